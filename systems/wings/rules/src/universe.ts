import { FACING_NAMES } from '@galloper/hexes';
import type { Action } from './actions.ts';
import { REFORMS, SHOTS, STEPS } from './actions.ts';
import { candidates } from './offers.ts';
import type { State } from './state.ts';

/**
 * Attempts over which the contract suite proves that offered is the same as legal: what a seat might
 * do now, and as much again that it may not, among it actions of other frames and of the other side.
 */
export function universe(state: State, seat: string): readonly Action[] {
  const units = state.units
    .filter((unit, index) => unit.where === 'map' || index % 7 === 0)
    .map((unit) => unit.id);
  const wrong: Action[] = units.flatMap((unit, index): Action[] => {
    const target = units[(index * 5 + 3) % units.length] ?? unit;
    return [
      { type: 'step', unit, step: STEPS[index % STEPS.length] ?? 'fl' },
      { type: 'end', unit },
      { type: 'fire', unit, target, how: SHOTS[index % SHOTS.length] ?? 'normal' },
      { type: 'reform', unit, by: 'army', what: REFORMS[index % REFORMS.length] ?? 'arrangement' },
      { type: 'rally', unit, by: 'wing' },
      { type: 'turnGun', unit, facing: FACING_NAMES[index % 6] ?? 'n' },
      { type: 'attack', units: [unit], target },
    ];
  });
  const wings: Action[] = state.wings.flatMap(({ id }): Action[] => [
    { type: 'activate', wing: id },
    { type: 'pass', wing: id },
    { type: 'preempt', wing: id, help: false },
  ]);
  return [...candidates(state, seat), ...wrong, ...wings];
}
