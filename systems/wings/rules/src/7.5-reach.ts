import {
  type Body,
  FACING_NAMES,
  NO_HEX,
  neighbour,
  parseHex,
  printHex,
  turn,
} from '@galloper/hexes';
import { allows, judge, type Reach, type Reason } from '@galloper/kernel';
import type { Action } from './actions.ts';
import { STEP_STAGES } from './7.1-conditions.ts';
import { lookAheadSteps, type Mover, moverOf, type Pose, poseOf, stepFrom } from './7.1-pose.ts';
import { goalLost, goalOwed } from './7.4-duty.ts';
import { unitsToAct } from './2.2-acting.ts';
import { gridOf } from './position.ts';
import { cardOf, findUnit, isTwoHex } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';

/** W7.1-move - every end a unit can reach with one route each, and why others are denied. */

type Node = { readonly pose: Pose; readonly hits: number; readonly route: readonly Action[] };

function keyOf({ body }: Pose): string {
  return `${body.left}|${body.facing}`;
}

/** Fewest arrangement hits, then least points, then the order of steps. */
function isBetter(a: Node, b: Node): boolean {
  return a.hits < b.hits || (a.hits === b.hits && a.pose.spent < b.pose.spent);
}

function explore(mover: Mover): {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly denied: ReadonlyMap<string, Reason>;
} {
  const start: Node = { pose: poseOf(mover), hits: 0, route: [] };
  const nodes = new Map<string, Node>([[keyOf(start.pose), start]]);
  const denied = new Map<string, Reason>();
  const grid = gridOf(mover.state.scenario.ground);
  const queue: Node[] = [start];
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at];
    if (node === undefined || nodes.get(keyOf(node.pose)) !== node) continue;
    for (const step of lookAheadSteps(mover)) {
      const stepping = stepFrom(mover, node.pose, step);
      if (stepping.next === undefined || stepping.next.spent <= node.pose.spent) continue;
      if (!allows(STEP_STAGES, stepping) || goalLost(stepping) !== undefined) {
        const [hex] = stepping.hexes;
        const verdict = judge(STEP_STAGES, stepping);
        const [reason] = verdict.legal ? [] : verdict.reasons;
        if (hex !== undefined && reason !== undefined) denied.set(printHex(grid, hex), reason);
        continue;
      }
      const next: Node = {
        pose: stepping.next,
        hits: node.hits + stepping.hits,
        route: [...node.route, { type: 'step', unit: mover.unit.id, step }],
      };
      const known = nodes.get(keyOf(next.pose));
      if (known !== undefined && !isBetter(next, known)) continue;
      nodes.set(keyOf(next.pose), next);
      queue.push(next);
    }
  }
  return { nodes, denied };
}

const NOWHERE: Reach<Action> = { ends: [], denied: [] };

/** All legal ends of a unit that may act now; nothing for one that may not. */
export function reach(state: State, id: UnitId): Reach<Action> {
  if (findUnit(state, id) === undefined || !unitsToAct(state).some((unit) => unit.id === id))
    return NOWHERE;
  const mover = moverOf(state, id);
  const { nodes, denied } = explore(mover);
  const grid = gridOf(state.scenario.ground);
  const ends = [...nodes.values()].filter(({ pose }) => goalOwed(mover, pose) === undefined);
  const open = new Set(ends.map(({ pose }) => printHex(grid, pose.body.left)));
  const missed = [...nodes.values()].flatMap(({ pose }) => {
    const at = printHex(grid, pose.body.left);
    const goal = open.has(at) ? undefined : goalOwed(mover, pose);
    return goal === undefined ? [] : [[at, { ...goal, args: { unit: id } }] as const];
  });
  return {
    ends: ends.map(({ pose, route }) => ({
      at: printHex(grid, pose.body.left),
      facing: FACING_NAMES[pose.body.facing],
      cost: pose.spent,
      route,
    })),
    denied: [...new Map<string, Reason>([...denied, ...missed])]
      .filter(([at]) => !open.has(at))
      .map(([at, why]) => ({ at, reason: why })),
  };
}

/** The body of a unit with its left half in a hex, facing as named. */
export function bodyAt(state: State, id: UnitId, at: string, facing: string): Body {
  const grid = gridOf(state.scenario.ground);
  const left = parseHex(grid, at) ?? 0;
  const named = Math.max(0, (FACING_NAMES as readonly string[]).indexOf(facing)) as Body['facing'];
  const right = isTwoHex(cardOf(state, id)) ? neighbour(grid, left, turn(named, -1)) : left;
  return { left, right: right === NO_HEX ? left : right, facing: named };
}
