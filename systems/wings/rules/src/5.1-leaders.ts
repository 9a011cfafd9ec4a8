import { flood, type Hex, parseHex, printHex, type Reach } from '@galloper/hexes';
import { allows, recent, type Seat, type Stage } from '@galloper/kernel';
import { frameOf } from './change.ts';
import type { ActionOf } from './actions.ts';
import { closedTo } from './8.2-closed.ts';
import { chartsOf } from './charts-of.ts';
import type { Event } from './events.ts';
import { gridOf, troopsAt } from './position.ts';
import { findLeader, wingOf } from './roster.ts';
import type { FrameOf, Leader, State } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W5.1-movement, W5.1-ground - leaders ride where they like: 8 hexes, never onto the enemy. */

function activation(state: State): FrameOf<'activation'> {
  return frameOf(state, 'activation') as FrameOf<'activation'>;
}

type Rides = { readonly from: Map<Hex, Reach>; readonly ends: Map<string, Ends> };
type Ends = readonly ActionOf<'moveLeader'>[];
const ridesOf = recent(
  (closed: Uint8Array) => closed,
  (): Rides => ({ from: new Map(), ends: new Map() }),
  4,
);

/** Hexes a leader can ride to; every passable hex without an enemy costs one. */
export function rideOf(state: State, { side, hex }: Leader): Reach {
  const closed = closedTo(state, side);
  const { from } = ridesOf(closed);
  const known = from.get(hex);
  if (known !== undefined) return known;
  const { movement } = chartsOf(state).leaders;
  const grid = gridOf(state.scenario.ground);
  const reach = flood(grid, hex, movement, (_from, _way, to) => (closed[to] === 1 ? -1 : 1));
  from.set(hex, reach);
  return reach;
}

function endsOf(state: State, leader: Leader): Ends {
  const { ends } = ridesOf(closedTo(state, leader.side));
  const key = `${leader.id} ${leader.hex}`;
  const known = ends.get(key);
  if (known !== undefined) return known;
  const grid = gridOf(state.scenario.ground);
  const { cost } = rideOf(state, leader);
  const found: ActionOf<'moveLeader'>[] = [];
  for (let hex = 0; hex < grid.size; hex += 1) {
    if ((cost[hex] ?? -1) <= 0) continue;
    found.push({ type: 'moveLeader', leader: leader.id, to: printHex(grid, hex) });
  }
  ends.set(key, found);
  return found;
}

type Ride = Case<ActionOf<'moveLeader'>>;
export type Rider = Case<ActionOf<'moveLeader' | 'leaveMap'>>;
export const leaderIn = ({ state, action }: Rider) => findLeader(state, action.leader) as Leader;
const hexIn = ({ state, action }: Ride) => parseHex(gridOf(state.scenario.ground), action.to);
const riderFacts = ({ action }: Rider) => ({ leader: action.leader });
const facts = ({ action }: Ride) => ({ leader: action.leader, to: action.to });

export const leaderExists = {
  rule: 'W5.1-movement',
  key: 'leader.unknown',
  holds: ({ state, action }: Rider) => findLeader(state, action.leader) !== undefined,
  facts: ({ action }: Rider) => ({ name: action.leader }),
};

const hexExists = {
  rule: 'W7.1-move',
  key: 'hex.unknown',
  holds: (of: Ride) => hexIn(of) !== undefined,
  facts: ({ action }: Ride) => ({ name: action.to }),
};

const inActions = {
  rule: 'W2.2',
  key: 'activation.notActions',
  holds: ({ state }: Rider) => activation(state).step === 'actions',
};

const betweenUnits = {
  rule: 'W2.2-begun',
  key: 'leader.midAction',
  holds: ({ state }: Rider) => activation(state).acting === undefined,
  facts: ({ state }: Rider) => ({ unit: activation(state).acting?.unit ?? '' }),
};

const onMap = {
  rule: 'W5.3.2',
  key: 'leader.offMap',
  holds: (of: Rider) => leaderIn(of).status === 'map',
  facts: riderFacts,
};

/** The active wing's commander, the army commander of its side, the king. */
const ofThisActivation = {
  rule: 'W5.2-commander',
  key: 'leader.notActive',
  holds: (of: Rider) => {
    const frame = activation(of.state);
    const leader = leaderIn(of);
    if (leader.rank !== 'wingCommander') return leader.side === frame.side;
    return wingOf(of.state, frame.wing).commander === leader.id;
  },
  facts: riderFacts,
};

const notYetMoved = {
  rule: 'W5.2-commander',
  key: 'leader.moved',
  holds: (of: Rider) =>
    leaderIn(of).rank !== 'wingCommander' || !activation(of.state).commanderMoved,
  facts: riderFacts,
};

const actionLeft = {
  rule: 'W5.1-acAction',
  key: 'influence.spent',
  holds: (of: Rider) =>
    leaderIn(of).rank === 'wingCommander' || !activation(of.state).armyCommanderUsed,
  facts: riderFacts,
};

const elsewhere = {
  rule: 'W5.1-movement',
  key: 'leader.sameHex',
  holds: (of: Ride) => hexIn(of) !== leaderIn(of).hex,
  facts,
};

const openHex = {
  rule: 'W5.1-ground',
  key: 'leader.closedHex',
  holds: (of: Ride) => closedTo(of.state, leaderIn(of).side)[hexIn(of) ?? -1] !== 1,
  facts,
};

const withinReach = {
  rule: 'W5.1-movement',
  key: 'leader.tooFar',
  holds: (of: Ride) =>
    !openHex.holds(of) || (rideOf(of.state, leaderIn(of)).cost[hexIn(of) ?? -1] ?? -1) >= 0,
  facts: (of: Ride) => ({ ...facts(of), allowance: chartsOf(of.state).leaders.movement }),
};

/** W17-king - the king stays with troops of his side. */
const kingWithTroops = {
  rule: 'W17-king',
  key: 'leader.kingAlone',
  holds: (of: Ride) => {
    if (leaderIn(of).rank !== 'king') return true;
    const troops = troopsAt(of.state, hexIn(of) ?? -1);
    return troops !== undefined && troops.side === leaderIn(of).side;
  },
  facts,
};

/** What is asked of a leader who is there, wherever he rides. */
export const RIDER_STAGES: readonly Stage<Rider>[] = [
  { name: 'thisStep', conditions: [inActions, betweenUnits] },
  { name: 'mayAct', conditions: [onMap, ofThisActivation, notYetMoved, actionLeft] },
];

function candidates(state: State, seat: Seat): readonly ActionOf<'moveLeader'>[] {
  const frame = frameOf(state, 'activation');
  if (frame === undefined || frame.step !== 'actions' || frame.acting !== undefined) return [];
  const riders = state.leaders.filter(({ id }) =>
    allows(RIDER_STAGES, { state, seat, action: { type: 'moveLeader', leader: id, to: '' } }),
  );
  return riders.flatMap((leader) => endsOf(state, leader));
}

export const leaderVerbs: Verbs<'moveLeader'> = {
  moveLeader: {
    at: ['activation'],
    stages: [
      { name: 'exists', conditions: [leaderExists, hexExists] },
      ...RIDER_STAGES,
      { name: 'target', conditions: [elsewhere, openHex, withinReach, kingWithTroops] },
    ],
    candidates,
    decide: (of) => {
      const leader = leaderIn(of);
      const moved: Event = {
        type: 'LeaderMoved',
        leader: leader.id,
        hex: hexIn(of) ?? leader.hex,
        cause: 'move',
      };
      return leader.rank === 'wingCommander'
        ? [moved]
        : [moved, { type: 'ArmyCommanderActed', side: leader.side }];
    },
  },
};
