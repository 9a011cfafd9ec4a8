import { gameSchema } from '@galloper/kernel';
import { z } from 'zod';

/** A game as it is kept on this machine, without its entries. Anything may have happened to it since. */

const savedSchema = z.object({
  id: z.string(),
  system: z.string(),
  title: z.object({ en: z.string(), ru: z.string() }),
  header: gameSchema.omit({ entries: true }),
  secret: z.string(),
  count: z.int().min(0),
  turn: z.int(),
  finished: z.boolean(),
  /** Milliseconds since 1970, within what a date can be. */
  updated: z.number().min(0).max(8.64e15),
  /** The tab that may write. */
  holder: z.string(),
});
export type Saved = Readonly<z.infer<typeof savedSchema>>;

/** One that cannot be read any more: it can only be deleted. */
export type Damaged = { readonly id: IDBValidKey; readonly damaged: true };

export function readSaved(record: unknown): Saved | undefined {
  return savedSchema.safeParse(record).data;
}

/** The games that can be taken up, the latest first, then the damaged. */
export function sortedGames(
  records: readonly { readonly id: IDBValidKey }[],
): readonly (Saved | Damaged)[] {
  const read = records.map(({ id, ...rest }) => ({ id, saved: readSaved({ id, ...rest }) }));
  const whole = read.flatMap(({ saved }) => (saved === undefined ? [] : [saved]));
  const damaged = read.flatMap(({ id, saved }) =>
    saved === undefined ? [{ id, damaged: true as const }] : [],
  );
  return [...whole.toSorted((a, b) => b.updated - a.updated), ...damaged];
}
