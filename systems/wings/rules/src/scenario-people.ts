import type { Scenario } from './scenario.ts';
import { checkHex, type Faults, isImpassable } from './scenario-ground.ts';

/** What sides, wings and leaders of a scenario must be to each other. */

export function known(
  ids: readonly string[],
  id: string,
  place: string,
  what: 'side' | 'wing',
  faults: Faults,
): void {
  if (!ids.includes(id)) faults.push({ place, key: 'scenario.unknown', args: { what, id } });
}

type Named = { readonly id: string };

function places(list: readonly Named[], name: string) {
  return list.map(({ id }, at) => ({ id, place: `${name}[${at}].id` }));
}

function checkTwice(all: ReturnType<typeof places>, faults: Faults): void {
  const seen = new Set<string>();
  for (const { id, place } of all) {
    if (seen.has(id)) faults.push({ place, key: 'scenario.twice', args: { id } });
    seen.add(id);
  }
}

function checkIds({ sides, wings, leaders, units }: Scenario, faults: Faults): void {
  checkTwice(places(sides, 'sides'), faults);
  checkTwice(
    [...places(wings, 'wings'), ...places(leaders, 'leaders'), ...places(units, 'units')],
    faults,
  );
}

function checkWings({ sides, wings, leaders }: Scenario, faults: Faults): void {
  wings.forEach((wing, at) => {
    known(
      sides.map(({ id }) => id),
      wing.side,
      `wings[${at}].side`,
      'side',
      faults,
    );
    const place = `wings[${at}].commander`;
    const commander = leaders.find(({ id }) => id === wing.commander);
    if (commander?.side !== wing.side || commander.role !== 'wingCommander') {
      faults.push({ place, key: 'scenario.noCommander', args: { id: wing.commander } });
    }
    if (wings.findIndex((other) => other.commander === wing.commander) !== at) {
      faults.push({ place, key: 'scenario.hasWing', args: { id: wing.commander } });
    }
  });
}

function checkLeaders({ ground, sides, leaders }: Scenario, faults: Faults): void {
  leaders.forEach((leader, at) => {
    known(
      sides.map(({ id }) => id),
      leader.side,
      `leaders[${at}].side`,
      'side',
      faults,
    );
    checkHex(ground, leader.at, `leaders[${at}].at`, faults);
    if (!isImpassable(ground, leader.at)) return;
    faults.push({
      place: `leaders[${at}].at`,
      key: 'scenario.impassable',
      args: { hex: leader.at },
    });
  });
}

function checkSuccessor({ successors, wings }: Scenario, side: string, faults: Faults): void {
  const heir = successors[side];
  if (heir === undefined) {
    faults.push({ place: 'successors', key: 'scenario.noSuccessor', args: { side } });
  } else if (!wings.some((wing) => wing.side === side && wing.commander === heir)) {
    const place = `successors.${side}`;
    faults.push({ place, key: 'scenario.commandsNoWing', args: { id: heir, side } });
  }
}

function checkArmies(scenario: Scenario, faults: Faults): void {
  const sides = scenario.sides.map(({ id }) => id);
  for (const side of sides) {
    for (const [role, least] of [
      ['armyCommander', 1],
      ['king', 0],
    ] as const) {
      const count = scenario.leaders.filter((x) => x.side === side && x.role === role).length;
      const args = { side, role };
      if (count < least) faults.push({ place: 'leaders', key: 'scenario.noRole', args });
      if (count > 1) faults.push({ place: 'leaders', key: 'scenario.manyRole', args });
    }
    checkSuccessor(scenario, side, faults);
  }
  for (const side of Object.keys(scenario.successors)) {
    known(sides, side, `successors.${side}`, 'side', faults);
  }
}

export function checkPeople(scenario: Scenario, faults: Faults): void {
  checkIds(scenario, faults);
  checkWings(scenario, faults);
  checkLeaders(scenario, faults);
  checkArmies(scenario, faults);
}
