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
