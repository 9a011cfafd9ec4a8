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
    ['units, wings and leaders', 'units.0.id', 'RedHorse2'],
    ['special.turncoat.units[0]', 'special.turncoat', { wing: 'BH', upTo: 3, units: ['BlueGuns'] }],
    ['the whole', 'surprise', 1],
  ])('is refused with its place: %s', (place, path, value) => {
    expect(checkScenario(changed(path, value))).toMatchObject({ ok: false, error: { place } });
  });

  it.each([[null], [7], ['text'], [[]], [{}]])('is refused when it is no scenario: %j', (value) => {
    expect(checkScenario(value)).toMatchObject({ ok: false });
  });
});
