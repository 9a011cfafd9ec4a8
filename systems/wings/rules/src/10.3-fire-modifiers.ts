import { distance } from '@galloper/hexes';
import type { Shot } from './actions.ts';
import { chartsOf } from './charts-of.ts';
import type { ModifierRow } from './events.ts';
import { fightsAsBroken } from './6-column.ts';
import { coverFor } from './8.2-terrain.ts';
import { gridOf, leadersWith, unitDistance, zoneTouched } from './position.ts';
import { cardOf, isTwoHex } from './roster.ts';
import type { State, Unit } from './state.ts';

/** W10.3-modifiers - what bears on a shot, in the order a player reads it. */

function adder(rule: string, prefix: string) {
  const rows: ModifierRow[] = [];
  return {
    rows,
    add(key: string, value: number, holds: boolean): void {
      if (holds && value !== 0) rows.push([rule, `${prefix}.${key}`, value]);
    },
  };
}

/** W17-dusk - small arms in the last turns of light. */
function isDusk(state: State): boolean {
  return state.turn > state.scenario.turns - state.scenario.duskTurns;
}

/** The half of the target that is nearest to the firer, and the hex it is fired at from. */
export function fireLine(state: State, firer: Unit, target: Unit): readonly [number, number] {
  const grid = gridOf(state.scenario.ground);
  const pairs = [firer.left, firer.right].flatMap((from) =>
    [target.left, target.right].map((to) => [from, to] as const),
  );
  return pairs.reduce((best, pair) =>
    distance(grid, pair[0], pair[1]) < distance(grid, best[0], best[1]) ? pair : best,
  );
}

export function smallArmsModifiers(
  state: State,
  firer: Unit,
  target: Unit,
  how: Shot,
): readonly ModifierRow[] {
  const values = chartsOf(state).smallArms.modifiers;
  const { rows, add } = adder('W10.3-modifiers', 'fire');
  const zone = zoneTouched(state, target, firer);
  const targetClass = cardOf(state, target.id).class;
  if (how === 'salvo' || how === 'advancing' || how === 'retreating' || how === 'skirmishing') {
    add(how, values[how], true);
  }
  add(
    'firerShakenArrangement',
    values.firerShakenArrangement,
    !fightsAsBroken(firer) && (firer.arrangement === 'shaken' || firer.openOrder),
  );
  add('firerBrokenArrangement', values.firerBrokenArrangement, fightsAsBroken(firer));
  add('firerShakenMorale', values.firerShakenMorale, firer.morale === 'shaken');
  add('firerHedgehog', values.firerHedgehog, firer.hedgehog);
  add('flank', values.flank, zone === 'flank');
  add('rear', values.rear, zone === 'rear');
  add('targetHedgehog', values.targetHedgehog, target.hedgehog);
  add('targetLight', values.targetLight, target.openOrder || targetClass === 'lightInfantry');
  add('targetColumn', values.targetColumn, target.column || target.limbered);
  add('dusk', values.dusk, isDusk(state));
  const rating = Math.min(0, ...leadersWith(state, firer.id).map((leader) => leader.rating));
  add('leader', -rating, true);
  const [from, to] = fireLine(state, firer, target);
  return [...rows, ...coverFor(state, 'fire', from, to)];
}

/** The range band, the target and the ground, for a gun. */
export function artilleryModifiers(
  state: State,
  gun: Unit,
  target: Unit,
  bounce: number,
): readonly ModifierRow[] {
  const values = chartsOf(state).artillery.modifiers;
  const { rows, add } = adder('W10.5-artillery', 'gun');
  const range = unitDistance(state, gun, target);
  const { grazing, maximum } = cardOf(state, gun.id).gun ?? { grazing: 0, maximum: 0 };
  const zone = zoneTouched(state, target, gun);
  const targetClass = cardOf(state, target.id).class;
  add('caseShot', values.caseShot, range === 1);
  add('beyondHalf', values.beyondHalf, range > grazing && range * 2 > maximum);
  add('beyondGrazing', values.beyondGrazing, range > grazing && range * 2 <= maximum);
  add('bounce', values.bounce * bounce, bounce > 0);
  add('targetHedgehog', values.targetHedgehog, target.hedgehog);
  add('enfilade', values.enfilade, isTwoHex(cardOf(state, target.id)) && zone === 'flank');
  add('targetLight', values.targetLight, target.openOrder || targetClass === 'lightInfantry');
  add('targetArtillery', values.targetArtillery, targetClass === 'artillery');
  add('targetLimbered', values.targetLimbered, target.limbered);
  const [from, to] = fireLine(state, gun, target);
  return [...rows, ...coverFor(state, 'fire', from, to)];
}
