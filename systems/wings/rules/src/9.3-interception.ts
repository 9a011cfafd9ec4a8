import { type Body, frontHexes, type Hex, parseHex, printHex } from '@galloper/hexes';
import type { Condition, Dice } from '@galloper/kernel';
import { inOrder } from './evolve.ts';
import { fightsAsBroken } from './6-column.ts';
import type { ActionOf } from './actions.ts';
import { isBesideEnemy } from './5.6-bounds.ts';
import { inCommand } from './5.4-command.ts';
import { mayStandThere } from './7.1-conditions.ts';
import { moverOf } from './7.1-pose.ts';
import { enterCost } from './8.2-terrain.ts';
import { activeUnit, reactingStages, windowOf } from './9.0-reacting.ts';
import { offerReactions } from './9.1-triggers.ts';
import { interceptionWays, isWorthMeeting } from './9.3-interception-ways.ts';
import { leadersAlong } from './5.2-along.ts';
import { chartsOf } from './charts-of.ts';
import { rollUpTo } from './d10.ts';
import type { Event, ModifierRow } from './events.ts';
import { enemyAt, gridOf, leadersWith, sideOf } from './position.ts';
import { cardOf, unitOf } from './roster.ts';
import type { State, Unit } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W9.3 - horse that meets a moving enemy half way and fights him at once. */

type Intercept = Case<ActionOf<'intercept'>>;
const unitIn = ({ state, action }: Intercept) => unitOf(state, action.unit);
const facts = ({ state, action }: Intercept) => ({ unit: action.unit, by: windowOf(state).by });

const isHorse: Condition<Intercept> = {
  rule: 'W9.3',
  key: 'interception.horse',
  holds: ({ state, action }) => cardOf(state, action.unit).class === 'cavalry',
  facts,
};

const steady: Condition<Intercept> = {
  rule: 'W9.3',
  key: 'interception.broken',
  holds: (of) => unitIn(of).morale !== 'broken' && !fightsAsBroken(unitIn(of)),
  facts,
};

const againstMove: Condition<Intercept> = {
  rule: 'W9.3',
  key: 'interception.trigger',
  holds: ({ state }) => ['adjacent', 'approach'].includes(windowOf(state).trigger),
  facts,
};

/** Only horse and heavy infantry are met; light infantry, guns and wagons are not. */
const worthMeeting: Condition<Intercept> = {
  rule: 'W9.3',
  key: 'interception.target',
  holds: ({ state }) => isWorthMeeting(state, activeUnit(state)),
  facts,
};

const POINTS = 4;

function at(hex: Hex, facing: Body['facing']): Body {
  return { left: hex, right: hex, facing };
}

function touches(state: State, hex: Hex, facing: Body['facing'], enemy: Unit): boolean {
  const fronts = frontHexes(gridOf(state.scenario.ground), at(hex, facing));
  return fronts.includes(enemy.left) || fronts.includes(enemy.right);
}

/** Each hex before its front, open and cheap enough, the last with the enemy before the front. */
function isWay(state: State, unit: Unit, path: readonly (Hex | undefined)[]): boolean {
  const enemy = activeUnit(state);
  const grid = gridOf(state.scenario.ground);
  let from: Hex = unit.left;
  let spent = 0;
  for (const hex of path) {
    if (hex === undefined || !frontHexes(grid, at(from, unit.facing)).includes(hex)) return false;
    const cost = enterCost(moverOf(state, unit.id), from, hex);
    spent += cost;
    const open =
      enemyAt(state, hex, sideOf(unit)) === undefined &&
      mayStandThere(moverOf(state, unit.id), at(hex, 0));
    if (cost < 0 || spent > POINTS || !open) return false;
    from = hex;
  }
  return touches(state, from, unit.facing, enemy);
}

function pathOf({ state, action }: Intercept): readonly (Hex | undefined)[] {
  return action.path.map((name) => parseHex(gridOf(state.scenario.ground), name));
}

const intoContact: Condition<Intercept> = {
  rule: 'W9.3',
  key: 'interception.way',
  holds: (of) => isWay(of.state, unitIn(of), pathOf(of)),
  facts,
};

/** W5.4.3i, S-12 - out of command it meets only an enemy already next to it. */
const noMoveOutOfCommand: Condition<Intercept> = {
  rule: 'W5.4.3i',
  key: 'interception.outOfCommand',
  holds: (of) =>
    of.action.path.length === 0 ||
    inCommand(of.state, of.action.unit) ||
    pathOf(of).every(
      (hex) => hex === undefined || !isBesideEnemy(of.state, at(hex, 0), sideOf(unitIn(of))),
    ),
  facts,
};

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
  const unit = unitIn(of);
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

export const interceptionVerbs: Verbs<'intercept'> = {
  intercept: {
    at: ['reaction'],
    stages: [
      ...reactingStages<ActionOf<'intercept'>>(),
      { name: 'mayMove', conditions: [isHorse, steady, againstMove, worthMeeting] },
      { name: 'target', conditions: [intoContact, noMoveOutOfCommand] },
    ],
    candidates: (state) => {
      const grid = gridOf(state.scenario.ground);
      return windowOf(state)
        .units.filter((id) => cardOf(state, id).class === 'cavalry')
        .flatMap((unit) =>
          interceptionWays(state, unitOf(state, unit), activeUnit(state)).map((path) => ({
            type: 'intercept' as const,
            unit,
            path: path.map((hex) => printHex(grid, hex)),
          })),
        );
    },
    decide: intercept,
  },
};
