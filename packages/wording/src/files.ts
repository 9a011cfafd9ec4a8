import { createCatalogue, type Language, type Values } from './catalogue.ts';
import { en } from './files.en.ts';
import { ru } from './files.ru.ts';

/** What the house says of files that come in; what a system says of them comes from its own catalogue. */

export const fileWords = createCatalogue({ en, ru });

type Args = { readonly [name: string]: Values[string] | readonly (string | number)[] };
type Because = { readonly key: string; readonly args: Args };
type Fault = Because & { readonly place: string };

/** A message of the system that read the file. */
export type SystemSay = (key: string, args: Args) => string;

/** Place and reason of a fault, in one line. */
export function faultText(language: Language, fault: Fault, system: SystemSay): string {
  const { place, key, args } = fault;
  const reason = fileWords.has(key)
    ? fileWords.format(language, key, args as Values)
    : system(key, args);
  return place === '' ? reason : `${place}: ${reason}`;
}

type Flaw = {
  readonly entry: number;
  readonly what: string;
  readonly event?: number;
  readonly field?: string;
  readonly recorded?: string;
  readonly found?: string;
  readonly reasons?: readonly (Because & { readonly rule: string })[];
  readonly fault?: Fault;
};

const LONGEST = 60;

function brief(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** A game that holds, in one line. */
export function soundText(
  language: Language,
  { entries, dice }: { readonly entries: number; readonly dice: string },
): string {
  return fileWords.format(language, 'flaw.none', { entries, dice });
}

/** The first thing in a game that does not hold, in one line. */
export function flawText(language: Language, flaw: Flaw, system: SystemSay): string {
  const { entry, what, event = 0, field = '', recorded, found, reasons = [], fault } = flaw;
  if (fault !== undefined) return faultText(language, fault, system);
  if (what === 'secret') return fileWords.format(language, 'input.secret');
  const shown = (text: string | undefined) =>
    text === undefined || text === '' ? fileWords.format(language, 'flaw.nothing') : brief(text);
  const [first] = reasons;
  return fileWords.format(language, `flaw.${what}`, {
    entry,
    event,
    field: field === '' ? '' : `, ${brief(field)}`,
    recorded: shown(recorded),
    found: shown(found),
    why: first === undefined ? '' : `${first.rule} ${system(first.key, first.args)}`,
  });
}

type Verified = {
  readonly sameEdition: boolean;
  readonly editions: { readonly recorded: string; readonly current: string };
};
type Tellings = { readonly recorded: readonly string[]; readonly found: readonly string[] };

/** Lines that follow a flaw: the editions where they differ, and the entry told as recorded and as decided now. */
export function differenceText(
  language: Language,
  { sameEdition, editions }: Verified,
  tellings: Tellings | undefined,
): readonly string[] {
  const told = (key: string, lines: readonly string[]) => [
    fileWords.format(language, `difference.${key}`),
    ...(lines.length > 0 ? lines : [fileWords.format(language, 'flaw.nothing')]).map(
      (line) => `  ${line}`,
    ),
  ];
  return [
    ...(sameEdition ? [] : [fileWords.format(language, 'difference.editions', editions)]),
    ...(tellings === undefined
      ? []
      : [...told('recorded', tellings.recorded), ...told('found', tellings.found)]),
  ];
}
