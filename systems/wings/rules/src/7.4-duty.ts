import type { Reason } from '@galloper/kernel';
import { allows, recent } from '@galloper/kernel';
import { returnDuty } from './5.4.3-return.ts';
import { beganOutOfCommand, isBesideEnemy, isFreeOfOrders, orderOf } from './5.6-bounds.ts';
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
import { poseKey, searchOf } from './7.4-search.ts';
import { sideOf, unitDistance } from './position.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';

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

type Onward = { readonly next: Pose; readonly rank: number };

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
  return !(acting?.adjacent ?? isBesideEnemy(state, unit, sideOf(unit)));
}

/** The best rank within reach of a pose by legal steps. */
function bestRank(mover: Mover, from: Pose, ranks: Ranks): number {
  const known = searchOf(mover).best;
  const steps = lookAheadSteps(mover);
  const most = mover.card.movement * 2;
  const onward = (pose: Pose, least: number): readonly Onward[] => {
    const found: Onward[] = [];
    for (const step of steps) {
      const stepping = stepFrom(mover, pose, step);
      const { next } = stepping;
      if (next === undefined || next.spent <= pose.spent || next.spent > most) continue;
      const answer = known.get(poseKey(next));
      if (answer !== undefined && answer >= least) continue;
      if (!allows(STEP_STAGES, stepping)) continue;
      const rank = answer ?? ranks.rankOf(next);
      found.push({ next, rank });
      if (rank === 0) return [{ next, rank }];
    }
    return found.sort((a, b) => a.rank - b.rank || a.next.entered - b.next.entered);
  };
  const visit = (pose: Pose, rank: number): number => {
    const key = poseKey(pose);
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    let best = rank;
    if (best > 0) {
      for (const step of onward(pose, best)) {
        best = Math.min(best, visit(step.next, step.rank));
        if (best === 0) break;
      }
    }
    known.set(key, best);
    return best;
  };
  return known.get(poseKey(from)) ?? visit(from, ranks.rankOf(from));
}

/** The goal that a step would put out of reach; undefined where it keeps what binds. */
export const goalLost = recent((stepping: Stepping) => stepping, workOutLost, 2);

function workOutLost(stepping: Stepping): Goal | undefined {
  const { mover, pose, next } = stepping;
  if (next === undefined) return undefined;
  if (isUnderReturnDuty(mover)) return returnDuty.lost(stepping);
  const ranks = ranksOf(mover);
  const after = bestRank(mover, next, ranks);
  if (after === 0) return undefined;
  const binding = bestRank(mover, pose, ranks);
  return after <= binding ? undefined : ranks.goals[binding];
}

/** The goal that a unit still owes in a pose; undefined where its action may end there. */
export function goalOwed(mover: Mover, pose: Pose): Goal | undefined {
  if (isUnderReturnDuty(mover)) return returnDuty.owed(mover, pose);
  const ranks = ranksOf(mover);
  const rank = ranks.rankOf(pose);
  if (rank === 0) return undefined;
  const binding = bestRank(mover, pose, ranks);
  return rank <= binding ? undefined : ranks.goals[binding];
}

const goalsLeft = recent(
  (state: State) => state,
  () => new Map<UnitId, Goal | undefined>(),
  4,
);

/** What a unit still owes where it stands; undefined when its action may end here. */
export function goalLeft(state: State, id: UnitId): Goal | undefined {
  const byUnit = goalsLeft(state);
  const known = byUnit.get(id);
  if (known !== undefined || byUnit.has(id)) return known;
  const mover = moverOf(state, id);
  const goal = goalOwed(mover, poseOf(mover));
  byUnit.set(id, goal);
  return goal;
}

/** The same as a reason, with the enemy that it is about. */
export function dutyLeft(state: State, id: UnitId): Reason | undefined {
  const goal = goalLeft(state, id);
  if (goal === undefined) return undefined;
  const enemy = nearestTarget(moverOf(state, id));
  return { ...goal, args: { unit: id, ...(enemy === undefined ? {} : { enemy: enemy.id }) } };
}
