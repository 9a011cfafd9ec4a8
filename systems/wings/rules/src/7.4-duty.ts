import type { Reason } from '@galloper/kernel';
import { allows } from '@galloper/kernel';
import { returnDuty } from './5.4.3-return.ts';
import { beganOutOfCommand, enemiesBeside, isFreeOfOrders, orderOf } from './5.6-bounds.ts';
import { facesTarget, isCloser, mustCloseWithEnemy, nearestTarget } from './5.6.1-charge.ts';
import { mayStandThere, STEP_STAGES } from './7.1-conditions.ts';
import {
  lookAheadSteps,
  type Mover,
  moverOf,
  type Pose,
  poseOf,
  startOf,
  stepFrom,
  type Stepping,
} from './7.1-pose.ts';
import { sideOf, unitDistance } from './position.ts';
import type { UnitId } from './scenario.ts';
import type { State, Unit } from './state.ts';

/**
 * W5.4.3, W5.6.1, W5.6.4 - duties judged ahead. Every pose has a rank by how well it meets the unit's
 * duty; the best rank that can still be reached binds. So no legal step leads to where no legal end is,
 * and a reaction that takes the best away leaves the next.
 */

export type Goal = { readonly rule: string; readonly key: string };

type Ranks = {
  /** What is owed while a better rank is within reach, best first. */
  readonly goals: readonly Goal[];
  /** Index of the best goal a pose meets; `goals.length` for none. */
  readonly rankOf: (pose: Pose) => number;
};

/** W5.6.4a, W12-effects - no nearer to any enemy than it began. */
function endsNoNearer(mover: Mover, { body }: Pose): boolean {
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
function mayEndAt(mover: Mover, pose: Pose): boolean {
  if (pose.entered === 0) return true;
  return mayStandThere(mover, pose.body) && (!keepsAway(mover) || endsNoNearer(mover, pose));
}

function endGoal(mover: Mover): Goal {
  if (!keepsAway(mover)) return { rule: 'W8.1-stacking', key: 'duty.stacked' };
  const rule = mover.unit.morale === 'broken' ? 'W12-effects' : 'W5.6.4a';
  return { rule, key: 'duty.noNearer' };
}

function ranksOf(mover: Mover): Ranks {
  const end = endGoal(mover);
  if (!isUnderChargeDuty(mover)) {
    const standing = { rule: 'W8.1-stacking', key: 'duty.stacked' };
    const rankOf = (pose: Pose) => {
      if (mayEndAt(mover, pose)) return 0;
      return mayStandThere(mover, pose.body) ? 1 : 2;
    };
    return { goals: [end, standing], rankOf };
  }
  const goals = [
    { rule: 'W5.6.1a', key: 'duty.close' },
    { rule: 'W5.6.1c', key: 'duty.turn' },
    end,
  ];
  const rankOf = (pose: Pose) => {
    if (!mayEndAt(mover, pose)) return 3;
    if (isCloser(mover, pose.body)) return 0;
    return facesTarget(mover, pose.body) ? 1 : 2;
  };
  return { goals, rankOf };
}

function isUnderChargeDuty(mover: Mover): boolean {
  return (
    !isFreeOfOrders(mover) &&
    !mover.unit.hedgehog &&
    !beganOutOfCommand(mover) &&
    mustCloseWithEnemy(mover)
  );
}

/** Out of command and not next to an enemy as it began: bound to return. W5.4.3d - but not unlimbered guns. */
function isUnderReturnDuty(mover: Mover): boolean {
  const { state, unit, acting } = mover;
  if (isFreeOfOrders(mover) || unit.hedgehog || !beganOutOfCommand(mover)) return false;
  if (acting?.regained === true) return false;
  return !(acting?.adjacent ?? enemiesBeside(state, unit, sideOf(unit)).length > 0);
}

type Search = {
  readonly others: readonly Unit[];
  /** What of the unit itself bears on its duty, apart from where it stands. */
  readonly own: string;
  readonly known: Map<number, number>;
};
const searches = new WeakMap<object, Map<UnitId, Search>>();

function conditionOf({ unit, acting }: Mover): string {
  const { morale, arrangement, hedgehog, openOrder, column } = unit;
  return [
    morale,
    arrangement,
    hedgehog,
    openOrder,
    column,
    acting?.regained,
    acting?.halted,
  ].join();
}

/** What was found out for a unit on the move holds while neither it nor another unit changes. */
function searchOf(mover: Mover): Map<number, number> {
  const key = mover.acting?.from ?? mover.state;
  const byUnit = searches.get(key) ?? new Map<UnitId, Search>();
  searches.set(key, byUnit);
  const found = byUnit.get(mover.unit.id);
  const { units } = mover.state;
  const own = conditionOf(mover);
  const same =
    found?.own === own &&
    units.every((unit, at) => unit.id === mover.unit.id || found.others[at] === unit);
  if (same) return found.known;
  const search = { others: units, own, known: new Map<number, number>() };
  byUnit.set(mover.unit.id, search);
  return search.known;
}

const MOST_SPENT = 64;

function keyOf({ body, spent, entered, hits }: Pose): number {
  const moved = entered > 0 ? 1 : 0;
  return (((body.left * 6 + body.facing) * MOST_SPENT + spent) * 2 + moved) * 3 + hits;
}

/** The best rank within reach of a pose by legal steps. */
function bestRank(mover: Mover, from: Pose, ranks: Ranks): number {
  const known = searchOf(mover);
  const steps = lookAheadSteps(mover);
  const visit = (pose: Pose): number => {
    const key = keyOf(pose);
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    let best = ranks.rankOf(pose);
    known.set(key, best);
    for (const step of steps) {
      if (best === 0) break;
      const stepping = stepFrom(mover, pose, step);
      const { next } = stepping;
      if (next === undefined || next.spent <= pose.spent || !allows(STEP_STAGES, stepping))
        continue;
      best = Math.min(best, visit(next));
    }
    known.set(key, best);
    return best;
  };
  return visit(from);
}

const lost = new WeakMap<Stepping, { readonly goal: Goal | undefined }>();

/** The goal that a step would put out of reach; undefined where it keeps what binds. */
export function goalLost(stepping: Stepping): Goal | undefined {
  const known = lost.get(stepping);
  if (known !== undefined) return known.goal;
  const goal = workOutLost(stepping);
  lost.set(stepping, { goal });
  return goal;
}

function workOutLost(stepping: Stepping): Goal | undefined {
  const { mover, pose, next } = stepping;
  if (next === undefined) return undefined;
  if (isUnderReturnDuty(mover)) return returnDuty.lost(stepping);
  const ranks = ranksOf(mover);
  const binding = bestRank(mover, pose, ranks);
  return bestRank(mover, next, ranks) <= binding ? undefined : ranks.goals[binding];
}

/** The goal that a unit still owes in a pose; undefined where its action may end there. */
export function goalOwed(mover: Mover, pose: Pose): Goal | undefined {
  if (mover.acting?.halted === true) return undefined;
  if (isUnderReturnDuty(mover)) return returnDuty.owed(mover, pose);
  const ranks = ranksOf(mover);
  const rank = ranks.rankOf(pose);
  if (rank === 0) return undefined;
  const binding = bestRank(mover, pose, ranks);
  return rank <= binding ? undefined : ranks.goals[binding];
}

const left = new WeakMap<State, Map<UnitId, Reason | undefined>>();

/** What a unit still owes where it stands, as a reason; undefined when its action may end here. */
export function dutyLeft(state: State, id: UnitId): Reason | undefined {
  const byUnit = left.get(state) ?? new Map<UnitId, Reason | undefined>();
  left.set(state, byUnit);
  if (!byUnit.has(id)) byUnit.set(id, workOutLeft(state, id));
  return byUnit.get(id);
}

function workOutLeft(state: State, id: UnitId): Reason | undefined {
  const mover = moverOf(state, id);
  const goal = goalOwed(mover, poseOf(mover));
  if (goal === undefined) return undefined;
  const enemy = nearestTarget(mover);
  return { ...goal, args: { unit: id, ...(enemy === undefined ? {} : { enemy: enemy.id }) } };
}
