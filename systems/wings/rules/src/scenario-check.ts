import { areAdjacent, createGrid, FACING_NAMES, neighbour, parseHex, turn } from '@galloper/hexes';
import { type InputError, ok, readValue, refused, type Result } from '@galloper/kernel';
import { type Ground, type Scenario, scenarioSchema } from './scenario.ts';

/** What a scenario must be beyond its shape: everything it names exists, and stands where it may. */

type Faults = InputError[];

function gridFor({ columns, rows }: Ground) {
  return createGrid(columns, rows);
}

function onMap(ground: Ground, name: string): boolean {
  return parseHex(gridFor(ground), name) !== undefined;
}

function checkHex(ground: Ground, name: string, place: string, faults: Faults): void {
  if (!onMap(ground, name)) faults.push({ place, reason: `hex ${name} is not on the map` });
}

function checkAdjacent(ground: Ground, a: string, b: string, place: string, faults: Faults): void {
  const grid = gridFor(ground);
  const from = parseHex(grid, a);
  const to = parseHex(grid, b);
  if (from === undefined || to === undefined || !areAdjacent(grid, from, to)) {
    faults.push({ place, reason: `hexes ${a} and ${b} are not next to each other` });
  }
}

function checkGround({ ground }: Scenario, faults: Faults): void {
  for (const layer of ['hexes', 'levels'] as const) {
    if (ground[layer].length !== ground.rows) {
      faults.push({ place: `ground.${layer}`, reason: `${ground.rows} rows wanted` });
    }
    ground[layer].forEach((row, at) => {
      if (row.length === ground.columns) return;
      faults.push({
        place: `ground.${layer}[${at}]`,
        reason: `${ground.columns} characters wanted`,
      });
    });
  }
  ground.hexsides.forEach(({ between }, at) =>
    checkAdjacent(ground, ...between, `ground.hexsides[${at}]`, faults),
  );
  ground.roads.forEach((road, at) =>
    road.slice(1).forEach((hex, next) => {
      checkAdjacent(ground, road[next] ?? hex, hex, `ground.roads[${at}][${next + 1}]`, faults);
    }),
  );
  ground.names.forEach((name, at) => checkHex(ground, name.at, `ground.names[${at}].at`, faults));
}

function checkTwice(ids: readonly string[], list: string, faults: Faults): void {
  ids.forEach((id, at) => {
    if (ids.indexOf(id) !== at)
      faults.push({ place: `${list}[${at}].id`, reason: `${id} is there twice` });
  });
}

function known(
  ids: readonly string[],
  id: string,
  place: string,
  what: string,
  faults: Faults,
): void {
  if (!ids.includes(id)) faults.push({ place, reason: `there is no ${what} ${id}` });
}

function checkPeople(scenario: Scenario, faults: Faults): void {
  const sides = scenario.sides.map((side) => side.id);
  const leaders = scenario.leaders.map((leader) => leader.id);
  const all = [...scenario.wings, ...scenario.leaders, ...scenario.units].map(({ id }) => id);
  checkTwice(sides, 'sides', faults);
  if (new Set(all).size !== all.length) {
    const twice = all.find((id, at) => all.indexOf(id) !== at) ?? '';
    faults.push({ place: 'units, wings and leaders', reason: `${twice} is there twice` });
  }
  scenario.wings.forEach((wing, at) => {
    known(sides, wing.side, `wings[${at}].side`, 'side', faults);
    const commander = scenario.leaders.find((leader) => leader.id === wing.commander);
    if (commander?.side !== wing.side || commander.role !== 'wingCommander') {
      const reason = `${wing.commander} is no wing commander of its side`;
      faults.push({ place: `wings[${at}].commander`, reason });
    }
  });
  scenario.leaders.forEach((leader, at) => {
    known(sides, leader.side, `leaders[${at}].side`, 'side', faults);
    checkHex(scenario.ground, leader.at, `leaders[${at}].at`, faults);
  });
  for (const side of sides) {
    const army = scenario.leaders.some(
      (leader) => leader.side === side && leader.role === 'armyCommander',
    );
    if (!army) faults.push({ place: 'leaders', reason: `side ${side} has no army commander` });
    const heir = scenario.successors[side];
    if (heir === undefined)
      faults.push({ place: 'successors', reason: `side ${side} has no successor` });
    else known(leaders, heir, `successors.${side}`, 'leader', faults);
  }
}

type Card = Scenario['units'][number];

function hexesOf(card: Card): readonly string[] {
  return typeof card.at === 'string' ? [card.at] : card.at;
}

function checkBody(ground: Ground, card: Card, place: string, faults: Faults): void {
  for (const hex of hexesOf(card)) checkHex(ground, hex, `${place}.at`, faults);
  const [first, second] = hexesOf(card);
  const grid = gridFor(ground);
  const left = parseHex(grid, first ?? '');
  if (second === undefined || left === undefined) return;
  const facing = FACING_NAMES.indexOf(card.facing ?? 'n') as 0 | 1 | 2 | 3 | 4 | 5;
  if (neighbour(grid, left, turn(facing, -1)) !== parseHex(grid, second)) {
    const reason = `${second} is not to the right of ${first} for a unit that faces ${card.facing ?? 'n'}`;
    faults.push({ place: `${place}.at`, reason });
  }
}

function checkKind(card: Card, place: string, faults: Faults): void {
  const gun = card.class === 'artillery';
  if (gun !== (card.gun !== undefined)) {
    faults.push({
      place: `${place}.gun`,
      reason: gun ? 'artillery needs its gun' : 'only artillery has a gun',
    });
  }
  if (card.class === 'cavalry' && card.pursuit === undefined) {
    faults.push({ place: `${place}.pursuit`, reason: 'cavalry needs its style of pursuit' });
  }
  if (typeof card.at !== 'string' && card.class !== 'heavyInfantry') {
    faults.push({ place: `${place}.at`, reason: 'only heavy infantry stands in two hexes' });
  }
  if (['artillery', 'wagon'].includes(card.class) === card.strength > 0) {
    faults.push({
      place: `${place}.strength`,
      reason: 'troops have strength, guns and wagons none',
    });
  }
}

function checkUnits(scenario: Scenario, faults: Faults): void {
  const wings = scenario.wings.map((wing) => wing.id);
  const taken = new Map<string, string>();
  scenario.units.forEach((card, at) => {
    const place = `units[${at}]`;
    known(wings, card.wing, `${place}.wing`, 'wing', faults);
    const side = scenario.wings.find((wing) => wing.id === card.wing)?.side;
    if (side !== undefined && side !== card.side) {
      faults.push({ place: `${place}.side`, reason: `wing ${card.wing} fights for ${side}` });
    }
    checkKind(card, place, faults);
    checkBody(scenario.ground, card, place, faults);
    if (card.arrives !== undefined) return;
    const layer = ['artillery', 'wagon'].includes(card.class) ? 'train' : 'troops';
    for (const hex of hexesOf(card)) {
      const other = taken.get(`${layer} ${hex}`);
      if (other !== undefined)
        faults.push({ place: `${place}.at`, reason: `${other} stands in ${hex} already` });
      taken.set(`${layer} ${hex}`, card.id);
      if (isImpassable(scenario.ground, hex)) {
        faults.push({ place: `${place}.at`, reason: `hex ${hex} is impassable` });
      }
    }
  });
}

function isImpassable({ hexes }: Ground, name: string): boolean {
  return hexes[Number(name.slice(2)) - 1]?.[Number(name.slice(0, 2)) - 1] === '#';
}

function checkSpecial({ special, wings, units }: Scenario, faults: Faults): void {
  const { turncoat } = special;
  if (turncoat === undefined) return;
  known(
    wings.map((wing) => wing.id),
    turncoat.wing,
    'special.turncoat.wing',
    'wing',
    faults,
  );
  turncoat.units.forEach((id, at) => {
    const card = units.find((unit) => unit.id === id);
    if (card?.wing !== turncoat.wing) {
      faults.push({
        place: `special.turncoat.units[${at}]`,
        reason: `${id} is no unit of wing ${turncoat.wing}`,
      });
    }
  });
}

/** A scenario from outside: its shape and everything that it names. The first fault has its place. */
export function checkScenario(value: unknown): Result<Scenario, InputError> {
  const read = readValue(scenarioSchema, value);
  if (!read.ok) return read;
  const faults: Faults = [];
  checkGround(read.value, faults);
  if (faults.length === 0) {
    checkPeople(read.value, faults);
    checkUnits(read.value, faults);
    checkSpecial(read.value, faults);
  }
  const [first] = faults;
  return first === undefined ? ok(read.value) : refused(first);
}
