import type { Hex } from '@galloper/hexes';
import type { Condition, Facts, Stage } from '@galloper/kernel';
import { isBackStep, isWheel, type Stepping } from './7.1-pose.ts';
import { changeConditions, columnOnRoad } from './6-column.ts';
import { outOfCommandConditions } from './5.4.3-out-of-command.ts';
import { orderStepConditions } from './5.6-step-limits.ts';
import { friendIn } from './5.6-bounds.ts';
import { gunAt, isEnemy, isLone, otherTroopsAt, sideOf, troopsAt } from './position.ts';
import { isTrain, isTwoHex } from './roster.ts';
import { CONDITIONS } from './state.ts';

/** W7 - what a single step needs, whatever the order. */

type StepCondition = Condition<Stepping>;

const facts = ({ mover, step }: Stepping): Facts => ({ unit: mover.unit.id, step });

const arrangedToMove: StepCondition = {
  rule: 'W6.3.2',
  key: 'step.hedgehog',
  holds: ({ mover, step }) => !mover.unit.hedgehog || step === 'swap',
  facts,
};

const notFired: StepCondition = {
  rule: 'W2.2',
  key: 'step.fired',
  holds: ({ mover }) => mover.acting?.fired !== true,
  facts,
};

const limberedToMove: StepCondition = {
  rule: 'W7-guns',
  key: 'step.unlimbered',
  holds: ({ mover, step }) =>
    mover.card.class !== 'artillery' || mover.unit.limbered || step === 'swap',
  facts,
};

const notLimbering: StepCondition = {
  rule: 'W7.3.3',
  key: 'step.limbering',
  holds: ({ mover }) => !mover.unit.limbering,
  facts,
};

const ANY_WAY = ['lightInfantry', 'artillery', 'wagon'];

const isTurn = ({ step }: Stepping) => step === 'turnLeft' || step === 'turnRight';

/** Two hexes turn by wheels, one hex by vertices. */
const turnsInItsWay: StepCondition = {
  rule: 'W7.2-turning',
  key: 'step.kind',
  holds: (of) => {
    const two = isTwoHex(of.mover.card);
    return isWheel(of.step) || of.step === 'about' ? two : !two || !isTurn(of);
  },
  facts,
};

const hasFacing: StepCondition = {
  rule: 'W6.2.3',
  key: 'step.noFacing',
  holds: (of) => !isTurn(of) || !isTrain(of.mover.card),
  facts,
};

const notSideways: StepCondition = {
  rule: 'W7.1-move',
  key: 'step.sideways',
  holds: ({ mover, step }) => (step !== 'l' && step !== 'r') || ANY_WAY.includes(mover.card.class),
  facts,
};

const backStepFirst: StepCondition = {
  rule: 'W7-backStep',
  key: 'step.backFirst',
  holds: ({ mover, step, pose }) => !isBackStep({ card: mover.card, step }) || pose.spent === 0,
  facts,
};

const gunToSwapWith: StepCondition = {
  rule: 'W8.3.1',
  key: 'step.noGun',
  holds: ({ mover, step }) => {
    if (step !== 'swap') return true;
    const gun = gunAt(mover.state, mover.unit.left) ?? gunAt(mover.state, mover.unit.right);
    return gun !== undefined && gun.id !== mover.unit.id && sideOf(gun) === sideOf(mover.unit);
  },
  facts,
};

/** One swap in an action, so that it cannot go on for ever. */
const swapOnce: StepCondition = {
  rule: 'W8.3.1',
  key: 'step.swapOnce',
  holds: ({ mover, step }) => step !== 'swap' || mover.acting?.swapped !== true,
  facts,
};

const onMap: StepCondition = {
  rule: 'W7.1-move',
  key: 'step.offMap',
  holds: ({ next }) => next !== undefined,
  facts,
};

const passable: StepCondition = {
  rule: 'W7-terrain',
  key: 'step.impassable',
  holds: ({ next, cost }) => next === undefined || cost >= 0,
  facts,
};

const enoughPoints: StepCondition = {
  rule: 'W7.1-move',
  key: 'step.points',
  holds: ({ mover, next }) => next === undefined || next.spent <= mover.card.movement * 2,
  facts: ({ mover, pose, cost }) => ({
    unit: mover.unit.id,
    halves: cost,
    left: mover.card.movement * 2 - pose.spent,
  }),
};

/** QA-10 - only guns and wagons of the enemy may be ridden over. */
const noEnemyTroops: StepCondition = {
  rule: 'W7-enterEnemy',
  key: 'step.enemy',
  holds: ({ mover, hexes }) =>
    hexes.every((hex) => {
      const troops = troopsAt(mover.state, hex);
      if (troops !== undefined && isEnemy(troops, sideOf(mover.unit))) return false;
      const gun = gunAt(mover.state, hex);
      return gun === undefined || sideOf(gun) === sideOf(mover.unit) || mayOverrun(mover, gun);
    }),
  facts,
};

function mayOverrun(mover: Stepping['mover'], gun: Parameters<typeof isLone>[1]): boolean {
  return (
    isLone(mover.state, gun) && mover.card.class !== 'artillery' && mover.card.class !== 'wagon'
  );
}

/** Two hexes do not pass through friends; guns and wagons do not pass each other. */
const friendsGiveWay: StepCondition = {
  rule: 'W7-throughFriends',
  key: 'step.friend',
  holds: ({ mover, hexes }) =>
    hexes.every((hex) => {
      const train = mover.card.class === 'artillery' || mover.card.class === 'wagon';
      const gun = gunAt(mover.state, hex);
      if (train && gun !== undefined && gun.id !== mover.unit.id) return false;
      if (mover.card.class === 'wagon') return troopsAt(mover.state, hex) === undefined;
      return train || !isTwoHex(mover.card) || friendIn(mover, hex) === undefined;
    }),
  facts,
};

const BROKEN = CONDITIONS.indexOf('broken');

const arrangementBears: StepCondition = {
  rule: 'W18-arrangementBrokenHit',
  key: 'step.arrangementBroken',
  holds: ({ mover, pose, hits }) =>
    hits === 0 || CONDITIONS.indexOf(mover.unit.arrangement) + pose.hits < BROKEN,
  facts,
};

/** The conditions of one step, in the order in which a player would meet them. */
export const STEP_STAGES: readonly Stage<Stepping>[] = [
  {
    name: 'mayAct',
    conditions: [
      arrangedToMove,
      notFired,
      limberedToMove,
      notLimbering,
      ...outOfCommandConditions.any,
    ],
  },
  {
    name: 'thisStep',
    conditions: [
      turnsInItsWay,
      hasFacing,
      notSideways,
      backStepFirst,
      ...changeConditions,
      gunToSwapWith,
      swapOnce,
    ],
  },
  {
    name: 'target',
    conditions: [
      onMap,
      passable,
      enoughPoints,
      noEnemyTroops,
      friendsGiveWay,
      arrangementBears,
      columnOnRoad,
      ...outOfCommandConditions.entering,
      ...orderStepConditions,
    ],
  },
];

/** W8.1-stacking - one body of troops in a hex, at most one gun with it. */
export function mayStandThere(mover: Stepping['mover'], body: Stepping['pose']['body']): boolean {
  const { left, right } = body;
  return mayStandIn(mover, left) && (left === right || mayStandIn(mover, right));
}

function mayStandIn({ state, unit, card }: Stepping['mover'], hex: Hex): boolean {
  const other = otherTroopsAt(state, hex, unit.id);
  return other === undefined || (card.class === 'artillery' && sideOf(other) === sideOf(unit));
}
