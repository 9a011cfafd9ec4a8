import type { Event, EventOf } from '../events.ts';
import { chartsOf } from '../charts-of.ts';
import { frameOf, pop, push, withFrame, withUnit } from '../change.ts';
import { unitOf } from '../roster.ts';
import type { State } from '../state.ts';
import type { Folds } from '../verb.ts';

/** Shots, losses, morale. */

type Types = Extract<
  Event['type'],
  | 'ShotFired'
  | 'BounceCalled'
  | 'BounceEnded'
  | 'PistolsSpent'
  | 'SalvoSpent'
  | 'GunSpent'
  | 'CasualtiesTaken'
  | 'GunDisabled'
  | 'UnitEliminated'
  | 'MoraleChanged'
  | 'CheckCalled'
  | 'CheckWaived'
  | 'MoraleChecked'
>;

function shotFired(state: State, event: EventOf<'ShotFired'>): State {
  if (event.bounce > 0) {
    const targets = frameOf(state, 'bounce')?.targets.slice(1) ?? [];
    return withFrame(state, 'bounce', { targets, count: event.bounce + 1 });
  }
  const acting = frameOf(state, 'activation')?.acting;
  if (event.reaction || acting?.unit !== event.unit) return state;
  return withFrame(state, 'activation', { acting: { ...acting, fired: true } });
}

function casualtiesTaken(state: State, event: EventOf<'CasualtiesTaken'>): State {
  const unit = unitOf(state, event.unit);
  return withUnit(state, event.unit, {
    strength: Math.max(0, unit.strength - event.points),
    casualties: unit.casualties + event.points,
  });
}

export const fireFolds: Folds<Types> = {
  ShotFired: shotFired,
  BounceCalled: (state, event) =>
    push(state, { at: 'bounce', unit: event.unit, targets: event.targets, count: 1 }),
  BounceEnded: (state) => pop(state, 'bounce'),
  PistolsSpent: (state, event) => withUnit(state, event.unit, { pistols: event.left }),
  SalvoSpent: (state, event) =>
    withUnit(state, event.unit, { salvo: chartsOf(state).smallArms.salvoPhases }),
  GunSpent: (state, event) => withUnit(state, event.unit, { fired: true }),
  CasualtiesTaken: casualtiesTaken,
  GunDisabled: (state, event) => withUnit(state, event.unit, { disabled: true }),
  UnitEliminated: (state, event) => withUnit(state, event.unit, { where: 'eliminated' }),
  MoraleChanged: (state, event) => withUnit(state, event.unit, { morale: event.to }),
  CheckCalled: (state, event) =>
    push(state, {
      at: 'check',
      unit: event.unit,
      cause: event.cause,
      retreat: event.retreat,
      from: event.from,
      exposed: event.exposed,
    }),
  CheckWaived: (state) => pop(state, 'check'),
  MoraleChecked: (state) => pop(state, 'check'),
};
