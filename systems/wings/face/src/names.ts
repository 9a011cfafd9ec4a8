import {
  gridOf,
  type Order,
  parseHex,
  printHex,
  type Scenario,
  type State,
  wingOf,
} from '@galloper/wings';
import { type Language, word } from './words.ts';

/** Names of orders, hexes and liveries as a reader knows them. */

export function orderName(order: Order, language: Language): string {
  return word(language, `order.${order}`);
}

export function wingOrder(state: State, id: string, language: Language): string {
  return orderName(wingOf(state, id).order, language);
}

export function hexName({ ground }: Scenario, hex: number): string {
  return printHex(gridOf(ground), hex);
}

/** -1 for a hex that is not on the map. */
export function hexOf({ ground }: Scenario, name: string): number {
  return parseHex(gridOf(ground), name) ?? -1;
}

export function liveryOf(state: State, side: string): 'crimson' | 'slate' {
  return state.scenario.sides.find(({ id }) => id === side)?.livery ?? 'crimson';
}
