import type { Facts, RuleId } from './reason.ts';

/** What a roll is for: shown before it is thrown, asked when dice are typed in. */
export type Ask = { readonly rule: RuleId; readonly key: string; readonly args: Facts };

/** One kind of die: `sides` faces numbered from `lowest`. */
export type Die = { readonly sides: number; readonly lowest: number };

export type Outcome<Value> = {
  readonly value: Value;
  /** How many of the equally likely throws of the shape give this value. */
  readonly weight: bigint;
  /** One throw that gives it. */
  readonly faces: readonly number[];
};

/**
 * The shape of a roll: which dice are thrown, what is read off them, and the distribution of what
 * is read. A pool of eight dice is nine outcomes, not 1.6 million throws.
 */
export type Shape<Value> = {
  readonly kind: 'die' | 'sum' | 'pool' | 'row' | 'check' | 'pick' | 'contest';
  readonly dice: readonly Die[];
  readonly read: (faces: readonly number[]) => Value;
  readonly outcomes: () => readonly Outcome<Value>[];
};

/** Dice are a parameter: rules ask, the source answers (vault, typed, scripted, seeded, enumerating). */
export interface Dice {
  roll<Value>(ask: Ask, shape: Shape<Value>): Value;
}

/** Faces as they fell, in the order of the rolls. */
export type Throw = {
  readonly ask: Ask;
  readonly dice: readonly Die[];
  readonly faces: readonly number[];
};
