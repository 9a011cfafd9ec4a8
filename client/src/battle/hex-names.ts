import { createGrid, parseHex } from '@galloper/hexes';

export type MapSize = { readonly columns: number; readonly rows: number };

/** The index of a hex by its name on a map; -1 off it. */
export function hexIndex({ columns, rows }: MapSize, name: string): number {
  return parseHex(createGrid(columns, rows), name) ?? -1;
}
