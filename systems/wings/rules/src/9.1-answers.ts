import { allows } from '@galloper/kernel';
import { hedgehogVerbs } from './6.3.2-hedgehog.ts';
import { type Answers, windowOf } from './9.0-reacting.ts';
import { reactionMoveVerbs } from './9.2-reaction-move.ts';
import { interceptionAnswers } from './9.3-interception-ways.ts';
import { reactionFireAnswers } from './9.4-reaction-shots.ts';
import type { ActionOf } from './actions.ts';
import type { UnitId } from './scenario.ts';
import type { InstructionKind, State } from './state.ts';
import type { Case } from './verb.ts';

/** W9.1-triggers - the units asked in a window that have a legal answer, by the reactions themselves. */

type Reaction = Extract<keyof typeof all, string>;

const all = {
  ...reactionMoveVerbs,
  ...hedgehogVerbs,
  ...reactionFireAnswers,
  ...interceptionAnswers,
};
const ANSWERS = Object.values(all) as unknown as readonly Answers<Reaction>[Reaction][];

/** One after another, so that who only wants to know of one need not look further. */
export function* answering(
  state: State,
  isOpen: (kind: InstructionKind) => boolean = () => true,
): Generator<UnitId, void> {
  const seat = windowOf(state).side;
  const found = new Set<UnitId>();
  for (const { kind, stages, candidates } of ANSWERS) {
    if (!isOpen(kind)) continue;
    for (const action of candidates(state, seat) as readonly ActionOf<Reaction>[]) {
      if (found.has(action.unit)) continue;
      if (!allows(stages, { state, seat, action } as Case<never>)) continue;
      found.add(action.unit);
      yield action.unit;
    }
  }
}
