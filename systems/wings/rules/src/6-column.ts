import { hexesAround } from '@galloper/hexes';
import type { Condition, Facts } from '@galloper/kernel';
import type { Stepping } from './7.1-pose.ts';
import { hasRoad } from './8.2-terrain.ts';
import { gridOf } from './position.ts';
import { isTwoHex } from './roster.ts';
import type { Unit } from './state.ts';

/** W6-column, W6.3.3-taking - close order, open order and column: who takes them, when and where. */

type StepCondition = Condition<Stepping>;

const facts = ({ mover, step }: Stepping): Facts => ({ unit: mover.unit.id, step });

/** W6-column - a column fights as though its arrangement were broken. */
export function fightsAsBroken({ arrangement, column }: Unit): boolean {
  return arrangement === 'broken' || column;
}

function leavesColumn({ mover, step }: Stepping): boolean {
  return step === 'closeOrder' && mover.unit.column;
}

const isColumnStep = (of: Stepping) => of.step === 'column' || leavesColumn(of);
const isOpenOrderStep = (of: Stepping) =>
  of.step === 'openOrder' || (of.step === 'closeOrder' && !leavesColumn(of));

function mayFormColumn({ mover }: Stepping): boolean {
  const { state, unit, card } = mover;
  const foot = card.class === 'heavyInfantry' || card.class === 'cavalry';
  const grid = gridOf(state.scenario.ground);
  const onRoad = hexesAround(grid, unit.left).some((hex) => hasRoad(state, unit.left, hex));
  return foot && !isTwoHex(card) && !unit.column && !unit.openOrder && onRoad;
}

function mayTakeOpenOrder({ mover, step }: Stepping): boolean {
  const { unit, card } = mover;
  if (step === 'closeOrder') return unit.openOrder;
  const light = card.class === 'lightInfantry' || (card.traits?.includes('lightHorse') ?? false);
  return light && !unit.openOrder && !unit.column;
}

const columnPossible: StepCondition = {
  rule: 'W6-column',
  key: 'step.change',
  holds: (of) => of.step !== 'column' || mayFormColumn(of),
  facts,
};

const openOrderPossible: StepCondition = {
  rule: 'W6.3.3-taking',
  key: 'step.change',
  holds: (of) => !isOpenOrderStep(of) || mayTakeOpenOrder(of),
  facts,
};

const columnFirst: StepCondition = {
  rule: 'W6-column',
  key: 'step.changeFirst',
  holds: (of) => !isColumnStep(of) || of.pose.spent === 0,
  facts,
};

const openOrderFirst: StepCondition = {
  rule: 'W6.3.3-taking',
  key: 'step.changeFirst',
  holds: (of) => !isOpenOrderStep(of) || of.pose.spent === 0,
  facts,
};

export const changeConditions: readonly StepCondition[] = [
  columnPossible,
  openOrderPossible,
  columnFirst,
  openOrderFirst,
];

/** A unit in column goes along its road only. */
export const columnOnRoad: StepCondition = {
  rule: 'W6-column',
  key: 'step.keepsRoad',
  holds: ({ mover, pose, hexes }) =>
    !mover.unit.column || hexes.every((hex) => hasRoad(mover.state, pose.body.left, hex)),
  facts,
};
