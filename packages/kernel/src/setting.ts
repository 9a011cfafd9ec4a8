import type { GameFile } from './game-file.ts';
import { faultOf, type InputError, within } from './input.ts';
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
