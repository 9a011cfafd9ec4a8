import { type Condition, recent, type Stage } from '@galloper/kernel';
import { inOrder } from './evolve.ts';
import type { ActionOf, StepName } from './actions.ts';
import { unitsToAct, unitsToTry } from './2.2-acting.ts';
import { inCommand, inCommandAt } from './5.4-command.ts';
import { beganOutOfCommand, isBesideEnemy, orderOf } from './5.6-bounds.ts';
import { chargeTargets } from './5.6.1-charge.ts';
import { STEP_STAGES } from './7.1-conditions.ts';
import {
  lookAheadSteps,
  type Mover,
  moverOf,
  poseOf,
  stepFrom,
  type Stepping,
} from './7.1-pose.ts';
import { dutyLeft, goalLeft, goalLost } from './7.4-duty.ts';
import { reactionsToMove } from './9.1-triggers.ts';
import { sidesCrossed } from './8.2-terrain.ts';
import { frameOf } from './change.ts';
import { occupation } from './11.5-capture.ts';
import { arrangementHit } from './12-losses.ts';
import type { Event } from './events.ts';
import { gunAt, sideOf } from './position.ts';
import { findUnit, unitOf } from './roster.ts';
import { CONDITIONS, type State, type Unit } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W7.1-move - a unit moves step by step; each is judged, recorded and reacted to on its own. */

type Step = Case<ActionOf<'step'>>;
type OfUnit = Case<ActionOf<'step' | 'end'>>;

/** The step an action attempts; worked out once for all the conditions that ask. */
const stepping = recent(
  (of: Step) => of,
  ({ state, action }): Stepping => {
    const mover = moverOf(state, action.unit);
    return stepFrom(mover, poseOf(mover), action.step);
  },
  4,
);

const exists: Condition<OfUnit> = {
  rule: 'W5.4.1b',
  key: 'unit.unknown',
  holds: ({ state, action }) => findUnit(state, action.unit) !== undefined,
  facts: ({ action }) => ({ name: action.unit }),
};

const inActions: Condition<OfUnit> = {
  rule: 'W2.2',
  key: 'activation.notActions',
  holds: ({ state }) => frameOf(state, 'activation')?.step === 'actions',
};

const oneAtATime: Condition<OfUnit> = {
  rule: 'W2.2-begun',
  key: 'activation.otherActs',
  holds: ({ state, action }) => {
    const acting = frameOf(state, 'activation')?.acting;
    return acting === undefined || acting.unit === action.unit;
  },
  facts: ({ state, action }) => ({
    unit: action.unit,
    friend: frameOf(state, 'activation')?.acting?.unit ?? '',
  }),
};

/** W5.4.1b, QA-11 - a unit of the active wing that has not had its action. */
const mayAct: Condition<OfUnit> = {
  rule: 'W2.2',
  key: 'unit.mayNotAct',
  holds: ({ state, action }) => unitsToAct(state).some((unit) => unit.id === action.unit),
  facts: ({ action }) => ({ unit: action.unit }),
};

export const ACTING_STAGES: readonly Stage<OfUnit>[] = [
  { name: 'exists', conditions: [exists] },
  { name: 'thisStep', conditions: [inActions, oneAtATime] },
  { name: 'mayAct', conditions: [mayAct] },
];

/** The stages of a single step, asked of the action that attempts it. */
const stepStages: readonly Stage<Step>[] = STEP_STAGES.map(({ name, conditions }) => ({
  name,
  conditions: conditions.map((condition) => lifted(condition)),
}));

function lifted(condition: Condition<Stepping>): Condition<Step> {
  const { facts, help } = condition;
  return {
    rule: condition.rule,
    key: condition.key,
    holds: (of) => condition.holds(stepping(of)),
    ...(facts === undefined ? {} : { facts: (of: Step) => facts(stepping(of)) }),
    ...(help === undefined ? {} : { help: (of: Step) => help(stepping(of)) }),
  };
}

const DUTY_RULES = [
  'W5.4.3a',
  'W5.4.3e',
  'W5.6.1a',
  'W5.6.1c',
  'W5.6.4a',
  'W12-effects',
  'W8.1-stacking',
];

/** Duties judged ahead: one condition for each rule, so that a refusal names the rule that binds. */
const dutyStage: Stage<Step> = {
  name: 'duty',
  conditions: DUTY_RULES.map((rule) => ({
    rule,
    key: 'duty.leads',
    holds: (of: Step) => goalLost(stepping(of))?.rule !== rule,
    facts: ({ action }: Step) => ({ unit: action.unit }),
    help: (of: Step) => {
      const goal = goalLost(stepping(of));
      return goal === undefined ? undefined : { key: goal.key, args: { unit: of.action.unit } };
    },
  })),
};

const dutyDone: readonly Stage<Case<ActionOf<'end'>>>[] = [
  {
    name: 'target',
    conditions: DUTY_RULES.map((rule) => ({
      rule,
      key: 'duty.owes',
      holds: ({ state, action }) => goalLeft(state, action.unit)?.rule !== rule,
      facts: ({ state, action }) => dutyLeft(state, action.unit)?.args ?? { unit: action.unit },
      help: ({ state, action }) => {
        const duty = dutyLeft(state, action.unit);
        return duty === undefined ? undefined : { key: duty.key, args: duty.args };
      },
    })),
  },
];

/** The event that opens a unit's action. W5.4.2f, W5.6.1e - command and targets are judged at this moment. */
export function unitBegan(state: State, id: string): readonly Event[] {
  if (frameOf(state, 'activation')?.acting?.unit === id) return [];
  const mover = moverOf(state, id);
  const { unit } = mover;
  const charge = orderOf(mover) === 'charge';
  return [
    {
      type: 'UnitBegan',
      unit: id,
      inCommand: inCommand(state, id),
      adjacent: isBesideEnemy(state, unit, sideOf(unit)),
      targets: charge ? [...chargeTargets(state, unit)] : [],
    },
  ];
}

function changeEvents({ mover, step }: Stepping): readonly Event[] {
  const { id, openOrder, column, left, right } = mover.unit;
  if (step === 'openOrder') return [{ type: 'OpenOrderTaken', unit: id, openOrder: true }];
  if (step === 'column') return [{ type: 'ColumnTaken', unit: id, column: true }];
  if (step === 'closeOrder' && openOrder)
    return [{ type: 'OpenOrderTaken', unit: id, openOrder: false }];
  if (step === 'closeOrder' && column) return [{ type: 'ColumnTaken', unit: id, column: false }];
  const gun = gunAt(mover.state, left) ?? gunAt(mover.state, right);
  return step === 'swap' && gun !== undefined
    ? [{ type: 'StackSwapped', hex: gun.left, gun: gun.id, top: !gun.top }]
    : [];
}

function stepEvent({ mover, step, next, hexes, cost, pose }: Stepping): Event {
  const body = next?.body ?? mover.unit;
  const crossed = hexes.flatMap((hex) =>
    sidesCrossed(mover.state, hex === body.left ? pose.body.left : pose.body.right, hex),
  );
  return {
    type: 'UnitStepped',
    unit: mover.unit.id,
    step,
    left: body.left,
    right: body.right,
    facing: body.facing,
    cost: Math.max(0, cost),
    entered: hexes.length > 0 ? 1 : 0,
    crossed: [...new Set(crossed)],
  };
}

/** W5.4.3b - back in command on the way: from here the wing's order binds. */
function regained(state: State, id: string): readonly Event[] {
  const mover = moverOf(state, id);
  const open = mover.acting !== undefined && !mover.acting.regained && beganOutOfCommand(mover);
  return open && inCommandAt(state, mover.unit) ? [{ type: 'CommandRegained', unit: id }] : [];
}

function takeStep(of: Step): readonly Event[] {
  const { action } = of;
  return inOrder(of.state, [
    (now) => unitBegan(now, action.unit),
    (now) => {
      const step = stepping({ ...of, state: now });
      return [...changeEvents(step), stepEvent(step), ...hitEvents(step)];
    },
    (now) => friendsHit(of, now),
    (now) => occupation(now, action.unit),
    (now) => regained(now, action.unit),
    (now) => (stepping(of).hexes.length > 0 ? reactionsToMove(now, action.unit) : []),
  ]);
}

/** W7-throughFriends - those it passes through; one broken in arrangement already bears no more. */
function friendsHit(of: Step, now: State): readonly Event[] {
  return stepping(of).passed.flatMap((id) =>
    unitOf(now, id).arrangement === 'broken' ? [] : arrangementHit(now, id, 'W7-throughFriends'),
  );
}

function hitRule({ step, passed, hits }: Stepping): string {
  if (step === 'about') return 'W7.2-turning';
  return passed.length > 0 && hits === 1 ? 'W7-throughFriends' : 'W7-terrain';
}

function hitEvents(step: Stepping): readonly Event[] {
  const { mover, hits } = step;
  const at = CONDITIONS.indexOf(mover.unit.arrangement);
  const to = CONDITIONS[Math.min(CONDITIONS.length - 1, at + hits)];
  return to === undefined || to === mover.unit.arrangement
    ? []
    : [{ type: 'ArrangementHit', unit: mover.unit.id, to, rule: hitRule(step) }];
}

const CHANGES: readonly StepName[] = ['column', 'openOrder', 'closeOrder'];

const byUnit = {
  units: unitsToTry,
  candidates: (state: State, { id }: Unit) => stepsWorth(moverOf(state, id)),
};

function stepsWorth(mover: Mover): readonly ActionOf<'step'>[] {
  const { state, unit, card } = mover;
  if (card.class === 'artillery' && !unit.limbered) return [];
  const steps: ActionOf<'step'>[] = [];
  const add = (step: StepName) => steps.push({ type: 'step', unit: unit.id, step });
  lookAheadSteps(mover).forEach(add);
  const gun = gunAt(state, unit.left) ?? gunAt(state, unit.right);
  if (gun !== undefined) add('swap');
  if (card.class !== 'artillery' && card.class !== 'wagon') CHANGES.forEach(add);
  return steps;
}

export const movementVerbs: Verbs<'step' | 'end'> = {
  step: {
    at: ['activation'],
    steps: ['actions'],
    stages: [...(ACTING_STAGES as readonly Stage<Step>[]), ...stepStages, dutyStage],
    candidates: (state) => unitsToTry(state).flatMap((unit) => byUnit.candidates(state, unit)),
    byUnit,
    decide: takeStep,
  },
  end: {
    at: ['activation'],
    steps: ['actions'],
    stages: [...(ACTING_STAGES as readonly Stage<Case<ActionOf<'end'>>>[]), ...dutyDone],
    candidates: (state) => unitsToTry(state).map(({ id }) => ({ type: 'end', unit: id })),
    decide: ({ action }) => [{ type: 'UnitEnded', unit: action.unit }],
  },
};
