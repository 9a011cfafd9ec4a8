import { FACING_NAMES, printHex } from '@galloper/hexes';
import { printFrame } from './notation-frames.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { gridOf } from './position.ts';
import { cardOf } from './roster.ts';
import { type Scenario, TERRAIN_CODES } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Frame, Leader, State, Unit, Wing } from './state.ts';

/** A position in the notation of players; `parsePosition` reads the same state back. */
export function printPosition(state: State): string {
  const lines = [
    ...heading(state.scenario),
    `turn ${state.turn}`,
    ...optionLines(state),
    ...state.wings.map((wing) => wingLine(state, wing)),
    ...state.leaders.map((leader) => leaderLine(state, leader)),
    ...state.units.map((unit) => unitLine(state, unit)),
    ...tableLines(state),
    ...state.frames.flatMap((frame) => frameLines(state, frame)),
  ];
  return `${lines.join('\n')}\n`;
}

function heading(scenario: Scenario): readonly string[] {
  if (SCENARIOS[scenario.id] === scenario) return [`battle ${scenario.id}`];
  return scenario.id === 'field' ? fieldLines(scenario) : [`scenario ${JSON.stringify(scenario)}`];
}

function fieldLines({ ground, duskTurns, turns, successors }: Scenario): readonly string[] {
  return [
    `field ${ground.columns}x${ground.rows}`,
    ...(duskTurns > 0 ? [`dusk ${duskTurns}`] : []),
    ...(turns === 10 ? [] : [`turns ${turns}`]),
    ...Object.entries(TERRAIN_CODES).flatMap(([code, terrain]) =>
      painted(ground.hexes, code, terrain, '.'),
    ),
    ...'123456789'
      .split('')
      .flatMap((level) => painted(ground.levels, level, `level ${level}`, '0')),
    ...ground.hexsides.map(({ kind, between }) => `${kind} ${between.join('-')}`),
    ...ground.roads.map((road) => `road ${road.join(' ')}`),
    ...Object.entries(successors).map(([side, id]) => `successor ${side} ${id}`),
  ];
}

function painted(
  rows: readonly string[],
  code: string,
  word: string,
  plain: string,
): readonly string[] {
  if (code === plain) return [];
  const hexes = rows.flatMap((row, y) =>
    [...row].flatMap((char, x) => (char === code ? [figures(x + 1) + figures(y + 1)] : [])),
  );
  return hexes.length === 0 ? [] : [`${word} ${hexes.join(' ')}`];
}

function figures(value: number): string {
  return String(value).padStart(2, '0');
}

function optionLines({ options }: State): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    name === 'charts' || value === DEFAULT_OPTIONS[name as keyof typeof options]
      ? []
      : [`option ${name}=${String(value)}`],
  );
}

function words(...list: readonly (string | false | undefined)[]): string {
  return list.filter((word) => word !== false && word !== undefined && word !== '').join(' ');
}

function wingLine(state: State, wing: Wing): string {
  const usual = state.scenario.wings.find((card) => card.id === wing.id)?.commander;
  return words(
    `wing ${wing.id} ${wing.side} ${wing.order}`,
    wing.commander !== usual && `commander=${wing.commander ?? 'none'}`,
    wing.finished && 'finished',
    wing.passed && 'passed',
    wing.noContinue && 'noContinue',
    wing.continuations > 0 && `continuations=${wing.continuations}`,
    wing.activations > 0 && `activations=${wing.activations}`,
  );
}

function leaderLine(state: State, leader: Leader): string {
  const hex = printHex(gridOf(state.scenario.ground), leader.hex);
  return words(
    `leader ${leader.id} ${leader.rating} @${hex}`,
    leader.rank === 'armyCommander' && `army=${leader.side}`,
    leader.rank === 'king' && `king=${leader.side}`,
    leader.wing !== undefined && `wing=${leader.wing}`,
    leader.status !== 'map' && `status=${leader.status}`,
    leader.standsInFor !== undefined && `standsInFor=${leader.standsInFor}`,
    leader.since !== undefined && `since=${leader.since}`,
    leader.withUnit !== undefined && `withUnit=${leader.withUnit}`,
  );
}

function unitLine(state: State, unit: Unit): string {
  const card = cardOf(state, unit.id);
  const grid = gridOf(state.scenario.ground);
  const two = unit.left === unit.right ? '' : `+${printHex(grid, unit.right)}`;
  const usual = card.class === 'cavalry' ? 2 : 0;
  return words(
    `unit ${unit.id} ${card.class} ${unit.strength}sp ${unit.arrangement}/${unit.morale}`,
    `@${printHex(grid, unit.left)}${two} ${FACING_NAMES[unit.facing]}`,
    `wing=${card.wing} morale=${card.morale} mp=${card.movement}`,
    card.gun !== undefined && `gun=${card.gun.weight}`,
    card.pursuit !== undefined && `pursuit=${card.pursuit}`,
    card.traits !== undefined && `traits=${card.traits.join(',')}`,
    card.arrives !== undefined && `arrives=${card.arrives}`,
    unit.side !== card.side && `side=${unit.side}`,
    unit.where !== 'map' && `where=${unit.where}`,
    unit.casualties > 0 && `casualties=${unit.casualties}`,
    unit.hedgehog && 'hedgehog',
    unit.openOrder && 'openOrder',
    unit.column && 'column',
    unit.pistols !== usual && `pistols=${unit.pistols}`,
    unit.salvo > 0 && `salvo=${unit.salvo}`,
    unit.limbered && 'limbered',
    unit.limbering && 'limbering',
    unit.fired && 'fired',
    unit.disabled && 'disabled',
    unit.top && 'top',
    unit.capturedBy !== undefined && `captured=${unit.capturedBy}`,
    unit.leftOn !== undefined && `leftOn=${unit.leftOn}`,
    unit.testedOn !== undefined && `testedOn=${unit.testedOn}`,
    unit.momentum > 0 && `momentum=${unit.momentum}`,
  );
}

function tableLines(state: State): readonly string[] {
  const { initiative, over } = state;
  return [
    ...(initiative ? [`initiative ${initiative.level} ${initiative.next}`] : []),
    ...(state.historicalProposedBy ? [`proposed ${state.historicalProposedBy}`] : []),
    ...(state.historicalDeclined ? ['declined'] : []),
    ...state.opening.map(({ side, chosen }) => words(`chosen ${side}`, pairs(chosen))),
    ...Object.entries(state.instructions).map(([side, given]) =>
      words(`instruct ${side}`, pairs(given)),
    ),
    ...(state.turncoatTried ? ['turncoat tried'] : []),
    ...(over
      ? [words(`over by=${over.by} key=${over.key}`, over.winner && `winner=${over.winner}`)]
      : []),
  ];
}

function pairs(given: 'sealed' | { readonly [name: string]: string }): string {
  if (given === 'sealed') return 'sealed';
  return Object.entries(given)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

function frameLines(state: State, frame: Frame): readonly string[] {
  if (frame.at === 'queue') return [];
  return [`frame ${printFrame(state.scenario.ground, frame)}`];
}
