import { readFileSync, statSync } from 'node:fs';
import { catalog } from '@galloper/catalog';
import {
  type AnySystem,
  type Chronicle,
  type GameFile,
  type InputError,
  type Language,
  LANGUAGES,
  parseGame,
  parseJson,
  readCharts,
  reopen,
  type Seat,
  settingFault,
  shortened,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { fileWords } from '@galloper/wording';
import { Unusable } from './unusable.ts';
import { faultIn, unusable, unusableFile, word } from './words.ts';

/** What comes in from outside: files, positions, actions, numbers; each read or refused with one line. */

const MIB = 1024 * 1024;
const LARGEST = 64;

function because(key: string, args: InputError['args'] = {}): InputError {
  return { place: '', key, args };
}

function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
}

/** The text of a file, or of standard input for `-`. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    if (path !== '-') {
      const { size } = statSync(path);
      if (size > LARGEST * MIB) unusableFile(path, because('file.large', { n: LARGEST }));
    }
    bytes = readFileSync(path === '-' ? 0 : path);
  } catch (error) {
    if (error instanceof Unusable) throw error;
    const code = errorCode(error);
    if (code === 'ENOENT') return unusableFile(path, because('file.missing'));
    if (code === 'EISDIR') return unusableFile(path, because('file.folder'));
    return unusableFile(path, because('file.unreadable', { code }));
  }
  const text = textOf(path, bytes);
  return text.trim() === '' ? unusableFile(path, because('file.empty')) : text;
}

function textOf(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unusableFile(path, because('file.binary'));
  }
}

export function systems(): readonly AnySystem[] {
  return Object.values(catalog).flatMap((system) => (system === undefined ? [] : [system]));
}

export function languageOf(text: string): Language {
  const language = LANGUAGES.find((known) => known === text);
  return language ?? unusable('given.lang', { list: LANGUAGES.join(', '), text: shortened(text) });
}

type Battle = { readonly system: AnySystem; readonly scenario: unknown };

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** A battle: one that ships, by id, or a scenario file. */
export function findScenario(name: string): Battle {
  for (const system of systems()) {
    const scenario = Object.hasOwn(system.scenarios, name) ? system.scenarios[name] : undefined;
    if (scenario !== undefined) return { system, scenario };
  }
  if (!isFile(name)) {
    const list = systems().flatMap((system) => Object.keys(system.scenarios));
    unusable('given.battle', { name: shortened(name), list: list.join(', ') });
  }
  return scenarioFile(name, readText(name));
}

function jsonFile(path: string, text: string): unknown {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : unusableFile(path, parsed.error);
}

export function scenarioFile(path: string, text: string): Battle {
  const value = jsonFile(path, text);
  const format = formatOf(value);
  const formats = systems().map(({ id }) => `galloper.${id}.scenario`);
  const system = systems()[formats.indexOf(format)];
  if (system === undefined) {
    const args = { count: formats.length, list: formats.join(', ') };
    return unusableFile(path, { place: 'format', key: 'input.oneOf', args });
  }
  const read = system.readScenario(value);
  return read.ok ? { system, scenario: read.value } : unusableFile(path, read.error, system);
}

export function formatOf(value: unknown): string {
  const format = (value as { readonly format?: unknown } | null)?.format;
  return typeof format === 'string' ? format : '';
}

/** Tables of the player's own. */
export function chartsFile(system: AnySystem, path: string, text: string): unknown {
  const read = readCharts(system, jsonFile(path, text));
  return read.ok ? read.value : unusableFile(path, read.error, system);
}

/** The options of a game, with the tables of a file in place of the system's own. */
export function optionsWith(system: AnySystem, charts: string | undefined): unknown {
  const given =
    charts === undefined ? {} : { charts: chartsFile(system, charts, readText(charts)) };
  return system.schemas.options.parse(given);
}

export type Position = { readonly system: AnySystem; readonly state: unknown };

/** A position in the notation of the system that can read it. */
export function readPosition(path: string, text = readText(path)): Position {
  const faults: ((language: Language) => string)[] = [];
  for (const system of systems()) {
    const parsed = system.notation.parsePosition(text);
    if (parsed.ok) return { system, state: parsed.value };
    const { line, column, place = '', ...because } = parsed.error;
    faults.push((language) => {
      const at = fileWords.format(language, 'input.at', { line, column });
      return `${path}: ${at}: ${faultIn(language, { place, ...because }, system)}`;
    });
  }
  throw new Unusable((language) => faults[0]?.(language) ?? path);
}

export function readAction({ system, state }: Position, text: string): unknown {
  const parsed = system.notation.parseAction(state, text);
  if (parsed.ok) return parsed.value;
  const { key, args } = parsed.error;
  throw new Unusable((language) =>
    word(language, 'given.action', { fault: system.wording.say(language, key, args, state) }),
  );
}

/** The seat an action is for: the one named, else the one that is asked. */
export function seatFor({ system, state }: Position, named: string | undefined): Seat | undefined {
  const prompt = system.prompt(state);
  if (named === undefined) return prompt?.kind === 'decide' ? prompt.seats[0] : undefined;
  const seats = system.seats(system.scenarioOf(state));
  return seats.includes(named)
    ? named
    : unusable('given.side', { name: shortened(named), list: seats.join(', ') });
}

type Game = { readonly system: AnySystem; readonly game: GameFile };
type Reopened = Game & { readonly chronicle: Chronicle };

export function readGame(path: string, text = readText(path)): Game {
  const parsed = parseGame(text);
  if (!parsed.ok) return unusableFile(path, parsed.error);
  const { system: name } = parsed.value;
  const system = Object.hasOwn(catalog, name) ? catalog[name] : undefined;
  if (system === undefined) {
    const list = Object.keys(catalog).join(', ');
    return unusableFile(path, { place: 'system', key: 'input.system', args: { name, list } });
  }
  const fault = settingFault(system, parsed.value);
  return fault === undefined ? { system, game: parsed.value } : unusableFile(path, fault, system);
}

/** A game file taken up to its last entry. */
export function reopenGame(path: string, text = readText(path)): Reopened {
  const { system, game } = readGame(path, text);
  const reopened = reopen(system, hashing, game, game.dice.secret ?? '');
  return reopened.ok
    ? { system, game, chronicle: reopened.value }
    : unusableFile(path, reopened.error, system);
}

/** A game file that can be played on: its dice are rolled from the secret in it. */
export function playableGame(path: string): Reopened {
  const found = reopenGame(path);
  const { source, secret } = found.game.dice;
  if (source === 'typed')
    unusableFile(path, { place: 'dice.source', key: 'file.typedDice', args: {} });
  if (secret === undefined)
    unusableFile(path, { place: 'dice.secret', key: 'file.noSecret', args: {} });
  return found;
}

export function countOf(text: string, name: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 1_000_000
    ? value
    : unusable('given.count', { name, text: shortened(text) });
}

export function facesOf(text: string | undefined): readonly number[] {
  if (text === undefined || text === '') return [];
  return /^\d{1,3}(,\d{1,3})*$/.test(text)
    ? text.split(',').map(Number)
    : unusable('given.dice', { text: shortened(text) });
}
