import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isStale } from './freshness.mjs';
import { root } from './install.mjs';

const BANNER =
  "import { createRequire as galloperRequire } from 'node:module'; const require = galloperRequire(import.meta.url);";

/** Written aside and renamed: a second process never reads half a file. */
function writeWhole(path, contents, time) {
  const aside = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(aside, contents);
  utimesSync(aside, time, time);
  renameSync(aside, path);
}

/**
 * One file for Node from each entry (`{ name: source }`), in the room's `dist`; made anew when sources are newer.
 * Returns the path of the first.
 */
export async function bundle(room, entries) {
  const outdir = join(root, room, 'dist');
  const [first] = Object.keys(entries);
  const path = join(outdir, `${first}.mjs`);
  if (!isStale(path, [room])) return path;
  const begun = new Date();
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(entries).filter(([, source]) => existsSync(join(root, source))),
    ),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // what drives a browser finds its own files, and so do our tools
    external: ['@playwright/test', '../../tools/*'],
    banner: { js: BANNER },
    logLevel: 'error',
  });
  for (const file of outputFiles) writeWhole(file.path, file.contents, begun);
  return path;
}
