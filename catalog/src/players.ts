import type { Player } from '@galloper/players';
import { players as wings } from '@galloper/wings-player';

/** Computer players by system and name. */
export const players: {
  readonly [system: string]: { readonly [name: string]: Player | undefined } | undefined;
} = { wings };
