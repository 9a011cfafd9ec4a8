import type { Entry } from '@galloper/kernel';
import type { Match } from './match.ts';
import { type Seen, stateAt } from './seen.ts';

/** The entries that count, by turn: for the log and for the line of time. */

export type Chapter = {
  readonly turn: number;
  /** Instants from the first to the last, each the number of entries that count before it. */
  readonly from: number;
  readonly to: number;
};

/** Chapters of the game as it is seen, the first one first. */
export function chaptersOf(
  match: Match,
  { last }: Pick<Seen, 'last' | 'version'>,
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (let instant = 0; instant < last; instant += 1) {
    const { turn } = match.played.face.clock(stateAt(match, instant), 'en');
    const open = chapters.at(-1);
    if (open !== undefined && open.turn === turn)
      chapters[chapters.length - 1] = { ...open, to: instant + 1 };
    else chapters.push({ turn, from: instant, to: instant + 1 });
  }
  return chapters;
}

export type Told = {
  readonly key: string;
  /** The instant after the entry. */
  readonly instant: number;
  readonly text: string;
  readonly dice: readonly number[];
  readonly modifiers: readonly {
    readonly rule: string;
    readonly text: string;
    readonly value: number;
  }[];
  readonly rule: string | undefined;
};

/** Lines that tell one entry, as a reader may know it. */
export function tellEntry(
  match: Match,
  entry: Entry,
  instant: number,
  language: 'en' | 'ru',
  viewer: string | undefined,
): readonly Told[] {
  const { system } = match.chronicle;
  let before = stateAt(match, instant - 1);
  const told: Told[] = [];
  for (const event of (entry.events ?? []) as readonly unknown[]) {
    const shown = system.redact(event, viewer);
    const lines = shown === undefined ? [] : system.wording.tell(language, shown, before);
    for (const line of lines) {
      told.push({
        key: `${entry.n}.${told.length}`,
        instant,
        text: line.text,
        dice: line.dice ?? [],
        modifiers: line.modifiers ?? [],
        rule: line.rule,
      });
    }
    before = system.evolve(before, event);
  }
  return told;
}

/** Lines of a chapter. */
export function tellChapter(
  match: Match,
  { from, to }: Chapter,
  language: 'en' | 'ru',
  viewer: string | undefined,
): readonly Told[] {
  const { live, entries } = match.chronicle;
  return Array.from({ length: to - from }, (_, index) => from + index).flatMap((index) => {
    const entry = entries[live[index] ?? -1];
    return entry === undefined ? [] : tellEntry(match, entry, index + 1, language, viewer);
  });
}
