import type { ActionOf } from './actions.ts';
import type { Event } from './events.ts';
import { sideOf } from './position.ts';
import { cardOf, isTwoHex, leaderCard } from './roster.ts';
import type { SideId, UnitCard } from './scenario.ts';
import type { Leader, State, Unit } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W15 - points, levels, and the ways a battle ends. */

export type PointRow = { readonly key: string; readonly subject: string; readonly points: number };

function eliminated(state: State, card: UnitCard): number {
  const { points } = state.scenario;
  if (card.class === 'cavalry') return points.cavalryEliminated;
  if (card.class === 'lightInfantry') return points.lightInfantryEliminated;
  if (card.class === 'heavyInfantry') {
    return isTwoHex(card) ? points.twoHexInfantryEliminated : points.oneHexInfantryEliminated;
  }
  return 0;
}

function casualty(state: State, card: UnitCard): number {
  const { points } = state.scenario;
  if (card.class === 'cavalry') return points.cavalryCasualty;
  return card.class === 'heavyInfantry' ? points.infantryCasualty : 0;
}

function unitRows(state: State, unit: Unit): readonly PointRow[] {
  const card = cardOf(state, unit.id);
  if (unit.capturedBy !== undefined && unit.capturedBy !== card.side) {
    const value =
      card.gun === undefined
        ? state.scenario.points.wagonCaptured
        : state.scenario.points.gunCaptured[card.gun.weight];
    return [{ key: 'points.captured', subject: unit.id, points: value }];
  }
  if (unit.side !== card.side) return [];
  if (unit.where === 'eliminated') {
    return [{ key: 'points.eliminated', subject: unit.id, points: eliminated(state, card) }];
  }
  const points = casualty(state, card) * unit.casualties;
  return unit.where === 'map' && points > 0
    ? [{ key: 'points.casualties', subject: unit.id, points }]
    : [];
}

function leaderRows(state: State, leader: Leader): readonly PointRow[] {
  const card = leaderCard(state.scenario, leader.id);
  if (card === undefined) return [];
  const { points } = state.scenario;
  if (leader.status === 'left') {
    return [{ key: 'points.leftMap', subject: leader.id, points: points.kingLeftMap }];
  }
  if (leader.status !== 'gone') return [];
  const value = {
    wingCommander: points.wingCommander,
    armyCommander: points.armyCommander,
    king: points.king,
  }[leader.rank];
  return [{ key: 'points.leader', subject: leader.id, points: value }];
}

/** W15-points - what a side scores for the losses of its enemy, row by row. */
export function pointsFor(state: State, side: SideId): readonly PointRow[] {
  const units = state.units.filter((unit) => cardOf(state, unit.id).side !== side);
  const leaders = state.leaders.filter((leader) => leader.side !== side);
  return [
    ...units.flatMap((unit) => unitRows(state, unit)),
    ...leaders.flatMap((leader) => leaderRows(state, leader)),
  ].filter((row) => row.points > 0);
}

export function scoreOf(state: State, side: SideId): number {
  return pointsFor(state, side).reduce((sum, row) => sum + row.points, 0);
}

/** W15-levels - how much a difference of points is worth. */
export function levelOf(
  state: State,
  difference: number,
): 'draw' | 'marginal' | 'substantive' | 'decisive' {
  const { levels } = state.scenario;
  if (difference >= levels.decisive) return 'decisive';
  if (difference >= levels.substantive) return 'substantive';
  return difference >= levels.marginal ? 'marginal' : 'draw';
}

/** W15-surrender - an army with nothing left on the map but guns, wagons and broken units. */
export function surrenders(state: State, side: SideId): boolean {
  return !state.units.some(
    (unit) =>
      unit.where === 'map' &&
      sideOf(unit) === side &&
      unit.morale !== 'broken' &&
      !['artillery', 'wagon'].includes(cardOf(state, unit.id).class),
  );
}

export function battleEnded(state: State, by: 'turns' | 'break' | 'surrender'): Event {
  const [first, second] = state.scenario.sides;
  const points = { [first.id]: scoreOf(state, first.id), [second.id]: scoreOf(state, second.id) };
  const difference = (points[first.id] ?? 0) - (points[second.id] ?? 0);
  const lost = state.scenario.sides.filter((side) => surrenders(state, side.id));
  const loser = by === 'surrender' && lost.length === 1 ? lost[0]?.id : undefined;
  if (loser !== undefined) {
    const winner = loser === first.id ? second.id : first.id;
    return { type: 'BattleEnded', by, winner, key: 'victory.decisive', points };
  }
  const level = levelOf(state, Math.abs(difference));
  const key = `victory.${level}`;
  if (level === 'draw') return { type: 'BattleEnded', by, key, points };
  return { type: 'BattleEnded', by, winner: difference > 0 ? first.id : second.id, key, points };
}

/** W15-break - no wing under Charge is on the map, so that a break is possible at all. */
export function breakPossible(state: State): boolean {
  return !state.wings.some(
    (wing) =>
      wing.order === 'charge' &&
      state.units.some((unit) => unit.where === 'map' && cardOf(state, unit.id).wing === wing.id),
  );
}

/** W15-break - both sides passed with every wing that may pass in this turn. */
export function bothPassed(state: State): boolean {
  const acted = state.wings.filter((wing) => wing.passed || wing.activations > 0);
  const sides = new Set(acted.map((wing) => wing.side));
  return sides.size === state.scenario.sides.length && acted.every((wing) => wing.passed);
}

const noCharge = {
  rule: 'W15-break',
  key: 'break.charge',
  holds: ({ state }: Case<ActionOf<'declareBreak'>>) => breakPossible(state),
};

const readingAllows = {
  rule: 'W15-break',
  key: 'break.option',
  holds: ({ state }: Case<ActionOf<'declareBreak'>>) => state.options.breakBy !== 'pass',
};

/** The end of a turn: a side may call a break. The turn's end frame asks each side once. */
export const breakVerbs: Verbs<'declareBreak' | 'goOn'> = {
  declareBreak: {
    at: ['breakWindow'],
    stages: [{ name: 'mayAct', conditions: [noCharge, readingAllows] }],
    candidates: () => [{ type: 'declareBreak' }],
    decide: ({ state, seat }) => [
      { type: 'BreakDeclared', side: seat },
      battleEnded(state, 'break'),
    ],
  },
  goOn: {
    at: ['breakWindow'],
    stages: [],
    candidates: () => [{ type: 'goOn' }],
    decide: ({ seat }) => [{ type: 'BreakForgone', side: seat }],
  },
};
