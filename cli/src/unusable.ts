/** Input that cannot be used: told in one line, exit status 2. */
export class Unusable extends Error {}

/** Stops a command with one clear line. */
export function unusable(message: string): never {
  throw new Unusable(message);
}
