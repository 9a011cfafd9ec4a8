import { type Dice, die, invariant, type Offer, type Seat } from '@galloper/kernel';
import type { Action, ActionType } from './actions.ts';
import { isLegal } from './decide.ts';
import { promptOf } from './rooms.ts';
import type { Frame, State } from './state.ts';
import type { Verb } from './verb.ts';
import { verbs } from './verbs.ts';

/** Legal actions: the candidates of the verbs that fit the frame, judged by their own stages. */

const ALL_VERBS = Object.values(verbs) as readonly Verb<ActionType>[];

function isAsked(state: State, seat: Seat): boolean {
  const prompt = promptOf(state);
  return prompt?.kind === 'decide' && prompt.seats.includes(seat);
}

function isWorthAt({ at, steps }: Verb<ActionType>, frame: Frame): boolean {
  if (!at.includes(frame.at)) return false;
  return steps === undefined || frame.at !== 'activation' || steps.includes(frame.step);
}

/** Attempts worth judging now, whoever they are legal for. */
export function candidates(state: State, seat: Seat): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame === undefined || !isAsked(state, seat)) return [];
  return ALL_VERBS.filter((verb) => isWorthAt(verb, frame)).flatMap(
    (verb) => verb.candidates(state, seat) as readonly Action[],
  );
}

function subjectOf(action: Action): { readonly subject: string } | undefined {
  if ('unit' in action) return { subject: action.unit };
  if ('leader' in action) return { subject: action.leader };
  return 'wing' in action ? { subject: action.wing } : undefined;
}

/** Every legal action of a seat, none when it is not asked. */
export function offers(state: State, seat: Seat): readonly Offer<Action>[] {
  return candidates(state, seat)
    .filter((action) => isLegal(state, seat, action))
    .map((action) => ({ action, ...subjectOf(action) }));
}

const SAMPLE = { rule: 'W2.2', key: 'turn.sample', args: {} };

/** Takes out one of a pool, each as likely. */
function draw<Value>(pool: Value[], dice: Dice): Value {
  const index = pool.length === 1 ? 0 : dice.roll(SAMPLE, die(pool.length, 0));
  const drawn = pool[index];
  invariant(drawn !== undefined, 'a drawn index is in the pool');
  const last = pool.pop();
  if (last !== undefined && index < pool.length) pool[index] = last;
  return drawn;
}

/** Standing instructions are for players, not for play by chance. */
const PLAYED = ALL_VERBS.filter((verb) => verb !== (verbs.instruct as unknown));

/** Attempts of a verb, in lots that are worked out only when they are drawn. */
function lotsOf(verb: Verb<ActionType>, state: State, seat: Seat): (() => readonly Action[])[] {
  const { byUnit } = verb;
  if (byUnit === undefined) return [() => verb.candidates(state, seat)];
  return byUnit.units(state).map((unit) => () => byUnit.candidates(state, unit));
}

/** One legal action: a verb by chance, then one of its attempts, until one is legal. */
export function sample(state: State, seat: Seat, dice: Dice): Action {
  const frame = state.frames.at(-1);
  const open = frame === undefined ? [] : PLAYED.filter((verb) => isWorthAt(verb, frame));
  while (open.length > 0) {
    const lots = lotsOf(draw(open, dice), state, seat);
    while (lots.length > 0) {
      const pool = draw(lots, dice)().slice();
      while (pool.length > 0) {
        const action = draw(pool, dice);
        if (isLegal(state, seat, action)) return action;
      }
    }
  }
  invariant(false, 'a seat that is asked has a legal action');
}
