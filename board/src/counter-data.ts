import type { ReactNode } from 'react';

/** What stands on the map, as data: where, what it looks like around its middle, and what it is called. */
export type CounterData = {
  readonly id: string;
  /** One hex, or the two of one body. */
  readonly hexes: readonly number[];
  /** Drawn around the middle of the hexes, in units of which a hex has a radius of 20. */
  readonly look: ReactNode;
  /** Read to those who do not see. */
  readonly label: string;
  /** Higher ones are drawn above. */
  readonly layer: number;
  readonly offset?: { readonly x: number; readonly y: number };
};
