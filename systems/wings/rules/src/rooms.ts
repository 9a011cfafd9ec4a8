import { type Dice, invariant, type Prompt, recent } from '@galloper/kernel';
import { turnRooms } from './2.1-turn.ts';
import { activationRooms } from './2.2-activation.ts';
import { initiativeRooms } from './3-initiative.ts';
import { preemptionRooms } from './4.4-window.ts';
import { followRooms } from './5.1.2-follow.ts';
import { placementRooms } from './5.3.4-placement.ts';
import { openingRooms } from './5.5-opening.ts';
import { hedgehogRooms } from './6.3.2-hedgehog.ts';
import { reactionRooms } from './9.1-window.ts';
import { grazingRooms } from './10.5-grazing.ts';
import { leaderFateRooms } from './10.10-leader-loss.ts';
import { combatRooms } from './11.2-combat.ts';
import { retreatRooms } from './11.6-retreat.ts';
import { advanceRooms } from './11.7-advance.ts';
import { pursuitRooms } from './11.7.3-pursuit.ts';
import { returnRooms } from './11.9-return.ts';
import { checkRooms } from './12-morale.ts';
import { breakRooms } from './15.3-break.ts';
import { turncoatRooms } from './17-turncoat.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Frame, FrameAt, State } from './state.ts';
import type { Room, Rooms } from './verb.ts';

/** One room for each kind of frame: who is asked there, or what runs on by itself. */
export const rooms: Rooms<FrameAt> = {
  ...openingRooms,
  ...initiativeRooms,
  ...preemptionRooms,
  ...activationRooms,
  ...reactionRooms,
  ...hedgehogRooms,
  ...grazingRooms,
  ...checkRooms,
  ...leaderFateRooms,
  ...combatRooms,
  ...turncoatRooms,
  ...retreatRooms,
  ...followRooms,
  ...advanceRooms,
  ...pursuitRooms,
  ...turnRooms,
  ...placementRooms,
  ...returnRooms,
  ...breakRooms,
};

function roomOf(frame: Frame): Room<FrameAt> {
  const room = rooms[frame.at] as Room<FrameAt> | undefined;
  invariant(room, `a room for ${frame.at}`);
  return room;
}

/** Who decides what now; undefined when the battle is over. */
export const promptOf = recent(
  (state: State) => state,
  (state): Prompt<Action> | undefined => {
    const frame = state.frames.at(-1);
    return frame === undefined ? undefined : roomOf(frame).prompt(state, frame);
  },
  4,
);

/** What runs on by itself in the innermost frame. */
export function resolveFrame(state: State, dice: Dice): readonly Event[] {
  const frame = state.frames.at(-1);
  invariant(frame, 'a battle that is not over has a frame');
  const resolve = roomOf(frame).resolve;
  invariant(resolve, `frame ${frame.at} runs by itself`);
  return resolve(state, frame, dice);
}
