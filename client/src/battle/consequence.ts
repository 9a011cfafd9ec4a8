import { odds, type Odds, rolls, type Seat, seeded, type AnySystem } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import type { LogLine } from '@galloper/kernel';

/** What an action brings, told before the click. */

export type Finality = 'free' | 'rolls' | 'passes';

/** Whether an action can be taken back at once: not past a die, a reveal or a change of decider. */
export function finalityOf(
  system: AnySystem,
  state: unknown,
  seat: Seat,
  action: unknown,
): Finality {
  if (rolls(system, state, seat, action).length > 0) return 'rolls';
  const decided = system.decide(state, seat, action, seeded(hashing, 'look ahead'));
  if (!decided.ok) return 'free';
  if (decided.value.some((event) => system.reveals(event))) return 'passes';
  const after = decided.value.reduce((now, event) => system.evolve(now, event), state);
  const prompt = system.prompt(after);
  return prompt?.kind === 'decide' && prompt.seats.includes(seat) ? 'free' : 'passes';
}

export type Consequence = {
  readonly finality: Finality;
  readonly odds: Odds | undefined;
  readonly modifiers: NonNullable<LogLine['modifiers']>;
  readonly rulings: readonly { readonly rule: string; readonly text: string }[];
};

const MOST_DEPTH = 1;

function modifiersOf(
  system: AnySystem,
  state: unknown,
  seat: Seat,
  action: unknown,
  language: 'en' | 'ru',
): Consequence['modifiers'] {
  const decided = system.decide(state, seat, action, seeded(hashing, 'look ahead'));
  if (!decided.ok) return [];
  let before = state;
  for (const event of decided.value) {
    const line = system.wording.tell(language, event, before).find(({ modifiers }) => modifiers);
    if (line?.modifiers !== undefined) return line.modifiers;
    before = system.evolve(before, event);
  }
  return [];
}

export function consequenceOf(
  system: AnySystem,
  state: unknown,
  seat: Seat,
  action: unknown,
  language: 'en' | 'ru',
): Consequence {
  const finality = finalityOf(system, state, seat, action);
  const verdict = system.explain(state, seat, action);
  const found = finality === 'rolls' ? odds(system, state, seat, action, MOST_DEPTH) : undefined;
  return {
    finality,
    odds: found?.ok === true && found.value.asks.length > 0 ? found.value : undefined,
    modifiers: finality === 'rolls' ? modifiersOf(system, state, seat, action, language) : [],
    rulings: verdict.permits.map(({ rule, key, args }) => ({
      rule,
      text: system.wording.say(language, key, args, state),
    })),
  };
}
