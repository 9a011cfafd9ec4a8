import { seeded, type Seat, stateOf } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import { useEffect, useRef, useState } from 'react';
import { type Preferences, preferences } from '../preferences.ts';
import { choose } from './aside.ts';
import type { Match } from './match.ts';
import { secret } from './secret.ts';
import { isHuman, type Seen } from './seen.ts';

const PAUSE: { readonly [speed in Preferences['speed']]: number } = {
  slow: 900,
  brisk: 260,
  instant: 0,
};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function actionOf(match: Match, seat: Seat): Promise<unknown> {
  const { system, header } = match.chronicle;
  const view = system.view(stateOf(match.chronicle), seat);
  const player = header.seats[seat] === 'greedy' ? 'greedy' : 'random';
  const chosen = await choose(system.id, player, view, seat);
  return chosen ?? system.sample(view, seat, seeded(hashing, secret(16)));
}

/** A computer lets the other side take back, and never agrees to a draw. */
function answerTo(match: Match, asked: NonNullable<Seen['asked']>) {
  if (asked.entry.kind === 'askUndo') match.answerUndo(asked.answers, true);
  else match.say(asked.answers, 'declineDraw');
}

/** Lets the computers play while it is their turn and the present is shown. */
export function useComputers(match: Match, seen: Seen, held: boolean) {
  const busy = useRef(false);
  const [, again] = useState(0);
  useEffect(() => {
    if (busy.current || held || !seen.now || match.closed() !== undefined) return;
    const { asked, prompt } = seen;
    if (seen.end !== undefined) return;
    if (asked !== undefined) {
      if (!isHuman(match, asked.answers)) answerTo(match, asked);
      return;
    }
    const seat = prompt?.seats.find((each) => !isHuman(match, each));
    if (seat === undefined) return;
    busy.current = true;
    const { length } = match.chronicle.entries;
    const act = async () => {
      const began = performance.now();
      const action = await actionOf(match, seat);
      const isStep = match.played.face.actionKind(action) === 'step';
      const shown = PAUSE[preferences().speed] / (isStep ? 3 : 1);
      await pause(Math.max(0, shown - (performance.now() - began)));
      busy.current = false;
      if (match.chronicle.entries.length === length) match.attempt(seat, action);
      again((count) => count + 1);
    };
    void act();
  });
}
