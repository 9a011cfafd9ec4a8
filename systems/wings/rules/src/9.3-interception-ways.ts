import { type Body, frontHexes, type Hex, parseHex, printHex } from '@galloper/hexes';
import type { Condition } from '@galloper/kernel';
import { fightsAsBroken } from './6-column.ts';
import type { ActionOf } from './actions.ts';
import { isBesideEnemy } from './5.6-bounds.ts';
import { inCommand } from './5.4-command.ts';
import { mayStandThere } from './7.1-conditions.ts';
import { moverOf } from './7.1-pose.ts';
import { enterCost } from './8.2-terrain.ts';
import { activeUnit, type Answers, reactingStages, windowOf } from './9.0-reacting.ts';
import { chartsOf } from './charts-of.ts';
import { enemyAt, gridOf, sideOf, unitDistance } from './position.ts';
import { cardOf, unitOf } from './roster.ts';
import type { State, Unit } from './state.ts';
import type { Case } from './verb.ts';

/** W9.3 - which horse may meet a moving enemy, and by which hexes. */

export type Intercept = Case<ActionOf<'intercept'>>;
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
  holds: ({ state }) =>
    ['cavalry', 'heavyInfantry'].includes(cardOf(state, activeUnit(state).id).class),
  facts,
};

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
  const { halfPoints } = chartsOf(state).morale.interception;
  let spent = 0;
  for (const hex of path) {
    if (hex === undefined || !frontHexes(grid, at(from, unit.facing)).includes(hex)) return false;
    const cost = enterCost(moverOf(state, unit.id), from, hex);
    spent += cost;
    const open =
      enemyAt(state, hex, sideOf(unit)) === undefined &&
      mayStandThere(moverOf(state, unit.id), at(hex, 0));
    if (cost < 0 || spent > halfPoints || !open) return false;
    from = hex;
  }
  return touches(state, from, unit.facing, enemy);
}

export function pathOf({ state, action }: Intercept): readonly (Hex | undefined)[] {
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

/** Ways of a unit into contact with the unit that gave the trigger. */
function interceptionWays(state: State, unit: Unit, enemy: Unit): readonly (readonly Hex[])[] {
  const { rangeHexes } = chartsOf(state).morale.interception;
  if (unitDistance(state, unit, enemy) > rangeHexes + 1) return [];
  const grid = gridOf(state.scenario.ground);
  const first = frontHexes(grid, unit);
  const second = first.flatMap((hex) =>
    frontHexes(grid, at(hex, unit.facing)).map((next) => [hex, next]),
  );
  return [[], ...first.map((hex) => [hex]), ...second];
}

export const interceptionAnswers: Answers<'intercept'> = {
  intercept: {
    at: ['reaction'],
    kind: 'interception',
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
  },
};
