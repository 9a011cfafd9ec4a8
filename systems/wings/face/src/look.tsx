import type { CounterData, LookAt } from '@galloper/board';
import {
  cardOf,
  type Leader,
  leaderCard,
  nameOf,
  type Order,
  stackAt,
  type State,
  type Unit,
} from '@galloper/wings';
import { activationOf } from './groups.tsx';
import { marksOf } from './marks.ts';
import { hexName, liveryOf } from './names.ts';
import { LeaderPiece, Piece } from './piece.tsx';
import { hexesOf } from './places.ts';
import { type Language, word } from './words.ts';

/** Units and leaders of a state as counters on the map. */

/** Colours of the bands of wings, in the order of the scenario. */
const BANDS = ['#f0b95a', '#8fc3a4', '#d9a7d8', '#8fbbe0', '#e8e2a0', '#e39a86'] as const;

const ORDER_LETTERS: { readonly [O in Order]: { readonly en: string; readonly ru: string } } = {
  charge: { en: 'Ch', ru: 'Ат' },
  makeReady: { en: 'MR', ru: 'Го' },
  receiveCharge: { en: 'RC', ru: 'От' },
  rallyOrder: { en: 'Ra', ru: 'Сб' },
};

function bandOf(state: State, wing: string): string {
  const index = state.scenario.wings.findIndex(({ id }) => id === wing);
  return BANDS[index % BANDS.length] ?? BANDS[0];
}

function isDone(state: State, unit: Unit): boolean {
  return activationOf(state)?.done.includes(unit.id) === true;
}

/** A gun that shares its hex lies above or below the unit it is stacked with. */
function shareOf(
  state: State,
  unit: Unit,
): { readonly offset: CounterData['offset']; readonly layer: number } {
  const card = cardOf(state, unit.id);
  const isGun = card.class === 'artillery' || card.class === 'wagon';
  if (!isGun || stackAt(state, unit.left).length < 2) return { offset: { x: 0, y: 0 }, layer: 2 };
  return unit.top ? { offset: { x: 9, y: -10 }, layer: 3 } : { offset: { x: -9, y: 11 }, layer: 1 };
}

function labelOf(state: State, unit: Unit, language: Language): string {
  const card = cardOf(state, unit.id);
  const parts = [
    nameOf(state, language, unit.id),
    word(language, `class.${card.class}`),
    unit.strength > 0 ? String(unit.strength) : '',
    ...marksOf(state, unit, language).map(({ title }) => title),
    hexName(state.scenario, unit.left),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function unitCounter(state: State, unit: Unit, language: Language, look: LookAt): CounterData {
  const card = cardOf(state, unit.id);
  const { offset, layer } = shareOf(state, unit);
  const wing = state.scenario.wings.find(({ id }) => id === card.wing);
  const selected = look.selected === unit.id;
  return {
    id: unit.id,
    hexes: hexesOf(state, unit.id),
    label: labelOf(state, unit, language),
    layer: selected ? 4 : layer,
    ...(offset === undefined ? {} : { offset }),
    look: (
      <Piece
        piece={{
          livery: liveryOf(state, unit.capturedBy ?? unit.side),
          sign: card.class,
          twoHex: unit.left !== unit.right,
          facing: unit.facing,
          strength: unit.strength > 0 ? String(unit.strength) : '',
          band: bandOf(state, card.wing),
          letter: wing?.letter[language] ?? '',
          marks: marksOf(state, unit, language),
          done: isDone(state, unit),
          selected,
          mayAct: look.mayAct.has(unit.id),
          small: layer !== 2,
        }}
      />
    ),
  };
}

function orderOf(state: State, leader: Leader, language: Language): string {
  if (leader.rank !== 'wingCommander' || state.frames.at(-1)?.at === 'opening') return '';
  const wing = state.wings.find(({ commander }) => commander === leader.id);
  return wing === undefined ? '' : ORDER_LETTERS[wing.order][language];
}

const surname = (name: string) => name.split(' ').at(-1) ?? name;

function leaderCounter(
  state: State,
  leader: Leader,
  language: Language,
  look: LookAt,
): CounterData {
  const shared = stackAt(state, leader.hex).length > 0;
  const name = nameOf(state, language, leader.id);
  const beside = state.leaders.filter(
    (other) => other.status === 'map' && other.hex === leader.hex && other.id < leader.id,
  ).length;
  const wing = leader.wing === undefined ? '' : nameOf(state, language, leader.wing);
  return {
    id: leader.id,
    hexes: [leader.hex],
    label: [name, word(language, `rank.${leader.rank}`), wing]
      .filter((part) => part !== '')
      .join(', '),
    layer: 5,
    offset: { x: (shared ? 13 : 0) - beside * 20, y: shared ? 13 : 0 },
    look: (
      <LeaderPiece
        leader={{
          livery: liveryOf(state, leader.side),
          rank: leader.rank,
          name: leaderCard(state.scenario, leader.id) === undefined ? '' : surname(name),
          order: orderOf(state, leader, language),
          shared,
          selected: look.selected === leader.id,
          mayAct: look.mayAct.has(leader.id),
        }}
      />
    ),
  };
}

export function counters(state: State, language: Language, look: LookAt): readonly CounterData[] {
  const units = state.units.filter((unit) => unit.where === 'map');
  const leaders = state.leaders.filter((leader) => leader.status === 'map');
  return [
    ...units.map((unit) => unitCounter(state, unit, language, look)),
    ...leaders.map((leader) => leaderCounter(state, leader, language, look)),
  ];
}
