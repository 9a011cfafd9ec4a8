import type { Dice, Reason, Seat } from '@galloper/kernel';
import { players as wings } from '@galloper/wings-player';

/** A computer player: a legal action out of what its seat may see, and why. */
type Player = {
  choose(
    view: unknown,
    seat: Seat,
    dice: Dice,
  ): { readonly action: unknown; readonly why: readonly Reason[] };
};

/** Computer players by system and name. */
export const players: {
  readonly [system: string]: { readonly [name: string]: Player | undefined } | undefined;
} = { wings };
