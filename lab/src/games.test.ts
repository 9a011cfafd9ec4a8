import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@galloper/catalog';
import { players } from '@galloper/catalog/players';
import { canonical, fingerprint, invariant, parseGame, verify } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { describe, expect, it } from 'vitest';
import { playGame } from './play.ts';

/** Games that are kept: each is decided again with its own dice. A change of rules shows here first. */

const systems = join(import.meta.dirname, '..', '..', 'systems');
const folders = readdirSync(systems).map((id) => [id, join(systems, id, 'games')] as const);

type Seed = {
  readonly battle: string;
  readonly players: readonly string[];
  readonly seed: string;
  readonly digest: string;
};

describe.each(folders)('kept games of %s', (id, folder) => {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && name !== 'seeds.json',
  );
  const system = catalog[id];
  invariant(system, `system ${id}`);

  it.each(files)(
    '%s verifies',
    (name) => {
      const parsed = parseGame(readFileSync(join(folder, name), 'utf8'));
      invariant(parsed.ok, `${name} reads`);
      const current = fingerprint(hashing, system as never);
      expect(verify(system, hashing, parsed.value, current)).toMatchObject({
        verified: true,
        dice: 'recomputed',
        sameEdition: true,
      });
    },
    60_000,
  );

  const seeds = JSON.parse(readFileSync(join(folder, 'seeds.json'), 'utf8')) as readonly Seed[];

  it.each(seeds.map((seed) => [seed.seed, seed] as const))(
    'seed %s gives its game',
    (_name, wanted) => {
      const scenario = system.scenarios[wanted.battle];
      const seats = system.seats(scenario);
      const seated = seats.map((seat, at) => {
        const player = players[id]?.[wanted.players[at] ?? ''];
        invariant(player, 'a player');
        return [seat, player] as const;
      });
      const { file } = playGame({
        system,
        hashing,
        scenario,
        options: system.schemas.options.parse({}),
        players: Object.fromEntries(seated),
        names: Object.fromEntries(seats.map((seat, at) => [seat, wanted.players[at] ?? ''])),
        seed: wanted.seed,
      });
      expect(hashing.sha256(canonical(file))).toBe(wanted.digest);
    },
    60_000,
  );
});
