import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mutated } from '../testkit/src/mutant-plugin.ts';
import { allMutants, root } from './mutant-files.ts';

describe('mutants', async () => {
  const mutants = await allMutants();

  test.each(mutants)('$clause, $name, finds its place in the source', (mutant) => {
    const source = readFileSync(join(root, mutant.file), 'utf8');
    expect(mutated(source, mutant)).not.toBe(source);
  });
});
