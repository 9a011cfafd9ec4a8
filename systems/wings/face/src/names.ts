import {
  cardOf,
  leaderCard,
  type Leader,
  type Order,
  type Scenario,
  type State,
  type Unit,
  wingOf,
} from '@galloper/wings';
import { type Language, word } from './words.ts';

/** Names of units, leaders, wings and hexes as a reader knows them. */

export function findUnit(state: State, id: string): Unit | undefined {
  return state.units.find((unit) => unit.id === id);
}

export function findLeader(state: State, id: string): Leader | undefined {
  return state.leaders.find((leader) => leader.id === id);
}

export function unitName(state: State, id: string, language: Language): string {
  return cardOf(state, id).name[language];
}

export function leaderName(state: State, leader: Leader, language: Language): string {
  const card = leaderCard(state.scenario, leader.id);
  if (card !== undefined) return card.name[language];
  const wing = state.scenario.wings.find(({ id }) => id === leader.wing);
  return wing?.standIn?.[language] ?? word(language, `rank.${leader.rank}`);
}

export function wingName(state: State, id: string, language: Language): string {
  return state.scenario.wings.find((wing) => wing.id === id)?.name[language] ?? id;
}

/** The name of anything an action can be about. */
export function nameOf(state: State, id: string, language: Language): string {
  if (findUnit(state, id) !== undefined) return unitName(state, id, language);
  const leader = findLeader(state, id);
  return leader === undefined ? wingName(state, id, language) : leaderName(state, leader, language);
}

export function orderName(order: Order, language: Language): string {
  return word(language, `order.${order}`);
}

export function wingOrder(state: State, id: string, language: Language): string {
  return orderName(wingOf(state, id).order, language);
}

export function hexName({ ground }: Scenario, hex: number): string {
  const figures = (value: number) => String(value).padStart(2, '0');
  return figures((hex % ground.columns) + 1) + figures(Math.floor(hex / ground.columns) + 1);
}

export function hexOf({ ground }: Scenario, name: string): number {
  return (Number(name.slice(2)) - 1) * ground.columns + Number(name.slice(0, 2)) - 1;
}

export function liveryOf(state: State, side: string): 'crimson' | 'slate' {
  return state.scenario.sides.find(({ id }) => id === side)?.livery ?? 'crimson';
}
