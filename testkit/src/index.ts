/**
 * What proves a rule system: the contract suite, mutants, damaged files.
 *
 * @example
 * checkGame({ system, hashing, scenario, seed: 'a', every: 10, most: 5000 }).decisions;
 */
export * from './contract.ts';
export * from './damage.ts';
export * from './mutant.ts';
export { mutated } from './mutant-plugin.ts';
