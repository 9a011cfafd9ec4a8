import type { Condition, Stage } from '@galloper/kernel';
import type { Action, ActionType } from './actions.ts';
import { unitDistance } from './position.ts';
import { findUnit, unitOf } from './roster.ts';
import type { FrameOf, InstructionKind, State, Unit } from './state.ts';
import type { Case, Verb } from './verb.ts';

/** W9.1-triggers - what every reaction needs: a window, and a unit that may still answer it. */

export type ReactionFrame = FrameOf<'reaction'>;
type Reaction = Extract<Action, { readonly unit: string }>;
type Reacting = Case<Reaction>;

/** Who may answer, and how; `kind` names the standing instruction that declines it unasked. */
export type Answers<Types extends ActionType> = {
  readonly [Type in Types]: Pick<Verb<Type>, 'at' | 'stages' | 'candidates'> & {
    readonly kind: InstructionKind;
  };
};

/** The same with what comes of it. */
export type Reactions<Types extends ActionType> = Answers<Types> & {
  readonly [Type in Types]: Verb<Type>;
};

export function windowOf(state: State): ReactionFrame {
  return state.frames.at(-1) as ReactionFrame;
}

export function activeUnit(state: State): Unit {
  return unitOf(state, windowOf(state).by);
}

const exists: Condition<Reacting> = {
  rule: 'W9.1-triggers',
  key: 'unit.unknown',
  holds: ({ state, action }) => findUnit(state, action.unit) !== undefined,
  facts: ({ action }) => ({ name: action.unit }),
};

const mayAnswer: Condition<Reacting> = {
  rule: 'W9.1-triggers',
  key: 'reaction.notAsked',
  holds: ({ state, action }) => windowOf(state).units.includes(action.unit),
  facts: ({ state, action }) => ({ unit: action.unit, by: windowOf(state).by }),
};

const bothThere: Condition<Reacting> = {
  rule: 'W9.1-triggers',
  key: 'reaction.gone',
  holds: ({ state, action }) =>
    unitOf(state, action.unit).where === 'map' && activeUnit(state).where === 'map',
  facts: ({ action }) => ({ unit: action.unit }),
};

/** Horse called from two hexes off only intercepts: turning and falling back are for units next to it. */
export const calledFromNear: Condition<Reacting> = {
  rule: 'W9.1-triggers',
  key: 'reaction.onlyMeets',
  holds: ({ state, action }) => {
    const { trigger } = windowOf(state);
    if (trigger === 'firedOn' || trigger === 'attacked') return true;
    return unitDistance(state, unitOf(state, action.unit), activeUnit(state)) <= 1;
  },
  facts: ({ state, action }) => ({ unit: action.unit, by: windowOf(state).by }),
};

export const REACTING_STAGES: readonly Stage<Reacting>[] = [
  { name: 'exists', conditions: [exists] },
  { name: 'mayAct', conditions: [mayAnswer, bothThere] },
];

/** The stages of every reaction, for a verb of one type. */
export function reactingStages<A extends Reaction>(): readonly Stage<Case<A>>[] {
  return REACTING_STAGES as unknown as readonly Stage<Case<A>>[];
}
