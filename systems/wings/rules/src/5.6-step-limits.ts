import { type Condition, type Facts, recent } from '@galloper/kernel';
import { bindingOrder, isBesideEnemy, stoppedBy } from './5.6-bounds.ts';
import { isBackStep, isWheel, type Stepping } from './7.1-pose.ts';
import { enemiesAdjacentTo, sideOf } from './position.ts';
import type { Order } from './scenario.ts';
import type { Unit } from './state.ts';

/** W5.6 - what each order forbids a single step; duties at the end of a move are in 5.6.1 and 5.6.4. */

type StepCondition = Condition<Stepping>;

/** Asked by every condition of every step from a pose. */
const bound = recent(
  ({ pose }: Stepping) => pose,
  ({ mover, pose }): Order | undefined => bindingOrder(mover, pose),
  2,
);

const stopped = recent(
  ({ pose }: Stepping) => pose,
  ({ mover, pose }): Unit | undefined => stoppedBy(mover, pose.body),
  2,
);

const facts = (of: Stepping): Facts => ({
  unit: of.mover.unit.id,
  order: bound(of) ?? 'charge',
});

/** W5.6.1f - next to an enemy that no other friend holds a unit under Charge only turns, wheels, swaps. */
const notStopped: StepCondition = {
  rule: 'W5.6.1f',
  key: 'charge.stopped',
  holds: (of) =>
    of.hexes.length === 0 ||
    isWheel(of.step) ||
    bound(of) !== 'charge' ||
    stopped(of) === undefined,
  facts: (of) => ({
    unit: of.mover.unit.id,
    enemy: stopped(of)?.id ?? '',
  }),
};

/** W7-backStep - nobody steps back under Charge. */
const noBackStepUnderCharge: StepCondition = {
  rule: 'W7-backStep',
  key: 'charge.backStep',
  holds: (of) => !isBackStep({ card: of.mover.card, step: of.step }) || bound(of) !== 'charge',
  facts,
};

function newEnemies({ mover, next }: Stepping) {
  if (next === undefined) return [];
  const side = sideOf(mover.unit);
  const before = enemiesAdjacentTo(mover.state, mover.acting?.from ?? mover.unit, side);
  return enemiesAdjacentTo(mover.state, next.body, side).filter((enemy) => !before.includes(enemy));
}

function enemiesAtEnd({ mover, next }: Stepping) {
  return next === undefined ? [] : enemiesAdjacentTo(mover.state, next.body, sideOf(mover.unit));
}

function endsBesideEnemy({ mover, next }: Stepping): boolean {
  return next !== undefined && isBesideEnemy(mover.state, next.body, sideOf(mover.unit));
}

function besideRule(rule: string, order: Order): StepCondition {
  return {
    rule,
    key: 'order.besideEnemy',
    holds: (of) => {
      if (of.hexes.length === 0 || of.next === undefined || bound(of) !== order) return true;
      return (order === 'receiveCharge' && isWheel(of.step)) || !endsBesideEnemy(of);
    },
    facts: (of) => ({ ...facts(of), enemy: enemiesAtEnd(of)[0]?.id ?? '' }),
    help: (of) => ({ key: 'order.wouldNeedCharge', args: facts(of) }),
  };
}

/** W5.6.3b - a wheel of one hex brings no half next to an enemy that it was not next to before. */
const wheelNotBesideNew: StepCondition = {
  rule: 'W5.6.3b',
  key: 'receive.wheel',
  holds: (of) => !isWheel(of.step) || bound(of) !== 'receiveCharge' || newEnemies(of).length === 0,
  facts: (of) => ({ ...facts(of), enemy: newEnemies(of)[0]?.id ?? '' }),
};

/** W5.6.3a - one hex at the most. */
const oneHex: StepCondition = {
  rule: 'W5.6.3a',
  key: 'receive.oneHex',
  holds: (of) =>
    of.hexes.length === 0 ||
    of.next === undefined ||
    bound(of) !== 'receiveCharge' ||
    of.next.entered <= 1,
  facts,
};

export const orderStepConditions: readonly StepCondition[] = [
  notStopped,
  noBackStepUnderCharge,
  besideRule('W5.6.2', 'makeReady'),
  besideRule('W5.6.3a', 'receiveCharge'),
  besideRule('W5.6.1d', 'rallyOrder'),
  wheelNotBesideNew,
  oneHex,
];
