import { edgeHexes, parseHex, printHex } from '@galloper/hexes';
import type { Dice } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import { removed } from './5.3-replacement.ts';
import { chartsOf } from './charts-of.ts';
import { rollUpTo } from './d10.ts';
import type { Event, ModifierRow } from './events.ts';
import { isPassable } from './8.2-terrain.ts';
import { gridOf, stackAt } from './position.ts';
import { otherSide, unitOf } from './roster.ts';
import type { SideId } from './scenario.ts';
import type { FrameOf, Leader, State, Unit } from './state.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W11-return - each Marker Removal Phase horse that chased off the map is tested for its return. */

type Return = FrameOf<'return'>;
const frameIn = (state: State) => state.frames.at(-1) as Return;

/** The first pursuer not yet tested in this turn. */
export function pursuerToTest(state: State): Unit | undefined {
  return state.units.find((unit) => unit.where === 'pursuing' && unit.testedOn !== state.turn);
}

function leadersOff(state: State, unit: Unit): readonly Leader[] {
  return state.leaders.filter(
    (leader) => leader.status === 'pursuing' && leader.withUnit === unit.id,
  );
}

function returnModifiers(state: State, unit: Unit): readonly ModifierRow[] {
  const rating = Math.min(0, ...leadersOff(state, unit).map((leader) => leader.rating));
  const away = (state.turn - (unit.leftOn ?? state.turn)) * chartsOf(state).pursuit.turnAway;
  const rows: ModifierRow[] = [];
  if (rating !== 0) rows.push(['W11-return', 'pursuit.leader', rating]);
  if (away !== 0) rows.push(['W11-return', 'pursuit.turnsAway', away]);
  return rows;
}

/** Free hexes of the edge it left by: the enemy's own. */
function returnHexes(state: State, unit: Unit): number[] {
  const { homeEdge } = enemySide(state, unit.side);
  return edgeHexes(gridOf(state.scenario.ground), homeEdge).filter(
    (hex) => stackAt(state, hex).length === 0 && isPassable(state, unit.id, hex),
  );
}

function enemySide(state: State, side: SideId) {
  const [first, second] = state.scenario.sides;
  return first.id === otherSide(state, side) ? first : second;
}

/**
 * W5.3.1b - a leader who rode off counts as removed, and is diced for, when his unit does not come
 * back at once (option pursuingLeader).
 */
function leadersLost(state: State, unit: Unit): readonly Event[] {
  return leadersOff(state, unit).flatMap((leader) => removed(state, leader.id, 'W5.3.1b'));
}

export function rollReturn(state: State, unit: Unit, dice: Dice): readonly Event[] {
  const modifiers = returnModifiers(state, unit);
  const target = chartsOf(state).pursuit.returnsUpTo;
  const ask = { rule: 'W11-return', key: 'ask.return', args: { unit: unit.id, target } };
  const { die, success } = rollUpTo(dice, ask, target, modifiers);
  const hexes = returnHexes(state, unit);
  const rolled: Event = {
    type: 'ReturnRolled',
    unit: unit.id,
    die,
    modifiers: modifiers.map((row) => [...row]),
    target,
    success: success && hexes.length > 0,
  };
  return rolled.success
    ? [rolled, { type: 'ReturnCalled', unit: unit.id, hexes }]
    : [rolled, ...leadersLost(state, unit)];
}

const isIt = {
  rule: 'W11-return',
  key: 'return.other',
  holds: ({ state, action }: Case<ActionOf<'returnUnit'>>) => frameIn(state).unit === action.unit,
  facts: ({ state }: Case) => ({ unit: frameIn(state).unit }),
};

const freeEdge = {
  rule: 'W11-return',
  key: 'return.notEdge',
  holds: ({ state, action }: Case<ActionOf<'returnUnit'>>) => {
    const hex = parseHex(gridOf(state.scenario.ground), action.at);
    return hex !== undefined && frameIn(state).hexes.includes(hex);
  },
  facts: ({ action }: Case<ActionOf<'returnUnit'>>) => ({ unit: action.unit, at: action.at }),
};

function comesBack(state: State, action: ActionOf<'returnUnit'>): readonly Event[] {
  const hex = parseHex(gridOf(state.scenario.ground), action.at) ?? 0;
  const unit = unitOf(state, action.unit);
  const { homeEdge } = enemySide(state, unit.side);
  const facing = homeEdge === 'north' ? 4 : 1;
  const broken: readonly Event[] =
    unit.arrangement === 'broken'
      ? []
      : [{ type: 'ArrangementHit', unit: unit.id, to: 'broken', rule: 'W11-return' }];
  return [
    { type: 'UnitReturned', unit: unit.id, left: hex, right: hex, facing },
    ...broken,
    ...(unit.pistols > 0 ? [{ type: 'PistolsSpent' as const, unit: unit.id, left: 0 }] : []),
  ];
}

export const returnVerbs: Verbs<'returnUnit'> = {
  returnUnit: {
    at: ['return'],
    stages: [{ name: 'target', conditions: [isIt, freeEdge] }],
    candidates: (state) => {
      const { unit, hexes } = frameIn(state);
      const grid = gridOf(state.scenario.ground);
      return hexes.map((hex) => ({ type: 'returnUnit', unit, at: printHex(grid, hex) }));
    },
    decide: ({ state, action }) => comesBack(state, action),
  },
};

export const returnRooms: Rooms<'return'> = {
  return: {
    prompt: (state, frame) => ({
      kind: 'decide',
      seats: [unitOf(state, frame.unit).side],
      rule: 'W11-return',
      key: 'prompt.return',
      args: { unit: frame.unit },
    }),
  },
};
