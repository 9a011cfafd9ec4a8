import type { Hex } from '@galloper/hexes';
import { recent } from '@galloper/kernel';
import type { Mover, Pose } from './7.1-pose.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';

/**
 * What looking ahead found out about a unit on the move. It holds from step to step of one
 * action, while no other unit and no leader changes, nor anything of the unit that bears on its duty.
 */
export type Search = {
  readonly others: State['units'];
  readonly leaders: State['leaders'];
  /** What of the unit itself bears on its duty, apart from where it stands. */
  readonly own: string;
  /** The best rank of duty within reach of a pose. */
  readonly best: Map<number, number>;
  /** Whether a hex nearer to command can be entered from a pose. */
  readonly approach: Map<number, boolean>;
};

const searches = recent(
  ({ state, acting }: Mover): object => acting?.from ?? state,
  () => new Map<UnitId, Search>(),
  4,
);

function conditionOf({ unit, acting }: Mover): string {
  const { morale, arrangement, hedgehog, openOrder, column, limbered } = unit;
  const own = `${morale},${arrangement},${hedgehog},${openOrder},${column},${limbered}`;
  return acting === undefined ? own : `${own},${acting.regained},${acting.fired}`;
}

function isSame({ others, leaders }: Search, { state, unit }: Mover): boolean {
  if (leaders !== state.leaders) return false;
  if (others === state.units) return true;
  for (let at = 0; at < others.length; at += 1) {
    const other = state.units[at];
    if (other !== others[at] && other?.id !== unit.id) return false;
  }
  return true;
}

/** The search of a mover: taken up where it stood, or begun anew. */
export const searchOf = recent(
  (mover: Mover) => mover,
  (mover): Search => {
    const byUnit = searches(mover);
    const found = byUnit.get(mover.unit.id);
    const own = conditionOf(mover);
    if (found?.own === own && isSame(found, mover)) return found;
    const search = {
      others: mover.state.units,
      leaders: mover.state.leaders,
      own,
      best: new Map<number, number>(),
      approach: new Map<number, boolean>(),
    };
    byUnit.set(mover.unit.id, search);
    return search;
  },
  4,
);

const MOST_SPENT = 64;

/** A number for all of a pose that bears on its duty. */
export function poseKey({ body, spent, entered, hits }: Pose): number {
  const moved = entered > 0 ? 1 : 0;
  const stance: Hex = body.left * 6 + body.facing;
  return ((stance * MOST_SPENT + spent) * 2 + moved) * 3 + hits;
}
