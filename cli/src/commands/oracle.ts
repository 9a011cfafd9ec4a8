import {
  DiceWanted,
  type FollowUp,
  type Language,
  odds,
  type OddsLine,
  printFraction,
  type Refusal,
  scripted,
} from '@galloper/kernel';
import { facesOf, languageOf, type Position, readAction, readPosition, seatFor } from '../input.ts';
import { say, sayJson } from '../output.ts';
import { reasonJson, refusalText, unusable, word } from '../words.ts';

/** The rules as an oracle: a position in notation, an action, and what the rules say of it. */

export type OracleOptions = {
  readonly json?: true;
  readonly lang: string;
  readonly seat?: string;
  readonly dice?: string;
};

/** Why a side has nothing to choose from: the end, what runs on by itself, or who is asked instead. */
function instead({ system, state }: Position, language: Language): string {
  const prompt = system.prompt(state);
  const end = system.outcome(state);
  if (end !== undefined) return system.wording.say(language, end.key, end.args, state);
  if (prompt === undefined) return word(language, 'match.over');
  if (prompt.kind === 'run') {
    const action = system.notation.printAction(state, prompt.action);
    return word(language, 'offers.runs', { action });
  }
  const asked = system.wording.say(language, prompt.key, prompt.args, state);
  return `[${prompt.seats.join(', ')}] ${asked} (${prompt.rule})`;
}

/** Every legal action of the seat that is asked. */
export function offersCommand(path: string, options: OracleOptions): number {
  const language = languageOf(options.lang);
  const position = readPosition(path);
  const { system, state } = position;
  const seat = seatFor(position, options.seat);
  const list = seat === undefined ? [] : system.offers(state, seat).map(({ action }) => action);
  const texts = list.map((action) => system.notation.printAction(state, action));
  if (options.json)
    sayJson({ seat, offers: texts.map((text, index) => ({ text, action: list[index] })) });
  else say(texts.length > 0 ? texts.join('\n') : instead(position, language));
  return 0;
}

export function explainCommand(path: string, text: string, options: OracleOptions): number {
  const language = languageOf(options.lang);
  const position = readPosition(path);
  const { system, state } = position;
  const action = readAction(position, text);
  const verdict = system.explain(state, seatFor(position, options.seat), action);
  const reasons = verdict.legal ? [] : verdict.reasons;
  const worded = (list: typeof reasons) =>
    list.map((reason) => reasonJson(system, state, language, reason));
  if (options.json) {
    sayJson({ legal: verdict.legal, reasons: worded(reasons), permits: worded(verdict.permits) });
    return 0;
  }
  say(
    verdict.legal
      ? word(language, 'legal')
      : `${word(language, 'refused')}\n${refusalText(system, state, language, verdict)}`,
  );
  for (const permit of worded(verdict.permits))
    say(`${word(language, 'permits')} ${permit.rule}: ${permit.text}`);
  return 0;
}

function refusedBy(
  position: Parameters<typeof seatFor>[0],
  refusal: Refusal,
  options: OracleOptions,
): number {
  const { system, state } = position;
  const language = languageOf(options.lang);
  if (options.json) {
    const reasons = refusal.reasons.map((reason) => reasonJson(system, state, language, reason));
    sayJson({ legal: false, reasons });
  } else say(refusalText(system, state, language, refusal));
  return 1;
}

type Said = (key: string, args: OddsLine['args']) => string;

function lineJson(line: OddsLine, said: Said): object {
  return {
    key: line.key,
    text: said(line.key, line.args),
    p: printFraction(line.p),
    ...(line.then.length === 0 ? {} : { then: line.then.map((next) => followJson(next, said)) }),
  };
}

function followJson({ ask, lines }: FollowUp, said: Said): object {
  return {
    test: said(ask.key, ask.args),
    rule: ask.rule,
    outcomes: lines.map((line) => lineJson(line, said)),
  };
}

/** Tests that may follow whatever the outcome, each once. */
function thenJson(outcomes: readonly OddsLine[], said: Said): object[] {
  return outcomes.flatMap((line) =>
    line.then.map((next) => ({ after: line.key, ...followJson(next, said) })),
  );
}

export function oddsCommand(path: string, text: string, options: OracleOptions): number {
  const language = languageOf(options.lang);
  const position = readPosition(path);
  const { system, state } = position;
  const action = readAction(position, text);
  const found = odds(system, state, seatFor(position, options.seat), action);
  if (!found.ok) return refusedBy(position, found.error, options);
  const said: Said = (key, args) => system.wording.say(language, key, args, state);
  const { outcomes, asks } = found.value;
  const rules = new Map(system.rules.map((rule) => [rule.id, rule.origin]));
  const house = asks.some((ask) => rules.get(ask.rule) === 'house');
  if (options.json) {
    sayJson({
      outcomes: outcomes.map(({ key, args, p }) => ({
        key,
        text: said(key, args),
        p: printFraction(p),
      })),
      then: thenJson(outcomes, said),
      house,
    });
    return 0;
  }
  for (const line of outcomes) printLine(line, said, '');
  if (house) say(word(language, 'house'));
  return 0;
}

function printLine(line: OddsLine, said: Said, indent: string): void {
  say(`${indent}${printFraction(line.p).padStart(6)}  ${said(line.key, line.args)}`);
  for (const next of line.then) {
    say(`${indent}        ${said(next.ask.key, next.ask.args)}`);
    for (const inner of next.lines) printLine(inner, said, `${indent}        `);
  }
}

/** Decides an action with the dice given, and what runs on by itself while dice are left. */
export function applyCommand(path: string, text: string, options: OracleOptions): number {
  const language = languageOf(options.lang);
  const position = readPosition(path);
  const { system } = position;
  const action = readAction(position, text);
  const dice = scripted(facesOf(options.dice));
  try {
    const first = system.decide(position.state, seatFor(position, options.seat), action, dice);
    if (!first.ok) return refusedBy(position, first.error, options);
    const events = [...first.value];
    let state = first.value.reduce((now, event) => system.evolve(now, event), position.state);
    while (dice.leftOver() > 0) {
      const prompt = system.prompt(state);
      if (prompt?.kind !== 'run') break;
      const next = system.decide(state, undefined, prompt.action, dice);
      if (!next.ok) break;
      events.push(...next.value);
      state = next.value.reduce((now, event) => system.evolve(now, event), state);
    }
    if (dice.leftOver() > 0) {
      unusable('given.diceLeft', { n: dice.leftOver() });
    }
    if (options.json) sayJson({ events, position: system.notation.printPosition(state) });
    else say(system.notation.printPosition(state));
    return 0;
  } catch (error) {
    if (!(error instanceof DiceWanted)) throw error;
    const { sides = 0, lowest = 0 } = error.dice[0] ?? {};
    const asked = system.wording.say(language, error.ask.key, error.ask.args, position.state);
    return unusable('given.diceWanted', {
      lowest,
      highest: lowest + sides - 1,
      asked,
      rule: error.ask.rule,
    });
  }
}
