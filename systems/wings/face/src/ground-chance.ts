/** A small generator with a fixed seed: the same battle is always drawn the same. */
export type Chance = {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly between: (least: number, most: number) => number;
};

export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (least, most) => least + (most - least) * next() };
}

/** A number with one figure after the point, for short drawings. */
export function f(value: number): string {
  return String(Math.round(value * 10) / 10);
}
