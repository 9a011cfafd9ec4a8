/**
 * The map of hexes: ground, counters, overlays, zoom and keys. Knows no rules.
 *
 * @example
 * centreOf({ columns: 28, rows: 22 }, 0); // the middle of hex 0101 on the drawing
 */
export { Board, type BoardProps } from './board.tsx';
export type { CardData } from './card.tsx';
export type { CounterData } from './counter-data.ts';
export type * from './face.ts';
export * from './geometry.ts';
export { NO_OVERLAYS, type OverlayData, type ThreatSign } from './overlay-data.ts';
