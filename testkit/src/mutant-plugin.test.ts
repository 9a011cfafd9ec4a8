import { describe, expect, it } from 'vitest';
import { mutantPlugin, mutated } from './mutant-plugin.ts';

const change = { file: 'a/b.ts', find: 'reach > 2', replace: 'reach > 3' };

describe('a mutant', () => {
  it('replaces the one place it names', () => {
    expect(mutated('if (reach > 2) stop();', change)).toBe('if (reach > 3) stop();');
  });

  it.each([
    ['nowhere', 'if (reach > 4) stop();'],
    ['twice', 'reach > 2 || reach > 2'],
  ])('is refused when its text stands %s', (_where, source) => {
    expect(() => mutated(source, change)).toThrow(/mutant of a\/b\.ts/);
  });

  it('touches the one file it names, whatever query follows', () => {
    const [plugin] = mutantPlugin('/tree', JSON.stringify(change));
    expect(plugin?.transform('reach > 2', '/tree/a/b.ts?v=1')).toBe('reach > 3');
    expect(plugin?.transform('reach > 2', '/tree/a/c.ts')).toBeUndefined();
  });

  it('is absent without the variable', () => {
    expect(mutantPlugin('/tree', undefined)).toEqual([]);
  });
});
