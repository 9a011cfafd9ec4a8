import { windowOf } from './9.0-reacting.ts';
import { answering } from './9.1-answers.ts';
import type { Rooms, Verbs } from './verb.ts';

/** W9.1-triggers - the window: answered unit by unit, tested again after each, or declined. */

export const declineVerbs: Verbs<'decline'> = {
  decline: {
    at: ['reaction'],
    stages: [],
    candidates: () => [{ type: 'decline' }],
    decide: () => [{ type: 'ReactionsClosed' }],
  },
};

export const reactionRooms: Rooms<'reaction'> = {
  reaction: {
    prompt: (state, frame) => {
      const args = { by: frame.by, units: [...windowOf(state).units] };
      const isOpen = answering(state).next().done !== true;
      return isOpen
        ? {
            kind: 'decide',
            seats: [frame.side],
            rule: 'W9.1-triggers',
            key: `prompt.react.${frame.trigger}`,
            args,
          }
        : {
            kind: 'run',
            action: { type: 'resolve' },
            rule: 'W9.1-triggers',
            key: 'prompt.noReaction',
            args,
          };
    },
    resolve: () => [{ type: 'ReactionsClosed' }],
  },
};
