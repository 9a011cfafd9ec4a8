import type { Chronicle, Language, LogLine } from '@galloper/kernel';
import { languageOf, reopenGame } from '../input.ts';
import { say, sayJson } from '../output.ts';

/** A game told turn by turn in the reader's language, from its events. */

export function lineText({ text, dice, modifiers, rule }: LogLine): string {
  const rolled = dice === undefined ? '' : ` [${dice.join(', ')}]`;
  const sum = (modifiers ?? []).map(
    ({ text: what, value }) => `${value > 0 ? '+' : ''}${value} ${what}`,
  );
  const added = sum.length === 0 ? '' : ` (${sum.join(', ')})`;
  return `${text}${rolled}${added}${rule === undefined ? '' : ` ${rule}`}`;
}

type Told = { readonly entry: number; readonly lines: readonly LogLine[] };

/** Every entry that counts with the lines it is told by. */
function toldEntries(
  { system, entries, live, states, start }: Chronicle,
  language: Language,
): readonly Told[] {
  return live.flatMap((n, at) => {
    const before = live[at - 1];
    let state = before === undefined ? start : states[before];
    const lines = (entries[n]?.events ?? []).flatMap((event) => {
      const told = system.wording.tell(language, event, state);
      state = system.evolve(state, event);
      return told;
    });
    return lines.length > 0 ? [{ entry: n, lines }] : [];
  });
}

export function replayCommand(
  path: string,
  options: { readonly json?: true; readonly lang: string },
): number {
  const language = languageOf(options.lang);
  const told = toldEntries(reopenGame(path).chronicle, language);
  if (options.json) sayJson(told);
  else say(told.flatMap(({ lines }) => lines.map(lineText)).join('\n'));
  return 0;
}
