import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { galloper } from './galloper.ts';

/** Runs of the command line in a test: what it said, and its exit status. */

export type Ran = { readonly status: number; readonly out: string; readonly err: string };

type Write = typeof process.stdout.write;

function keep(into: string[]): Write {
  return (chunk: string | Uint8Array) => {
    into.push(String(chunk));
    return true;
  };
}

/** One run with these lines typed at the console. */
export async function ran(args: readonly string[], typed = ''): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const { stdout, stderr } = process;
  const [toOut, toErr] = [stdout.write, stderr.write];
  const console = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([typed]) });
  stdout.write = keep(out);
  stderr.write = keep(err);
  try {
    const status = await galloper(args);
    return { status, out: out.join(''), err: err.join('') };
  } finally {
    stdout.write = toOut;
    stderr.write = toErr;
    Object.defineProperty(process, 'stdin', console);
  }
}

export type Folder = {
  readonly path: (name: string) => string;
  /** Writes a file; its path. */
  readonly put: (name: string, content: string | Uint8Array) => string;
  readonly remove: () => void;
};

/** A folder that is there for one test file. */
export function folder(): Folder {
  const root = mkdtempSync(join(tmpdir(), 'galloper-'));
  const path = (name: string) => join(root, name);
  return {
    path,
    put: (name, content) => {
      writeFileSync(path(name), content);
      return path(name);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
