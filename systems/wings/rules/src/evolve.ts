import type { Event } from './events.ts';
import { combatFolds } from './folds/combat.ts';
import { fireFolds } from './folds/fire.ts';
import { leaderFolds } from './folds/leaders.ts';
import { movementFolds } from './folds/movement.ts';
import { reactionFolds } from './folds/reaction.ts';
import { sequenceFolds } from './folds/sequence.ts';
import type { State } from './state.ts';
import type { Folds } from './verb.ts';

const folds: Folds<Event['type']> = {
  ...sequenceFolds,
  ...movementFolds,
  ...reactionFolds,
  ...fireFolds,
  ...leaderFolds,
  ...combatFolds,
};

/** The state after an event. Facts only: every event is taken as it stands. */
export function evolve(state: State, event: Event): State {
  const fold = folds[event.type] as (state: State, event: Event) => State;
  return fold(state, event);
}

/** The state after several events. */
export function after(state: State, events: readonly Event[]): State {
  let next = state;
  for (const event of events) next = evolve(next, event);
  return next;
}
