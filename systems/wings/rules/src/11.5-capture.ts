import { removed } from './5.3-replacement.ts';
import type { Event } from './events.ts';
import { gunAt, leadersAt, sideOf } from './position.ts';
import { unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State, Unit } from './state.ts';

/** W11.5.1, W11-capture, W5.3.1c - what a unit takes by standing in a hex. */

function prizeTaken(state: State, unit: Unit, hex: number): readonly Event[] {
  const prize = gunAt(state, hex);
  return prize === undefined || prize.id === unit.id || sideOf(prize) === sideOf(unit)
    ? []
    : [{ type: 'GunCaptured', unit: prize.id, by: sideOf(unit) }];
}

/** W5.3.1c - leaders of the enemy whose troops in the hex are gone. */
function leadersTaken(state: State, unit: Unit, hex: number): readonly Event[] {
  return leadersAt(state, hex)
    .filter((leader) => leader.side !== sideOf(unit))
    .flatMap((leader) => removed(state, leader.id, 'W5.3.1c'));
}

/** Guns and wagons captured and leaders removed where a unit now stands. */
export function occupation(state: State, id: UnitId): readonly Event[] {
  const unit = unitOf(state, id);
  const hexes = unit.left === unit.right ? [unit.left] : [unit.left, unit.right];
  return hexes.flatMap((hex) => [
    ...prizeTaken(state, unit, hex),
    ...leadersTaken(state, unit, hex),
  ]);
}
