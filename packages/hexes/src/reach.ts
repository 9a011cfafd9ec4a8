import { type Direction, type Grid, type Hex, NO_HEX } from './grid.ts';

/** Hexes within a budget: least cost of each, -1 where out of reach, and the hex it was entered from. */
export type Reach = { readonly from: Hex; readonly cost: Int16Array; readonly via: Int16Array };

/** Cost of entering a hex over a side; negative where it may not be entered. */
export type EnterCost = (from: Hex, direction: Direction, to: Hex) => number;

/** Every hex that a budget reaches, nearest first, with costs of whole numbers from 0. */
export function flood(
  grid: Grid,
  from: Hex,
  budget: number,
  enterCost: EnterCost,
  stops?: (hex: Hex) => boolean,
): Reach {
  const cost = new Int16Array(grid.size).fill(-1);
  const via = new Int16Array(grid.size).fill(NO_HEX);
  const buckets: Hex[][] = Array.from({ length: budget + 1 }, () => []);
  cost[from] = 0;
  buckets[0]?.push(from);
  for (let spent = 0; spent <= budget; spent += 1) {
    const bucket = buckets[spent] ?? [];
    for (let at = 0; at < bucket.length; at += 1) {
      const hex = bucket[at] ?? from;
      if (cost[hex] !== spent || (hex !== from && stops?.(hex) === true)) continue;
      for (let way = 0; way < 6; way += 1) {
        const to = grid.neighbours[hex * 6 + way] ?? NO_HEX;
        if (to === NO_HEX) continue;
        const known = cost[to] ?? -1;
        if (known >= 0 && known <= spent) continue;
        const price = enterCost(hex, way as Direction, to);
        const total = spent + price;
        if (price < 0 || total > budget || (known >= 0 && known <= total)) continue;
        cost[to] = total;
        via[to] = hex;
        buckets[total]?.push(to);
      }
    }
  }
  return { from, cost, via };
}

/** The way to a hex, without the hex it begins in; empty where there is none. */
export function routeTo(reach: Reach, hex: Hex): readonly Hex[] {
  const route: Hex[] = [];
  for (let at = hex; at !== reach.from && at !== NO_HEX; at = reach.via[at] ?? NO_HEX)
    route.unshift(at);
  return (reach.cost[hex] ?? -1) < 0 ? [] : route;
}
