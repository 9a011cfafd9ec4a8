/** An exact fraction in lowest terms; the denominator is positive. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b);
}

export function fraction(n: bigint, d: bigint): Fraction {
  const by = gcd(n, d) || 1n;
  return { n: n / by, d: d / by };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n);
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `9/20`, `1`, `0`. */
export function printFraction({ n, d }: Fraction): string {
  return d === 1n ? `${n}` : `${n}/${d}`;
}

/** The nearest number, for bars and sorting only. */
export function toNumber({ n, d }: Fraction): number {
  return Number((n * 1_000_000n) / d) / 1_000_000;
}
