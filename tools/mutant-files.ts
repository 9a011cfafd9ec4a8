/** Where mutants are: every `*.mutants.ts` beside the rules of a system. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Mutant } from '../testkit/src/mutant.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export function filesUnder(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}

export async function allMutants(): Promise<readonly Mutant[]> {
  const files = filesUnder(join(root, 'systems'), /\.mutants\.ts$/);
  const modules = await Promise.all(files.map((path) => import(pathToFileURL(path).href)));
  return modules.flatMap((module: { readonly mutants: readonly Mutant[] }) => module.mutants);
}
