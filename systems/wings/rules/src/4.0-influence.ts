import { adjacentHexes, type Body } from '@galloper/hexes';
import type { ModifierRow } from './events.ts';
import { gridOf, isEnemy, stackAt } from './position.ts';
import { armyCommanderOnMap, cardOf, commanderOnMap, unitsOfWing } from './roster.ts';
import type { Leader, State, Wing } from './state.ts';

/** What bears on a wing commander's rolls: his rating, the army commander's, the enemy, his arm. */

function pointOf(leader: Leader): Body {
  return { left: leader.hex, right: leader.hex, facing: 0 };
}

/** The army commander of the wing's side when he is stacked with or adjacent to its commander. */
export function armyCommanderNear(state: State, wing: Wing): Leader | undefined {
  const commander = commanderOnMap(state, wing);
  const army = armyCommanderOnMap(state, wing.side);
  if (commander === undefined || army === undefined) return undefined;
  const hexes = adjacentHexes(gridOf(state.scenario.ground), pointOf(commander));
  return army.hex === commander.hex || hexes.includes(army.hex) ? army : undefined;
}

/** A wing commander is pressed by an enemy next to him that is not broken in morale. */
export function isPressed(state: State, wing: Wing): boolean {
  const commander = commanderOnMap(state, wing);
  if (commander === undefined) return false;
  const hexes = adjacentHexes(gridOf(state.scenario.ground), pointOf(commander));
  return hexes.some((hex) =>
    stackAt(state, hex).some((unit) => isEnemy(unit, wing.side) && unit.morale !== 'broken'),
  );
}

/** More than half of the wing's units on the map are cavalry. */
export function isCavalryWing(state: State, wing: Wing): boolean {
  const units = unitsOfWing(state, wing.id).filter((unit) => unit.where === 'map');
  const horse = units.filter((unit) => cardOf(state, unit.id).class === 'cavalry');
  return horse.length * 2 > units.length;
}

/** Modifiers that every roll of a wing commander shares. */
export function commandModifiers(
  state: State,
  wing: Wing,
  rule: string,
  help: boolean,
  pressed: number,
): readonly ModifierRow[] {
  const commander = commanderOnMap(state, wing);
  const army = help ? armyCommanderNear(state, wing) : undefined;
  const rows: ModifierRow[] = [];
  if (commander !== undefined && commander.rating !== 0) {
    rows.push([rule, 'modifier.commander', commander.rating]);
  }
  if (army !== undefined) rows.push([rule, 'modifier.armyCommander', army.rating]);
  return [...rows, ...rowsThatHold(rule, [['pressed', pressed, isPressed(state, wing)]])];
}

/** Modifiers of a chart that hold; a chart leaves one out by giving it 0. */
export function rowsThatHold(
  rule: string,
  rows: readonly (readonly [name: string, value: number, holds: boolean])[],
): readonly ModifierRow[] {
  return rows.flatMap(([name, value, holds]): ModifierRow[] =>
    holds && value !== 0 ? [[rule, `modifier.${name}`, value]] : [],
  );
}
