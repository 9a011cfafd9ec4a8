import { rollContinuation, mayTryContinuation } from './4.3-continuation.ts';
import { goOn } from './4.4-preemption.ts';
import { after } from './evolve.ts';
import { wingOf } from './roster.ts';
import type { Rooms } from './verb.ts';

/** W4.4 - the window for preemption, and what goes on when it closes. */
export const preemptionRooms: Rooms<'preemption'> = {
  preemption: {
    prompt: (_state, frame) =>
      frame.settled
        ? {
            kind: 'run',
            action: { type: 'resolve' },
            rule: frame.moment === 'activation' ? 'W2.2' : 'W4.3',
            key: frame.moment === 'activation' ? 'prompt.goesOn' : 'prompt.continuation',
            args: { wing: frame.wing },
          }
        : {
            kind: 'decide',
            seats: [frame.side],
            rule: 'W4.4',
            key: 'prompt.preempt',
            args: { side: frame.side, wing: frame.wing },
          },
    resolve: (state, frame, dice) => {
      const closed = goOn(state);
      if (frame.moment === 'activation') return closed;
      const next = after(state, closed);
      const wing = wingOf(next, frame.wing);
      if (!mayTryContinuation(next, wing)) {
        return [
          ...closed,
          { type: 'WingFinished', wing: wing.id },
          { type: 'ActivationEnded', wing: wing.id },
        ];
      }
      return [...closed, ...rollContinuation(next, wing, frame.help, dice)];
    },
  },
};
