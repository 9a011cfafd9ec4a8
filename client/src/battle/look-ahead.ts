import type { Face } from '@galloper/board';
import { type AnySystem, type Offer, rolls, type Seat, seeded } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';

/** What would follow, on a copy of the state: the system decides, nothing is kept. */

export const MOST_STEPS = 12;

/** An action done on a copy, with dice that are none of the match's. */
export function after(system: AnySystem, state: unknown, seat: Seat | undefined, action: unknown) {
  const decided = system.decide(state, seat, action, seeded(hashing, 'look ahead'));
  if (!decided.ok) return undefined;
  return {
    events: decided.value,
    state: decided.value.reduce((now, event) => system.evolve(now, event), state),
  };
}

/** What a seat would do to let pass what it is asked. */
export function passOver(system: AnySystem, face: Face, state: unknown, seat: Seat): unknown {
  const offers = system
    .offers(state, seat)
    .filter(({ action }) => face.actionKind(action) !== 'setting');
  const closing = offers.find(({ action }) => face.actionKind(action) === 'end') ?? offers[0];
  return closing?.action;
}

/** A question to another side on the way, and all that it may answer. */
export type Asked = { readonly state: unknown; readonly offers: readonly Offer<unknown>[] };

type Ahead = { readonly state: unknown; readonly asked: readonly Asked[]; readonly open: boolean };

/** Runs on from a state to the next decision of a seat, as if the others let everything pass; `open` when it comes. */
function runAhead(system: AnySystem, face: Face, from: unknown, seat: Seat): Ahead {
  const asked: Asked[] = [];
  let state = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const prompt = system.prompt(state);
    if (prompt === undefined) break;
    if (prompt.kind === 'decide' && prompt.seats.includes(seat))
      return { state, asked, open: true };
    const by = prompt.kind === 'run' ? undefined : prompt.seats[0];
    if (by !== undefined) asked.push({ state, offers: system.offers(state, by) });
    const action = prompt.kind === 'run' ? prompt.action : passOver(system, face, state, by ?? '');
    if (action === undefined || rolls(system, state, by, action).length > 0) break;
    const next = after(system, state, by, action);
    if (next === undefined) break;
    state = next.state;
  }
  return { state, asked, open: false };
}

/** What the others would be asked while a seat does some actions one after another, up to the first die. */
export function askedOnTheWay(
  system: AnySystem,
  face: Face,
  from: unknown,
  seat: Seat,
  actions: readonly unknown[],
): readonly Asked[] {
  const asked: Asked[] = [];
  let state = from;
  for (const action of actions) {
    if (rolls(system, state, seat, action).length > 0) break;
    const next = after(system, state, seat, action);
    if (next === undefined) break;
    const ahead = runAhead(system, face, next.state, seat);
    asked.push(...ahead.asked);
    if (!ahead.open) break;
    state = ahead.state;
  }
  return asked;
}
