import { relative, resolve } from 'node:path';

/** What a mutant changes: `find`, which stands exactly once in `file` (from the root), becomes `replace`. */
export type Replacement = {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};

type SourcePlugin = {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): string | undefined;
};

/** The changed source; throws when `find` does not stand in it exactly once. */
export function mutated(source: string, { file, find, replace }: Replacement): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `mutant of ${file}: ${JSON.stringify(find)} stands ${source.split(find).length - 1} times, not once`,
    );
  }
  return before + replace + after;
}

/**
 * Plugins that put one mutant in place while vitest loads sources.
 * `mutant` is the JSON of a Replacement (the variable GALLOPER_MUTANT); without it, no plugins.
 */
export function mutantPlugin(root: string, mutant: string | undefined): SourcePlugin[] {
  if (mutant === undefined || mutant === '') return [];
  const replacement = JSON.parse(mutant) as Replacement;
  const target = resolve(root, replacement.file);
  return [
    {
      name: `mutant:${relative(root, target)}`,
      enforce: 'pre',
      transform: (code, id) =>
        id.split('?')[0] === target ? mutated(code, replacement) : undefined,
    },
  ];
}
