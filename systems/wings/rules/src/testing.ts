import { DiceWanted, invariant, scripted, type Seat, type Verdict } from '@galloper/kernel';
import type { Action } from './actions.ts';
import { decide, explain } from './decide.ts';
import type { Event } from './events.ts';
import { after } from './evolve.ts';
import { parseAction } from './notation-action.ts';
import { parsePosition } from './notation-position.ts';
import { promptOf } from './rooms.ts';
import type { State } from './state.ts';

/** Given, when, then for rule tests: positions in notation, scripted dice that must be used up. */

/** A case may say a man or a unit of its common field otherwise: the last line of each holds. */
function lastSaid(text: string): string {
  const lines = text.split('\n');
  const name = (line: string) => /^(leader|unit) \S+/.exec(line)?.[0];
  const names = lines.map(name);
  return lines
    .filter((_line, at) => names[at] === undefined || names.lastIndexOf(names[at]) === at)
    .join('\n');
}

export function given(text: string): State {
  const parsed = parsePosition(lastSaid(text));
  invariant(parsed.ok, `a position that reads: ${parsed.ok ? '' : JSON.stringify(parsed.error)}`);
  return parsed.value;
}

export function act(state: State, action: string | Action): Action {
  if (typeof action !== 'string') return action;
  const parsed = parseAction(state, action);
  invariant(parsed.ok, `an action that reads: ${action}`);
  return parsed.value;
}

export function verdict(state: State, seat: Seat, action: string | Action): Verdict {
  return explain(state, seat, act(state, action));
}

/** Rule ids an action is refused by; none when it is legal. */
export function refusedBy(state: State, seat: Seat, action: string | Action): readonly string[] {
  const answer = verdict(state, seat, action);
  return answer.legal ? [] : answer.reasons.map((reason) => reason.rule);
}

export type Played = { readonly state: State; readonly events: readonly Event[] };

/**
 * Plays an action with the faces given, in order, then whatever runs on by itself for as long as it
 * needs no face that is not given. Throws when the action is refused or a face is left over.
 */
export function play(
  state: State,
  seat: Seat,
  action: string | Action,
  ...faces: readonly number[]
): Played {
  const dice = scripted(faces);
  const result = decide(state, seat, act(state, action), dice);
  invariant(result.ok, `accepted: ${result.ok ? '' : JSON.stringify(result.error)}`);
  return runOn({ state: after(state, result.value), events: result.value }, dice, faces.length);
}

/** Lets what runs by itself run, with the faces given. */
export function run(state: State, ...faces: readonly number[]): Played {
  return runOn({ state, events: [] }, scripted(faces), faces.length);
}

function runOn(played: Played, dice: ReturnType<typeof scripted>, given: number): Played {
  let { state, events } = played;
  while (dice.leftOver() > 0 || given === 0) {
    if (promptOf(state)?.kind !== 'run') break;
    const before = dice.leftOver();
    const probe = given === 0 ? scripted([]) : dice;
    const more = tryRun(state, probe);
    if (more === undefined) break;
    events = [...events, ...more];
    state = after(state, more);
    if (given > 0 && dice.leftOver() === before && before === 0) break;
  }
  invariant(dice.leftOver() === 0, `all dice used, ${dice.leftOver()} left`);
  return { state, events };
}

function tryRun(state: State, dice: ReturnType<typeof scripted>): readonly Event[] | undefined {
  try {
    const result = decide(state, undefined, { type: 'resolve' }, dice);
    return result.ok ? result.value : undefined;
  } catch (error) {
    if (!(error instanceof DiceWanted)) throw error;
    return undefined;
  }
}
