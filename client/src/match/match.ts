import {
  answerUndo,
  attempt,
  batch,
  begin,
  endOf,
  runOn,
  say,
  stateOf,
  undo,
  type Attempt,
  type Batch,
  type Chronicle,
  type Seat,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import type { Played } from '../systems.ts';
import { secret } from './secret.ts';
import { announceClaim, onClaimedElsewhere, thisTab } from './tabs.ts';
import { store } from './storage.ts';

/** A game at this screen: the chronicle, who is told when it grows, and its safe keeping. */

export const TABLE = ['me', 'friend', 'random', 'greedy'] as const;
/** Who plays a side. */
export type Player = (typeof TABLE)[number];

export type Match = {
  readonly id: string;
  readonly played: Played;
  readonly chronicle: Chronicle;
  /** Grows with every change; what is shown is computed anew for each. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Why nothing can be done here: another tab plays on, or the dice are elsewhere. */
  readonly closed: () => 'elsewhere' | 'noSecret' | undefined;
  readonly saved: () => 'saving' | 'saved' | 'failed';
  readonly attempt: (seat: Seat, action: unknown) => Attempt;
  readonly steps: (seat: Seat, actions: readonly unknown[]) => Batch;
  readonly undo: (seat: Seat) => void;
  readonly answerUndo: (seat: Seat, grant: boolean) => void;
  readonly say: (seat: Seat, kind: 'resign' | 'offerDraw' | 'agreeDraw' | 'declineDraw') => void;
  readonly leave: () => void;
};

export type NewMatch = {
  readonly played: Played;
  readonly scenario: unknown;
  readonly options: unknown;
  readonly seats: { readonly [seat: Seat]: Player };
};

export function newMatch({ played, scenario, options, seats }: NewMatch): Match {
  const chronicle = begin(played.system, hashing, {
    scenario,
    options,
    seats,
    source: 'vault',
    secret: secret(),
    entropy: Object.fromEntries(Object.keys(seats).map((seat) => [seat, secret(16)])),
  });
  runOn(chronicle);
  return openMatch(secret(8), played, chronicle);
}

type Watch = {
  readonly subscribe: Match['subscribe'];
  readonly tell: () => void;
  readonly version: () => number;
};

function watch(): Watch {
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    version: () => version,
    tell: () => {
      version += 1;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Keeps a chronicle safe; `lost` is called when another tab holds the game. */
function keeper(
  id: string,
  played: Played,
  chronicle: Chronicle,
  lost: () => void,
  told: () => void,
) {
  let status: ReturnType<Match['saved']> = 'saving';
  let queue = Promise.resolve();
  const write = async () => {
    const { header } = chronicle;
    const scenario = header.scenario;
    const titleIn = (language: 'en' | 'ru') => played.face.battle(scenario, language).title;
    const kept = await store(
      {
        id,
        system: header.system,
        title: { en: titleIn('en'), ru: titleIn('ru') },
        header,
        secret: chronicle.secret,
        turn: played.face.clock(stateOf(chronicle), 'en').turn,
        finished: endOf(chronicle) !== undefined,
        updated: Date.now(),
        holder: thisTab,
      },
      chronicle.entries,
    );
    if (!kept) lost();
  };
  const finish = (end: typeof status) => {
    if (status === end) return;
    status = end;
    told();
  };
  return {
    status: () => status,
    save: () => {
      queue = queue.then(write).then(
        () => finish('saved'),
        () => finish('failed'),
      );
    },
  };
}

/** A game opened on this tab, which from now on is the one that may write. */
export function openMatch(
  id: string,
  played: Played,
  chronicle: Chronicle,
  noSecret = false,
): Match {
  let closed: ReturnType<Match['closed']> = noSecret ? 'noSecret' : undefined;
  const { subscribe, tell, version } = watch();
  const lost = () => {
    closed = 'elsewhere';
    tell();
  };
  const { save, status } = keeper(id, played, chronicle, lost, tell);
  const changed = () => {
    save();
    tell();
  };
  const open = <Value>(act: () => Value, otherwise: Value): Value => {
    if (closed !== undefined) return otherwise;
    const result = act();
    changed();
    return result;
  };
  const refusedHere: Attempt = {
    done: 'refused',
    refusal: { stage: 'match', reasons: [{ rule: 'match', key: 'match.closed', args: {} }] },
  };
  if (!noSecret) {
    announceClaim(id);
    save();
  }
  return {
    id,
    played,
    chronicle,
    version,
    subscribe,
    closed: () => closed,
    saved: status,
    attempt: (seat, action) => open(() => attempt(chronicle, seat, action), refusedHere),
    steps: (seat, actions) =>
      open(() => batch(chronicle, seat, actions), { applied: 0, entries: [], stopped: 'refused' }),
    undo: (seat) => open(() => void undo(chronicle, seat), undefined),
    answerUndo: (seat, grant) => open(() => void answerUndo(chronicle, seat, grant), undefined),
    say: (seat, kind) => open(() => void say(chronicle, seat, kind), undefined),
    leave: onClaimedElsewhere(id, lost),
  };
}
