import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { unusableFile } from './words.ts';

/** Where things go: results to standard output, all else to standard error. */

export function say(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)));
}

/** A line of progress that replaces itself, only where somebody looks. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

export function progressEnds(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

/** Written aside and renamed, so that what stood there before is whole until the new one is. */
function writeWhole(path: string, text: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    writeFileSync(aside, text);
    renameSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Writes a file, or says why it cannot be written. */
export function writeText(path: string, text: string): void {
  try {
    const plain = lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
    if (plain) writeWhole(path, text);
    else writeFileSync(path, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    unusableFile(path, { place: '', key: 'file.unwritable', args: { code } });
  }
}
