import { NO_HEX, neighbour, shifted, stepDirection } from '@galloper/hexes';
import type { Condition, Dice, Stage } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import { unitsToTry } from './2.2-acting.ts';
import { beganOutOfCommand, isBesideEnemy, isFreeOfOrders, orderOf } from './5.6-bounds.ts';
import { leadersAlong } from './5.2-along.ts';
import { ACTING_STAGES, unitBegan } from './7.1-movement.ts';
import { mayStandThere } from './7.1-conditions.ts';
import { moverOf } from './7.1-pose.ts';
import { dutyLeft, goalLeft } from './7.4-duty.ts';
import { isPassable } from './8.2-terrain.ts';
import { offerReactions } from './9.1-triggers.ts';
import { type Aim, aimOf, aimsOf, FIRER_CONDITIONS, TARGET_CONDITIONS } from './10.1-firing.ts';
import { rollShot } from './10.2-shot.ts';
import { bounceTargets } from './10.5-grazing.ts';
import { frameOf } from './change.ts';
import { after } from './evolve.ts';
import type { Event } from './events.ts';
import { gridOf, sideOf } from './position.ts';
import { findUnit, unitOf } from './roster.ts';
import type { State, Unit } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W10 - fire as the action of an active unit: stand and shoot, salvo, advancing, retreating, skirmish. */

type Fire = Case<ActionOf<'fire'>>;

function aim({ state, action }: Fire): Aim {
  return aimOf(state, action.unit, action.target, action.how) as Aim;
}

function lifted(condition: Condition<Aim>): Condition<Fire> {
  const { facts } = condition;
  return {
    rule: condition.rule,
    key: condition.key,
    holds: (of) => condition.holds(aim(of)),
    ...(facts === undefined ? {} : { facts: (of: Fire) => facts(aim(of)) }),
  };
}

const facts = ({ action }: Fire) => ({
  firer: action.unit,
  target: action.target,
  how: action.how,
});

const targetKnown: Condition<Fire> = {
  rule: 'W10.1-smallArms',
  key: 'unit.unknown',
  holds: ({ state, action }) => findUnit(state, action.target) !== undefined,
  facts: ({ action }) => ({ name: action.target }),
};

/** W5.4.3g - out of command only unlimbered guns fire as an action. */
const inCommandToFire: Condition<Fire> = {
  rule: 'W5.4.3g',
  key: 'fire.outOfCommand',
  holds: ({ state, action }) => !beganOutOfCommand(moverOf(state, action.unit)),
  facts,
  except: [
    {
      rule: 'W5.4.3g',
      key: 'fire.gunOutOfCommand',
      holds: ({ state, action }) => isFreeOfOrders(moverOf(state, action.unit)),
      facts,
    },
  ],
};

const advancingUnderCharge: Condition<Fire> = {
  rule: 'W10-advancingOrder',
  key: 'fire.advancingOrder',
  holds: ({ state, action }) =>
    action.how !== 'advancing' || orderOf(moverOf(state, action.unit)) === 'charge',
  facts,
};

const notRetreatingUnderCharge: Condition<Fire> = {
  rule: 'W10-retreatingOrder',
  key: 'fire.retreatingOrder',
  holds: ({ state, action }) =>
    action.how !== 'retreating' || orderOf(moverOf(state, action.unit)) !== 'charge',
  facts,
};

function entered(state: State): number {
  return frameOf(state, 'activation')?.acting?.entered ?? 0;
}

/** Standing fire is the whole action; advancing fire ends a move. */
const movedAsItMust: Condition<Fire> = {
  rule: 'W2.2',
  key: 'fire.moved',
  holds: ({ state, action }) =>
    action.how === 'advancing' ? entered(state) > 0 : entered(state) === 0,
  facts,
};

/** Fire is the one action of the unit: what it owes it must have done. */
const dutyDone: Condition<Fire> = {
  rule: 'W5.6.1a',
  key: 'fire.duty',
  holds: ({ state, action }) => goalLeft(state, action.unit) === undefined,
  facts: ({ action }) => ({ unit: action.unit }),
  help: ({ state, action }) => {
    const duty = dutyLeft(state, action.unit);
    return duty === undefined ? undefined : { key: duty.key, args: duty.args };
  },
};

function backHex(state: State, unit: Unit): number | undefined {
  const grid = gridOf(state.scenario.ground);
  for (const step of ['bl', 'br'] as const) {
    const body = shifted(grid, unit, stepDirection(unit.facing, step));
    if (body === undefined || unit.left !== unit.right) continue;
    const free =
      mayStandThere(moverOf(state, unit.id), body) && isPassable(state, unit.id, body.left);
    if (free && !isBesideEnemy(state, body, sideOf(unit))) {
      return neighbour(grid, unit.left, stepDirection(unit.facing, step));
    }
  }
  return undefined;
}

const roomBehind: Condition<Fire> = {
  rule: 'W10-retreating',
  key: 'fire.noRoomBehind',
  holds: ({ state, action }) =>
    action.how !== 'retreating' || backHex(state, unitOf(state, action.unit)) !== undefined,
  facts,
};

const stages: readonly Stage<Fire>[] = [
  ...(ACTING_STAGES as unknown as readonly Stage<Fire>[]),
  { name: 'exists', conditions: [targetKnown] },
  {
    name: 'mayFire',
    conditions: [...FIRER_CONDITIONS.map(lifted), inCommandToFire, movedAsItMust],
  },
  { name: 'order', conditions: [advancingUnderCharge, notRetreatingUnderCharge, roomBehind] },
  { name: 'target', conditions: [...TARGET_CONDITIONS.map(lifted), dutyDone] },
];

function shotsWorth(state: State, unit: Unit): readonly ActionOf<'fire'>[] {
  const shots: ActionOf<'fire'>[] = [];
  for (const { how, targets } of aimsOf(state, unit)) {
    for (const target of targets) {
      shots.push({ type: 'fire', unit: unit.id, target: target.id, how });
    }
  }
  return shots;
}

function stepBack(state: State, unit: Unit): readonly Event[] {
  const hex = backHex(state, unit);
  if (hex === undefined || hex === NO_HEX) return [];
  const body = { left: hex, right: hex, facing: unit.facing };
  return [
    ...leadersAlong(state, unit.id, body, []),
    {
      type: 'UnitWithdrew',
      unit: unit.id,
      path: [hex],
      left: hex,
      right: hex,
      facing: unit.facing,
    },
  ];
}

/** The shot; then the action is over, the target may answer, and the results are resolved. */
function fire({ state, action }: Fire, dice: Dice): readonly Event[] {
  const began = unitBegan(state, action.unit);
  const now = after(state, began);
  const unit = unitOf(now, action.unit);
  const target = unitOf(now, action.target);
  const ended: Event = { type: 'UnitEnded', unit: unit.id };
  const bounce = action.how === 'artillery' ? bounceTargets(now, unit, target) : [];
  const closing = [...(action.how === 'retreating' ? stepBack(now, unit) : []), ended];
  const between: readonly Event[] = [
    ...closing,
    ...offerReactions(after(now, closing), 'firedOn', unit.id, target.id),
    ...(bounce.length > 0
      ? [{ type: 'BounceCalled' as const, unit: unit.id, targets: [...bounce] }]
      : []),
  ];
  const shot = { firer: unit.id, target: target.id, how: action.how, reaction: false, bounce: 0 };
  return [...began, ...rollShot(now, shot, dice, between)];
}

export const fireVerbs: Verbs<'fire'> = {
  fire: {
    at: ['activation'],
    steps: ['actions'],
    stages,
    candidates: (state) => unitsToTry(state).flatMap((unit) => shotsWorth(state, unit)),
    byUnit: { units: unitsToTry, candidates: shotsWorth },
    decide: fire,
  },
};
