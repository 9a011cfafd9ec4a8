import { printHex } from '@galloper/hexes';
import type { Facts, Language, LogLine } from '@galloper/kernel';
import type { Values } from '@galloper/wording';
import type { Event } from './events.ts';
import { gridOf } from './position.ts';
import { messages } from './messages.ts';
import { type Spoken, spoken, spokenList } from './names.ts';
import type { State } from './state.ts';

/** Everything a reader reads, in his language: arguments are named by what they are. */

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
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number' && HEX_ARGS.includes(name))
    return printHex(gridOf(state.scenario.ground), value);
  if (typeof value !== 'string') return value as number | boolean;
  if (ORDER_ARGS.includes(name)) return messages.format(language, `order.${value}`);
  const word = `${name}.${value}`;
  return messages.has(word) ? messages.format(language, word) : value;
}

/** The name under an argument, and what agrees with it: `unit`, `unitForm`, `unitObject`. */
function named(name: string, { subject, form, object }: Spoken): Values {
  return { [name]: subject, [`${name}Form`]: form, [`${name}Object`]: object };
}

function valuesOf(
  state: State | undefined,
  language: Language,
  name: string,
  value: Facts[string],
): Values {
  if (state === undefined) {
    return { [name]: String(value), [`${name}Object`]: String(value) };
  }
  if (typeof value === 'string' && NAMED.includes(name)) {
    return named(name, spoken(state, language, value));
  }
  if (Array.isArray(value) && LISTS.includes(name)) {
    return named(
      name,
      spokenList(
        language,
        value.map((id) => spoken(state, language, String(id))),
      ),
    );
  }
  return { [name]: shown(state, language, name, value) };
}

/** A message with its arguments named in the language; ids stay as they are without a state. */
export function say(
  language: Language,
  key: string,
  args: Facts,
  state: State | undefined,
): string {
  const values = Object.entries(args).map(([name, value]) =>
    valuesOf(state, language, name, value),
  );
  return messages.format(language, key, Object.assign({}, ...values) as Values);
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
  if (event.type === 'Reformed') parts.push(`.${event.what}`);
  if (event.type === 'InitiativeRolled' && event.winner !== undefined) parts.push('.won');
  if (event.type === 'TurncoatRolled' && event.unit !== undefined) parts.push('.turned');
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
