import type { Dice } from '@galloper/kernel';
import { frameOf } from './change.ts';
import type { ActionOf } from './actions.ts';
import { chartsOf } from './charts-of.ts';
import { rollUpTo } from './d10.ts';
import {
  armyCommanderNear,
  commandModifiers,
  isCavalryWing,
  rowsThatHold,
} from './4.0-influence.ts';
import type { Event, ModifierRow } from './events.ts';
import { commanderOnMap, unitsOfWing, wingOf } from './roster.ts';
import type { FrameOf, State, Wing } from './state.ts';
import type { Case, Verbs } from './verb.ts';
import { preemptionBefore } from './4.4-preemption.ts';

/** W4.3 - after its activation a wing may try to be activated again. */

const MOST_ATTEMPTS = 2;

function activation(state: State): FrameOf<'activation'> {
  return frameOf(state, 'activation') as FrameOf<'activation'>;
}

function activeWing(state: State): Wing {
  return wingOf(state, activation(state).wing);
}

function continuationModifiers(state: State, wing: Wing, help: boolean): readonly ModifierRow[] {
  const rule = 'W4.3-modifiers';
  const { pressed, cavalryWing, secondAttempt } = chartsOf(state).continuationModifiers;
  return [
    ...commandModifiers(state, wing, rule, help, pressed),
    ...rowsThatHold(rule, [
      ['cavalryWing', cavalryWing, isCavalryWing(state, wing)],
      ['secondAttempt', secondAttempt, wing.continuations >= 1],
    ]),
  ];
}

/** The highest total that succeeds; undefined under an order that allows no attempt. */
function target(state: State, wing: Wing): number | undefined {
  return chartsOf(state).orders.continuation[wing.order];
}

/** The roll itself, and what it brings: a new activation or the end of the wing's turn. */
export function rollContinuation(
  state: State,
  wing: Wing,
  help: boolean,
  dice: Dice,
): readonly Event[] {
  const modifiers = continuationModifiers(state, wing, help);
  const upTo = target(state, wing) ?? -1;
  const ask = { rule: 'W4.3', key: 'ask.continuation', args: { wing: wing.id, target: upTo } };
  const { die, success } = rollUpTo(dice, ask, upTo, modifiers);
  const tried: Event = {
    type: 'ContinuationTried',
    wing: wing.id,
    die,
    modifiers: modifiers.map((row) => [...row]),
    target: upTo,
    success,
    help,
  };
  const next: readonly Event[] = success
    ? [{ type: 'ActivationBegan', wing: wing.id, cause: 'continuation' }]
    : [
        { type: 'WingFinished', wing: wing.id },
        { type: 'ActivationEnded', wing: wing.id },
      ];
  return [tried, ...next];
}

/** True when an attempt is possible at all; otherwise the wing is finished without asking. */
export function mayTryContinuation(state: State, wing: Wing): boolean {
  const frame = activation(state);
  return (
    target(state, wing) !== undefined &&
    !wing.noContinue &&
    wing.continuations < MOST_ATTEMPTS &&
    commanderOnMap(state, wing) !== undefined &&
    unitsOfWing(state, wing.id).some((unit) => unit.where === 'map') &&
    (frame.cause !== 'preemption' || state.options.preemptMayContinue)
  );
}

const wingFacts = ({ state }: Case) => ({ wing: activation(state).wing });

const inContinuationStep = {
  rule: 'W2.2',
  key: 'activation.notContinuation',
  holds: ({ state }: Case) => activation(state).step === 'continuation',
};

const orderAllows = {
  rule: 'W5.6.4c',
  key: 'continuation.rallyOrder',
  holds: ({ state }: Case) => target(state, activeWing(state)) !== undefined,
  facts: wingFacts,
};

const notMarked = {
  rule: 'W4-noContinue',
  key: 'continuation.noContinue',
  holds: ({ state }: Case) => !activeWing(state).noContinue,
  facts: wingFacts,
};

const attemptsLeft = {
  rule: 'W4.3-limit',
  key: 'continuation.attempts',
  holds: ({ state }: Case) => activeWing(state).continuations < MOST_ATTEMPTS,
  facts: wingFacts,
};

const commanded = {
  rule: 'W5.3.2',
  key: 'wing.leaderless',
  holds: ({ state }: Case) => commanderOnMap(state, activeWing(state)) !== undefined,
  facts: wingFacts,
};

const notPreempting = {
  rule: 'W4.4-moments',
  key: 'continuation.preempted',
  holds: ({ state }: Case) =>
    activation(state).cause !== 'preemption' || state.options.preemptMayContinue,
  facts: wingFacts,
};

const helpThere = {
  rule: 'W5.1-acAction',
  key: 'influence.notNear',
  holds: ({ state, action }: Case<ActionOf<'continue'>>) =>
    !action.help || armyCommanderNear(state, activeWing(state)) !== undefined,
  facts: wingFacts,
};

const helpFree = {
  rule: 'W5.1-acAction',
  key: 'influence.spent',
  holds: ({ state, action }: Case<ActionOf<'continue'>>) =>
    !action.help || !activation(state).armyCommanderUsed,
};

export const continuationVerbs: Verbs<'continue' | 'finish'> = {
  continue: {
    at: ['activation'],
    steps: ['continuation'],
    stages: [
      { name: 'thisStep', conditions: [inContinuationStep] },
      {
        name: 'mayAct',
        conditions: [orderAllows, notMarked, attemptsLeft, commanded, notPreempting],
      },
      { name: 'target', conditions: [helpThere, helpFree] },
    ],
    candidates: () => [
      { type: 'continue', help: false },
      { type: 'continue', help: true },
    ],
    decide: ({ state, action }, dice) => {
      const wing = activeWing(state);
      const acted: readonly Event[] = action.help
        ? [{ type: 'ArmyCommanderActed', side: wing.side }]
        : [];
      const waits = preemptionBefore(state, wing.id, 'continuation', action.help);
      if (waits.length > 0) return [...acted, ...waits];
      return [...acted, ...rollContinuation(state, wing, action.help, dice)];
    },
  },
  finish: {
    at: ['activation'],
    steps: ['continuation'],
    stages: [{ name: 'thisStep', conditions: [inContinuationStep] }],
    candidates: () => [{ type: 'finish' }],
    decide: ({ state }) => {
      const { wing } = activation(state);
      return [
        { type: 'WingFinished', wing },
        { type: 'ActivationEnded', wing },
      ];
    },
  },
};
