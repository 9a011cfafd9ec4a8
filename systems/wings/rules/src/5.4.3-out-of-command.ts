import type { Condition, Facts } from '@galloper/kernel';
import {
  beganOutOfCommand,
  isBesideEnemy,
  isFreeOfOrders,
  isOutOfCommandAt,
} from './5.6-bounds.ts';
import type { Stepping } from './7.1-pose.ts';
import { sideOf } from './position.ts';
import { commanderOnMap, wingOfUnit } from './roster.ts';

/** W5.4.3 - what being out of command forbids a unit that moves. */

type StepCondition = Condition<Stepping>;

const facts = ({ mover }: Stepping): Facts => ({
  unit: mover.unit.id,
  wing: wingOfUnit(mover.state, mover.unit.id).id,
});

/** W5.4.3c - with its wing commander off the map it makes no movement of any kind. */
const commanderThere: StepCondition = {
  rule: 'W5.4.3c',
  key: 'command.commanderOff',
  holds: ({ mover }) =>
    !beganOutOfCommand(mover) ||
    isFreeOfOrders(mover) ||
    commanderOnMap(mover.state, wingOfUnit(mover.state, mover.unit.id)) !== undefined,
  facts,
};

/** Option outOfCommandLeaving - next to an enemy it stays (A-MP-11). */
const mayLeave: StepCondition = {
  rule: 'W5.4.3f',
  key: 'command.mustStay',
  holds: ({ mover, hexes }) =>
    mover.state.options.outOfCommandLeaving === 'mayLeave' ||
    hexes.length === 0 ||
    !beganOutOfCommand(mover) ||
    !(mover.acting?.adjacent ?? isBesideEnemy(mover.state, mover.unit, sideOf(mover.unit))),
  facts,
};

/** W5.4.3h - it does not enter a hex next to an enemy. */
const notBesideEnemy: StepCondition = {
  rule: 'W5.4.3h',
  key: 'command.besideEnemy',
  holds: ({ mover, pose, next, hexes }) => {
    if (hexes.length === 0 || next === undefined || !isOutOfCommandAt(mover, pose)) return true;
    if (isFreeOfOrders(mover)) return true;
    return !isBesideEnemy(mover.state, next.body, sideOf(mover.unit));
  },
  facts,
};

export const outOfCommandConditions = {
  any: [commanderThere],
  entering: [mayLeave, notBesideEnemy],
};
