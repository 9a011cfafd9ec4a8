import type { Event } from '../events.ts';
import { frameOf, pop, push, withFrame, withUnit } from '../change.ts';
import type { Folds } from '../verb.ts';

/** Reactions of the side that is not active, and hedgehogs. */

type Types = Extract<
  Event['type'],
  | 'ReactionOffered'
  | 'ReactionTaken'
  | 'ReactionsClosed'
  | 'UnitTurned'
  | 'UnitWithdrew'
  | 'InterceptionTried'
  | 'UnitIntercepted'
  | 'HedgehogCalled'
  | 'HedgehogWaived'
  | 'HedgehogTried'
  | 'HedgehogLeft'
>;

export const reactionFolds: Folds<Types> = {
  ReactionOffered: (state, event) =>
    push(state, {
      at: 'reaction',
      trigger: event.trigger,
      by: event.by,
      side: event.side,
      units: event.units,
    }),
  ReactionTaken: (state, event) =>
    withFrame(state, 'reaction', {
      units: (frameOf(state, 'reaction')?.units ?? []).filter((unit) => unit !== event.unit),
    }),
  ReactionsClosed: (state) => pop(state, 'reaction'),
  UnitTurned: (state, event) => withUnit(state, event.unit, { facing: event.facing }),
  UnitWithdrew: (state, { unit, left, right, facing }) =>
    withUnit(state, unit, { left, right, facing }),
  InterceptionTried: (state) => state,
  UnitIntercepted: (state, { unit, left, right, facing }) =>
    withUnit(state, unit, { left, right, facing }),
  HedgehogCalled: (state, event) =>
    push(state, { at: 'hedgehog', unit: event.unit, forced: event.forced }),
  HedgehogWaived: (state) => pop(state, 'hedgehog'),
  HedgehogLeft: (state, event) => withUnit(state, event.unit, { hedgehog: false }),
  HedgehogTried: (state, event) => {
    const closed = state.frames.at(-1)?.at === 'hedgehog' ? pop(state, 'hedgehog') : state;
    return event.success ? withUnit(closed, event.unit, { hedgehog: true }) : closed;
  },
};
