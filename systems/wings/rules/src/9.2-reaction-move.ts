import { type Body, type Hex, hexesAround, parseHex, printHex, turn } from '@galloper/hexes';
import type { Condition } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import { isBesideEnemy, orderOf } from './5.6-bounds.ts';
import { inCommand } from './5.4-command.ts';
import { mayStandThere } from './7.1-conditions.ts';
import { moverOf } from './7.1-pose.ts';
import { enterCost } from './8.2-terrain.ts';
import {
  activeUnit,
  calledFromNear,
  type Reactions,
  reactingStages,
  windowOf,
} from './9.0-reacting.ts';
import { leadersAlong } from './5.2-along.ts';
import { arrangementHit } from './12-losses.ts';
import { frameOf } from './change.ts';
import type { Event } from './events.ts';
import { enemyAt, gridOf, sideOf, unitDistance } from './position.ts';
import { cardOf, commanderOnMap, unitOf, wingOfUnit } from './roster.ts';
import type { State, Unit } from './state.ts';
import type { Case } from './verb.ts';

/** W9.2 - reaction movement: turn by a vertex, or withdraw from the enemy. */

type OfUnit = Case<ActionOf<'reactTurn' | 'withdraw'>>;
type Withdrawal = Case<ActionOf<'withdraw'>>;

const unitIn = ({ state, action }: OfUnit) => unitOf(state, action.unit);
const facts = ({ action }: OfUnit) => ({ unit: action.unit });

/** W5.4.3c - out of command with the commander off the map: no movement of any kind. */
const mayMoveAtAll: Condition<OfUnit> = {
  rule: 'W5.4.3c',
  key: 'command.commanderOff',
  holds: ({ state, action }) =>
    inCommand(state, action.unit) ||
    commanderOnMap(state, wingOfUnit(state, action.unit)) !== undefined,
  facts: ({ state, action }) => ({ unit: action.unit, wing: wingOfUnit(state, action.unit).id }),
};

const notHedgehog: Condition<OfUnit> = {
  rule: 'W6.3.2',
  key: 'step.hedgehog',
  holds: (of) => !unitIn(of).hedgehog,
  facts,
};

const toMove: Condition<OfUnit> = {
  rule: 'W9.2',
  key: 'reaction.notByFire',
  holds: ({ state }) => windowOf(state).trigger !== 'firedOn',
  facts,
};

const oneHexTurns: Condition<Case<ActionOf<'reactTurn'>>> = {
  rule: 'W9.2',
  key: 'reaction.turnKind',
  holds: ({ state, action }) => {
    const unit = unitOf(state, action.unit);
    const { class: unitClass } = cardOf(state, action.unit);
    return unit.left === unit.right && !['artillery', 'wagon'].includes(unitClass);
  },
  facts,
};

const notBroken: Condition<Case<ActionOf<'reactTurn'>>> = {
  rule: 'W9.1-broken',
  key: 'reaction.broken',
  holds: ({ state, action }) => unitOf(state, action.unit).morale !== 'broken',
  facts,
};

/** W5.6.1j - nobody withdraws under Charge. */
const notUnderCharge: Condition<Withdrawal> = {
  rule: 'W5.6.1j',
  key: 'reaction.chargeWithdraws',
  holds: ({ state, action }) => orderOf(moverOf(state, action.unit)) !== 'charge',
  facts,
};

/** W9.3-alone - a unit intercepted fires or turns, and stands. */
const notIntercepted: Condition<Withdrawal> = {
  rule: 'W9.3-alone',
  key: 'reaction.intercepted',
  holds: ({ state }) =>
    windowOf(state).trigger !== 'attacked' || frameOf(state, 'combat')?.interception !== true,
  facts,
};

const lightEnough: Condition<Withdrawal> = {
  rule: 'W9.2',
  key: 'reaction.withdrawKind',
  holds: ({ state, action }) =>
    ['cavalry', 'lightInfantry'].includes(cardOf(state, action.unit).class),
  facts,
};

function hexesOf({ state, action }: Withdrawal): readonly (Hex | undefined)[] {
  return action.path.map((name) => parseHex(gridOf(state.scenario.ground), name));
}

function at(hex: Hex): Body {
  return { left: hex, right: hex, facing: 0 };
}

/** Each hex next to the one before, open, and farther from the enemy than the one before. */
function isWayOut(of: Withdrawal): boolean {
  const { state } = of;
  const unit = unitIn(of);
  const enemy = activeUnit(state);
  let from: Hex = unit.left;
  for (const hex of hexesOf(of)) {
    if (hex === undefined || !hexesAround(gridOf(state.scenario.ground), from).includes(hex))
      return false;
    const farther = unitDistance(state, at(hex), enemy) > unitDistance(state, at(from), enemy);
    if (!farther || enterCost(moverOf(state, unit.id), from, hex) < 0) return false;
    if (enemyAt(state, hex, sideOf(unit)) !== undefined) return false;
    from = hex;
  }
  return mayStandThere(moverOf(state, unit.id), at(from)) && passesFreely(of);
}

function passesFreely(of: Withdrawal): boolean {
  const mover = moverOf(of.state, of.action.unit);
  return hexesOf(of).every((hex) => hex !== undefined && mayStandThere(mover, at(hex)));
}

const wayOut: Condition<Withdrawal> = {
  rule: 'W9.2',
  key: 'reaction.wayOut',
  holds: isWayOut,
  facts: ({ state, action }) => ({ unit: action.unit, by: windowOf(state).by }),
};

/** W5.4.3i - out of command not through hexes next to enemies. */
const clearOfEnemies: Condition<Withdrawal> = {
  rule: 'W5.4.3i',
  key: 'command.besideEnemy',
  holds: (of) =>
    inCommand(of.state, of.action.unit) ||
    hexesOf(of).every(
      (hex) => hex === undefined || !isBesideEnemy(of.state, at(hex), sideOf(unitIn(of))),
    ),
  facts,
};

function waysOut(state: State, unit: Unit): readonly (readonly string[])[] {
  const grid = gridOf(state.scenario.ground);
  const enemy = activeUnit(state);
  const far = (hex: Hex) => unitDistance(state, at(hex), enemy);
  const name = (hex: Hex) => printHex(grid, hex);
  const first = hexesAround(grid, unit.left).filter((hex) => far(hex) > far(unit.left));
  return first.flatMap((hex) => {
    const next = hexesAround(grid, hex).filter((other) => far(other) > far(hex));
    return [[name(hex)], ...next.map((other) => [name(hex), name(other)])];
  });
}

function withdraw(of: Withdrawal): readonly Event[] {
  const { state, action } = of;
  const unit = unitIn(of);
  const path = hexesOf(of).flatMap((hex) => hex ?? []);
  const end = path.at(-1) ?? unit.left;
  const facing = action.about ? turn(unit.facing, 3) : unit.facing;
  const horse = cardOf(state, unit.id).class === 'cavalry' && unit.arrangement !== 'broken';
  return [
    { type: 'ReactionTaken', unit: unit.id },
    ...leadersAlong(state, unit.id, { ...at(end), facing }, []),
    { type: 'UnitWithdrew', unit: unit.id, path, left: end, right: end, facing },
    ...(horse ? arrangementHit(state, unit.id, 'W9.2') : []),
  ];
}

export const reactionMoveVerbs: Reactions<'reactTurn' | 'withdraw'> = {
  reactTurn: {
    at: ['reaction'],
    kind: 'reactionMove',
    stages: [
      ...reactingStages<ActionOf<'reactTurn'>>(),
      {
        name: 'target',
        conditions: [toMove, calledFromNear, mayMoveAtAll, notHedgehog, notBroken, oneHexTurns],
      },
    ],
    candidates: (state) =>
      windowOf(state).units.flatMap((unit) =>
        (['turnLeft', 'turnRight'] as const).map((step) => ({
          type: 'reactTurn' as const,
          unit,
          step,
        })),
      ),
    decide: ({ state, action }) => {
      const facing = turn(unitOf(state, action.unit).facing, action.step === 'turnLeft' ? 1 : -1);
      return [
        { type: 'ReactionTaken', unit: action.unit },
        { type: 'UnitTurned', unit: action.unit, facing },
      ];
    },
  },
  withdraw: {
    at: ['reaction'],
    kind: 'reactionMove',
    stages: [
      ...reactingStages<ActionOf<'withdraw'>>(),
      {
        name: 'mayMove',
        conditions: [
          toMove,
          calledFromNear,
          mayMoveAtAll,
          notHedgehog,
          notUnderCharge,
          notIntercepted,
          lightEnough,
        ],
      },
      { name: 'target', conditions: [wayOut, clearOfEnemies] },
    ],
    candidates: (state) =>
      windowOf(state)
        .units.filter((id) => ['cavalry', 'lightInfantry'].includes(cardOf(state, id).class))
        .flatMap((unit) =>
          waysOut(state, unitOf(state, unit)).flatMap((path) =>
            [false, true].map((about) => ({
              type: 'withdraw' as const,
              unit,
              path: [...path],
              about,
            })),
          ),
        ),
    decide: withdraw,
  },
};
