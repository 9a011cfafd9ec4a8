import type { GameFile, Verification } from '@galloper/kernel';
import { secret } from './secret.ts';
import type { Answer, Task } from './worker.ts';

/** Questions to the worker, one promise each. */

type Wanted = Task extends infer Each ? (Each extends Task ? Omit<Each, 'id'> : never) : never;

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return started;
}

function ask(task: Wanted): Promise<Answer> {
  worker ??= start();
  last += 1;
  const id = last;
  const running = worker;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    running.postMessage({ ...task, id });
  });
}

/** What a computer player chooses; undefined when it could not. */
export async function choose(
  system: string,
  player: 'random' | 'greedy',
  view: unknown,
  seat: string,
): Promise<unknown> {
  const answer = await ask({ do: 'choose', system, player, view, seat, seed: secret(16) });
  return 'chosen' in answer ? answer.chosen.action : undefined;
}

/** Recomputes a whole game: chain, dice, every decision. */
export async function verifyAside(file: GameFile): Promise<Verification | undefined> {
  const answer = await ask({ do: 'verify', file });
  return 'verification' in answer ? answer.verification : undefined;
}
