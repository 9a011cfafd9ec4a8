import { hexesAround } from './body.ts';
import { type Grid, type Hex, NO_HEX } from './grid.ts';

/** One who traces: its hexes, how far its own link reaches, and whether others may trace to it. */
export type LinkNode = {
  readonly hexes: readonly Hex[];
  readonly reach: number;
  readonly carries: boolean;
};

export type Links = {
  /** 1 for each node that can trace to a root, by itself or over others. */
  readonly linked: Uint8Array;
  /** Index of the node it links to; -1 for a root, -2 for none. */
  readonly parent: Int16Array;
};

const NONE = -2;
const ROOT = -1;

/**
 * Who can trace a chain to a root. A node links to a root or to a linked node that carries, when a path
 * of no more steps than its own reach leads there through hexes that are not blocked; the end counts,
 * the start does not. Reach belongs to the one who traces, so links are directed.
 */
export function linked(
  grid: Grid,
  roots: readonly Hex[],
  nodes: readonly LinkNode[],
  blocked: (hex: Hex) => boolean,
): Links {
  const result = {
    linked: new Uint8Array(nodes.length),
    parent: new Int16Array(nodes.length).fill(NONE),
  };
  const standing = whoStandsWhere(grid, nodes);
  const farthest = nodes.reduce((most, { reach }) => Math.max(most, reach), 0);
  const queue: { readonly hexes: readonly Hex[]; readonly index: number }[] = [
    { hexes: roots, index: ROOT },
  ];
  const seen = new Int32Array(grid.size).fill(-1);
  for (let next = 0; next < queue.length; next += 1) {
    const from = queue[next];
    if (from === undefined) break;
    spread(grid, from.hexes, farthest, blocked, seen, next, (hex, steps) => {
      for (let stand = standing.first[hex] ?? NONE; stand >= 0; ) {
        const index = standing.node[stand] ?? 0;
        stand = standing.next[stand] ?? NONE;
        const node = nodes[index];
        if (node === undefined || result.linked[index] === 1 || node.reach < steps) continue;
        result.linked[index] = 1;
        result.parent[index] = from.index;
        if (node.carries) queue.push({ hexes: node.hexes, index });
      }
    });
  }
  return result;
}

/** The nodes in each hex as chains: the first stand of a hex, its node, the next stand there. */
type Stands = {
  readonly first: Int16Array;
  readonly node: readonly number[];
  readonly next: readonly number[];
};

function whoStandsWhere(grid: Grid, nodes: readonly LinkNode[]): Stands {
  const first = new Int16Array(grid.size).fill(NONE);
  const node: number[] = [];
  const next: number[] = [];
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    for (const hex of nodes[index]?.hexes ?? []) {
      next.push(first[hex] ?? NONE);
      first[hex] = node.length;
      node.push(index);
    }
  }
  return { first, node, next };
}

/**
 * Walks outward from the hexes of an end. A hex is walked through only where it is open, but one who
 * stands in a blocked hex may begin there.
 */
function spread(
  grid: Grid,
  from: readonly Hex[],
  steps: number,
  blocked: (hex: Hex) => boolean,
  seen: Int32Array,
  stamp: number,
  visit: (hex: Hex, steps: number) => void,
): void {
  const queue: Hex[] = [];
  for (const hex of from) {
    if (seen[hex] === stamp || blocked(hex)) continue;
    seen[hex] = stamp;
    visit(hex, 0);
    queue.push(hex);
  }
  let at = 0;
  for (let step = 1; step <= steps && at < queue.length; step += 1) {
    for (const end = queue.length; at < end; at += 1) {
      const side = (queue[at] ?? 0) * 6;
      for (let way = side; way < side + 6; way += 1) {
        const to = grid.neighbours[way] ?? NO_HEX;
        if (to === NO_HEX || seen[to] === stamp) continue;
        seen[to] = stamp;
        visit(to, step);
        if (step < steps && !blocked(to)) queue.push(to);
      }
    }
  }
}

/** No link of any length reaches there. */
export const UNLINKED = 255;

/**
 * For every hex the length of the shortest link from it to one of the hexes given, up to a number of
 * steps; UNLINKED beyond. The end of a link counts as its path, the hex it is traced from does not.
 */
export function linkField(
  grid: Grid,
  ends: readonly Hex[],
  steps: number,
  blocked: (hex: Hex) => boolean,
): Uint8Array {
  const field = new Uint8Array(grid.size).fill(UNLINKED);
  const seen = new Int32Array(grid.size).fill(-1);
  spread(grid, ends, steps, blocked, seen, 0, (hex, length) => {
    field[hex] = length;
  });
  return field;
}

/** A shortest open path between two sets of hexes, both ends in it; undefined within no more steps. */
export function pathBetween(
  grid: Grid,
  from: readonly Hex[],
  to: readonly Hex[],
  most: number,
  blocked: (hex: Hex) => boolean,
): readonly Hex[] | undefined {
  const via = new Map<Hex, Hex | undefined>(from.map((hex) => [hex, undefined]));
  let front = [...from];
  for (let step = 0; step <= most; step += 1) {
    const end = front.find((hex) => to.includes(hex));
    if (end !== undefined) return backTo(via, end);
    const next: Hex[] = [];
    for (const hex of front) {
      for (const other of hexesAround(grid, hex)) {
        if (via.has(other) || blocked(other)) continue;
        via.set(other, hex);
        next.push(other);
      }
    }
    front = next;
  }
  return undefined;
}

function backTo(via: ReadonlyMap<Hex, Hex | undefined>, end: Hex): readonly Hex[] {
  const path: Hex[] = [];
  for (let at: Hex | undefined = end; at !== undefined; at = via.get(at)) path.unshift(at);
  return path;
}
