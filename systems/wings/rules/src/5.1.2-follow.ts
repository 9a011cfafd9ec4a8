import { leaderOf } from './roster.ts';
import type { FrameOf, State } from './state.ts';
import type { Rooms, Verbs } from './verb.ts';

/** W5.1.2 - the army commander may go along with a unit that advances or retreats out of his hex. */

const frameIn = (state: State) => state.frames.at(-1) as FrameOf<'follow'>;

export const followVerbs: Verbs<'follow'> = {
  follow: {
    at: ['follow'],
    stages: [],
    candidates: () => [
      { type: 'follow', go: true },
      { type: 'follow', go: false },
    ],
    decide: ({ state, action }) => {
      const { leader, hex } = frameIn(state);
      return action.go
        ? [{ type: 'LeaderMoved', leader, hex, cause: 'along' }]
        : [{ type: 'LeaderStayed', leader }];
    },
  },
};

export const followRooms: Rooms<'follow'> = {
  follow: {
    prompt: (state, frame) => ({
      kind: 'decide',
      seats: [leaderOf(state, frame.leader).side],
      rule: 'W5.1.2',
      key: 'prompt.follow',
      args: { leader: frame.leader, unit: frame.unit },
    }),
  },
};
