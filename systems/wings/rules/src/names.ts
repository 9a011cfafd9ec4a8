import type { Language } from '@galloper/kernel';
import { listOf } from '@galloper/wording';
import { messages } from './messages.ts';
import { findLeader, leaderCard } from './roster.ts';
import type { AgreeingName } from './scenario.ts';
import type { State } from './state.ts';

/** Names as sentences need them: the name, what agrees with it, and the name as an object. */
export type Spoken = { readonly subject: string; readonly form: string; readonly object: string };

function leaderName(state: State, id: string): AgreeingName | undefined {
  const card = leaderCard(state.scenario, id);
  if (card !== undefined) return card.name;
  const leader = findLeader(state, id);
  if (leader === undefined) return undefined;
  const wing = state.scenario.wings.find((known) => known.id === leader.wing);
  return wing?.standIn ?? standIn();
}

function standIn(): AgreeingName {
  return {
    en: messages.format('en', 'name.standIn'),
    ru: messages.format('ru', 'name.standIn'),
    grammar: { en: 'one', ru: 'm', ruObject: messages.format('ru', 'name.standInObject') },
  };
}

function knownName(state: State, id: string): AgreeingName | undefined {
  const { units, wings, sides } = state.scenario;
  const holds = (known: { readonly id: string }) => known.id === id;
  const found = units.find(holds) ?? wings.find(holds) ?? sides.find(holds);
  return found?.name ?? leaderName(state, id);
}

/** The name of anything with an id: unit, leader, wing or side. */
export function nameOf(state: State, language: Language, id: string): string {
  return knownName(state, id)?.[language] ?? id;
}

/** A name without its grammar is one, of no gender, and the same as an object. */
export function spoken(state: State, language: Language, id: string): Spoken {
  const name = knownName(state, id);
  const subject = name?.[language] ?? id;
  const object = language === 'ru' ? (name?.grammar?.ruObject ?? subject) : subject;
  return { subject, form: name?.grammar?.[language] ?? 'other', object };
}

/** Several names as one subject or object. */
export function spokenList(language: Language, names: readonly Spoken[]): Spoken {
  const [only] = names;
  return {
    subject: listOf(
      language,
      names.map(({ subject }) => subject),
    ),
    form: names.length === 1 && only !== undefined ? only.form : 'many',
    object: listOf(
      language,
      names.map(({ object }) => object),
    ),
  };
}
