import { frameOf } from './change.ts';
import { unitsOfWing } from './roster.ts';
import type { State, Unit } from './state.ts';

/** W2.2 - units of the active wing that have not had their one action. */
export function unitsToAct(state: State): readonly Unit[] {
  const frame = frameOf(state, 'activation');
  if (frame === undefined) return [];
  return unitsOfWing(state, frame.wing).filter(
    (unit) =>
      unit.where === 'map' && unit.capturedBy === undefined && !frame.done.includes(unit.id),
  );
}
