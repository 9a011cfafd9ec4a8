import { catalog } from '@galloper/catalog';
import { players } from '@galloper/catalog/players';
import {
  fingerprint,
  type GameFile,
  type Reason,
  seeded,
  type Verification,
  verify,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';

/** Thinks and checks aside, so that the page stays at hand. */

export type Task = { readonly id: number } & (
  | {
      readonly do: 'choose';
      readonly system: string;
      readonly player: 'random' | 'greedy';
      readonly view: unknown;
      readonly seat: string;
      readonly seed: string;
    }
  | { readonly do: 'verify'; readonly file: GameFile }
);

export type Answer = { readonly id: number } & (
  | { readonly chosen: { readonly action: unknown; readonly why: readonly Reason[] } }
  | { readonly verification: Verification }
  | { readonly failed: string }
);

function answer(task: Task): Answer {
  const { id } = task;
  if (task.do === 'verify') {
    const system = catalog[task.file.system];
    if (system === undefined) return { id, failed: 'system' };
    const current = fingerprint(hashing, system as never);
    return { id, verification: verify(system, hashing, task.file, current) };
  }
  const player = players[task.system]?.[task.player];
  if (player === undefined) return { id, failed: 'player' };
  return { id, chosen: player.choose(task.view, task.seat, seeded(hashing, task.seed)) };
}

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  try {
    self.postMessage(answer(data));
  } catch (error) {
    self.postMessage({ id: data.id, failed: error instanceof Error ? error.message : 'unknown' });
  }
});
