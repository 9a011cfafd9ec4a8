import type { LookAt } from '@galloper/board';
import { DEFAULT_OPTIONS, type State, wings } from '@galloper/wings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { counters } from './look.tsx';
import { lettering } from './lettering.tsx';

const scenario = wings.scenarios['edgehill']!;
const start = wings.initial({ scenario, options: DEFAULT_OPTIONS });
const AT_REST: LookAt = {
  selected: undefined,
  mayAct: new Set<string>(),
  targets: new Set<string>(),
};
const [foot] = start.units.filter(({ left, right, where }) => left !== right && where === 'map');
const [horse] = start.units.filter(({ left, right, where }) => left === right && where === 'map');

function drawn(state: State, id: string, language: 'en' | 'ru' = 'en', look = AT_REST): string {
  const counter = counters(state, language, look).find((each) => each.id === id);
  return renderToStaticMarkup(<svg>{counter?.look}</svg>);
}

const changed = (id: string, change: Partial<State['units'][number]>): State => ({
  ...start,
  units: start.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
});

describe.each(['en', 'ru'] as const)('counters in %s', (language) => {
  const all = counters(start, language, AT_REST);

  test('there is one for each unit and leader on the map', () => {
    const units = start.units.filter(({ where }) => where === 'map');
    const leaders = start.leaders.filter(({ status }) => status === 'map');
    expect(all.map(({ id }) => id).sort()).toEqual(
      [...units, ...leaders].map(({ id }) => id).sort(),
    );
  });

  test('each is called by a name that no other has, in the language asked for', () => {
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    const cyrillic = all.filter(({ label }) => /[а-яё]/i.test(label));
    expect(cyrillic).toHaveLength(language === 'ru' ? all.length : 0);
  });

  test('a unit of two hexes is one body over both', () => {
    expect(all.find(({ id }) => id === foot!.id)?.hexes).toEqual([foot!.left, foot!.right]);
  });
});

test.each([
  ['arrangement shaken', { arrangement: 'shaken' }, '>f<', '>п<'],
  ['arrangement broken', { arrangement: 'broken' }, '>F<', '>П<'],
  ['morale shaken', { morale: 'shaken' }, '>m<', '>м<'],
  ['morale broken', { morale: 'broken' }, '>M<', '>М<'],
  ['open order', { openOrder: true }, '>O<', '>Р<'],
  ['column', { column: true }, '>C<', '>К<'],
  ['fired', { fired: true }, '>*<', '>*<'],
] as const)('%s is a letter on the counter and words for those who listen', (_, change, en, ru) => {
  const state = changed(horse!.id, change);
  const mark = (language: 'en' | 'ru') => drawn(state, horse!.id, language);
  expect([mark('en').includes(en), mark('ru').includes(ru)]).toEqual([true, true]);
  const label = (of: State) =>
    counters(of, 'en', AT_REST).find(({ id }) => id === horse!.id)?.label;
  expect(label(state)).not.toBe(label(start));
});

test('every facing looks different', () => {
  for (const { id } of [foot!, horse!]) {
    const looks = [0, 1, 2, 3, 4, 5].map((facing) =>
      drawn(changed(id, { facing: facing as 0 }), id),
    );
    expect(new Set(looks).size).toBe(6);
  }
});

test('the sides differ in shape, not in colour alone', () => {
  const shapes = start.scenario.sides.map((side) => {
    const unit = start.units.find((each) => each.side === side.id && each.left === each.right);
    return drawn(start, unit!.id).replaceAll(/#[0-9a-f]{6}/g, '');
  });
  expect(shapes[0]).not.toBe(shapes[1]);
});

test('the chosen one wears a ring and is drawn above the others', () => {
  const look = { ...AT_REST, selected: horse!.id };
  expect(drawn(start, horse!.id, 'en', look)).toContain('#ffd257');
  expect(drawn(start, horse!.id)).not.toContain('#ffd257');
});

test.each([
  ['en', 'EDGEHILL', '500 yards', 'to Kineton'],
  ['ru', 'ЭДЖХИЛЛ', '500 ярдов', 'на Кинетон'],
] as const)('the map is lettered in %s', (language, title, scale, road) => {
  const text = renderToStaticMarkup(<svg>{lettering(scenario, language)}</svg>);
  for (const words of [title, scale, road]) expect(text).toContain(words);
  expect(text).not.toMatch(/NaN|undefined/);
});
