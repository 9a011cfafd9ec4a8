import { endIfActing, gunsAbandoned } from './12-losses.ts';
import type { Event } from './events.ts';
import { sideOf } from './position.ts';
import { unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';

/** W11.6-retreat - a unit must go back; guns it leaves behind fall to the enemy. */
export function retreatOrdered(
  state: State,
  id: UnitId,
  hexes: number,
  from: readonly UnitId[],
): readonly Event[] {
  const unit = unitOf(state, id);
  if (unit.where !== 'map') return [];
  const cause = from[0];
  const enemy = cause === undefined ? sideOf(unit) : sideOf(unitOf(state, cause));
  const fromHexes = from.flatMap((other) => {
    const { left, right } = unitOf(state, other);
    return left === right ? [left] : [left, right];
  });
  return [
    ...endIfActing(state, id),
    ...gunsAbandoned(state, unit, enemy),
    ...(unit.hedgehog ? [{ type: 'HedgehogLeft' as const, unit: id }] : []),
    { type: 'RetreatOrdered', unit: id, hexes, from: [...from], fromHexes },
  ];
}
