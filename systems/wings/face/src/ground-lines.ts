import { centreOf, cornerOf, type Point, type Size } from '@galloper/board';
import type { Scenario } from '@galloper/wings';
import { f } from './ground-chance.ts';
import { hexOf } from './names.ts';

/** Hexsides joined to lines, and lines smoothed. */

export type Edge = {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** Unit vector from the first hex of the pair to the second: downhill on a slope. */
  readonly down: Point;
};

type Kind = Scenario['ground']['hexsides'][number]['kind'];

function edgeOf(size: Size, a: number, b: number): Edge | undefined {
  const [ca, cb] = [centreOf(size, a), centreOf(size, b)];
  const length = Math.hypot(cb.x - ca.x, cb.y - ca.y);
  const middle = { x: (ca.x + cb.x) / 2, y: (ca.y + cb.y) / 2 };
  const near = [0, 1, 2, 3, 4, 5]
    .map((corner) => cornerOf(size, a, corner))
    .sort(
      (p, q) =>
        Math.hypot(p.x - middle.x, p.y - middle.y) - Math.hypot(q.x - middle.x, q.y - middle.y),
    );
  const [from, to] = near;
  if (from === undefined || to === undefined) return undefined;
  return { from, to, middle, down: { x: (cb.x - ca.x) / length, y: (cb.y - ca.y) / length } };
}

export function edgesOf(scenario: Scenario, size: Size, kind: Kind): readonly Edge[] {
  return scenario.ground.hexsides.flatMap((side) => {
    if (side.kind !== kind) return [];
    const [a, b] = side.between;
    const edge = edgeOf(size, hexOf(scenario, a), hexOf(scenario, b));
    return edge === undefined ? [] : [edge];
  });
}

const keyOf = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;

/** Edges that meet at corners, one after another; each chain as long as it goes. */
export function chainsOf(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const at = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const end of [edge.from, edge.to]) {
      at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), edge]);
    }
  }
  const left = new Set(edges);
  const ends = edges.filter(
    ({ from, to }) => at.get(keyOf(from))?.length === 1 || at.get(keyOf(to))?.length === 1,
  );
  const chains: Edge[][] = [];
  for (const first of [...ends, ...edges]) {
    if (!left.has(first)) continue;
    chains.push(walk(first, at, left));
  }
  return chains;
}

function walk(first: Edge, at: ReadonlyMap<string, readonly Edge[]>, left: Set<Edge>): Edge[] {
  left.delete(first);
  const startsFree = at.get(keyOf(first.from))?.length === 1;
  let edge = startsFree ? first : { ...first, from: first.to, to: first.from };
  const chain = [edge];
  for (;;) {
    const corner = keyOf(edge.to);
    const next = at.get(corner)?.find((each) => left.has(each));
    if (next === undefined) return chain;
    left.delete(next);
    edge = keyOf(next.from) === corner ? next : { ...next, from: next.to, to: next.from };
    chain.push(edge);
  }
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? first;
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${f(c1.x)} ${f(c1.y)} ${f(c2.x)} ${f(c2.y)} ${f(to.x)} ${f(to.y)}`;
  });
  return `M${f(first.x)} ${f(first.y)}${parts.join('')}`;
}

/** Corners of a chain in order, softened: each is drawn towards the middle of its neighbours. */
export function softened(chain: readonly Edge[]): readonly Point[] {
  const [first] = chain;
  if (first === undefined) return [];
  const corners = [first.from, ...chain.map(({ to }) => to)];
  return corners.map((point, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (before === undefined || after === undefined) return point;
    const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
    return { x: point.x * 0.45 + middle.x * 0.55, y: point.y * 0.45 + middle.y * 0.55 };
  });
}
