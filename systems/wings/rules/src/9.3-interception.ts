import { type Body, frontHexes, type Hex } from '@galloper/hexes';
import type { Dice } from '@galloper/kernel';
import { inOrder } from './evolve.ts';
import { activeUnit, type Reactions } from './9.0-reacting.ts';
import { offerReactions } from './9.1-triggers.ts';
import { type Intercept, interceptionAnswers, pathOf } from './9.3-interception-ways.ts';
import { leadersAlong } from './5.2-along.ts';
import { chartsOf } from './charts-of.ts';
import { rollUpTo } from './d10.ts';
import type { Event, ModifierRow } from './events.ts';
import { gridOf, leadersWith } from './position.ts';
import { cardOf, unitOf } from './roster.ts';
import type { State, Unit } from './state.ts';

/** W9.3 - horse that meets a moving enemy half way and fights him at once. */

function at(hex: Hex, facing: Body['facing']): Body {
  return { left: hex, right: hex, facing };
}

function interceptionModifiers(state: State, unit: Unit): readonly ModifierRow[] {
  const { shakenArrangement, shakenMorale } = chartsOf(state).morale.interception;
  const rows: ModifierRow[] = [];
  if (unit.arrangement === 'shaken')
    rows.push(['W9.3', 'check.shakenArrangement', shakenArrangement]);
  if (unit.morale === 'shaken') rows.push(['W9.3', 'check.shakenMorale', shakenMorale]);
  const rating = Math.min(0, ...leadersWith(state, unit.id).map((leader) => leader.rating));
  if (rating !== 0) rows.push(['W9.3', 'check.leader', rating]);
  return rows;
}

function intercept(of: Intercept, dice: Dice): readonly Event[] {
  const { state } = of;
  const unit = unitOf(state, of.action.unit);
  const enemy = activeUnit(state);
  const modifiers = interceptionModifiers(state, unit);
  const aim = cardOf(state, unit.id).morale;
  const ask = {
    rule: 'W9.3',
    key: 'ask.interception',
    args: { unit: unit.id, by: enemy.id, target: aim },
  };
  const { die, success } = rollUpTo(dice, ask, aim, modifiers);
  const tried: readonly Event[] = [
    { type: 'ReactionTaken', unit: unit.id },
    {
      type: 'InterceptionTried',
      unit: unit.id,
      target: enemy.id,
      die,
      modifiers: modifiers.map((row) => [...row]),
      aim,
      success,
    },
  ];
  return success ? [...tried, ...met(state, unit, enemy, pathOf(of))] : tried;
}

/**
 * Contact: the window is closed, the intercepted unit and no other may answer (W9.3-alone), and the
 * close combat is fought at once.
 */
function met(
  state: State,
  unit: Unit,
  enemy: Unit,
  path: readonly (Hex | undefined)[],
): readonly Event[] {
  const hexes = path.flatMap((hex) => hex ?? []);
  const end = hexes.at(-1) ?? unit.left;
  const fronts = frontHexes(gridOf(state.scenario.ground), at(end, unit.facing));
  return inOrder(state, [
    () => [{ type: 'ReactionsClosed' }],
    (now) =>
      leadersAlong(now, unit.id, at(end, unit.facing), []).filter(
        ({ type }) => type === 'LeaderMoved',
      ),
    () => [
      {
        type: 'UnitIntercepted',
        unit: unit.id,
        target: enemy.id,
        path: hexes,
        left: end,
        right: end,
        facing: unit.facing,
      },
      {
        type: 'CombatDeclared',
        attackers: [unit.id],
        defender: enemy.id,
        hex: fronts.includes(enemy.left) ? enemy.left : enemy.right,
        interception: true,
        momentum: hexes.length >= 2 ? [unit.id] : [],
      },
    ],
    (now) => offerReactions(now, 'attacked', unit.id),
  ]);
}

export const interceptionVerbs: Reactions<'intercept'> = {
  intercept: { ...interceptionAnswers.intercept, decide: intercept },
};
