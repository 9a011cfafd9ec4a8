import type { Event, EventOf } from '../events.ts';
import { invariant } from '@galloper/kernel';
import { frameOf, withFrame, withUnit } from '../change.ts';
import { unitOf } from '../roster.ts';
import type { Acting, State } from '../state.ts';
import type { Folds } from '../verb.ts';

/** What a unit does in its one action: steps, turns, arrangement, guns, reform and rally. */

type Types = Extract<
  Event['type'],
  | 'UnitBegan'
  | 'UnitStepped'
  | 'CommandRegained'
  | 'UnitEnded'
  | 'ArrangementHit'
  | 'StackSwapped'
  | 'OpenOrderTaken'
  | 'ColumnTaken'
  | 'GunLimbered'
  | 'GunTurned'
  | 'Reformed'
  | 'RallyTried'
>;

function withActing(state: State, change: Partial<Acting>): State {
  const acting = frameOf(state, 'activation')?.acting;
  invariant(acting, 'a unit is acting');
  return withFrame(state, 'activation', { acting: { ...acting, ...change } });
}

function unitBegan(state: State, event: EventOf<'UnitBegan'>): State {
  const { left, right, facing } = unitOf(state, event.unit);
  return withFrame(withUnit(state, event.unit, { momentum: 0 }), 'activation', {
    acting: {
      unit: event.unit,
      spent: 0,
      from: { left, right, facing },
      entered: 0,
      targets: event.targets,
      inCommand: event.inCommand,
      regained: false,
      adjacent: event.adjacent,
      fired: false,
      swapped: false,
    },
  });
}

function unitStepped(state: State, event: EventOf<'UnitStepped'>): State {
  const before = unitOf(state, event.unit);
  const acting = frameOf(state, 'activation')?.acting;
  invariant(acting, 'a unit is acting');
  const moved = withUnit(state, event.unit, {
    left: event.left,
    right: event.right,
    facing: event.facing,
    momentum:
      event.entered > 0 && event.facing === before.facing ? before.momentum + event.entered : 0,
  });
  return withActing(moved, {
    spent: acting.spent + event.cost,
    entered: acting.entered + event.entered,
  });
}

function unitEnded(state: State, event: EventOf<'UnitEnded'>): State {
  const done = frameOf(state, 'activation')?.done ?? [];
  return withFrame(state, 'activation', { acting: undefined, done: [...done, event.unit] });
}

const REFORMED = {
  hedgehog: { hedgehog: false },
  salvo: { salvo: 0 },
  pistols: { pistols: 2 },
} as const;

function reformed(state: State, event: EventOf<'Reformed'>): State {
  if (event.what !== 'arrangement') return withUnit(state, event.unit, REFORMED[event.what]);
  const { arrangement } = unitOf(state, event.unit);
  return withUnit(state, event.unit, {
    arrangement: arrangement === 'broken' ? 'shaken' : 'normal',
  });
}

function rallyTried(state: State, event: EventOf<'RallyTried'>): State {
  if (!event.success) return state;
  const { morale } = unitOf(state, event.unit);
  return withUnit(state, event.unit, { morale: morale === 'broken' ? 'shaken' : 'normal' });
}

export const movementFolds: Folds<Types> = {
  UnitBegan: unitBegan,
  UnitStepped: unitStepped,
  CommandRegained: (state) => withActing(state, { regained: true }),
  UnitEnded: unitEnded,
  ArrangementHit: (state, event) => withUnit(state, event.unit, { arrangement: event.to }),
  StackSwapped: (state, event) =>
    withActing(withUnit(state, event.gun, { top: event.top }), { swapped: true }),
  OpenOrderTaken: (state, event) => withUnit(state, event.unit, { openOrder: event.openOrder }),
  ColumnTaken: (state, event) => withUnit(state, event.unit, { column: event.column }),
  GunLimbered: (state, event) =>
    withUnit(state, event.unit, {
      limbered: event.limbered,
      limbering: true,
      facing: event.facing,
    }),
  GunTurned: (state, event) => withUnit(state, event.unit, { facing: event.facing, fired: true }),
  Reformed: reformed,
  RallyTried: rallyTried,
};
