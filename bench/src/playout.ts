import { type AnySystem, invariant, seeded } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';

export type Battle = {
  readonly system: AnySystem;
  readonly id: string;
  readonly scenario: unknown;
};

/** One random battle without the chronicle, legality on; the number of actions. */
function playout({ system, scenario }: Battle, seed: string): number {
  const dice = seeded(hashing, seed);
  let state = system.initial({ scenario, options: system.schemas.options.parse({}) });
  let actions = 0;
  for (;;) {
    const prompt = system.prompt(state);
    if (prompt === undefined) return actions;
    const seat = prompt.kind === 'decide' ? prompt.seats[0] : undefined;
    const action = prompt.kind === 'run' ? prompt.action : system.sample(state, seat ?? '', dice);
    const decided = system.decide(state, seat, action, dice);
    invariant(decided.ok, 'a sampled action is legal');
    for (const event of decided.value) state = system.evolve(state, event);
    actions += 1;
  }
}

const GAMES = 6;

/** Actions of several random battles. */
export function playouts(battle: Battle): number {
  let actions = 0;
  for (let game = 0; game < GAMES; game += 1) actions += playout(battle, `bench ${game}`);
  return actions;
}
