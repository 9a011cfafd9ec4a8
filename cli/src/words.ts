import type { AnySystem, Language, Reason, Refusal } from '@galloper/kernel';

/** What the command line says itself; everything about rules comes from the systems. */

const WORDS = {
  en: {
    legal: 'legal',
    refused: 'refused',
    help: 'would help',
    permits: 'permitted by',
    verified: 'verified',
    turnOver: 'The battle is over.',
    match: { over: 'The game is over.', stale: 'The position has changed.' },
  },
  ru: {
    legal: 'можно',
    refused: 'нельзя',
    help: 'поможет',
    permits: 'разрешает',
    verified: 'проверено',
    turnOver: 'Сражение окончено.',
    match: { over: 'Партия окончена.', stale: 'Позиция изменилась.' },
  },
} as const;

export function word(
  language: Language,
  key: 'legal' | 'refused' | 'help' | 'permits' | 'verified' | 'turnOver',
): string {
  return WORDS[language][key];
}

/** A reason as JSON shows it: the rule, its sentence, its facts, and what would help. */
export function reasonJson(system: AnySystem, state: unknown, language: Language, reason: Reason) {
  const text = system.wording.say(language, reason.key, reason.args, state);
  const help = reason.wouldHelp;
  return {
    rule: reason.rule,
    text,
    facts: reason.args,
    ...(help === undefined
      ? {}
      : {
          wouldHelp: {
            key: help.key,
            args: help.args,
            text: system.wording.say(language, help.key, help.args, state),
          },
        }),
  };
}

/** A refusal in words, one reason a line. */
export function refusalText(
  system: AnySystem,
  state: unknown,
  language: Language,
  refusal: Refusal,
): string {
  return refusal.reasons
    .map((reason) => {
      const { rule, text, wouldHelp } = reasonJson(system, state, language, reason);
      const help = wouldHelp === undefined ? '' : ` (${word(language, 'help')}: ${wouldHelp.text})`;
      return `${rule}: ${text}${help}`;
    })
    .join('\n');
}
