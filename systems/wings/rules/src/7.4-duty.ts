import type { Body } from '@galloper/hexes';
import { allows, type Reason } from '@galloper/kernel';
import type { StepName } from './actions.ts';
import { inCommandAt } from './5.4-command.ts';
import { beganOutOfCommand, enemiesBeside, isFreeOfOrders, orderOf } from './5.6-bounds.ts';
import { facesTarget, facesToward, isCloser, mustCloseWithEnemy, nearestTarget } from './5.6.1-charge.ts';
import { mayStandThere, STEP_STAGES } from './7.1-conditions.ts';
import { type Mover, moverOf, type Pose, poseOf, startOf, stepFrom, type Stepping } from './7.1-pose.ts';
import { sideOf, unitDistance } from './position.ts';
import { commanderOnMap, isTwoHex, wingOfUnit } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State, Unit } from './state.ts';

/**
 * W5.4.3a, W5.4.3e, W5.6.1a, W5.6.1c - duties judged ahead. A duty is a list of goals, best first: the
 * first that can still be reached from where the unit stands is the one that binds, so that no legal
 * step leads to where no legal end is, and a reaction that takes one away leaves the next.
 */

export type Goal = {
  readonly rule: string;
  readonly key: string;
  readonly met: (pose: Pose) => boolean;
};

/** Steps worth looking ahead by, forward first. */
const ONE_HEX: readonly StepName[] = ['fl', 'fr', 'turnLeft', 'turnRight', 'bl', 'br'];
const ANY_WAY: readonly StepName[] = ['fl', 'fr', 'l', 'r', 'turnLeft', 'turnRight', 'bl', 'br'];
const TWO_HEX: readonly StepName[] = ['fl', 'fr', 'wheelLeft', 'wheelRight', 'wheelBackLeft', 'wheelBackRight', 'about', 'bl', 'br'];

export function lookAheadSteps(mover: Mover): readonly StepName[] {
  if (isTwoHex(mover.card)) return TWO_HEX;
  return ['heavyInfantry', 'cavalry'].includes(mover.card.class) ? ONE_HEX : ANY_WAY;
}

/** W5.6.4a, W12-effects - no nearer to any enemy than it began. */
function endsNoNearer(mover: Mover, body: Body): boolean {
  const start = startOf(mover);
  return mover.state.units.every(
    (enemy) =>
      enemy.where !== 'map' ||
      sideOf(enemy) === sideOf(mover.unit) ||
      unitDistance(mover.state, body, enemy) >= unitDistance(mover.state, start, enemy),
  );
}

function keepsAway(mover: Mover): boolean {
  if (mover.unit.morale === 'broken') return true;
  return orderOf(mover) === 'rallyOrder' && !isFreeOfOrders(mover) && !beganOutOfCommand(mover);
}

/** W8.1-stacking, W5.6.4a - where a move may end at all. */
export function mayEndAt(mover: Mover, pose: Pose): boolean {
  if (pose.entered > 0 && !mayStandThere(mover, pose.body)) return false;
  return pose.entered === 0 || !keepsAway(mover) || endsNoNearer(mover, pose.body);
}

const anyEnd = (mover: Mover): Goal => ({
  rule: keepsAway(mover) ? (mover.unit.morale === 'broken' ? 'W12-effects' : 'W5.6.4a') : 'W8.1-stacking',
  key: keepsAway(mover) ? 'duty.noNearer' : 'duty.stacked',
  met: (pose) => mayEndAt(mover, pose),
});

function chargeGoals(mover: Mover): readonly Goal[] {
  return [
    {
      rule: 'W5.6.1a',
      key: 'duty.close',
      met: ({ body, ...pose }) => isCloser(mover, body) && mayEndAt(mover, { body, ...pose }),
    },
    {
      rule: 'W5.6.1c',
      key: 'duty.turn',
      met: ({ body, ...pose }) => facesTarget(mover, body) && mayEndAt(mover, { body, ...pose }),
    },
  ];
}

function commanderBody(mover: Mover): Body | undefined {
  const leader = commanderOnMap(mover.state, wingOfUnit(mover.state, mover.unit.id));
  return leader === undefined ? undefined : { left: leader.hex, right: leader.hex, facing: 0 };
}

/** W5.4.3a, W5.4.3e - into command; else as near as it can come; else turned so as to help. */
function returnGoals(mover: Mover): readonly Goal[] {
  const commander = commanderBody(mover);
  if (commander === undefined) return [];
  const far = (body: Body) => unitDistance(mover.state, body, commander);
  const start = far(startOf(mover));
  const nearer = Array.from({ length: Math.min(start, mover.card.movement) }, (_, less): Goal => {
    const reach = Math.max(0, start - mover.card.movement) + less;
    return {
      rule: 'W5.4.3e',
      key: 'duty.approachCommand',
      met: (pose) => far(pose.body) <= reach && mayEndAt(mover, pose),
    };
  });
  return [
    {
      rule: 'W5.4.3a',
      key: 'duty.regain',
      met: (pose) =>
        (mover.acting?.regained === true || inCommandAt(mover.state, { ...mover.unit, ...pose.body })) &&
        mayEndAt(mover, pose),
    },
    ...nearer,
    {
      rule: 'W5.4.3e',
      key: 'duty.turnToCommand',
      met: (pose) => facesToward(mover.state, pose.body, commander) && mayEndAt(mover, pose),
    },
  ];
}

function wasAdjacent({ state, unit, acting }: Mover): boolean {
  return acting?.adjacent ?? enemiesBeside(state, unit, sideOf(unit)).length > 0;
}

/** The goals that bind a unit in its action, best first; the last can always be met by staying. */
export function goalsOf(mover: Mover): readonly Goal[] {
  if (isFreeOfOrders(mover) || mover.unit.hedgehog) return [anyEnd(mover)];
  if (beganOutOfCommand(mover)) {
    return wasAdjacent(mover) ? [anyEnd(mover)] : [...returnGoals(mover), anyEnd(mover)];
  }
  return mustCloseWithEnemy(mover) ? [...chargeGoals(mover), anyEnd(mover)] : [anyEnd(mover)];
}

type Search = { readonly others: readonly Unit[]; readonly known: Map<string, boolean> };
const searches = new WeakMap<object, Map<UnitId, Search>>();

/** What was found out for a unit on the move holds while no other unit changes. */
function searchOf(mover: Mover): Map<string, boolean> {
  const key = mover.acting?.from ?? mover.state;
  const byUnit = searches.get(key) ?? new Map<UnitId, Search>();
  searches.set(key, byUnit);
  const found = byUnit.get(mover.unit.id);
  const { units } = mover.state;
  const same =
    found !== undefined &&
    units.every((unit, at) => unit.id === mover.unit.id || found.others[at] === unit);
  if (same) return found.known;
  const search = { others: units, known: new Map<string, boolean>() };
  byUnit.set(mover.unit.id, search);
  return search.known;
}

/** True when a pose that meets the goal can be reached from here by legal steps. */
function canReach(mover: Mover, from: Pose, goal: Goal, label: number): boolean {
  const known = searchOf(mover);
  const steps = lookAheadSteps(mover);
  const visit = (pose: Pose): boolean => {
    const key = `${label}|${pose.body.left}|${pose.body.facing}|${pose.spent}|${pose.entered > 0}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    known.set(key, false);
    const reached =
      goal.met(pose) ||
      steps.some((step) => {
        const stepping = stepFrom(mover, pose, step);
        return stepping.next !== undefined && isProgress(stepping) && allows(STEP_STAGES, stepping) && visit(stepping.next);
      });
    known.set(key, reached);
    return reached;
  };
  return visit(from);
}

function isProgress({ pose, next }: Stepping): boolean {
  return next !== undefined && next.spent > pose.spent;
}

/** The goal that binds in a pose: the best that can still be reached. */
export function bindingGoal(mover: Mover, pose: Pose): { readonly goal: Goal; readonly index: number } {
  const goals = goalsOf(mover);
  const index = goals.findIndex((goal, at) => canReach(mover, pose, goal, at));
  const goal = goals[index];
  return goal === undefined ? { goal: NOTHING, index: goals.length } : { goal, index };
}

const NOTHING: Goal = { rule: 'W5.6.1c', key: 'duty.none', met: () => true };

/** True when a step leaves the binding goal within reach. */
export function keepsGoal(stepping: Stepping): boolean {
  const { mover, pose, next } = stepping;
  if (next === undefined) return true;
  const { goal, index } = bindingGoal(mover, pose);
  return goal === NOTHING || canReach(mover, next, goal, index);
}

/** What a unit still owes where it stands; undefined when its action may end here. */
export function dutyLeft(state: State, id: UnitId): Reason | undefined {
  const mover = moverOf(state, id);
  const pose = poseOf(mover);
  if (mover.acting?.halted === true || !mayStepAtAll(mover, pose)) return undefined;
  const { goal } = bindingGoal(mover, pose);
  if (goal.met(pose)) return undefined;
  const enemy = nearestTarget(mover);
  return {
    rule: goal.rule,
    key: goal.key,
    args: { unit: id, ...(enemy === undefined ? {} : { enemy: enemy.id }) },
  };
}

function mayStepAtAll(mover: Mover, pose: Pose): boolean {
  return lookAheadSteps(mover).some((step) => {
    const stepping = stepFrom(mover, pose, step);
    return stepping.next !== undefined && allows(STEP_STAGES, stepping);
  });
}
