import { type InputError, ok, readValue, refused, type Result } from '@galloper/kernel';
import { type Scenario, scenarioSchema } from './scenario.ts';
import { checkGround, type Faults } from './scenario-ground.ts';
import { checkPeople, known } from './scenario-people.ts';
import { checkUnits } from './scenario-units.ts';

/** What a scenario must be beyond its shape: everything it names exists, and stands where it may. */

function checkSpecial({ special, wings, units }: Scenario, faults: Faults): void {
  const { turncoat } = special;
  if (turncoat === undefined) return;
  known(
    wings.map((wing) => wing.id),
    turncoat.wing,
    'special.turncoat.wing',
    'wing',
    faults,
  );
  turncoat.units.forEach((id, at) => {
    const card = units.find((unit) => unit.id === id);
    if (card?.wing === turncoat.wing) return;
    const place = `special.turncoat.units[${at}]`;
    faults.push({ place, key: 'scenario.notOfWing', args: { id, wing: turncoat.wing } });
  });
}

function checkLength({ turns, duskTurns }: Scenario, faults: Faults): void {
  if (duskTurns <= turns) return;
  faults.push({ place: 'duskTurns', key: 'scenario.dusk', args: { n: turns } });
}

/** Levels of victory rise: marginal, substantive, decisive. */
function checkLevels({ levels }: Scenario, faults: Faults): void {
  if (0 < levels.marginal && levels.marginal < levels.substantive) {
    if (levels.substantive < levels.decisive) return;
  }
  faults.push({ place: 'levels', key: 'scenario.levels', args: {} });
}

/** A scenario from outside: its shape and everything that it names. The first fault has its place. */
export function checkScenario(value: unknown): Result<Scenario, InputError> {
  const read = readValue(scenarioSchema, value);
  if (!read.ok) return read;
  const faults: Faults = [];
  checkGround(read.value, faults);
  if (faults.length === 0) {
    for (const check of [checkPeople, checkUnits, checkSpecial, checkLength, checkLevels]) {
      check(read.value, faults);
    }
  }
  const [first] = faults;
  return first === undefined ? ok(read.value) : refused(first);
}
