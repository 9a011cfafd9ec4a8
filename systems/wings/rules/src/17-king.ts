import { edgeHexes } from '@galloper/hexes';
import { allows } from '@galloper/kernel';
import { frameOf } from './change.ts';
import { leaderExists, leaderIn, RIDER_STAGES, rideOf } from './5.1-leaders.ts';
import type { ActionOf } from './actions.ts';
import { chartsOf } from './charts-of.ts';
import { gridOf } from './position.ts';
import type { Leader, State } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W17-king - the King may leave the map by his own edge: for good, and for half of his points. */

type Leave = Case<ActionOf<'leaveMap'>>;

/** Off the map is one hex more than the last hex of the edge. */
function reachesOwnEdge(state: State, leader: Leader): boolean {
  const own = state.scenario.sides.find(({ id }) => id === leader.side);
  if (own === undefined) return false;
  const { cost } = rideOf(state, leader);
  const { movement } = chartsOf(state).leaders;
  return edgeHexes(gridOf(state.scenario.ground), own.homeEdge).some((hex) => {
    const spent = cost[hex] ?? -1;
    return spent >= 0 && spent < movement;
  });
}

const isKing = {
  rule: 'W17-king',
  key: 'leader.mustStay',
  holds: (of: Leave) => leaderIn(of).rank === 'king',
  facts: ({ action }: Leave) => ({ leader: action.leader }),
};

const ownEdgeNear = {
  rule: 'W17-king',
  key: 'leader.edgeTooFar',
  holds: (of: Leave) => reachesOwnEdge(of.state, leaderIn(of)),
  facts: ({ state, action }: Leave) => ({
    leader: action.leader,
    allowance: chartsOf(state).leaders.movement,
  }),
};

const whileThere = [
  ...RIDER_STAGES,
  { name: 'rank', conditions: [isKing] },
  { name: 'target', conditions: [ownEdgeNear] },
];

export const kingVerbs: Verbs<'leaveMap'> = {
  leaveMap: {
    at: ['activation'],
    stages: [{ name: 'exists', conditions: [leaderExists] }, ...whileThere],
    candidates: (state, seat) => {
      if (frameOf(state, 'activation')?.step !== 'actions') return [];
      return state.leaders
        .map(({ id }) => ({ type: 'leaveMap' as const, leader: id }))
        .filter((action) => allows(whileThere, { state, seat, action }));
    },
    decide: (of) => [
      { type: 'LeaderLeftMap', leader: of.action.leader, rule: 'W17-king' },
      { type: 'ArmyCommanderActed', side: leaderIn(of).side },
    ],
  },
};
