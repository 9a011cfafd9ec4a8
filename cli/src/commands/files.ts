import { parseJson, type RegisterEntry, shortened } from '@galloper/kernel';
import {
  chartsFile,
  formatOf,
  languageOf,
  reopenGame,
  readPosition,
  readText,
  scenarioFile,
  systems,
} from '../input.ts';
import { say, sayJson } from '../output.ts';
import { unusable, word } from '../words.ts';

/** What a file is, and whether it can be used. */

function kindOf(path: string, text: string): string {
  const parsed = parseJson(text);
  const value = parsed.ok ? parsed.value : undefined;
  const format = formatOf(value);
  if (format === 'galloper.game') {
    reopenGame(path, text);
    return 'game';
  }
  const charts = systems().find(({ id }) => format === `galloper.${id}.charts`);
  if (charts !== undefined) {
    chartsFile(charts, path, text);
    return 'charts';
  }
  if (parsed.ok || text.trimStart().startsWith('{')) {
    scenarioFile(path, text);
    return 'scenario';
  }
  readPosition(path, text);
  return 'position';
}

/** Says what a file is when it can be used; one line with place and reason when not. */
export function checkCommand(
  path: string,
  options: { readonly json?: true; readonly lang: string },
): number {
  const language = languageOf(options.lang);
  const kind = kindOf(path, readText(path));
  if (options.json) sayJson({ usable: true, kind });
  else say(`${path}: ${word(language, 'file.kind', { kind })}`);
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
  if (found.length === 0) unusable('given.rule', { id: shortened(id ?? '') });
  const titleLine = (rule: RegisterEntry) => `${rule.id} · ${rule.title[language]}`;
  const wholeRule = (rule: RegisterEntry) =>
    `${titleLine(rule)} (${rule.origin})\n${rule.gist[language]}`;
  const leftOutLines = () =>
    systems().flatMap(({ name, leftOut }) => [
      word(language, 'rules.leftOut', { system: name[language] }),
      ...leftOut.map(({ title, why }) => `  ${title[language]}: ${why[language]}`),
    ]);
  if (options.json) sayJson(found);
  else if (id === undefined) say([...found.map(titleLine), ...leftOutLines()].join('\n'));
  else say(found.map(wholeRule).join('\n'));
  return 0;
}
