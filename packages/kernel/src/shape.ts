import type { Die, Outcome, Shape } from './dice.ts';

/** The shapes of rolls that rules use, each with its own exact distribution. */

function facesOf({ sides, lowest }: Die): readonly number[] {
  return Array.from({ length: sides }, (_, index) => lowest + index);
}

/** Groups the throws of one die by what is read off them. */
function groupFaces<Value>(die: Die, read: (face: number) => Value): readonly Outcome<Value>[] {
  const groups = new Map<Value, { weight: bigint; face: number }>();
  for (const face of facesOf(die)) {
    const value = read(face);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, { weight: 1n, face });
    else group.weight += 1n;
  }
  return [...groups].map(([value, { weight, face }]) => ({ value, weight, faces: [face] }));
}

function oneDie<Value>(
  kind: Shape<Value>['kind'],
  die: Die,
  read: (face: number) => Value,
): Shape<Value> {
  return {
    kind,
    dice: [die],
    read: ([face = die.lowest]) => read(face),
    outcomes: () => groupFaces(die, read),
  };
}

/** Shapes of single dice asked for before. */
const dice = new Map<number, Shape<number>>();
const MOST_LOWEST = 1024;

/** One die, its face. */
export function die(sides: number, lowest: number): Shape<number> {
  const key = sides * MOST_LOWEST + lowest;
  const known = dice.get(key);
  if (known !== undefined) return known;
  const shape = oneDie('die', { sides, lowest }, (face) => face);
  dice.set(key, shape);
  return shape;
}

/** One die against a condition: two outcomes at the most. */
export function check(of: Die, passes: (face: number) => boolean): Shape<boolean> {
  return oneDie('check', of, passes);
}

/** A weighted pick: the index drawn. Thrown as one die with as many sides as the weights add up to. */
export function pick(weights: readonly number[]): Shape<number> {
  const sides = weights.reduce((sum, weight) => sum + weight, 0);
  return oneDie('pick', { sides, lowest: 0 }, (face) => {
    let left = face;
    return weights.findIndex((weight) => (left -= weight) < 0);
  });
}

/** Two equal dice against each other: 1 when the first is higher, -1 when the second is, 0 on a tie. */
export function contest(of: Die): Shape<-1 | 0 | 1> {
  const read = ([first = 0, second = 0]: readonly number[]) =>
    Math.sign(first - second) as -1 | 0 | 1;
  const pairs = BigInt(of.sides) * (BigInt(of.sides) - 1n);
  const high = of.lowest + of.sides - 1;
  return {
    kind: 'contest',
    dice: [of, of],
    read,
    outcomes: () => [
      { value: 1, weight: pairs / 2n, faces: [high, of.lowest] },
      { value: -1, weight: pairs / 2n, faces: [of.lowest, high] },
      { value: 0, weight: BigInt(of.sides), faces: [of.lowest, of.lowest] },
    ],
  };
}

/** A chart row by die and modifier: as many outcomes as the chart has different rows. */
export function row<Value>(
  of: Die,
  modifier: number,
  rows: readonly { readonly upTo?: number | undefined; readonly value: Value }[],
): Shape<Value> {
  const last = rows.at(-1);
  return oneDie('row', of, (face) => {
    const found = rows.find(({ upTo }) => upTo !== undefined && face + modifier <= upTo) ?? last;
    return (found as { readonly value: Value }).value;
  });
}

/** The sum of several equal dice. */
export function sum(count: number, of: Die): Shape<number> {
  return {
    kind: 'sum',
    dice: Array.from({ length: count }, () => of),
    read: (faces) => faces.reduce((total, face) => total + face, 0),
    outcomes: () => convolve(count, of),
  };
}

function convolve(count: number, of: Die): readonly Outcome<number>[] {
  let sums = new Map<number, Outcome<number>>([[0, { value: 0, weight: 1n, faces: [] }]]);
  for (let thrown = 0; thrown < count; thrown += 1) {
    const next = new Map<number, Outcome<number>>();
    for (const { value, weight, faces } of sums.values()) {
      for (const face of facesOf(of)) {
        const known = next.get(value + face);
        next.set(value + face, {
          value: value + face,
          weight: weight + (known?.weight ?? 0n),
          faces: known?.faces ?? [...faces, face],
        });
      }
    }
    sums = next;
  }
  return [...sums.values()];
}

/** How many of several equal dice show a number or more: one distribution, not a tree of dice. */
export function pool(count: number, of: Die, atLeast: number): Shape<number> {
  return {
    kind: 'pool',
    dice: Array.from({ length: count }, () => of),
    read: (faces) => faces.filter((face) => face >= atLeast).length,
    outcomes: () => binomial(count, of, atLeast),
  };
}

function binomial(count: number, of: Die, atLeast: number): readonly Outcome<number>[] {
  const faces = facesOf(of);
  const hits = faces.filter((face) => face >= atLeast);
  const misses = faces.filter((face) => face < atLeast);
  const outcomes: Outcome<number>[] = [];
  let choose = 1n;
  for (let value = 0; value <= count; value += 1) {
    const weight =
      choose *
      BigInt(hits.length) ** BigInt(value) *
      BigInt(misses.length) ** BigInt(count - value);
    const thrown = Array.from({ length: count }, (_, index) => (index < value ? hits : misses)[0]);
    if (weight > 0n)
      outcomes.push({ value, weight, faces: thrown.map((face) => face ?? of.lowest) });
    choose = (choose * BigInt(count - value)) / BigInt(value + 1);
  }
  return outcomes;
}
