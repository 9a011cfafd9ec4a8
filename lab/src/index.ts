/**
 * Many games at once: headless play with seeds, and what came of them.
 *
 * @example
 * playGame({ system, hashing, scenario, options: {}, players: { red, blue }, seed: '1' }).file;
 */
export * from './play.ts';
export * from './statistics.ts';
