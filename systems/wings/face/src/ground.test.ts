import { BLEED, extent } from '@galloper/board';
import { type Scenario, wings } from '@galloper/wings';
import { describe, expect, test } from 'vitest';
import { chanceOf } from './ground-chance.ts';
import { ground } from './ground.ts';

const scenarios = Object.values(wings.scenarios) as readonly Scenario[];

describe.each(scenarios)('the ground of $id', (scenario) => {
  const drawn = ground(scenario);

  test('is drawn the same every time', () => {
    expect(ground(structuredClone(scenario))).toBe(drawn);
  });

  test('has no coordinate that is no number', () => {
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('covers the map and its bleed', () => {
    const { width } = extent(scenario.ground);
    expect(drawn).toContain(
      `viewBox="${-BLEED} ${-BLEED} ${Math.round((width + BLEED * 2) * 10) / 10}`,
    );
  });

  test('opens and closes every element', () => {
    const opened = drawn.match(/<[a-zA-Z]/g)?.length ?? 0;
    const closed = (drawn.match(/\/>/g)?.length ?? 0) + (drawn.match(/<\//g)?.length ?? 0);
    expect(opened).toBe(closed);
  });

  test('names everything it refers to once', () => {
    const used = [...drawn.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    for (const id of new Set(used)) expect(drawn.split(` id="${id}"`)).toHaveLength(2);
  });
});

test('another ground is another drawing', () => {
  expect(new Set(scenarios.map(ground)).size).toBe(scenarios.length);
});

test('chance depends on its seed alone and stays between its bounds', () => {
  const roll = (seed: number) => {
    const chance = chanceOf(seed);
    return Array.from({ length: 50 }, () => chance.between(2, 3));
  };
  expect(roll(5)).toEqual(roll(5));
  expect(roll(5)).not.toEqual(roll(6));
  expect(roll(5).every((value) => value >= 2 && value < 3)).toBe(true);
});
