import { players } from '@galloper/catalog/players';
import { type AnySystem, type Seat, shortened } from '@galloper/kernel';
import { unusable } from './words.ts';

/** Who plays each side, by the names that were given. */

export type Seated = { readonly [seat: Seat]: string };

type Players = NonNullable<(typeof players)[string]>;

export function playersOf({ id }: AnySystem): Players {
  return players[id] ?? {};
}

/** Names in the order of the sides; `more` are those that stand for somebody at the console. */
export function seatedBy(
  system: AnySystem,
  scenario: unknown,
  names: string,
  more: readonly string[] = [],
): Seated {
  const list = names.split(',');
  const seats = system.seats(scenario);
  const known = [...more, ...Object.keys(playersOf(system))];
  if (list.length !== seats.length)
    unusable('given.players', { n: seats.length, example: known.slice(0, seats.length).join(',') });
  const stray = list.find((name) => !known.includes(name));
  if (stray !== undefined)
    unusable('given.player', { name: shortened(stray), list: known.join(', ') });
  return Object.fromEntries(seats.map((seat, at) => [seat, list[at] ?? '']));
}
