import type { Dice } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import { frameOf } from './change.ts';
import { chartsOf } from './charts-of.ts';
import { rollUpTo } from './d10.ts';
import {
  armyCommanderNear,
  commandModifiers,
  isCavalryWing,
  rowsThatHold,
} from './4.0-influence.ts';
import { after } from './evolve.ts';
import type { Event, ModifierRow } from './events.ts';
import { commanderOnMap, findWing, otherSide, unitsOfWing, wingOf } from './roster.ts';
import type { SideId, WingId } from './scenario.ts';
import type { FrameOf, State, Wing } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W4.4 - a side may try to act before an enemy wing does, or before it rolls to go on. */

function target(state: State, wing: Wing): number | undefined {
  return chartsOf(state).orders.preemption[wing.order];
}

/** A wing that may try: not finished, under an order that allows it, its commander on the map. */
export function mayPreempt(state: State, wing: Wing): boolean {
  return (
    !wing.finished &&
    target(state, wing) !== undefined &&
    commanderOnMap(state, wing) !== undefined &&
    unitsOfWing(state, wing.id).some((unit) => unit.where === 'map')
  );
}

function isDeclinedBeforehand(state: State, side: SideId): boolean {
  const given = state.instructions[side];
  return given !== undefined && given !== 'sealed' && given.preemption === 'decline';
}

/**
 * The events that stand between a wing and its activation or its roll to go on: a window for the
 * enemy where he has a wing that may try and did not decline beforehand; else nothing, or, before
 * an activation, the activation itself.
 */
export function preemptionBefore(
  state: State,
  wing: WingId,
  moment: 'activation' | 'continuation',
  help: boolean,
): readonly Event[] {
  const side = otherSide(state, wingOf(state, wing).side);
  const open =
    !isDeclinedBeforehand(state, side) &&
    frameOf(state, 'preemption') === undefined &&
    state.wings.some((other) => other.side === side && mayPreempt(state, other));
  if (open) return [{ type: 'PreemptionOffered', wing, side, moment, help }];
  return moment === 'activation' ? [{ type: 'ActivationBegan', wing, cause: 'queue' }] : [];
}

function window(state: State): FrameOf<'preemption'> {
  return frameOf(state, 'preemption') as FrameOf<'preemption'>;
}

function preemptionModifiers(state: State, wing: Wing, help: boolean): readonly ModifierRow[] {
  const rule = 'W4.3-modifiers';
  const { continuationModifiers, noContinue } = chartsOf(state);
  const { pressed, cavalryWing } = continuationModifiers;
  return [
    ...commandModifiers(state, wing, rule, help, pressed),
    ...rowsThatHold(rule, [['cavalryWing', cavalryWing, isCavalryWing(state, wing)]]),
    ...rowsThatHold('W4-noContinue', [['noContinue', noContinue.preempting, wing.noContinue]]),
  ];
}

function tryPreemption(state: State, action: ActionOf<'preempt'>, dice: Dice): readonly Event[] {
  const wing = wingOf(state, action.wing);
  const modifiers = preemptionModifiers(state, wing, action.help);
  const upTo = target(state, wing) ?? -1;
  const ask = { rule: 'W4.4', key: 'ask.preemption', args: { wing: wing.id, target: upTo } };
  const { die, success } = rollUpTo(dice, ask, upTo, modifiers);
  const tried: Event = {
    type: 'PreemptionTried',
    wing: wing.id,
    die,
    modifiers: modifiers.map((row) => [...row]),
    target: upTo,
    success,
    help: action.help,
  };
  if (!success) return [tried];
  const began: Event = { type: 'ActivationBegan', wing: wing.id, cause: 'preemption' };
  return action.help
    ? [tried, began, { type: 'ArmyCommanderActed', side: wing.side }]
    : [tried, began];
}

type Preempt = Case<ActionOf<'preempt'>>;
const facts = ({ action }: Preempt) => ({ wing: action.wing });
const wingIn = ({ state, action }: Preempt) => findWing(state, action.wing) as Wing;

const exists = {
  rule: 'W5.4.1b',
  key: 'wing.unknown',
  holds: ({ state, action }: Preempt) => findWing(state, action.wing) !== undefined,
  facts: ({ action }: Preempt) => ({ name: action.wing }),
};

const own = {
  rule: 'W5.4.1b',
  key: 'wing.notYours',
  holds: (of: Preempt) => wingIn(of).side === of.seat,
  facts,
};

const unfinished = {
  rule: 'W4.4',
  key: 'wing.finished',
  holds: (of: Preempt) => !wingIn(of).finished,
  facts,
};

const orderAllows = {
  rule: 'W5.6.4c',
  key: 'preemption.rallyOrder',
  holds: (of: Preempt) => target(of.state, wingIn(of)) !== undefined,
  facts,
};

const commanded = {
  rule: 'W5.3.2',
  key: 'wing.leaderless',
  holds: (of: Preempt) => commanderOnMap(of.state, wingIn(of)) !== undefined,
  facts,
};

const present = {
  rule: 'W2.1',
  key: 'wing.offMap',
  holds: ({ state, action }: Preempt) =>
    unitsOfWing(state, action.wing).some((unit) => unit.where === 'map'),
  facts,
};

const helpThere = {
  rule: 'W5.1-acAction',
  key: 'influence.notNear',
  holds: (of: Preempt) => !of.action.help || armyCommanderNear(of.state, wingIn(of)) !== undefined,
  facts,
};

export const preemptionVerbs: Verbs<'preempt' | 'forgoPreemption'> = {
  preempt: {
    at: ['preemption'],
    stages: [
      { name: 'exists', conditions: [exists] },
      { name: 'mayAct', conditions: [own, unfinished, orderAllows, commanded, present] },
      { name: 'target', conditions: [helpThere] },
    ],
    candidates: (state, seat) =>
      state.wings
        .filter((wing) => wing.side === seat)
        .flatMap((wing) => [
          { type: 'preempt' as const, wing: wing.id, help: false },
          { type: 'preempt' as const, wing: wing.id, help: true },
        ]),
    decide: ({ state, action }, dice) => tryPreemption(state, action, dice),
  },
  forgoPreemption: {
    at: ['preemption'],
    stages: [],
    candidates: () => [{ type: 'forgoPreemption' }],
    decide: ({ state, seat }) => {
      const forgone: Event = { type: 'PreemptionForgone', side: seat };
      return window(state).moment === 'activation'
        ? [forgone, ...goOn(after(state, [forgone]))]
        : [forgone];
    },
  },
};

/** What the window held up begins, where it still can; a wing that no longer can is finished. */
export function goOn(state: State): readonly Event[] {
  const { wing, moment } = window(state);
  const closed: Event = { type: 'PreemptionClosed' };
  if (moment === 'continuation') return [closed];
  const still =
    commanderOnMap(state, wingOf(state, wing)) !== undefined &&
    unitsOfWing(state, wing).some((unit) => unit.where === 'map');
  return still
    ? [closed, { type: 'ActivationBegan', wing, cause: 'queue' }]
    : [closed, { type: 'WingFinished', wing }];
}
