import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What a seat may see: foreign starting orders and standing instructions are sealed. */

function isOpen(side: string, seat: string | undefined): boolean {
  return side === seat;
}

/** A state as a seat, or a spectator, may have it: itself a state whose foreign secrets are sealed. */
export function view(state: State, seat: string | undefined): State {
  const opening = state.opening.map((choice) =>
    isOpen(choice.side, seat) ? choice : { side: choice.side, chosen: 'sealed' as const },
  );
  const instructions = Object.fromEntries(
    Object.entries(state.instructions).map(([side, given]) => [
      side,
      isOpen(side, seat) ? given : ('sealed' as const),
    ]),
  );
  return { ...state, opening, instructions };
}

/** An event as others may have it; undefined for one they may not know of. */
export function redact(event: Event, seat: string | undefined): Event | undefined {
  if (event.type === 'OrdersChosen' && event.side !== seat) return { ...event, orders: 'sealed' };
  if (event.type === 'InstructionGiven' && event.side !== seat) return undefined;
  return event;
}

/** An action as others may have it. */
export function redactAction(
  action: Action,
  by: string | undefined,
  seat: string | undefined,
): Action {
  if (by === seat) return action;
  if (action.type === 'chooseOrders') return { type: 'chooseOrders', orders: {} };
  if (action.type === 'instruct') return { type: 'instruct', kind: 'preemption', answer: 'ask' };
  return action;
}

export function reveals(event: Event): boolean {
  return event.type === 'OrdersRevealed';
}

/** A whole state out of a view: sealed choices become the historical ones, sealed instructions none. */
export function imagine(seen: State): State {
  const historical = Object.fromEntries(
    seen.scenario.wings.map((wing) => [wing.id, wing.historicalOrder]),
  );
  const opening = seen.opening.map((choice) =>
    choice.chosen === 'sealed'
      ? { side: choice.side, chosen: ordersOf(seen, choice.side, historical) }
      : choice,
  );
  const instructions = Object.fromEntries(
    Object.entries(seen.instructions).map(([side, given]) => [
      side,
      given === 'sealed' ? {} : given,
    ]),
  );
  return { ...seen, opening, instructions };
}

function ordersOf(
  seen: State,
  side: string,
  orders: Record<string, State['wings'][number]['order']>,
) {
  const own = seen.wings.filter((wing) => wing.side === side).map((wing) => wing.id);
  return Object.fromEntries(own.flatMap((id) => (orders[id] ? [[id, orders[id]]] : [])));
}
