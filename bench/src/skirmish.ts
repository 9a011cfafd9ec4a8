import { invariant, seeded } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { type Action, type Event, FIELD, skirmish, type State } from '@galloper/testkit/skirmish';
import { Client } from 'boardgame.io/client';
import { against, type Line, rounded } from './measure.ts';

/** The same 40-unit skirmish with the same rules code, in our kernel and in boardgame.io. */

const MOVES = 400;

type Recorded = {
  readonly seat: string | undefined;
  readonly action: Action;
  readonly events: readonly Event[];
};

const start = () => skirmish.initial({ scenario: FIELD, options: {} });

/** A fixed list of decided actions, so that both sides do exactly the same work. */
function recorded(): readonly Recorded[] {
  const dice = seeded(hashing, 'skirmish');
  let state = start();
  const list: Recorded[] = [];
  while (list.length < MOVES) {
    const prompt = skirmish.prompt(state);
    if (prompt === undefined) state = start();
    else {
      const seat = prompt.kind === 'decide' ? prompt.seats[0] : undefined;
      const action =
        prompt.kind === 'run' ? prompt.action : skirmish.sample(state, seat ?? '', dice);
      const decided = skirmish.decide(state, seat, action, dice);
      invariant(decided.ok, 'a sampled action is legal');
      list.push({ seat, action, events: decided.value });
      state = decided.value.reduce((now, event) => skirmish.evolve(now, event), state);
    }
  }
  return list;
}

function ours(list: readonly Recorded[]): void {
  const dice = seeded(hashing, 'bench');
  let state = start();
  for (const move of list) {
    const decided = skirmish.decide(state, move.seat, move.action, dice);
    const events = decided.ok ? move.events : [];
    state = events.reduce((now, event) => skirmish.evolve(now, event), state);
  }
}

function theirs(list: readonly Recorded[]): void {
  const dice = seeded(hashing, 'bench');
  const client = Client<State>({
    game: {
      setup: start,
      moves: {
        play: ({ G }: { G: State }, at: number) => {
          const move = list[at];
          invariant(move, 'a recorded move');
          const decided = skirmish.decide(G, move.seat, move.action, dice);
          const events = decided.ok ? move.events : [];
          return events.reduce((now, event) => skirmish.evolve(now, event), G);
        },
      },
    },
    debug: false,
  });
  client.start();
  list.forEach((_, at) => client.moves['play']?.(at));
  client.stop();
}

export function skirmishLines(): readonly Line[] {
  const list = recorded();
  const [fast, slow] = against(
    () => ours(list),
    () => theirs(list),
  );
  const value = Math.round(MOVES / fast);
  const peerValue = Math.round(MOVES / slow);
  return [
    {
      name: '40-unit skirmish: decide and evolve',
      value,
      unit: 'moves/s',
      floor: peerValue * 20,
      goal: peerValue * 50,
      peer: 'boardgame.io',
      peerValue,
      ratio: rounded(value / peerValue),
    },
  ];
}
