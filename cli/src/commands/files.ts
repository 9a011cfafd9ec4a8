import type { AnySystem } from '@galloper/kernel';
import {
  formatOf,
  languageOf,
  readGame,
  readPosition,
  readText,
  scenarioFile,
  systems,
} from '../input.ts';
import { say, sayJson } from '../output.ts';
import { unusable } from '../unusable.ts';

/** What a file is, and whether it can be used. */

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A table of the player's own: `{ "format": "galloper.<system>.charts", "charts": { … } }`. */
function checkCharts(system: AnySystem, path: string, value: unknown): string {
  const { charts } = value as { readonly charts?: unknown };
  const read = system.schemas.options.safeParse({ charts });
  if (read.success) return 'charts';
  const issue = read.error.issues[0];
  return unusable(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not usable'}`);
}

function kindOf(path: string, text: string, language: 'en' | 'ru'): string {
  const value = parsed(text);
  const format = formatOf(value);
  if (format === 'galloper.game') {
    readGame(path);
    return 'game';
  }
  const charts = systems().find(({ id }) => format === `galloper.${id}.charts`);
  if (charts !== undefined) return checkCharts(charts, path, value);
  if (value !== undefined || text.trimStart().startsWith('{')) {
    scenarioFile(path, text);
    return 'scenario';
  }
  readPosition(path, language);
  return 'position';
}

/** Says what a file is when it can be used; one line with place and reason when not. */
export function checkCommand(
  path: string,
  options: { readonly json?: true; readonly lang: string },
): number {
  const kind = kindOf(path, readText(path), languageOf(options.lang));
  if (options.json) sayJson({ usable: true, kind });
  else say(`${path}: ${kind}`);
  return 0;
}

/** The register, or one rule of it. */
export function rulesCommand(
  id: string | undefined,
  options: { readonly json?: true; readonly lang: string },
): number {
  const language = languageOf(options.lang);
  const all = systems().flatMap((system) =>
    system.rules.map((rule) => ({ system: system.id, ...rule })),
  );
  const found = id === undefined ? all : all.filter((rule) => rule.id === id);
  if (found.length === 0) unusable(`there is no rule «${id}»`);
  if (options.json) sayJson(found);
  else if (id === undefined)
    say(found.map((rule) => `${rule.id} · ${rule.title[language]}`).join('\n'));
  else
    say(
      found
        .map(
          (rule) => `${rule.id} · ${rule.title[language]} (${rule.origin})\n${rule.gist[language]}`,
        )
        .join('\n'),
    );
  return 0;
}
