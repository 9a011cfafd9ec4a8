import { hedgehogVerbs } from './6.3.2-hedgehog.ts';
import { windowOf } from './9.0-reacting.ts';
import { reactionMoveVerbs } from './9.2-reaction-move.ts';
import { interceptionVerbs } from './9.3-interception.ts';
import { reactionFireVerbs } from './9.4-reaction-fire.ts';
import { allows } from '@galloper/kernel';
import type { FrameOf, State } from './state.ts';
import type { Case, Rooms, Verb, Verbs } from './verb.ts';
import type { ActionType } from './actions.ts';

/** W9.1-triggers - the window: answered unit by unit, tested again after each, or declined. */

const REACTIONS = Object.values({
  ...reactionFireVerbs,
  ...reactionMoveVerbs,
  ...interceptionVerbs,
  ...hedgehogVerbs,
}) as unknown as readonly Verb<ActionType>[];

/** True while some unit has a legal answer. */
function isOpen(state: State, frame: FrameOf<'reaction'>): boolean {
  return REACTIONS.some((verb) =>
    verb
      .candidates(state, frame.side)
      .some((action) => allows(verb.stages, { state, seat: frame.side, action } as Case<never>)),
  );
}

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
      return isOpen(state, frame)
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
