import { recent } from '@galloper/kernel';
import { frameOf } from './change.ts';
import { unitsOfWing } from './roster.ts';
import type { State, Unit } from './state.ts';

/** W2.2 - units of the active wing that have not had their one action. */
export const unitsToAct = recent((state: State) => state, lookForUnits, 4);

function lookForUnits(state: State): readonly Unit[] {
  const frame = frameOf(state, 'activation');
  if (frame === undefined) return [];
  return unitsOfWing(state, frame.wing).filter(
    (unit) =>
      unit.where === 'map' && unit.capturedBy === undefined && !frame.done.includes(unit.id),
  );
}

/** Units that may attempt something now: the one in the middle of its action, or all that may begin. */
export function unitsToTry(state: State): readonly Unit[] {
  const frame = frameOf(state, 'activation');
  if (frame?.step !== 'actions') return [];
  const { acting } = frame;
  return acting === undefined
    ? unitsToAct(state)
    : unitsToAct(state).filter(({ id }) => id === acting.unit);
}
