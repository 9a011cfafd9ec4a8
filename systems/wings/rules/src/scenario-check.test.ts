import { describe, expect, it } from 'vitest';
import edgehill from '../scenarios/edgehill.json' with { type: 'json' };
import firstOrders from '../scenarios/first-orders.json' with { type: 'json' };
import { checkScenario } from './scenario-check.ts';

/** The training battle with the value at a path replaced, or taken away where none is given. */
function changed(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(firstOrders);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = copy as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const horse = { ...firstOrders.units[1], at: '0310' };

function wagon(at: string) {
  const [side, wing] = ['royal', 'RF'];
  const name = { en: 'Wagon', ru: 'Повозка' };
  return { id: 'W', side, wing, name, class: 'wagon', at, strength: 0, morale: 4, movement: 3 };
}

describe('a scenario', () => {
  it.each([
    ['edgehill', edgehill],
    ['first-orders', firstOrders],
  ])('%s is sound', (_name, scenario) => {
    expect(checkScenario(scenario)).toMatchObject({ ok: true });
  });

  it.each([
    ['turns', 'turns', 0],
    ['ground.hexes', 'ground.hexes', ['..............']],
    ['ground.hexes[0]', 'ground.hexes.0', '.'],
    ['ground.hexes[1]', 'ground.hexes.1', 'qqqqqqqqqqqqqq'],
    ['ground.levels[2]', 'ground.levels.2', '0'],
    ['ground.hexsides[0]', 'ground.hexsides.0.between', ['0101', '0505']],
    ['ground.roads[0][1]', 'ground.roads.0.1', '1212'],
    ['ground.names[0].at', 'ground.names.0.at', '9999'],
    ['wings[0].side', 'wings.0.side', 'nobody'],
    ['wings[0].commander', 'wings.0.commander', 'LBlueHorse'],
    ['leaders[0].at', 'leaders.0.at', '0099'],
    ['leaders[0].rating', 'leaders.0.rating', 3],
    ['successors', 'successors.royal', undefined],
    ['successors.royal', 'successors.royal', 'LNobody'],
    ['leaders', 'leaders.2.role', 'king'],
    ['units[0].wing', 'units.0.wing', 'XX'],
    ['units[0].side', 'units.0.side', 'parliament'],
    ['units[0].at', 'units.0.at', '1599'],
    ['units[1].at', 'units.1.at', '0310'],
    ['units[3].at', 'units.3.at', ['0910', '0810']],
    ['units[0].pursuit', 'units.0.pursuit', undefined],
    ['units[10].gun', 'units.10.gun', undefined],
    ['units[0].strength', 'units.0.strength', 0],
    ['units[0].class', 'units.0.class', 'dragon'],
    ['units[1].id', 'units.0.id', 'RedHorse2'],
    ['leaders[0].id', 'wings.0.id', 'LRedHorse'],
    ['sides[1].id', 'sides.1.id', 'royal'],
    ['ground.hexsides[1]', 'ground.hexsides.1.between', ['0909', '0908']],
    ['ground.hexsides[2]', 'ground.hexsides.2.kind', 'slope'],
    ['ground.hexsides[3]', 'ground.hexsides.3.between', ['1409', '1509']],
    ['leaders[0].at', 'leaders.0.at', '0403'],
    ['leaders', 'leaders.5.side', 'royal'],
    ['leaders[5].side', 'leaders.5.side', 'nobody'],
    ['successors.royal', 'successors.royal', 'LBlueHorse'],
    ['successors.green', 'successors.green', 'LRedHorse'],
    ['wings[1].commander', 'wings.1.commander', 'LRedHorse'],
    ['units[3].at', 'units.3.facing', 's'],
    ['units[3].at', 'units.3.at', ['0810', '1010']],
    ['units[0].at', 'units.0.at', ['0310', '0410']],
    ['units[10].at', 'units.10.at', '0310'],
    ['units[10].gun', 'units.10.gun.maximum', 3],
    ['duskTurns', 'duskTurns', 7],
    ['levels', 'levels.substantive', 30],
    ['special.turncoat.wing', 'special.turncoat', { wing: 'XX', upTo: 3, units: ['BlueGuns'] }],
    ['special.turncoat.units[0]', 'special.turncoat', { wing: 'BH', upTo: 3, units: ['BlueGuns'] }],
    ['', 'surprise', 1],
  ])('is refused with its place: %s', (place, path, value) => {
    expect(checkScenario(changed(path, value))).toMatchObject({ ok: false, error: { place } });
  });

  it('is refused where a unit or a leader stands on impassable ground', () => {
    const under = (row: number, text: string) =>
      checkScenario(changed(`ground.hexes.${row}`, text));
    expect(under(9, '..#...........')).toMatchObject({ error: { place: 'units[0].at' } });
    expect(under(10, '...#..........')).toMatchObject({ error: { place: 'leaders[0].at' } });
  });

  it.each([
    ['a gun under its own foot', 'units.10.at', '0903', true],
    ['a wagon by itself', 'units.5', wagon('1310'), true],
    ['a wagon with horse', 'units.5', wagon('0310'), false],
    ['two units where one arrives later', 'units.1', { ...horse, arrives: 3 }, true],
    ['two units from the start', 'units.1', horse, false],
  ])('of stacking: %s', (_what, path, value, allowed) => {
    expect(checkScenario(changed(path, value)).ok).toBe(allowed);
  });

  it.each([[null], [7], ['text'], [[]], [{}]])('is refused when it is no scenario: %j', (value) => {
    expect(checkScenario(value)).toMatchObject({ ok: false });
  });
});

describe('W2-lightInfantry, QA-18: musketeers, commanded musketeers and dragoons', () => {
  const troops = (unitClass: string, trait: string) =>
    changed('units.1', {
      ...firstOrders.units[1],
      class: unitClass,
      traits: [trait],
      pursuit: 'steady',
    });

  it.each([
    ['lightInfantry', 'dragoons', true],
    ['lightInfantry', 'commandedMusketeers', true],
    ['cavalry', 'dragoons', false],
    ['heavyInfantry', 'dragoons', false],
    ['heavyInfantry', 'commandedMusketeers', false],
    ['cavalry', 'commandedMusketeers', false],
    ['cavalry', 'cuirassier', true],
    ['cavalry', 'lightHorse', true],
    ['lightInfantry', 'lightHorse', false],
  ])('W2-lightInfantry, QA-18 %s may be %s: %s', (unitClass, trait, sound) => {
    const answer = checkScenario(troops(unitClass, trait));
    const wrong = !answer.ok && answer.error.place === 'units[1].traits';
    expect(wrong).toBe(!sound);
  });

  it('W2-lightInfantry, QA-18 at Edgehill they are light infantry, each of them', () => {
    const light = edgehill.units.filter((unit) =>
      (unit as { traits?: readonly string[] }).traits?.some((trait) =>
        ['dragoons', 'commandedMusketeers'].includes(trait),
      ),
    );
    expect(new Set(light.map((unit) => unit.class))).toEqual(new Set(['lightInfantry']));
  });
});
