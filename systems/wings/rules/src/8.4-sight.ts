import { type Hex, lineOfSight } from '@galloper/hexes';
import { chartsOf } from './charts-of.ts';
import { landOf, terrainAt } from './8.2-terrain.ts';
import { gridOf, troopsAt } from './position.ts';
import type { State } from './state.ts';

/** W8.4-sight - centre to centre; woods, villages and higher ground between block, and, for guns, units. */
export function inSight(state: State, from: Hex, to: Hex, unitsBlock: boolean): boolean {
  const { ground } = state.scenario;
  const { levels } = landOf(ground);
  const eye = Math.max(levels[from] ?? 0, levels[to] ?? 0);
  const { hexes } = chartsOf(state).terrain;
  return lineOfSight(gridOf(ground), from, to, (hex) => {
    const level = levels[hex] ?? 0;
    if (level > eye) return true;
    if (level < eye) return false;
    return (
      hexes[terrainAt(state, hex)].blocksSight || (unitsBlock && troopsAt(state, hex) !== undefined)
    );
  });
}
