import { describe, expect, it } from 'vitest';
import { lowerBound } from './statistics.ts';

describe('lowerBound', () => {
  it.each([
    [95, 100, 0.901],
    [100, 100, 0.974],
    [50, 100, 0.419],
    [0, 0, 0],
  ])('of %d wins in %d games', (wins, games, bound) => {
    expect(lowerBound(wins, games)).toBeCloseTo(bound, 2);
  });
});
