import { catalog } from '@galloper/catalog';
import type { AnySystem } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../skirmish/index.ts';
import { checkGame } from './contract.ts';

/** The short run of the contract suite; `npm run contract` makes the long one. */

const systems: readonly AnySystem[] = [
  skirmish,
  ...Object.values(catalog).flatMap((system) => system ?? []),
];

describe.each(systems.map((system) => [system.id, system] as const))(
  'the contract of %s',
  (_id, system) => {
    const battles = Object.entries(system.scenarios);

    it.each(
      battles.flatMap(([id, scenario]) =>
        ['a', 'b'].map((seed) => [`${id}, seed ${seed}`, scenario, seed] as const),
      ),
    )(
      'holds in %s',
      (_name, scenario, seed) => {
        const checked = checkGame({ system, hashing, scenario, seed, every: 25, most: 400 });
        expect(checked.decisions).toBeGreaterThan(100);
      },
      60_000,
    );
  },
);
