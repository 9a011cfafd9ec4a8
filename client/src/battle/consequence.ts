import type { Face } from '@galloper/board';
import { type AnySystem, type LogLine, odds, type Odds, rolls, type Seat } from '@galloper/kernel';
import { after, MOST_STEPS, passOver } from './look-ahead.ts';

/** What an action brings, told before the click. */

export type Finality = 'free' | 'rolls' | 'passes';

type Roll = {
  readonly state: unknown;
  readonly seat: Seat | undefined;
  readonly action: unknown;
  /** Others could answer before it. */
  readonly unanswered: boolean;
};

/** The roll that an action leads to; `through` also passes by those who might answer, as if they did not. */
function rollAfter(
  system: AnySystem,
  from: Omit<Roll, 'unanswered'>,
  through: Face | undefined,
): Roll | undefined {
  let at = from;
  let unanswered = false;
  const asked = system.prompt(from.state)?.key;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (rolls(system, at.state, at.seat, at.action).length > 0) return { ...at, unanswered };
    const next = after(system, at.state, at.seat, at.action);
    const prompt = next && system.prompt(next.state);
    if (next === undefined || prompt === undefined) return undefined;
    if (prompt.kind === 'run') {
      at = { state: next.state, seat: undefined, action: prompt.action };
      continue;
    }
    if (through === undefined || prompt.key === asked) return undefined;
    const seat = prompt.seats[0];
    const closing = seat === undefined ? undefined : passOver(system, through, next.state, seat);
    if (closing === undefined) return undefined;
    unanswered = true;
    at = { state: next.state, seat, action: closing };
  }
  return undefined;
}

/** Whether an action can be taken back at once: not past a die, a reveal or a change of decider. */
export function finalityOf(
  system: AnySystem,
  state: unknown,
  seat: Seat,
  action: unknown,
): Finality {
  if (rollAfter(system, { state, seat, action }, undefined) !== undefined) return 'rolls';
  const next = after(system, state, seat, action);
  if (next === undefined) return 'free';
  if (next.events.some((event) => system.reveals(event))) return 'passes';
  const prompt = system.prompt(next.state);
  return prompt?.kind === 'decide' && prompt.seats.includes(seat) ? 'free' : 'passes';
}

export type Consequence = {
  readonly finality: Finality;
  readonly odds: Odds | undefined;
  /** The odds hold when nobody answers first. */
  readonly unanswered: boolean;
  readonly modifiers: NonNullable<LogLine['modifiers']>;
};

const FOLLOW_UPS = 1;

function modifiersOf(system: AnySystem, { state, seat, action }: Roll, language: 'en' | 'ru') {
  let before = state;
  for (const event of after(system, state, seat, action)?.events ?? []) {
    const line = system.wording.tell(language, event, before).find(({ modifiers }) => modifiers);
    if (line?.modifiers !== undefined) return line.modifiers;
    before = system.evolve(before, event);
  }
  return [];
}

type Looked = {
  readonly system: AnySystem;
  readonly face: Face;
  readonly state: unknown;
  readonly seat: Seat;
  readonly language: 'en' | 'ru';
};

export function consequenceOf(
  { system, face, state, seat, language }: Looked,
  action: unknown,
): Consequence {
  const finality = finalityOf(system, state, seat, action);
  const through = face.targetOf(action) === undefined ? undefined : face;
  const roll = rollAfter(system, { state, seat, action }, through);
  if (roll === undefined) return { finality, odds: undefined, unanswered: false, modifiers: [] };
  const found = odds(system, roll.state, roll.seat, roll.action, FOLLOW_UPS);
  return {
    finality,
    odds: found.ok ? found.value : undefined,
    unanswered: roll.unanswered,
    modifiers: modifiersOf(system, roll, language),
  };
}
