/**
 * Computer players of Wings. They get a view, never a state, and say why.
 *
 * @example
 * players.greedy.choose(wings.view(state, 'royal'), 'royal', dice).action;
 */
import type { Dice, Seat } from '@galloper/kernel';
import { randomPlayer } from '@galloper/players';
import { type State, wings } from '@galloper/wings';
import { chooseGreedily } from './greedy.ts';

export const players = {
  random: randomPlayer(wings),
  /** Takes at each decision what looks best by exact odds and a few plain considerations. */
  greedy: {
    choose: (view: unknown, seat: Seat, dice: Dice) => chooseGreedily(view as State, seat, dice),
  },
};
