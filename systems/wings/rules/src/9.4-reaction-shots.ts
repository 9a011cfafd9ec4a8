import type { Shot } from './actions.ts';
import { aimOf, mayAim, shotsOf } from './10.1-firing.ts';
import type { State, Unit } from './state.ts';

/** W9.4 - the kinds of fire that answer a trigger, and those open to a unit now. */

export const REACTION_SHOTS: readonly Shot[] = ['normal', 'salvo', 'pistols', 'artillery'];

/** The ways in which a unit may fire at the one that gave a trigger. */
export function reactionShots(state: State, unit: Unit, by: string): readonly Shot[] {
  return shotsOf(state, unit)
    .filter((how) => REACTION_SHOTS.includes(how))
    .filter((how) => {
      const aimed = aimOf(state, unit.id, by, how);
      return aimed !== undefined && mayAim(aimed);
    });
}
