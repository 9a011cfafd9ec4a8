import type { Body, Hex } from '@galloper/hexes';
import type { Event } from './events.ts';
import { leadersAt } from './position.ts';
import { unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';

/**
 * W5.2.2, W5.1.2 - leaders in a hex that a unit leaves, or passes through, in advance or retreat: a
 * wing commander must go along, the king goes with his guard, the army commander may.
 */
export function leadersAlong(
  state: State,
  id: UnitId,
  to: Body,
  through: readonly Hex[],
): readonly Event[] {
  const unit = unitOf(state, id);
  const hexes = new Set([unit.left, unit.right, ...through]);
  return [...hexes].flatMap((hex) =>
    leadersAt(state, hex)
      .filter((leader) => leader.side === unit.side && hex !== to.left && hex !== to.right)
      .map((leader): Event => {
        const goal = hex === unit.right && unit.left !== unit.right ? to.right : to.left;
        if (leader.rank === 'armyCommander') {
          return { type: 'LeaderFollowCalled', leader: leader.id, unit: id, hex: goal };
        }
        const swept = hex !== unit.left && hex !== unit.right;
        return {
          type: 'LeaderMoved',
          leader: leader.id,
          hex: goal,
          cause: swept ? 'swept' : 'along',
        };
      }),
  );
}
