import {
  bodyHexes,
  type Hex,
  linked,
  linkField,
  type Links,
  pathBetween,
  UNLINKED,
} from '@galloper/hexes';
import { recent } from '@galloper/kernel';
import { closedTo } from './8.2-closed.ts';
import { chartsOf } from './charts-of.ts';
import { gridOf } from './position.ts';
import {
  cardOf,
  commanderOnMap,
  findUnit,
  unitOf,
  unitsOfWing,
  wingOf,
  wingOfUnit,
} from './roster.ts';
import type { SideId, UnitId, WingId } from './scenario.ts';
import type { State, Unit } from './state.ts';

/** W5.4.2 - lines of command: who can trace to his wing commander, and over whom. */

/** W5.4.2b - one link reaches farther for cavalry than for every other type. */
export function commandRangeHexes(state: State, id: UnitId): number {
  const { cavalry, other } = chartsOf(state).command.links;
  return cardOf(state, id).class === 'cavalry' ? cavalry : other;
}

function farthestLink(state: State): number {
  const { cavalry, other } = chartsOf(state).command.links;
  return Math.max(cavalry, other);
}

/** W5.4.2d - captured or disabled artillery is no link. */
function carriesCommand(unit: Unit): boolean {
  return unit.capturedBy === undefined && !unit.disabled;
}

/** W5.4.2c - no line through an enemy's hex or impassable ground. */
export function blocksCommand(state: State, side: SideId): (hex: Hex) => boolean {
  const closed = closedTo(state, side);
  return (hex) => closed[hex] === 1;
}

export type WingCommand = { readonly units: readonly Unit[]; readonly links: Links };

type Chains = { leaders: State['leaders']; readonly byWing: Map<WingId, WingCommand> };
const chainsOf = recent(
  (state: State) => state.units,
  ({ leaders }): Chains => ({ leaders, byWing: new Map() }),
  4,
);

/** The chains of a wing as they stand. W5.4.2f - never kept longer than the position they are traced in. */
export function commandOf(state: State, id: WingId): WingCommand {
  const chains = chainsOf(state);
  if (chains.leaders !== state.leaders) {
    chains.leaders = state.leaders;
    chains.byWing.clear();
  }
  const found = chains.byWing.get(id);
  if (found !== undefined) return found;
  const command = trace(state, id);
  chains.byWing.set(id, command);
  return command;
}

/** Traces a wing's chains, over all its units or without one of them. */
function trace(state: State, id: WingId, without?: UnitId): WingCommand {
  const wing = wingOf(state, id);
  const units = unitsOfWing(state, id).filter(
    (unit) => unit.where === 'map' && unit.id !== without,
  );
  const commander = commanderOnMap(state, wing);
  const nodes = units.map((unit) => ({
    hexes: bodyHexes(unit),
    reach: linkReachOf(state, unit.id),
    carries: carriesCommand(unit),
  }));
  const roots = commander === undefined ? [] : [commander.hex];
  const blocked = blocksCommand(state, wing.side);
  const links = linked(gridOf(state.scenario.ground), roots, nodes, blocked);
  return { units, links };
}

/** By the looser reading (option linkReach) every link reaches as far as the farther of the two. */
export function linkReachOf(state: State, id: UnitId): number {
  return state.options.linkReach === 'looser' ? farthestLink(state) : commandRangeHexes(state, id);
}

/** W5.4.2a, W5.4.1a - a unit is in command while it traces; wagons always are. */
export function inCommand(state: State, id: UnitId): boolean {
  if (cardOf(state, id).class === 'wagon') return true;
  const { units, links } = commandOf(state, cardOf(state, id).wing);
  const index = units.findIndex((unit) => unit.id === id);
  return index >= 0 && links.linked[index] === 1;
}

/** From every hex the length of the shortest link to one of the ends, while the same hexes are closed. */
export type LinkField = {
  readonly ends: readonly Hex[];
  readonly closed: Uint8Array;
  readonly reach: number;
  readonly steps: Uint8Array;
};

const FIELDS_KEPT = 4;
const fieldsOfWings = recent(
  ({ ground }: State['scenario']) => ground,
  () => new Map<WingId, readonly LinkField[]>(),
  2,
);

function isSameHexes(a: readonly Hex[], b: readonly Hex[]): boolean {
  return a.length === b.length && a.every((hex, index) => hex === b[index]);
}

type FieldOfUnit = { readonly others: State['units']; readonly field: LinkField };
const fieldsOfUnits = recent(
  (state: State) => state.leaders,
  () => new Map<UnitId, FieldOfUnit>(),
  4,
);

function isSame(id: UnitId, a: State['units'], b: State['units']): boolean {
  if (a === b) return true;
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index] && a[index]?.id !== id) return false;
  }
  return true;
}

/** The chains of a wing over all but one of its units; one that does not trace carries nobody. */
function restOfWing(state: State, wing: WingId, id: UnitId): WingCommand {
  return inCommand(state, id) ? trace(state, wing, id) : commandOf(state, wing);
}

/** The links that a unit could trace from every hex, over the rest of its wing. */
export function linkFieldOf(state: State, unit: Unit): LinkField {
  const byUnit = fieldsOfUnits(state);
  const found = byUnit.get(unit.id);
  if (found !== undefined && isSame(unit.id, found.others, state.units)) return found.field;
  const field = linksOver(state, wingOfUnit(state, unit.id).id, unit.id);
  byUnit.set(unit.id, { others: state.units, field });
  return field;
}

/** The field over a wing without one of its units; one object for all whose lines end on the same hexes. */
function linksOver(state: State, id: WingId, without: UnitId): LinkField {
  const wing = wingOf(state, id);
  const { units, links } = restOfWing(state, id, without);
  const commander = commanderOnMap(state, wing);
  const carriers = units.filter((other, at) => links.linked[at] === 1 && carriesCommand(other));
  const ends = commander === undefined ? [] : [commander.hex, ...carriers.flatMap(bodyHexes)];
  const closed = closedTo(state, wing.side);
  const fields = fieldsOfWings(state.scenario);
  const ofWing = fields.get(id) ?? [];
  const reach = farthestLink(state);
  const known = ofWing.find(
    (field) => field.closed === closed && field.reach === reach && isSameHexes(field.ends, ends),
  );
  if (known !== undefined) return known;
  const isClosed = (hex: Hex) => closed[hex] === 1;
  const steps = linkField(gridOf(state.scenario.ground), ends, reach, isClosed);
  const field = { ends, closed, reach, steps };
  fields.set(id, [field, ...ofWing.slice(0, FIELDS_KEPT - 1)]);
  return field;
}

/** Hexes with a link no longer than a reach. */
export function hexesLinked({ steps }: LinkField, reach: number): readonly Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < steps.length; hex += 1) {
    if ((steps[hex] ?? UNLINKED) <= reach) found.push(hex);
  }
  return found;
}

/** In command as it would be on other hexes. */
export function inCommandAt(state: State, unit: Unit): boolean {
  if (cardOf(state, unit.id).class === 'wagon') return true;
  const { steps } = linkFieldOf(state, unit);
  const least = Math.min(steps[unit.left] ?? UNLINKED, steps[unit.right] ?? UNLINKED);
  return least <= linkReachOf(state, unit.id);
}

/** A link of a line of command: whom it leads to, and the hexes it runs through. */
export type CommandLink = {
  readonly from: UnitId;
  readonly to: string;
  readonly hexes: readonly Hex[];
};

/** The line from a unit to its wing commander, link by link; empty for one out of command. */
export function lineOfCommand(state: State, id: UnitId): readonly CommandLink[] {
  const wing = wingOfUnit(state, id);
  const { units, links } = commandOf(state, wing.id);
  const line: CommandLink[] = [];
  let index = units.findIndex((unit) => unit.id === id);
  while (index >= 0 && links.linked[index] === 1) {
    const parent = links.parent[index] ?? -1;
    const from = units[index];
    const next = parent >= 0 ? units[parent] : undefined;
    const commander = commanderOnMap(state, wing);
    if (from === undefined) break;
    const goal = next === undefined ? [commander?.hex ?? from.left] : bodyHexes(next);
    const hexes = pathBetween(
      gridOf(state.scenario.ground),
      bodyHexes(from),
      goal,
      farthestLink(state),
      blocksCommand(state, wing.side),
    );
    line.push({ from: from.id, to: next?.id ?? commander?.id ?? '', hexes: hexes ?? [] });
    index = parent;
  }
  return line;
}

/** Hexes of enemies that cut the nearest way of a unit to its commander, for showing why. */
export function commandCuts(state: State, id: UnitId): readonly Hex[] {
  const unit = findUnit(state, id);
  const wing = wingOfUnit(state, id);
  const commander = commanderOnMap(state, wing);
  if (unit === undefined || commander === undefined || inCommand(state, id)) return [];
  const straight = pathBetween(
    gridOf(state.scenario.ground),
    bodyHexes(unitOf(state, id)),
    [commander.hex],
    99,
    () => false,
  );
  return (straight ?? []).filter(blocksCommand(state, wing.side));
}
