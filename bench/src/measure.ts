/** Measuring: medians over rounds, peers in the same run, alternating. */

export type Line = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  readonly goal?: number;
  readonly peer?: string;
  readonly peerValue?: number;
  readonly ratio?: number;
};

const ROUNDS = 5;

function seconds(run: () => void): number {
  const begun = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - begun) / 1e9;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Median seconds of a run over several rounds, after one that is not counted. */
export function timed(run: () => void, rounds = ROUNDS): number {
  run();
  return median(Array.from({ length: rounds }, () => seconds(run)));
}

/** Median seconds of two runs, taken by turns. */
export function against(ours: () => void, theirs: () => void): readonly [number, number] {
  ours();
  theirs();
  const rounds = Array.from({ length: ROUNDS }, () => [seconds(ours), seconds(theirs)] as const);
  return [median(rounds.map(([first]) => first)), median(rounds.map(([, second]) => second))];
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
