import type { Event, EventOf } from '../events.ts';
import { frameOf, pop, push, withFrame, withUnit } from '../change.ts';
import { otherSide, unitOf } from '../roster.ts';
import type { State } from '../state.ts';
import type { Folds } from '../verb.ts';

/** Close combat and what follows: retreat, advance, pursuit, capture. */

type Types = Extract<
  Event['type'],
  | 'CombatDeclared'
  | 'LeaderAttacked'
  | 'PistolsDeclared'
  | 'CombatResolved'
  | 'CombatClosed'
  | 'RetreatOrdered'
  | 'UnitRetreated'
  | 'RetreatBlocked'
  | 'RetreatEnded'
  | 'UnitRouted'
  | 'AdvanceCalled'
  | 'UnitAdvanced'
  | 'AdvanceEnded'
  | 'PursuitTestCalled'
  | 'PursuitWaived'
  | 'PursuitRolled'
  | 'PursuitBegan'
  | 'UnitPursued'
  | 'PursuitEnded'
  | 'UnitLeftMap'
  | 'ReturnRolled'
  | 'ReturnCalled'
  | 'UnitReturned'
  | 'UnitArrived'
  | 'TurnAfterCombatCalled'
  | 'TurnAfterCombatEnded'
  | 'GunCaptured'
  | 'TurncoatCalled'
  | 'TurncoatRolled'
>;

function withFought(state: State, units: readonly string[]): State {
  const activation = frameOf(state, 'activation');
  return activation === undefined
    ? state
    : withFrame(state, 'activation', { fought: [...activation.fought, ...units] });
}

function combatDeclared(state: State, event: EventOf<'CombatDeclared'>): State {
  const noted = event.interception
    ? state
    : withFought(state, [...event.attackers, event.defender]);
  return push(noted, {
    at: 'combat',
    attackers: event.attackers,
    defender: event.defender,
    hex: event.hex,
    step: 'pistols',
    pistols: [],
    interception: event.interception,
    momentum: event.momentum,
  });
}

function pistolsDeclared(state: State, event: EventOf<'PistolsDeclared'>): State {
  const frame = frameOf(state, 'combat');
  const byDefender = frame !== undefined && unitOf(state, frame.defender).side === event.side;
  const step = byDefender ? 'roll' : 'defenderPistols';
  return withFrame(state, 'combat', { step, pistols: [...(frame?.pistols ?? []), ...event.units] });
}

function unitLeftMap(state: State, event: EventOf<'UnitLeftMap'>): State {
  const leaders = state.leaders.map((leader) =>
    leader.status === 'map' && event.leaders.includes(leader.id)
      ? { ...leader, status: 'pursuing' as const, withUnit: event.unit }
      : leader,
  );
  return withUnit({ ...state, leaders }, event.unit, {
    where: 'pursuing',
    leftOn: state.turn,
    left: event.edge,
    right: event.edge,
  });
}

/** It leaves the battle, and is no loss of the side it left. */
function turncoatRolled(state: State, event: EventOf<'TurncoatRolled'>): State {
  const closed = { ...pop(state, 'turncoat'), turncoatTried: true };
  if (event.unit === undefined) return closed;
  const side = otherSide(state, unitOf(state, event.unit).side);
  return withUnit(closed, event.unit, { where: 'eliminated', side });
}

type Placed = { unit: string; left: number; right: number; facing: 0 | 1 | 2 | 3 | 4 | 5 };

function placed(state: State, { unit, left, right, facing }: Placed): State {
  return withUnit(state, unit, { left, right, facing });
}

/** Leaders who rode off with a unit come back with it. */
function entered(state: State, { unit, left, right, facing }: Placed): State {
  const leaders = state.leaders.map((leader) =>
    leader.status === 'pursuing' && leader.withUnit === unit
      ? { ...leader, status: 'map' as const, hex: left, withUnit: undefined }
      : leader,
  );
  return withUnit({ ...state, leaders }, unit, {
    left,
    right,
    facing,
    where: 'map',
    leftOn: undefined,
  });
}

export const combatFolds: Folds<Types> = {
  CombatDeclared: combatDeclared,
  LeaderAttacked: (state, event) => withFought(state, event.attackers),
  PistolsDeclared: pistolsDeclared,
  CombatResolved: (state) => withFrame(state, 'combat', { step: 'after' }),
  CombatClosed: (state) => pop(state, 'combat'),
  RetreatOrdered: (state, { unit, hexes, from, fromHexes }) =>
    push(state, { at: 'retreat', unit, hexes, from, fromHexes }),
  UnitRetreated: (state, event) =>
    withFrame(placed(state, event), 'retreat', { hexes: event.hexesLeft }),
  RetreatBlocked: (state) => withFrame(state, 'retreat', { hexes: 0 }),
  RetreatEnded: (state) => pop(state, 'retreat'),
  UnitRouted: (state, event) => withUnit(state, event.unit, { where: 'eliminated' }),
  AdvanceCalled: (state, { units, hexes, beaten }) =>
    push(state, { at: 'advance', units, hexes, beaten }),
  UnitAdvanced: placed,
  AdvanceEnded: (state) => pop(state, 'advance'),
  PursuitTestCalled: (state, event) =>
    push(state, { at: 'pursuitTest', unit: event.unit, beaten: event.beaten }),
  PursuitWaived: (state) => pop(state, 'pursuitTest'),
  PursuitRolled: (state) => pop(state, 'pursuitTest'),
  PursuitBegan: (state, { type: _, ...pursuit }) => push(state, { at: 'pursuit', ...pursuit }),
  UnitPursued: (state, { unit, hex, facing, left }) =>
    withFrame(placed(state, { unit, left: hex, right: hex, facing }), 'pursuit', { left }),
  PursuitEnded: (state) => pop(state, 'pursuit'),
  UnitLeftMap: unitLeftMap,
  ReturnRolled: (state, event) => withUnit(state, event.unit, { testedOn: state.turn }),
  ReturnCalled: (state, event) =>
    push(state, { at: 'return', unit: event.unit, hexes: event.hexes }),
  UnitReturned: (state, event) =>
    entered(state.frames.at(-1)?.at === 'return' ? pop(state, 'return') : state, event),
  UnitArrived: entered,
  TurnAfterCombatCalled: (state, event) =>
    push(state, { at: 'turnAfterCombat', units: event.units }),
  TurnAfterCombatEnded: (state) => pop(state, 'turnAfterCombat'),
  GunCaptured: (state, event) => withUnit(state, event.unit, { capturedBy: event.by }),
  TurncoatCalled: (state) => push(state, { at: 'turncoat' }),
  TurncoatRolled: turncoatRolled,
};
