import {
  endOf,
  type Entry,
  type MatchEnd,
  type Offer,
  type Prompt,
  type Seat,
  stateOf,
} from '@galloper/kernel';
import type { Match } from './match.ts';

/** What can be seen and done at this screen now: everything is derived from the match. */
export type Seen = {
  /** The version of the match that is seen. */
  readonly version: number;
  /** The position as the one at the screen may see it. */
  readonly state: unknown;
  /** Entries that count before the instant shown. */
  readonly instant: number;
  readonly last: number;
  readonly now: boolean;
  readonly viewer: Seat | undefined;
  /** The human who owes a decision; undefined while a computer thinks or the past is shown. */
  readonly decides: Seat | undefined;
  readonly prompt: Extract<Prompt<unknown>, { kind: 'decide' }> | undefined;
  readonly offers: readonly Offer<unknown>[];
  readonly end: MatchEnd | undefined;
  /** An undo or a draw that waits for an answer, and who gives it. */
  readonly asked: { readonly entry: Entry; readonly answers: Seat } | undefined;
};

export function isHuman(match: Match, seat: Seat): boolean {
  const player = match.chronicle.header.seats[seat];
  return player === 'me' || player === 'friend';
}

export function humansOf(match: Match): readonly Seat[] {
  return Object.keys(match.chronicle.header.seats).filter((seat) => isHuman(match, seat));
}

function askedOf(match: Match): Seen['asked'] {
  const { entries, header } = match.chronicle;
  const entry = entries.at(-1);
  if (entry?.kind !== 'askUndo' && entry?.kind !== 'offerDraw') return undefined;
  const answers = Object.keys(header.seats).find((seat) => seat !== entry.by);
  return answers === undefined ? undefined : { entry, answers };
}

/** The state after a number of entries that count. */
export function stateAt(match: Match, instant: number): unknown {
  const { live, states, start } = match.chronicle;
  const n = live[instant - 1];
  return n === undefined ? start : states[n];
}

/** Of two people at the screen the one who is asked, else the one who acted last. */
function viewerOf(match: Match, asked: readonly Seat[]): Seat | undefined {
  const humans = humansOf(match);
  if (humans.length < 2) return humans[0];
  const { entries } = match.chronicle;
  const acted = entries.findLast(({ by }) => by !== undefined && humans.includes(by));
  return humans.find((seat) => asked.includes(seat)) ?? acted?.by ?? humans[0];
}

/** The match as seen at an instant (now when none is given) by the one at the screen. */
export function seenOf(match: Match, at: number | undefined, version: number): Seen {
  const { chronicle } = match;
  const { system } = chronicle;
  const last = chronicle.live.length;
  const instant = Math.min(at ?? last, last);
  const end = endOf(chronicle);
  const whole = stateOf(chronicle);
  const found = end === undefined ? system.prompt(whole) : undefined;
  const prompt = found?.kind === 'decide' ? found : undefined;
  const viewer = viewerOf(match, prompt?.seats ?? []);
  const asked = askedOf(match);
  const now = instant === last;
  const state = system.view(now ? whole : stateAt(match, instant), viewer);
  const owes = viewer !== undefined && prompt?.seats.includes(viewer) === true;
  const decides =
    now && owes && asked === undefined && match.closed() === undefined ? viewer : undefined;
  const offers = decides === undefined ? [] : system.offers(state, decides);
  return { version, state, instant, last, now, viewer, decides, prompt, offers, end, asked };
}
