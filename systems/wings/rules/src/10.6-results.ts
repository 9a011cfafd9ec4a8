import { endanger } from './10.10-leader-loss.ts';
import { inOrder } from './evolve.ts';
import { chartsOf } from './charts-of.ts';
import type { FireResult } from './charts.ts';
import { casualties, arrangementHit } from './12-losses.ts';
import type { Event } from './events.ts';
import { cardOf, unitOf } from './roster.ts';
import type { SideId, UnitId } from './scenario.ts';
import type { State } from './state.ts';

/** W10-results - what a shot does: arrangement hit, casualties, then morale, then the leaders. */

function hasMorale(state: State, id: UnitId): boolean {
  return !['artillery', 'wagon'].includes(cardOf(state, id).class);
}

/** QA-05 - cavalry in open order takes no arrangement hit from guns. */
function isHit(state: State, id: UnitId, byGun: boolean): boolean {
  return !(byGun && unitOf(state, id).openOrder && cardOf(state, id).class === 'cavalry');
}

/** Events of a result, in reverse of the order in which what they call is resolved. */
export function shotResults(
  state: State,
  target: UnitId,
  result: FireResult,
  by: { readonly enemy: SideId; readonly gun: boolean; readonly exposed: boolean },
): readonly Event[] {
  const {
    arrangementHit: hit,
    casualties: points,
    check,
  } = chartsOf(state).fireResults.effects[result];
  const rule = by.gun ? 'W10.5-artillery' : 'W10.2-table';
  return inOrder(state, [
    (now) => (points > 0 ? endanger(now, target, 'fire') : []),
    (now) =>
      check && hasMorale(now, target)
        ? [
            {
              type: 'CheckCalled',
              unit: target,
              cause: by.gun ? 'artillery' : 'fire',
              retreat: 0,
              from: [],
              exposed: by.exposed,
            },
          ]
        : [],
    (now) => (hit && isHit(now, target, by.gun) ? arrangementHit(now, target, rule) : []),
    (now) => casualties(now, target, points, by.enemy),
  ]);
}
