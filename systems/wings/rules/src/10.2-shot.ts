import type { Dice } from '@galloper/kernel';
import type { Shot } from './actions.ts';
import { artilleryModifiers, smallArmsModifiers } from './10.3-fire-modifiers.ts';
import { shotResults } from './10.6-results.ts';
import { chartsOf } from './charts-of.ts';
import type { FireResult } from './charts.ts';
import { type ChartRows, rollRow } from './d10.ts';
import type { Event } from './events.ts';
import { sideOf, zoneTouched } from './position.ts';
import { cardOf, otherSide, unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';

/** W10.2-table, W10.5-artillery - one shot: the column, the roll, the result. */

export type ShotOf = {
  readonly firer: UnitId;
  readonly target: UnitId;
  readonly how: Shot;
  readonly reaction: boolean;
  /** How many units the ball has gone through before. */
  readonly bounce: number;
};

function column(
  state: State,
  { firer, how }: ShotOf,
): { readonly name: string; readonly rows: ChartRows<FireResult> } {
  const { smallArms, artillery } = chartsOf(state);
  const card = cardOf(state, firer);
  if (how === 'artillery') {
    const weight = card.gun?.weight ?? '3lb';
    return { name: weight, rows: artillery.columns[weight] };
  }
  const { strength } = unitOf(state, firer);
  const counted = card.class === 'cavalry' ? Math.ceil(strength / 2) : strength;
  const found = smallArms.columns.find(({ upTo }) => counted <= upTo) ?? smallArms.columns.at(-1);
  return { name: found?.name ?? '', rows: found?.rows ?? [] };
}

/** What firing uses up, whatever it hits. */
function spent(state: State, { firer, how, bounce }: ShotOf): readonly Event[] {
  if (bounce > 0) return [];
  if (how === 'artillery') return [{ type: 'GunSpent', unit: firer }];
  if (how === 'salvo') return [{ type: 'SalvoSpent', unit: firer }];
  if (how !== 'pistols') return [];
  return [
    { type: 'PistolsSpent', unit: firer, left: Math.max(0, unitOf(state, firer).pistols - 1) },
  ];
}

/** The roll of a shot and its results. Events between them are given by `between`, on the state before. */
export function rollShot(
  state: State,
  shot: ShotOf,
  dice: Dice,
  between: readonly Event[] = [],
): readonly Event[] {
  const firer = unitOf(state, shot.firer);
  const target = unitOf(state, shot.target);
  const gun = shot.how === 'artillery';
  const modifiers = gun
    ? artilleryModifiers(state, firer, target, shot.bounce)
    : smallArmsModifiers(state, firer, target, shot.how);
  const { name, rows } = column(state, shot);
  const rule = gun ? 'W10.5-artillery' : 'W10.2-table';
  const ask = {
    rule,
    key: gun ? 'ask.artillery' : 'ask.fire',
    args: { firer: firer.id, target: target.id },
  };
  const { die, total, value } = rollRow(dice, ask, modifiers, rows);
  const fired: Event = {
    type: 'ShotFired',
    unit: firer.id,
    target: target.id,
    how: shot.how,
    die,
    modifiers: modifiers.map((row) => [...row]),
    total,
    column: name,
    result: value,
    reaction: shot.reaction,
    bounce: shot.bounce,
  };
  const zone = zoneTouched(state, target, firer);
  const exposed = zone === 'flank' || zone === 'rear';
  const own = sideOf(firer) === sideOf(target);
  const enemy = own ? otherSide(state, sideOf(target)) : sideOf(firer);
  const by = { enemy, gun, exposed };
  return [fired, ...spent(state, shot), ...between, ...shotResults(state, target.id, value, by)];
}
