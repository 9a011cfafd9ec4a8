/**
 * What all computer players share: they get a view, never a state, and say why they chose.
 *
 * @example
 * const { action } = randomPlayer(system).choose(view, 'royal', dice);
 */
import type { AnySystem, Dice, Reason, Seat } from '@galloper/kernel';

export type Choice = { readonly action: unknown; readonly why: readonly Reason[] };

export type Player = {
  /** A legal action of a seat that owes a decision, out of what that seat may see. */
  choose(view: unknown, seat: Seat, dice: Dice): Choice;
};

/** Any legal action by chance. */
export function randomPlayer(system: AnySystem): Player {
  return { choose: (view, seat, dice) => ({ action: system.sample(view, seat, dice), why: [] }) };
}
