import { chartsOf } from './charts-of.ts';
import { D10 } from './d10.ts';
import { check, withFaces } from '@galloper/kernel';
import type { Event } from './events.ts';
import { leadersWith } from './position.ts';
import { leaderOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';
import { removed } from './5.3-replacement.ts';
import type { Rooms } from './verb.ts';

/** Leaders stacked with a unit, each of whom may be lost with it. */
export function endanger(
  state: State,
  id: UnitId,
  cause: 'fire' | 'closeCombat',
): readonly Event[] {
  return leadersWith(state, id).map((leader) => ({
    type: 'LeaderEndangered',
    leader: leader.id,
    cause,
  }));
}

/** W5.3.1a, W10.10, W11.8 - a leader in danger is lost on a 9. */
export const leaderFateRooms: Rooms<'leaderFate'> = {
  leaderFate: {
    prompt: (_state, frame) => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: frame.cause === 'fire' ? 'W10.10' : 'W11.8',
      key: 'prompt.leaderFate',
      args: { leader: frame.leader },
    }),
    resolve: (state, frame, dice) => {
      if (leaderOf(state, frame.leader).status !== 'map') {
        return [{ type: 'LeaderSpared', leader: frame.leader }];
      }
      const rule = frame.cause === 'fire' ? 'W10.10' : 'W11.8';
      const { lostOn } = chartsOf(state).leaders;
      const ask = { rule, key: 'ask.leaderFate', args: { leader: frame.leader, lostOn } };
      const { value, faces } = dice.roll(ask, withFaces(check(D10, (face) => face < lostOn)));
      const rolled: Event = {
        type: 'LeaderFateRolled',
        leader: frame.leader,
        die: faces[0] ?? 0,
        lost: !value,
      };
      return value ? [rolled] : [rolled, ...removed(state, frame.leader, 'W5.3.1a')];
    },
  },
};
