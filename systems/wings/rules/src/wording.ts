import { printHex } from '@galloper/hexes';
import type { Facts, Language, LogLine } from '@galloper/kernel';
import { createCatalogue, listOf } from '@galloper/wording';
import { en } from '../text/messages.en.ts';
import { ru } from '../text/messages.ru.ts';
import type { Event } from './events.ts';
import { gridOf } from './position.ts';
import { findLeader, leaderCard } from './roster.ts';
import type { Scenario } from './scenario.ts';
import type { State } from './state.ts';

/** Everything a reader reads, in his language: arguments are named by what they are. */

export const messages = createCatalogue({ en, ru });

type Bilingual = { readonly en: string; readonly ru: string };

function unitName(scenario: Scenario, id: string): Bilingual | undefined {
  return scenario.units.find((unit) => unit.id === id)?.name;
}

function wingName(scenario: Scenario, id: string): Bilingual | undefined {
  return scenario.wings.find((wing) => wing.id === id)?.name;
}

function leaderName(state: State, id: string): Bilingual | undefined {
  const card = leaderCard(state.scenario, id);
  if (card !== undefined) return card.name;
  const leader = findLeader(state, id);
  const wing = state.scenario.wings.find((known) => known.id === leader?.wing);
  return (
    wing?.standIn ?? {
      en: messages.format('en', 'name.standIn'),
      ru: messages.format('ru', 'name.standIn'),
    }
  );
}

/** The name of anything with an id: unit, leader, wing or side. */
export function nameOf(state: State, language: Language, id: string): string {
  const { scenario } = state;
  const side = scenario.sides.find((known) => known.id === id)?.name;
  const found = unitName(scenario, id) ?? wingName(scenario, id) ?? side;
  if (found !== undefined) return found[language];
  return findLeader(state, id) === undefined ? id : (leaderName(state, id)?.[language] ?? id);
}

const NAMED = [
  'unit',
  'target',
  'enemy',
  'friend',
  'by',
  'attacker',
  'defender',
  'firer',
  'leader',
  'wing',
  'side',
  'beaten',
  'standsInFor',
  'gun',
  'winner',
];
const ORDER_ARGS = ['order', 'first', 'fromOrder', 'toOrder'];
const HEX_ARGS = ['hex', 'edge', 'left', 'right'];
const LISTS = ['units', 'attackers', 'wings'];

function shown(
  state: State,
  language: Language,
  name: string,
  value: Facts[string],
): string | number | boolean {
  if (Array.isArray(value)) {
    return LISTS.includes(name)
      ? listOf(
          language,
          value.map((id) => nameOf(state, language, String(id))),
        )
      : value.join(', ');
  }
  if (typeof value === 'number' && HEX_ARGS.includes(name))
    return printHex(gridOf(state.scenario.ground), value);
  if (typeof value !== 'string') return value as number | boolean;
  if (NAMED.includes(name)) return nameOf(state, language, value);
  if (ORDER_ARGS.includes(name)) return messages.format(language, `order.${value}`);
  const word = `${name}.${value}`;
  return messages.has(word) ? messages.format(language, word) : value;
}

/** A message with its arguments named in the language; ids stay as they are without a state. */
export function say(
  language: Language,
  key: string,
  args: Facts,
  state: State | undefined,
): string {
  const values = Object.entries(args).map(([name, value]) => [
    name,
    state === undefined ? String(value) : shown(state, language, name, value),
  ]);
  return messages.format(language, key, Object.fromEntries(values));
}

function factsOf(event: Event): Facts {
  const entries = Object.entries(event).filter(
    ([name, value]) =>
      (name !== 'modifiers' && value !== undefined && typeof value !== 'object') ||
      (Array.isArray(value) && name !== 'modifiers'),
  );
  const { from, to } = event as { readonly from?: unknown; readonly to?: unknown };
  return {
    ...Object.fromEntries(entries),
    ...(typeof from === 'string' ? { fromOrder: from } : {}),
    ...(typeof to === 'string' ? { toOrder: to } : {}),
  } as Facts;
}

function diceOf(event: Event): readonly number[] {
  if ('die' in event) return [event.die];
  return event.type === 'InitiativeRolled' ? Object.values(event.dice) : [];
}

const ROLL_RULES: { readonly [type: string]: string } = {
  OrderChangeTried: 'W5.7',
  ContinuationTried: 'W4.3',
  PreemptionTried: 'W4.4',
  InitiativeRolled: 'W3-initiative',
  RallyTried: 'W13-rally',
  HedgehogTried: 'W6.3.2',
  InterceptionTried: 'W9.3',
  ReturnRolled: 'W11-return',
  MoraleChecked: 'W12-check',
  LeaderFateRolled: 'W10.10',
  ShotFired: 'W10.2-table',
  CombatResolved: 'W11.3-table',
  PursuitRolled: 'W11-pursuit',
  ReplacementRolled: 'W5.3.3a',
  TurncoatRolled: 'W17-fortescue',
};

function ruleOf(event: Event): string | undefined {
  if ('rule' in event && typeof event.rule === 'string') return event.rule;
  return ROLL_RULES[event.type];
}

/** The key under which an event is told: by its outcome where it has one. */
function keyOf(event: Event): string {
  const base = `log.${event.type}`;
  const parts: string[] = [];
  if ('success' in event) parts.push(event.success ? '.success' : '.failure');
  if ('passed' in event) parts.push(event.passed ? '.success' : '.failure');
  if ('lost' in event) parts.push(event.lost ? '.lost' : '.safe');
  if ('result' in event) parts.push(`.${event.result}`);
  const special = parts.length > 0 ? base + parts.join('') : base;
  return messages.has(special) ? special : base;
}

/** Lines of the log for an event; none for one that needs no telling. */
export function tell(language: Language, event: Event, before: State): readonly LogLine[] {
  const key = keyOf(event);
  if (!messages.has(key)) return [];
  const rule = ruleOf(event);
  const dice = diceOf(event);
  const modifiers = 'modifiers' in event ? event.modifiers : [];
  return [
    {
      text: say(language, key, factsOf(event), before),
      ...(dice.length > 0 ? { dice } : {}),
      ...(modifiers.length > 0
        ? {
            modifiers: modifiers.map(([of, name, value]) => ({
              rule: of,
              text: messages.format(
                language,
                name.includes('.') ? `modifier.${name.replace(/^modifier\./, '')}` : name,
              ),
              value,
            })),
          }
        : {}),
      ...(rule === undefined ? {} : { rule }),
    },
  ];
}
