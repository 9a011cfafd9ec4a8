import { FACING_NAMES, hexesAround, printHex } from '@galloper/hexes';
import type { Action } from './actions.ts';
import { MOST_NAMED, REFORMS, SHOTS, STEPS } from './actions.ts';
import { candidates } from './offers.ts';
import { gridOf, sideOf, unitDistance } from './position.ts';
import { unitOf } from './roster.ts';
import type { State } from './state.ts';
import { subsets } from './subsets.ts';

/** Every set of those in a close combat, whoever may still fire. */
function pistols(state: State): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'combat') return [];
  return subsets([...frame.attackers, frame.defender], MOST_NAMED).map((units) => ({
    type: 'usePistols',
    units: [...units],
  }));
}

/** Every set of a side's units next to an enemy at that enemy, in the step in which they may attack. */
function attacks(state: State, seat: string): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'activation' || frame.step !== 'closeCombat') return [];
  const there = state.units.filter((unit) => unit.where === 'map');
  const ours = there.filter((unit) => sideOf(unit) === seat);
  return there
    .filter((unit) => sideOf(unit) !== seat)
    .flatMap((target) => {
      const near = ours.filter((unit) => unitDistance(state, unit, target) === 1);
      return subsets(
        near.map(({ id }) => id),
        MOST_NAMED,
      )
        .filter((units) => units.length > 0)
        .map((units): Action => ({ type: 'attack', units: [...units], target: target.id }));
    });
}

/** Every answer of the units asked, and of the unit that is asked about. */
function answers(state: State): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'reaction') return [];
  return [...frame.units, frame.by].flatMap((unit): Action[] => [
    ...SHOTS.map((how): Action => ({ type: 'reactFire', unit, how })),
    ...FACING_NAMES.map((facing): Action => ({ type: 'reactTurnGun', unit, facing })),
    { type: 'reactTurn', unit, step: 'turnLeft' },
    { type: 'reactTurn', unit, step: 'turnRight' },
    { type: 'formHedgehog', unit },
    { type: 'intercept', unit, path: [] },
    ...hexesNear(state, unit).flatMap((hex): Action[] => [
      { type: 'intercept', unit, path: [hex] },
      { type: 'withdraw', unit, path: [hex], about: false },
    ]),
  ]);
}

function hexesNear(state: State, id: string): readonly string[] {
  const grid = gridOf(state.scenario.ground);
  return hexesAround(grid, unitOf(state, id).left).map((hex) => printHex(grid, hex));
}

/**
 * Attempts over which the contract suite proves that offered is the same as legal: what a seat might
 * do now, and as much again that it may not, among it actions of other frames and of the other side.
 */
export function universe(state: State, seat: string): readonly Action[] {
  const units = state.units
    .filter((unit, index) => unit.where === 'map' || index % 7 === 0)
    .map((unit) => unit.id);
  const wrong: Action[] = units.flatMap((unit, index): Action[] => {
    const target = units[(index * 5 + 3) % units.length] ?? unit;
    return [
      { type: 'step', unit, step: STEPS[index % STEPS.length] ?? 'fl' },
      { type: 'end', unit },
      { type: 'fire', unit, target, how: SHOTS[index % SHOTS.length] ?? 'normal' },
      { type: 'reform', unit, by: 'army', what: REFORMS[index % REFORMS.length] ?? 'arrangement' },
      { type: 'rally', unit, by: 'wing' },
      { type: 'turnGun', unit, facing: FACING_NAMES[index % 6] ?? 'n' },
      { type: 'attack', units: [unit], target },
    ];
  });
  const wings: Action[] = state.wings.flatMap(({ id }): Action[] => [
    { type: 'activate', wing: id },
    { type: 'pass', wing: id },
    { type: 'preempt', wing: id, help: false },
  ]);
  return [
    ...candidates(state, seat),
    ...pistols(state),
    ...attacks(state, seat),
    ...answers(state),
    ...wrong,
    ...wings,
  ];
}
