import type { Dice } from '@galloper/kernel';
import { chartsOf } from './charts-of.ts';
import { rollRow } from './d10.ts';
import type { Event } from './events.ts';
import { findLeader, leaderOf, unitsOfWing, wingOf } from './roster.ts';
import type { LeaderId, SideId, WingId } from './scenario.ts';
import type { Leader, State, Wing } from './state.ts';

/** W5.3.3, W5.3.4 - what becomes of leaders who were removed. */

function hasUnitOnMap(state: State, wing: WingId): boolean {
  return unitsOfWing(state, wing).some((unit) => unit.where === 'map');
}

/** W5.3.4d - units of the wing that are left, those still to arrive and those in pursuit counted. */
export function hasUnitLeft(state: State, wing: WingId): boolean {
  return unitsOfWing(state, wing).some((unit) => unit.where !== 'eliminated');
}

/** W5.3.3e - a wing that lost all its units in the turn takes its commander with it, without a roll. */
function needsRoll(state: State, leader: Leader): boolean {
  if (leader.rank !== 'wingCommander' || leader.wing === undefined) return true;
  return unitsOfWing(state, leader.wing).some((unit) => unit.where !== 'eliminated');
}

/** The first leader removed in this turn whose fate is still open. */
export function leaderToRoll(state: State): Leader | undefined {
  return state.leaders.find(
    (leader) =>
      leader.status === 'removed' && leader.since !== undefined && leader.since <= state.turn,
  );
}

export function standInFor(wing: WingId): LeaderId {
  return `${wing}StandIn`;
}

/** W5.3.3b, d - a stand-in takes the wing and is placed on one of its units, where there is one. */
function standIn(state: State, wing: WingId, lost: LeaderId): readonly Event[] {
  if (!hasUnitOnMap(state, wing)) return [];
  const id = standInFor(wing);
  return [
    { type: 'StandInNamed', leader: id, wing, standsInFor: lost },
    { type: 'PlacementCalled', leader: id, anyWing: false },
  ];
}

/** W5.3.5 - the successor named by the scenario takes the army, a stand-in takes his wing. */
export function succession(state: State, lost: Leader): readonly Event[] {
  const id = state.scenario.successors[lost.side];
  const heir = state.leaders.find(
    (leader) => leader.id === id && leader.status === 'map' && leader.rank === 'wingCommander',
  );
  if (heir === undefined) return [];
  const wing = heir.wing;
  return [
    { type: 'LeaderPromoted', leader: heir.id, side: heir.side },
    ...(wing === undefined ? [] : standIn(state, wing, heir.id)),
    { type: 'PlacementCalled', leader: heir.id, anyWing: true },
  ];
}

/**
 * W5.3.1 - a leader is removed. W5.3.5a - read at once (option promotionTiming), an army commander
 * who is removed is gone without a roll and his successor takes the army.
 */
export function removed(state: State, id: LeaderId, rule: string): readonly Event[] {
  const leader = leaderOf(state, id);
  const event: Event = { type: 'LeaderRemoved', leader: id, rule };
  const atOnce = leader.rank === 'armyCommander' && state.options.promotionTiming === 'atOnce';
  return atOnce
    ? [event, { type: 'LeaderGone', leader: id, points: true }, ...succession(state, leader)]
    : [event];
}

function afterRoll(
  state: State,
  leader: Leader,
  result: 'returns' | 'sitsOut' | 'gone',
): readonly Event[] {
  const wing = leader.rank === 'wingCommander' ? leader.wing : undefined;
  if (result === 'returns') {
    return [
      { type: 'LeaderReturned', leader: leader.id },
      { type: 'PlacementCalled', leader: leader.id, anyWing: wing === undefined },
    ];
  }
  if (wing !== undefined) return standIn(state, wing, leader.id);
  return result === 'gone' && leader.rank === 'armyCommander' && !alreadySucceeded(state, leader)
    ? succession(state, leader)
    : [];
}

function alreadySucceeded(state: State, lost: Leader): boolean {
  return state.leaders.some(
    (leader) =>
      leader.id !== lost.id &&
      leader.side === lost.side &&
      leader.rank === 'armyCommander' &&
      leader.status === 'map',
  );
}

function isVacant(state: State, wing: Wing): boolean {
  const commander = wing.commander === undefined ? undefined : findLeader(state, wing.commander);
  const holds =
    commander !== undefined && ['map', 'pursuing', 'removed'].includes(commander.status);
  return !holds && hasUnitOnMap(state, wing.id);
}

function succeeds(state: State, side: SideId): readonly Event[] {
  const army = state.leaders.filter(
    (leader) => leader.side === side && leader.rank === 'armyCommander',
  );
  const lost = army.find((leader) => leader.status === 'gone');
  return lost !== undefined && army.every((leader) => leader.status === 'gone')
    ? succession(state, lost)
    : [];
}

/** Commands that could not be filled when they fell vacant and can be now: the army, then wings. */
export function vacancies(state: State): readonly Event[] {
  const armies = state.scenario.sides.flatMap((side) => succeeds(state, side.id));
  const wings = state.wings.filter((wing) => isVacant(state, wing));
  return [
    ...armies,
    ...wings.flatMap((wing) => standIn(state, wing.id, wing.commander ?? standInFor(wing.id))),
  ];
}

/** W5.3.3a - one die for the leader on the replacement table, and what it brings. */
export function rollReplacement(state: State, leader: Leader, dice: Dice): readonly Event[] {
  if (!needsRoll(state, leader)) return [{ type: 'LeaderGone', leader: leader.id, points: true }];
  const { die, value } = rollRow(
    dice,
    { rule: 'W5.3.3a', key: 'ask.replacement', args: { leader: leader.id } },
    [],
    chartsOf(state).leaders.replacement,
  );
  return [
    { type: 'ReplacementRolled', leader: leader.id, die, result: value },
    ...afterRoll(state, leader, value),
  ];
}

/** W5.3.4c - leaders whose turn out of the battle is over. */
export function leaderToReturn(state: State): Leader | undefined {
  return state.leaders.find(
    (leader) =>
      leader.status === 'sitsOut' &&
      leader.since !== undefined &&
      leader.since < state.turn &&
      !waitsForUnits(state, leader),
  );
}

/** Only units still to arrive or in pursuit are left: he waits for the first of them. */
function waitsForUnits(state: State, leader: Leader): boolean {
  const wing = leader.rank === 'wingCommander' ? leader.wing : undefined;
  return wing !== undefined && hasUnitLeft(state, wing) && !hasUnitOnMap(state, wing);
}

/** W5.3.4c, d - the stand-in leaves and the man himself is placed, or is gone without points. */
export function returnLeader(state: State, leader: Leader): readonly Event[] {
  const wing = leader.rank === 'wingCommander' ? leader.wing : undefined;
  if (wing !== undefined && !hasUnitLeft(state, wing)) {
    return [{ type: 'LeaderGone', leader: leader.id, points: false }];
  }
  const commander = wing === undefined ? undefined : wingOf(state, wing).commander;
  const leaves: readonly Event[] =
    commander !== undefined && commander !== leader.id
      ? [{ type: 'StandInLeft', leader: commander }]
      : [];
  return [
    ...leaves,
    { type: 'LeaderReturned', leader: leader.id },
    { type: 'PlacementCalled', leader: leader.id, anyWing: wing === undefined },
  ];
}
