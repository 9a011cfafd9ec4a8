import { z } from 'zod';
import type { GameFile } from './game-file.ts';
import { faultOf, type InputError, readValue, within } from './input.ts';
import { ok, refused, type Result } from './reason.ts';
import type { AnySystem, RuleSystem } from './system.ts';

/** What a system cannot use in the scenario and the options of a game, with its place. */
export function settingFault<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  { scenario, options }: Pick<GameFile, 'scenario' | 'options'>,
): InputError | undefined {
  const { readScenario, schemas } = system as AnySystem;
  const read = readScenario(scenario);
  if (!read.ok) return within('scenario', read.error);
  const parsed = schemas.options.safeParse(options);
  return parsed.success ? undefined : within('options', faultOf(parsed.error, options));
}

/** Tables of a player's own out of their file: `{ "format": "galloper.<system>.charts", "charts": { … } }`. */
export function readCharts(
  system: AnySystem,
  value: unknown,
): Result<{ readonly [name: string]: unknown }, InputError> {
  const format = z.literal(`galloper.${system.id}.charts`);
  const shape = z.strictObject({ format, charts: z.record(z.string(), z.unknown()) });
  const read = readValue(shape, value);
  if (!read.ok) return read;
  const { charts } = read.value;
  const parsed = system.schemas.options.safeParse({ charts });
  return parsed.success ? ok(charts) : refused(faultOf(parsed.error, { charts }));
}
