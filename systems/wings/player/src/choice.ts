import type { Facts, Reason } from '@galloper/kernel';
import type { Action } from '@galloper/wings';

/** An action with what speaks for it. */
export type Scored = {
  readonly action: Action;
  readonly score: number;
  readonly why: readonly Reason[];
};

export function reason(rule: string, key: string, args: Facts = {}): Reason {
  return { rule, key: `why.${key}`, args };
}

/** The best of several, the first on a tie; undefined for none. */
export function best(choices: readonly Scored[]): Scored | undefined {
  return choices.reduce<Scored | undefined>(
    (top, next) => (top === undefined || next.score > top.score ? next : top),
    undefined,
  );
}
