/**
 * Hexes and hexsides on flat arrays of integers: distance, facing, bodies of one and two hexes, reach,
 * sight, chains of links.
 *
 * @example
 * const grid = createGrid(28, 22);
 * distance(grid, hexAt(grid, 1, 1), hexAt(grid, 4, 1)); // 3
 */
export * from './body.ts';
export * from './facing.ts';
export * from './grid.ts';
export * from './hexside.ts';
export * from './links.ts';
export * from './reach.ts';
export * from './ring.ts';
export * from './sight.ts';
