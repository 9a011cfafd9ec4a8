import { activationVerbs } from './2.2-activation.ts';
import { initiativeVerbs } from './3-initiative.ts';
import { continuationVerbs } from './4.3-continuation.ts';
import { preemptionVerbs } from './4.4-preemption.ts';
import { leaderVerbs } from './5.1-leaders.ts';
import { followVerbs } from './5.1.2-follow.ts';
import { placementVerbs } from './5.3.4-placement.ts';
import { openingVerbs } from './5.5-opening.ts';
import { orderChangeVerbs } from './5.7-order-change.ts';
import { hedgehogVerbs } from './6.3.2-hedgehog.ts';
import { movementVerbs } from './7.1-movement.ts';
import { limberVerbs } from './7.3-limber.ts';
import { instructionVerbs } from './9-instructions.ts';
import { declineVerbs } from './9.1-window.ts';
import { reactionMoveVerbs } from './9.2-reaction-move.ts';
import { interceptionVerbs } from './9.3-interception.ts';
import { reactionFireVerbs } from './9.4-reaction-fire.ts';
import { fireVerbs } from './10.1-small-arms.ts';
import { attackVerbs } from './11.1-attack.ts';
import { combatVerbs } from './11.2-combat.ts';
import { retreatVerbs } from './11.6-retreat.ts';
import { advanceVerbs } from './11.7-advance.ts';
import { returnVerbs } from './11.9-return.ts';
import { restoreVerbs } from './13.2-reform-rally.ts';
import { breakVerbs } from './15-victory.ts';
import { kingVerbs } from './17-king.ts';
import type { ActionType } from './actions.ts';
import type { Verbs } from './verb.ts';

/** Every verb of the system by the type of its action; `resolve` is nobody's and has none. */
export const verbs: Verbs<Exclude<ActionType, 'resolve'>> = {
  ...openingVerbs,
  ...instructionVerbs,
  ...initiativeVerbs,
  ...preemptionVerbs,
  ...orderChangeVerbs,
  ...activationVerbs,
  ...continuationVerbs,
  ...leaderVerbs,
  ...kingVerbs,
  ...movementVerbs,
  ...limberVerbs,
  ...fireVerbs,
  ...restoreVerbs,
  ...reactionFireVerbs,
  ...reactionMoveVerbs,
  ...interceptionVerbs,
  ...hedgehogVerbs,
  ...declineVerbs,
  ...attackVerbs,
  ...combatVerbs,
  ...retreatVerbs,
  ...advanceVerbs,
  ...followVerbs,
  ...placementVerbs,
  ...returnVerbs,
  ...breakVerbs,
};
