import { existsSync, readFileSync, statSync } from 'node:fs';
import { catalog } from '@galloper/catalog';
import {
  type AnySystem,
  type GameFile,
  type Language,
  LANGUAGES,
  parseGame,
  type Seat,
} from '@galloper/kernel';
import { unusable } from './unusable.ts';

/** What comes in from outside: files, positions, actions, numbers; each read or refused with one line. */

const LARGEST = 64 * 1024 * 1024;

/** The text of a file, or of standard input for `-`. */
export function readText(path: string): string {
  try {
    if (path === '-') return readFileSync(0, 'utf8');
    if (!existsSync(path)) return unusable(`${path}: there is no such file`);
    const { size } = statSync(path);
    if (size > LARGEST) return unusable(`${path}: larger than 64 MiB`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      return unusable(`${path}: cannot be read (${String(error.code)})`);
    throw error;
  }
}

export function systems(): readonly AnySystem[] {
  return Object.values(catalog).flatMap((system) => (system === undefined ? [] : [system]));
}

export function systemOf(id: string): AnySystem {
  return (
    catalog[id] ??
    unusable(`there is no rule system «${id}»; there are: ${Object.keys(catalog).join(', ')}`)
  );
}

export function languageOf(text: string): Language {
  const language = LANGUAGES.find((known) => known === text);
  return language ?? unusable(`--lang takes ${LANGUAGES.join(' or ')}, not «${text}»`);
}

/** A battle: one that ships, by id, or a scenario file. */
export function findScenario(name: string): {
  readonly system: AnySystem;
  readonly scenario: unknown;
} {
  for (const system of systems()) {
    const scenario = Object.hasOwn(system.scenarios, name) ? system.scenarios[name] : undefined;
    if (scenario !== undefined) return { system, scenario };
  }
  if (!existsSync(name)) {
    const known = systems().flatMap((system) => Object.keys(system.scenarios));
    return unusable(`there is no battle and no file «${name}»; battles: ${known.join(', ')}`);
  }
  return scenarioFile(name, readText(name));
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return unusable(`${path}: not JSON (${error instanceof Error ? error.message : ''})`);
  }
}

export function scenarioFile(
  path: string,
  text: string,
): { readonly system: AnySystem; readonly scenario: unknown } {
  const value = jsonOf(path, text);
  const format = formatOf(value);
  const system = systems().find(({ id }) => format === `galloper.${id}.scenario`) ?? systems()[0];
  if (system === undefined) return unusable('there is no rule system');
  const read = system.readScenario(value);
  return read.ok
    ? { system, scenario: read.value }
    : unusable(`${path}: ${read.error.place}: ${read.error.reason}`);
}

export function formatOf(value: unknown): string {
  const format = (value as { readonly format?: unknown } | null)?.format;
  return typeof format === 'string' ? format : '';
}

export type Position = { readonly system: AnySystem; readonly state: unknown };

/** A position in the notation of the system that can read it. */
export function readPosition(path: string, language: Language): Position {
  const text = readText(path);
  const faults: string[] = [];
  for (const system of systems()) {
    const parsed = system.notation.parsePosition(text);
    if (parsed.ok) return { system, state: parsed.value };
    const { line, column, key, args } = parsed.error;
    faults.push(
      `line ${line}, column ${column}: ${system.wording.say(language, key, args, undefined)}`,
    );
  }
  return unusable(`${path}: ${faults[0] ?? 'not a position'}`);
}

export function readAction({ system, state }: Position, text: string, language: Language): unknown {
  const parsed = system.notation.parseAction(state, text);
  if (parsed.ok) return parsed.value;
  return unusable(
    `action: ${system.wording.say(language, parsed.error.key, parsed.error.args, state)}`,
  );
}

/** The seat an action is for: the one named, else the one that is asked. */
export function seatFor({ system, state }: Position, named: string | undefined): Seat | undefined {
  const prompt = system.prompt(state);
  return named ?? (prompt?.kind === 'decide' ? prompt.seats[0] : undefined);
}

export function readGame(path: string): { readonly system: AnySystem; readonly game: GameFile } {
  const parsed = parseGame(readText(path));
  if (!parsed.ok) return unusable(`${path}: ${parsed.error.place}: ${parsed.error.reason}`);
  const system = systemOf(parsed.value.system);
  const scenario = system.readScenario(parsed.value.scenario);
  if (!scenario.ok)
    return unusable(`${path}: scenario.${scenario.error.place}: ${scenario.error.reason}`);
  const options = system.schemas.options.safeParse(parsed.value.options);
  if (!options.success)
    return unusable(`${path}: options: ${options.error.issues[0]?.message ?? 'not usable'}`);
  return { system, game: parsed.value };
}

export function countOf(text: string, name: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 1_000_000
    ? value
    : unusable(`${name} takes a whole number from 1 to 1000000, not «${text}»`);
}

export function facesOf(text: string | undefined): readonly number[] {
  if (text === undefined || text === '') return [];
  const faces = text.split(',').map(Number);
  return faces.every((face) => Number.isInteger(face))
    ? faces
    : unusable(`--dice takes faces such as 3,7, not «${text}»`);
}
