import type { AnySystem, Language, LogLine } from '@galloper/kernel';
import { languageOf, readGame } from '../input.ts';
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
export function toldEntries(
  system: AnySystem,
  game: ReturnType<typeof readGame>['game'],
  language: Language,
): readonly Told[] {
  let state = system.initial({ scenario: game.scenario, options: game.options });
  const states = [state];
  const told: Told[] = [];
  for (const entry of game.entries) {
    if (entry.kind === 'undo') {
      states.splice((entry.to ?? 0) + 1);
      state = states.at(-1);
      continue;
    }
    if (entry.kind !== 'action') continue;
    const lines: LogLine[] = [];
    for (const event of entry.events ?? []) {
      const parsed = system.schemas.event.safeParse(event);
      if (!parsed.success) continue;
      lines.push(...system.wording.tell(language, parsed.data, state));
      state = system.evolve(state, parsed.data);
    }
    states.push(state);
    if (lines.length > 0) told.push({ entry: entry.n, lines });
  }
  return told;
}

export function replayCommand(
  path: string,
  options: { readonly json?: true; readonly lang: string },
): number {
  const language = languageOf(options.lang);
  const { system, game } = readGame(path);
  const told = toldEntries(system, game, language);
  if (options.json) sayJson(told);
  else say(told.flatMap(({ lines }) => lines.map(lineText)).join('\n'));
  return 0;
}
