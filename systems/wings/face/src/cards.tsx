import type { FaceCard } from '@galloper/board';
import {
  cardOf,
  commandCuts,
  FACING_NAMES,
  findLeader,
  findUnit,
  inCommand,
  type Leader,
  nameOf,
  type State,
  TERRAIN_CODES,
  type Unit,
  wingOf,
} from '@galloper/wings';
import { LeaderEmblem, UnitEmblem } from './emblem.tsx';
import { marksOf } from './marks.ts';
import { hexName, liveryOf, wingOrder } from './names.ts';
import { subjectsAt } from './places.ts';
import { type FaceKey, type Language, word } from './words.ts';

/** What is told about a unit, a leader, a wing or a hex. */

type Fact = FaceCard['facts'][number];

function factsOf(
  language: Language,
  rows: readonly (readonly [FaceKey, string | number | undefined])[],
): readonly Fact[] {
  return rows.flatMap(([key, value]) =>
    value === undefined || value === ''
      ? []
      : [{ label: word(language, key), value: String(value) }],
  );
}

function commandText(state: State, unit: Unit, language: Language): string {
  if (unit.where !== 'map') return '';
  if (inCommand(state, unit.id)) return word(language, 'card.inCommand');
  const [cut] = commandCuts(state, unit.id);
  if (cut === undefined) return word(language, 'card.outOfCommand');
  return word(language, 'card.cutAt', { hex: hexName(state.scenario, cut) });
}

function place(state: State, unit: Unit, language: Language): string {
  if (unit.where !== 'map') return word(language, `where.${unit.where}`);
  const hexes = [...new Set([unit.left, unit.right])].map((hex) => hexName(state.scenario, hex));
  return hexes.join('–');
}

function unitCard(state: State, unit: Unit, language: Language): FaceCard {
  const card = cardOf(state, unit.id);
  const facing = FACING_NAMES[unit.facing] ?? 'n';
  return {
    title: nameOf(state, language, unit.id),
    subtitle: word(language, `class.${card.class}`),
    symbol: <UnitEmblem livery={liveryOf(state, unit.side)} of={card.class} />,
    marks: marksOf(state, unit, language).map(({ letter, title }) => ({ letter, text: title })),
    facts: factsOf(language, [
      [
        'card.wing',
        `${nameOf(state, language, card.wing)} · ${wingOrder(state, card.wing, language)}`,
      ],
      ['card.command', commandText(state, unit, language)],
      ['card.strength', card.strength > 0 ? `${unit.strength} / ${card.strength}` : undefined],
      ['card.morale', card.morale],
      ['card.movement', card.movement],
      ['card.pistols', card.class === 'cavalry' ? unit.pistols : undefined],
      [
        'card.range',
        card.gun === undefined ? undefined : `${card.gun.grazing} / ${card.gun.maximum}`,
      ],
      ['card.facing', unit.where === 'map' ? word(language, `facing.${facing}`) : undefined],
      ['card.hex', place(state, unit, language)],
    ]),
  };
}

function leaderCardOf(state: State, leader: Leader, language: Language): FaceCard {
  const where =
    leader.status === 'map'
      ? hexName(state.scenario, leader.hex)
      : word(language, `status.${leader.status}`);
  return {
    title: nameOf(state, language, leader.id),
    subtitle: word(language, `rank.${leader.rank}`),
    symbol: (
      <LeaderEmblem livery={liveryOf(state, leader.side)} crown={leader.rank !== 'wingCommander'} />
    ),
    marks: [],
    facts: factsOf(language, [
      ['card.rating', String(leader.rating).replace('-', '−')],
      ['card.wing', leader.wing === undefined ? undefined : nameOf(state, language, leader.wing)],
      [
        'card.order',
        leader.wing === undefined ? undefined : wingOrder(state, leader.wing, language),
      ],
      ['card.hex', where],
    ]),
  };
}

function wingCardOf(state: State, id: string, language: Language): FaceCard | undefined {
  if (!state.wings.some((wing) => wing.id === id)) return undefined;
  const wing = wingOf(state, id);
  const side = state.scenario.sides.find((each) => each.id === wing.side);
  return {
    title: nameOf(state, language, id),
    subtitle: side?.name[language] ?? '',
    symbol: <LeaderEmblem livery={liveryOf(state, wing.side)} crown={false} />,
    marks: [],
    facts: factsOf(language, [
      [
        'card.order',
        state.frames.at(-1)?.at === 'opening' ? undefined : wingOrder(state, id, language),
      ],
      [
        'card.commander',
        wing.commander === undefined ? '–' : nameOf(state, language, wing.commander),
      ],
      ['card.finished', word(language, wing.finished ? 'card.yes' : 'card.no')],
    ]),
  };
}

export function describe(state: State, subject: string, language: Language): FaceCard | undefined {
  const unit = findUnit(state, subject);
  if (unit !== undefined) return unitCard(state, unit, language);
  const leader = findLeader(state, subject);
  return leader === undefined
    ? wingCardOf(state, subject, language)
    : leaderCardOf(state, leader, language);
}

function hexsides(state: State, name: string, language: Language): string {
  const kinds = state.scenario.ground.hexsides
    .filter(({ between }) => between.includes(name))
    .map(({ kind }) => word(language, `side.${kind}`));
  return [...new Set(kinds)].join(', ');
}

export function describeHex(state: State, hex: number, language: Language): FaceCard {
  const { ground } = state.scenario;
  const name = hexName(state.scenario, hex);
  const row = Math.floor(hex / ground.columns);
  const column = hex % ground.columns;
  const code = ground.hexes[row]?.[column] ?? '.';
  const terrain = TERRAIN_CODES[code as keyof typeof TERRAIN_CODES] ?? 'clear';
  const level = ground.levels[row]?.[column] ?? '0';
  const road = ground.roads.some((hexes) => hexes.includes(name));
  return {
    title: `${word(language, 'card.hex')} ${name}`,
    subtitle: word(language, `terrain.${terrain}`),
    marks: [],
    facts: factsOf(language, [
      ['card.level', level === '0' ? undefined : level],
      ['card.sides', hexsides(state, name, language)],
      ['card.road', road ? word(language, 'card.yes') : undefined],
      [
        'card.here',
        subjectsAt(state, hex)
          .map((id) => nameOf(state, language, id))
          .join(', '),
      ],
    ]),
  };
}
