import type { Event, EventOf } from '../events.ts';
import { pop, push, withFrame, withLeader, withWing } from '../change.ts';
import { leaderOf, wingOf } from '../roster.ts';
import type { Leader, State } from '../state.ts';
import type { Folds } from '../verb.ts';

/** Leaders: where they are, how they are lost, who stands in. */

type Types = Extract<
  Event['type'],
  | 'LeaderMoved'
  | 'LeaderLeftMap'
  | 'LeaderEndangered'
  | 'LeaderSpared'
  | 'LeaderFateRolled'
  | 'LeaderRemoved'
  | 'ReplacementRolled'
  | 'StandInNamed'
  | 'StandInLeft'
  | 'LeaderReturned'
  | 'LeaderGone'
  | 'LeaderPromoted'
  | 'PlacementCalled'
  | 'PlacementWaived'
  | 'LeaderFollowCalled'
  | 'LeaderStayed'
>;

function leaderMoved(state: State, event: EventOf<'LeaderMoved'>): State {
  const moved = withLeader(state, event.leader, { hex: event.hex, status: 'map' });
  const top = moved.frames.at(-1);
  if (event.cause === 'move' && leaderOf(state, event.leader).rank === 'wingCommander') {
    return withFrame(moved, 'activation', { commanderMoved: true });
  }
  if (event.cause === 'placed' && top?.at === 'placement') return pop(moved, 'placement');
  return top?.at === 'follow' && top.leader === event.leader ? pop(moved, 'follow') : moved;
}

function leaderRemoved(state: State, event: EventOf<'LeaderRemoved'>): State {
  return withLeader(state, event.leader, {
    status: 'removed',
    since: state.turn,
    withUnit: undefined,
  });
}

const AFTER_ROLL = { returns: 'removed', sitsOut: 'sitsOut', gone: 'gone' } as const;

/** Generic stand-ins are rated 0 (house). */
const STAND_IN_RATING = 0;

function standInNamed(state: State, event: EventOf<'StandInNamed'>): State {
  const wing = wingOf(state, event.wing);
  const standIn: Leader = {
    id: event.leader,
    side: wing.side,
    rank: 'wingCommander',
    rating: STAND_IN_RATING,
    status: 'removed',
    hex: 0,
    wing: wing.id,
    standsInFor: event.standsInFor,
    since: undefined,
    withUnit: undefined,
  };
  const leaders = [...state.leaders.filter((leader) => leader.id !== event.leader), standIn];
  return withWing({ ...state, leaders }, wing.id, { commander: event.leader });
}

function leaderReturned(state: State, event: EventOf<'LeaderReturned'>): State {
  const leader = leaderOf(state, event.leader);
  const back = withLeader(state, event.leader, { since: undefined });
  return leader.wing === undefined || leader.rank !== 'wingCommander'
    ? back
    : withWing(back, leader.wing, { commander: leader.id });
}

/** His wing has no commander until a stand-in is named. */
function leaderPromoted(state: State, event: EventOf<'LeaderPromoted'>): State {
  const { wing } = leaderOf(state, event.leader);
  const promoted = withLeader(state, event.leader, { rank: 'armyCommander', wing: undefined });
  return wing === undefined ? promoted : withWing(promoted, wing, { commander: undefined });
}

export const leaderFolds: Folds<Types> = {
  LeaderMoved: leaderMoved,
  LeaderLeftMap: (state, event) => withLeader(state, event.leader, { status: 'left' }),
  LeaderEndangered: (state, event) =>
    push(state, { at: 'leaderFate', leader: event.leader, cause: event.cause }),
  LeaderSpared: (state) => pop(state, 'leaderFate'),
  LeaderFateRolled: (state) => pop(state, 'leaderFate'),
  LeaderRemoved: leaderRemoved,
  ReplacementRolled: (state, event) =>
    withLeader(state, event.leader, { status: AFTER_ROLL[event.result], since: state.turn }),
  StandInNamed: standInNamed,
  StandInLeft: (state, event) => withLeader(state, event.leader, { status: 'dismissed' }),
  LeaderReturned: leaderReturned,
  LeaderGone: (state, event) =>
    withLeader(state, event.leader, { status: event.points ? 'gone' : 'dismissed' }),
  LeaderPromoted: leaderPromoted,
  PlacementCalled: (state, event) =>
    push(state, { at: 'placement', leader: event.leader, anyWing: event.anyWing }),
  /** With no unit on the map he waits as one who sits out. */
  PlacementWaived: (state, event) =>
    pop(withLeader(state, event.leader, { status: 'sitsOut', since: state.turn }), 'placement'),
  LeaderFollowCalled: (state, event) =>
    push(state, { at: 'follow', leader: event.leader, unit: event.unit, hex: event.hex }),
  LeaderStayed: (state) => pop(state, 'follow'),
};
