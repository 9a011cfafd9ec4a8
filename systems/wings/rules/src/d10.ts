import { type Ask, check, type Dice, type Die, die, row, withFaces } from '@galloper/kernel';
import type { ModifierRow } from './events.ts';

/** The one die of Wings: ten faces, 0 counts as 0. */
export const D10: Die = { sides: 10, lowest: 0 };

export function sumOf(modifiers: readonly ModifierRow[]): number {
  let sum = 0;
  for (const [, , value] of modifiers) sum += value;
  return sum;
}

/** A roll that succeeds when die and modifiers come to the target or less. */
export function rollUpTo(
  dice: Dice,
  ask: Ask,
  target: number,
  modifiers: readonly ModifierRow[],
): { readonly die: number; readonly success: boolean } {
  const sum = sumOf(modifiers);
  const shape = withFaces(check(D10, (face) => face + sum <= target));
  const { value, faces } = dice.roll(ask, shape);
  return { die: faces[0] ?? 0, success: value };
}

/** A plain die. */
export function rollDie(dice: Dice, ask: Ask): number {
  return dice.roll(ask, die(D10.sides, D10.lowest));
}

/** Rows of a chart in ascending order of their totals; the last has no upper end. */
export type ChartRows<Value> = readonly {
  readonly upTo?: number | undefined;
  readonly value: Value;
}[];

/** A roll on a chart: die, total with modifiers, and the row it falls in. */
export function rollRow<Value>(
  dice: Dice,
  ask: Ask,
  modifiers: readonly ModifierRow[],
  rows: ChartRows<Value>,
): { readonly die: number; readonly total: number; readonly value: Value } {
  const sum = sumOf(modifiers);
  const { value, faces } = dice.roll(ask, withFaces(row(D10, sum, rows)));
  const face = faces[0] ?? 0;
  return { die: face, total: face + sum, value };
}
