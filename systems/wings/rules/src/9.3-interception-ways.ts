import { type Body, frontHexes, type Hex } from '@galloper/hexes';
import { fightsAsBroken } from './6-column.ts';
import { chartsOf } from './charts-of.ts';
import { gridOf, unitDistance } from './position.ts';
import { cardOf } from './roster.ts';
import type { State, Unit } from './state.ts';

/** W9.3 - which horse could meet a moving enemy, and by which hexes. */

export function isWorthMeeting(state: State, enemy: Unit): boolean {
  return ['cavalry', 'heavyInfantry'].includes(cardOf(state, enemy.id).class);
}

function at(hex: Hex, facing: Body['facing']): Body {
  return { left: hex, right: hex, facing };
}

/** Ways of a unit into contact with the unit that gave the trigger. */
export function interceptionWays(
  state: State,
  unit: Unit,
  enemy: Unit,
): readonly (readonly Hex[])[] {
  const { rangeHexes } = chartsOf(state).morale.interception;
  if (unitDistance(state, unit, enemy) > rangeHexes + 1) return [];
  const grid = gridOf(state.scenario.ground);
  const first = frontHexes(grid, unit);
  const second = first.flatMap((hex) =>
    frontHexes(grid, at(hex, unit.facing)).map((next) => [hex, next]),
  );
  return [[], ...first.map((hex) => [hex]), ...second];
}

/** True for horse that could meet a moving enemy within two hexes of its front. */
export function mayInterceptAtAll(state: State, unit: Unit, enemy: Unit): boolean {
  const card = cardOf(state, unit.id);
  const { rangeHexes } = chartsOf(state).morale.interception;
  return (
    card.class === 'cavalry' &&
    unit.morale !== 'broken' &&
    !fightsAsBroken(unit) &&
    isWorthMeeting(state, enemy) &&
    unitDistance(state, unit, enemy) <= rangeHexes
  );
}
