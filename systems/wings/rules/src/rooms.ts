import { type Dice, invariant, type Prompt } from '@galloper/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Frame, FrameAt, State } from './state.ts';
import type { Room, Rooms } from './verb.ts';

/** One room for each kind of frame: who is asked there, or what runs on by itself. */
export const rooms: Partial<Rooms<FrameAt>> = {
};

function roomOf(frame: Frame): Room<FrameAt> {
  const room = rooms[frame.at] as Room<FrameAt> | undefined;
  invariant(room, `a room for ${frame.at}`);
  return room;
}

const prompts = new WeakMap<State, Prompt<Action>>();

/** Who decides what now; undefined when the battle is over. */
export function promptOf(state: State): Prompt<Action> | undefined {
  const frame = state.frames.at(-1);
  if (frame === undefined) return undefined;
  const known = prompts.get(state);
  if (known !== undefined) return known;
  const prompt = roomOf(frame).prompt(state, frame);
  prompts.set(state, prompt);
  return prompt;
}

/** What runs on by itself in the innermost frame. */
export function resolveFrame(state: State, dice: Dice): readonly Event[] {
  const frame = state.frames.at(-1);
  invariant(frame, 'a battle that is not over has a frame');
  const resolve = roomOf(frame).resolve;
  invariant(resolve, `frame ${frame.at} runs by itself`);
  return resolve(state, frame, dice);
}
