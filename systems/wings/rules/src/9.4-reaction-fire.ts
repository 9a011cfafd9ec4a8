import { FACING_NAMES, type Facing } from '@galloper/hexes';
import { rollShot } from './10.2-shot.ts';
import { activeUnit, type Reactions, windowOf } from './9.0-reacting.ts';
import { offerReactions } from './9.1-triggers.ts';
import { reactionFireAnswers } from './9.4-reaction-shots.ts';
import { after } from './evolve.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** W9.4 - what comes of reaction fire, and of a gun that turns instead. */

/** W9.1-active - an attacker fired at in his close combat step may answer, and there it ends. */
function answerTo(state: State, firer: string, target: string): readonly Event[] {
  return windowOf(state).trigger === 'firedOn'
    ? []
    : offerReactions(state, 'firedOn', firer, target);
}

export const reactionFireVerbs: Reactions<'reactFire' | 'reactTurnGun'> = {
  reactFire: {
    ...reactionFireAnswers.reactFire,
    decide: ({ state, action }, dice) => {
      const target = activeUnit(state).id;
      const taken: Event = { type: 'ReactionTaken', unit: action.unit };
      const now = after(state, [taken]);
      const shot = { firer: action.unit, target, how: action.how, reaction: true, bounce: 0 };
      return [taken, ...rollShot(now, shot, dice, answerTo(now, action.unit, target))];
    },
  },
  reactTurnGun: {
    ...reactionFireAnswers.reactTurnGun,
    decide: ({ action }) => [
      { type: 'ReactionTaken', unit: action.unit },
      {
        type: 'GunTurned',
        unit: action.unit,
        facing: FACING_NAMES.indexOf(action.facing) as Facing,
      },
    ],
  },
};
