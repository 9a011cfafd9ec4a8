import { z } from 'zod';
import { canonical } from './canonical.ts';
import { type InputError, readJson } from './input.ts';
import type { Result } from './reason.ts';

/** A game as it is stored: who, what, with which dice, and every entry with its hash. */

export const ENTRY_KINDS = [
  'action',
  'undo',
  'askUndo',
  'refuseUndo',
  'resign',
  'offerDraw',
  'declineDraw',
  'agreeDraw',
  'adjudicate',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const plain = z.json();

export const entrySchema = z.strictObject({
  /** Number of the entry, from 0. */
  n: z.int().min(0),
  kind: z.enum(ENTRY_KINDS),
  /** Who did it; nobody where the game ran on by itself. */
  by: z.string().max(40).optional(),
  action: plain.optional(),
  /** Faces as they fell, in order. */
  faces: z.array(z.int()).max(10_000).optional(),
  typed: z.literal(true).optional(),
  events: z.array(plain).max(10_000).optional(),
  /** For an undo asked or made: the number of entries that stay. */
  to: z.int().min(0).optional(),
  /** Winner of an adjudication, a draw where none is named. */
  winner: z.string().max(40).optional(),
  /** A sealed choice: the chain holds its commitment, the content is opened later. */
  sealed: z.strictObject({ commitment: z.string(), salt: z.string().optional() }).optional(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export const gameSchema = z.strictObject({
  format: z.literal('galloper.game'),
  version: z.literal(1),
  system: z.string().max(40),
  edition: z.string().max(40),
  /** Hash over the system's id, edition, ids of rules and charts: what decided the game. */
  fingerprint: z.string().max(64),
  /** The scenario whole, so that a game can be read without its edition. */
  scenario: plain,
  options: plain,
  seats: z.record(z.string().max(40), z.string().max(80)),
  dice: z.strictObject({
    source: z.enum(['vault', 'seeded', 'typed']),
    /** SHA-256 of the secret, published before the first entry. */
    commitment: z.string(),
    /** Published when the game is over. */
    secret: z.string().max(200).optional(),
    /** What each seat added of its own. */
    entropy: z.record(z.string().max(40), z.string().max(200)),
  }),
  entries: z.array(entrySchema).max(100_000),
});

export type Entry = z.infer<typeof entrySchema>;
export type GameFile = z.infer<typeof gameSchema>;
export type GameHeader = Omit<GameFile, 'entries'>;

/** Reads a game file; a fault is told with its place. */
export function parseGame(text: string): Result<GameFile, InputError> {
  return readJson(gameSchema, text);
}

/** A game file as text: valid JSON with one entry a line, so that differences can be read. */
export function printGame(game: GameFile): string {
  const { entries, ...header } = game;
  const lines = entries.map((entry) => canonical(entry)).join(',\n');
  return `${canonical(header).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}
