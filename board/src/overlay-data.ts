/** What is drawn over the map, as data. */
export type OverlayData = {
  /** Legal ends: soft discs, with a cost where there is one. */
  readonly discs: readonly {
    readonly hex: number;
    readonly label: string;
    readonly chosen: boolean;
  }[];
  /** Hexes of what an offer is aimed at. */
  readonly targets: readonly number[];
  /** Ends that are denied: a hatch. */
  readonly denied: readonly number[];
  /** Hexes of a route, where it begins first. */
  readonly path: readonly number[];
  /** Links of a line of command. */
  readonly links: readonly (readonly number[])[];
  /** Hexes that cut a line. */
  readonly cuts: readonly number[];
  /** Hexes before a front. */
  readonly front: readonly number[];
  /** Bodies that may answer what is looked at, and the hex in which they may. */
  readonly threats: readonly {
    readonly hexes: readonly number[];
    readonly at: number;
    readonly sign: ThreatSign;
  }[];
};

export type ThreatSign = 'shot' | 'blow' | 'turn';

export const NO_OVERLAYS: OverlayData = {
  discs: [],
  targets: [],
  denied: [],
  path: [],
  links: [],
  cuts: [],
  front: [],
  threats: [],
};
