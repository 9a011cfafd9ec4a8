import type { Replacement } from './mutant-plugin.ts';

/**
 * A rule broken on purpose, to prove that the tests of its clause mean something. `find` stands exactly
 * once in `file`; with `replace` in its place, the tests whose titles name `clause` must fail.
 */
export type Mutant = Replacement & {
  readonly clause: string;
  /** What is broken, in a few words. */
  readonly name: string;
};
