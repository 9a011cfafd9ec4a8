import type { AnySystem, InputError, Language, Reason, Refusal } from '@galloper/kernel';
import { createCatalogue, faultText, type Values } from '@galloper/wording';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { Unusable } from './unusable.ts';

const catalogue = createCatalogue({ en, ru });

type Key = keyof typeof en;

export function word(language: Language, key: Key, values: Values = {}): string {
  return catalogue.format(language, key, values);
}

export function isWord(key: string): key is Key {
  return catalogue.has(key);
}

/** Stops a command with one clear line. */
export function unusable(key: Key, values: Values = {}): never {
  throw new Unusable((language) => word(language, key, values));
}

/** Stops a command over a file, with place and reason; a system words what only it knows. */
export function unusableFile(path: string, fault: InputError, system?: AnySystem): never {
  throw new Unusable((language) => `${path}: ${faultIn(language, fault, system)}`);
}

/** Place and reason; a system words what only it knows. */
export function faultIn(
  language: Language,
  fault: InputError,
  system: AnySystem | undefined,
): string {
  return faultText(language, fault, (key, args) =>
    catalogue.has(key) || system === undefined
      ? catalogue.format(language, key, args as Values)
      : system.wording.say(language, key, args, undefined),
  );
}

/** A message of the rules, or of the game around them. */
function sayAny(
  system: AnySystem,
  state: unknown,
  language: Language,
  { key, args }: Pick<Reason, 'key' | 'args'>,
): string {
  return catalogue.has(key)
    ? catalogue.format(language, key, args as Values)
    : system.wording.say(language, key, args, state);
}

/** A reason as JSON shows it: the rule, its sentence, its facts, and what would help. */
export function reasonJson(system: AnySystem, state: unknown, language: Language, reason: Reason) {
  const text = sayAny(system, state, language, reason);
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
