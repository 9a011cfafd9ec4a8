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

type Evolved = { readonly from: State; readonly to: State };
const lately: (Evolved & { readonly event: Event })[] = [];
const KEPT = 16;
let oldest = 0;

/**
 * The state after an event. Facts only: every event is taken as it stands. Who decides an action works
 * out the states between its events; whoever applies them after gets the same ones.
 */
export function evolve(state: State, event: Event): State {
  for (const known of lately) if (known.event === event && known.from === state) return known.to;
  const fold = folds[event.type] as (state: State, event: Event) => State;
  const to = fold(state, event);
  lately[oldest] = { event, from: state, to };
  oldest = (oldest + 1) % KEPT;
  return to;
}

/** The state after several events. */
export function after(state: State, events: readonly Event[]): State {
  let next = state;
  for (const event of events) next = evolve(next, event);
  return next;
}

/** Events one after the other, each worked out on what the ones before left. */
export function inOrder(
  state: State,
  steps: readonly ((state: State) => readonly Event[])[],
): readonly Event[] {
  let now = state;
  const events: Event[] = [];
  for (const step of steps) {
    const more = step(now);
    events.push(...more);
    now = after(now, more);
  }
  return events;
}
