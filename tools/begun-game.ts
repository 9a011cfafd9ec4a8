import { catalog } from '@galloper/catalog';
import {
  attempt,
  begin,
  type Chronicle,
  invariant,
  runOn,
  stateOf,
  toFile,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import type { GameUpload } from './kept-game.ts';

/** A game of Edgehill for two people, begun anew: it stands however the kept games come out. */

const SECRET = 'begun';

/** Parliament's left alone charges, so that it is the first to act. */
const ORDERS = {
  royal: { RR: 'receiveCharge', RC: 'receiveCharge', RL: 'receiveCharge' },
  parliament: { PR: 'receiveCharge', PC: 'receiveCharge', PL: 'charge' },
} as const;

function act(game: Chronicle, action: { readonly type: string; readonly wing?: string }): void {
  runOn(game);
  const prompt = game.system.prompt(stateOf(game));
  invariant(prompt?.kind === 'decide', `somebody is asked before ${action.type}`);
  const step = attempt(game, prompt.seats[0] ?? '', action);
  invariant(step.done === 'accepted', `${action.type} is legal: ${JSON.stringify(step)}`);
  runOn(game);
}

/** Before the first step of Parliament's left. */
export function leftToMove(): GameUpload {
  const system = catalog['wings'];
  invariant(system, 'Wings is in the catalog');
  const game = begin(system, hashing, {
    scenario: system.scenarios['edgehill'],
    options: system.schemas.options.parse({}),
    seats: { royal: 'friend', parliament: 'friend' },
    source: 'seeded',
    secret: SECRET,
  }) as Chronicle;
  runOn(game);
  for (const [seat, orders] of Object.entries(ORDERS)) {
    attempt(game, seat, { type: 'chooseOrders', orders });
  }
  act(game, { type: 'activate', wing: 'PL' });
  act(game, { type: 'forgoPreemption' });
  act(game, { type: 'keepOrder' });
  const file = toFile(game);
  const buffer = Buffer.from(JSON.stringify({ ...file, dice: { ...file.dice, secret: SECRET } }));
  return { name: 'game.json', mimeType: 'application/json', buffer };
}
