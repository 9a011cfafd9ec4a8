import type { Reason } from '@galloper/kernel';
import { frameOf } from './change.ts';
import type { ActionOf } from './actions.ts';
import { unitsToAct } from './2.2-acting.ts';
import { mayTryContinuation } from './4.3-continuation.ts';
import { mayAttackAtAll } from './11.1-attack.ts';
import { dutyLeft, goalLeft } from './7.4-duty.ts';
import type { Event } from './events.ts';
import { wingOf } from './roster.ts';
import type { FrameOf, State, Unit } from './state.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W2.2 - an activation: the order, the actions of the units, close combat, then perhaps again. */

function activation(state: State): FrameOf<'activation'> {
  return frameOf(state, 'activation') as FrameOf<'activation'>;
}

const inActions = {
  rule: 'W2.2',
  key: 'activation.notActions',
  holds: ({ state }: Case<ActionOf<'endActions'>>) => activation(state).step === 'actions',
};

const nobodyMidAction = {
  rule: 'W2.2',
  key: 'activation.midAction',
  holds: ({ state }: Case<ActionOf<'endActions'>>) => activation(state).acting === undefined,
  facts: ({ state }: Case) => ({ unit: activation(state).acting?.unit ?? '' }),
};

function firstOwing(state: State): Unit | undefined {
  return unitsToAct(state).find((unit) => goalLeft(state, unit.id) !== undefined);
}

function firstDuty(state: State): Reason | undefined {
  const unit = firstOwing(state);
  return unit === undefined ? undefined : dutyLeft(state, unit.id);
}

/** W5.6.1a, W5.6.1c, W5.4.3a - units under a duty are moved, turned or proven unable first. */
const dutiesDone = {
  rule: 'W5.6.1c',
  key: 'activation.duty',
  holds: ({ state }: Case<ActionOf<'endActions'>>) => firstOwing(state) === undefined,
  facts: ({ state }: Case) => firstDuty(state)?.args ?? {},
  help: ({ state }: Case) => {
    const duty = firstDuty(state);
    return duty === undefined ? undefined : { key: duty.key, args: duty.args };
  },
};

const inCombats = {
  rule: 'W2.2',
  key: 'activation.notCombat',
  holds: ({ state }: Case<ActionOf<'endCombats'>>) => activation(state).step === 'closeCombat',
};

export const activationVerbs: Verbs<'endActions' | 'endCombats'> = {
  endActions: {
    at: ['activation'],
    steps: ['actions'],
    stages: [
      { name: 'thisStep', conditions: [inActions, nobodyMidAction] },
      { name: 'target', conditions: [dutiesDone] },
    ],
    candidates: () => [{ type: 'endActions' }],
    decide: ({ state }) => [{ type: 'ActionsEnded', wing: activation(state).wing }],
  },
  endCombats: {
    at: ['activation'],
    steps: ['closeCombat'],
    stages: [{ name: 'thisStep', conditions: [inCombats] }],
    candidates: () => [{ type: 'endCombats' }],
    decide: ({ state }) => [{ type: 'CombatsEnded', wing: activation(state).wing }],
  },
};

const PROMPTS = {
  orders: { rule: 'W5.7', key: 'prompt.orders' },
  actions: { rule: 'W2.2', key: 'prompt.actions' },
  closeCombat: { rule: 'W11.1-who', key: 'prompt.closeCombat' },
  continuation: { rule: 'W4.3', key: 'prompt.tryContinuation' },
} as const;

/** A step in which nothing can be decided runs on by itself. */
function runsOn(state: State, frame: FrameOf<'activation'>): boolean {
  if (frame.step === 'closeCombat') return !mayAttackAtAll(state);
  return frame.step === 'continuation' && !mayTryContinuation(state, wingOf(state, frame.wing));
}

function runOn(frame: FrameOf<'activation'>): readonly Event[] {
  if (frame.step === 'closeCombat') return [{ type: 'CombatsEnded', wing: frame.wing }];
  return [
    { type: 'WingFinished', wing: frame.wing },
    { type: 'ActivationEnded', wing: frame.wing },
  ];
}

export const activationRooms: Rooms<'activation'> = {
  activation: {
    prompt: (state, frame) => {
      const args = { wing: frame.wing, side: frame.side };
      if (runsOn(state, frame)) {
        const key = frame.step === 'closeCombat' ? 'prompt.noCombat' : 'prompt.wingFinished';
        return { kind: 'run', action: { type: 'resolve' }, rule: 'W2.2', key, args };
      }
      if (frame.acting !== undefined) {
        return {
          kind: 'decide',
          seats: [frame.side],
          rule: 'W2.2',
          key: 'prompt.acting',
          args: { ...args, unit: frame.acting.unit },
        };
      }
      return { kind: 'decide', seats: [frame.side], ...PROMPTS[frame.step], args };
    },
    resolve: (_state, frame) => runOn(frame),
  },
};
