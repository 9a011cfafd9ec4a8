import {
  allows,
  type Dice,
  invariant,
  judge,
  ok,
  recent,
  refused,
  type Refusal,
  type Result,
  type Seat,
  type Verdict,
} from '@galloper/kernel';
import type { Action, ActionType } from './actions.ts';
import type { Event } from './events.ts';
import { promptOf, resolveFrame } from './rooms.ts';
import type { State } from './state.ts';
import type { Case, Verb } from './verb.ts';
import { verbs } from './verbs.ts';

/** One source of legality: `explain`, `offers` and `decide` ask the same stages. */

type AnyVerb = Verb<ActionType>;

function verbOf(type: ActionType): AnyVerb | undefined {
  return (verbs as { readonly [type: string]: AnyVerb | undefined })[type];
}

const NOT_NOW = { key: 'turn.notNow', rule: 'W2.2' } as const;

/** The refusal of an action that nobody is asked for now, or that is another's to take. */
function turnVerdict(state: State, seat: Seat | undefined, action: Action): Verdict | undefined {
  const prompt = promptOf(state);
  if (prompt === undefined) return denied('turn', 'W15-end', 'turn.over', {});
  if (prompt.kind === 'run') {
    return action.type === 'resolve' && seat === undefined
      ? undefined
      : (ownVerdict(state, seat, action) ??
          denied('turn', NOT_NOW.rule, 'turn.runs', { asked: prompt.key }));
  }
  if (seat === undefined || !prompt.seats.includes(seat)) {
    return denied('turn', NOT_NOW.rule, 'turn.otherSide', { side: prompt.seats[0] ?? '' });
  }
  const frame = state.frames.at(-1);
  const verb = verbOf(action.type);
  return frame !== undefined && verb?.at.includes(frame.at)
    ? undefined
    : denied('turn', NOT_NOW.rule, NOT_NOW.key, { asked: prompt.key });
}

/** The rule of the action itself that forbids it here, though nobody is asked: it says more. */
function ownVerdict(state: State, seat: Seat | undefined, action: Action): Verdict | undefined {
  const frame = state.frames.at(-1);
  const verb = verbOf(action.type);
  if (seat === undefined || frame === undefined || !verb?.at.includes(frame.at)) return undefined;
  if (frame.at !== 'activation' && frame.at !== 'reaction') return undefined;
  if (frame.side !== seat) return undefined;
  const verdict = judge(verb.stages, { state, seat, action } as Case<never>);
  return verdict.legal ? undefined : verdict;
}

function denied(stage: string, rule: string, key: string, args: Record<string, string>): Verdict {
  return { legal: false, stage, reasons: [{ rule, key, args }], permits: [] };
}

/** Any action, legal or not. Never throws. */
export function explain(state: State, seat: Seat | undefined, action: Action): Verdict {
  const turn = turnVerdict(state, seat, action);
  if (turn !== undefined) return turn;
  const verb = verbOf(action.type);
  if (verb === undefined || seat === undefined) return { legal: true, permits: [] };
  return judge(verb.stages, { state, seat, action } as Case<never>);
}

/** Where an action was last found legal, so that deciding it does not judge it twice. */
const foundLegal = recent(
  (action: Action) => action,
  (): { state?: State; seat?: Seat } => ({}),
  2,
);

/** True exactly when `explain` says legal; builds no reasons. The seat must be asked now. */
export function isLegal(state: State, seat: Seat, action: Action): boolean {
  const frame = state.frames.at(-1);
  const verb = verbOf(action.type);
  if (frame === undefined || verb === undefined || !verb.at.includes(frame.at)) return false;
  if (!allows(verb.stages, { state, seat, action } as Case<never>)) return false;
  Object.assign(foundLegal(action), { state, seat });
  return true;
}

function wasFoundLegal(state: State, seat: Seat | undefined, action: Action): boolean {
  const found = foundLegal(action);
  return found.state === state && found.seat === seat;
}

/** Events of an accepted action. Refused exactly when `explain` says illegal. */
export function decide(
  state: State,
  seat: Seat | undefined,
  action: Action,
  dice: Dice,
): Result<readonly Event[], Refusal> {
  const turn = turnVerdict(state, seat, action);
  if (turn?.legal === false) return refused({ stage: turn.stage, reasons: turn.reasons });
  if (seat !== undefined && !wasFoundLegal(state, seat, action) && !isLegal(state, seat, action)) {
    const verdict = explain(state, seat, action);
    invariant(!verdict.legal, 'what is refused has its reasons');
    return refused({ stage: verdict.stage, reasons: verdict.reasons });
  }
  if (seat === undefined) return ok(resolveFrame(state, dice));
  const verb = verbOf(action.type);
  invariant(verb, `a verb for ${action.type}`);
  return ok(verb.decide({ state, seat, action } as Case<never>, dice));
}
