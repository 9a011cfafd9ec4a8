import type { ActionKind, BattleFace, Clock, Face, FaceAnswer, SideFace } from '@galloper/board';
import {
  type Action,
  commandCuts,
  FACING_NAMES,
  findUnit,
  lineOfCommand,
  type Scenario,
  scoreOf,
  type State,
} from '@galloper/wings';
import { createElement } from 'react';
import { describe, describeHex } from './cards.tsx';
import { chartWord } from './chart-words.ts';
import { counters } from './look.tsx';
import { LIVERY } from './emblem.tsx';
import { ground } from './ground.ts';
import { groups } from './groups.tsx';
import { actionLabel } from './labels.ts';
import { lettering } from './lettering.tsx';
import { OrdersPicker } from './orders-picker.tsx';
import { attempts, front, hexesOf, placesOf, subjectsAt, targetOf, track } from './places.ts';
import { type FaceKey, type Language, word } from './words.ts';

/** How Wings looks: all that the page asks of a system. */

function sidesOf(scenario: Scenario, language: Language): readonly SideFace[] {
  return scenario.sides.map((side) => ({
    seat: side.id,
    name: side.name[language],
    colour: LIVERY[side.livery],
    shape: side.livery === 'crimson' ? 'cut' : 'round',
  }));
}

function battle(scenario: Scenario, language: Language): BattleFace {
  return {
    title: scenario.name[language],
    subtitle: scenario.subtitle[language],
    about: scenario.about[language],
    turns: scenario.turns,
    facts: [
      word(language, 'battle.wings', { wings: scenario.wings.length }),
      word(language, 'battle.units', { units: scenario.units.length }),
    ],
    sides: sidesOf(scenario, language),
  };
}

function clock({ scenario, turn }: State): Clock {
  const { hour, minute, minutesPerTurn } = scenario.clock;
  const minutes = hour * 60 + minute + (turn - 1) * minutesPerTurn;
  const figures = (value: number) => String(value).padStart(2, '0');
  const time = `${Math.floor(minutes / 60) % 24}:${figures(minutes % 60)}`;
  return { turn, turns: scenario.turns, time };
}

const CLOSING: readonly Action['type'][] = [
  'end',
  'endActions',
  'endCombats',
  'finish',
  'decline',
  'forgoPreemption',
  'hold',
  'goOn',
  'keepOrder',
];

function actionKind({ type }: Action): ActionKind {
  if (type === 'step') return 'step';
  if (type === 'chooseOrders') return 'sealed';
  if (type === 'instruct') return 'setting';
  return CLOSING.includes(type) ? 'end' : 'act';
}

/** The end of a unit's action, once it has begun. */
function closing(state: State, subject: string): Action | undefined {
  const frame = state.frames.at(-1);
  const acting = frame?.at === 'activation' && frame.acting?.unit === subject;
  return acting ? { type: 'end', unit: subject } : undefined;
}

const ANSWERS: { readonly [Type in Action['type']]?: FaceAnswer['sign'] } = {
  reactFire: 'shot',
  intercept: 'blow',
  withdraw: 'turn',
  reactTurn: 'turn',
  reactTurnGun: 'turn',
  formHedgehog: 'turn',
};

function answer({ type }: Action, language: Language): FaceAnswer | undefined {
  const sign = ANSWERS[type];
  return sign && { sign, label: word(language, `may.${type}` as FaceKey) };
}

/** What a unit or a wing would do in the step that goes on. */
function idle(state: State, subject: string): Action | undefined {
  const frame = state.frames.at(-1);
  const unit = findUnit(state, subject);
  if (frame?.at === 'activation' && frame.step === 'actions' && unit?.where === 'map') {
    return { type: 'end', unit: subject };
  }
  const isWing = state.wings.some(({ id }) => id === subject);
  return frame?.at === 'queue' && isWing ? { type: 'activate', wing: subject } : undefined;
}

function links(state: State, subject: string): ReturnType<Face['links']> {
  const unit = findUnit(state, subject);
  if (unit === undefined || unit.where !== 'map') return { lines: [], cuts: [] };
  return {
    lines: lineOfCommand(state, subject).map(({ hexes }) => hexes),
    cuts: commandCuts(state, subject),
  };
}

export const face: Face<State, Action, Scenario> = {
  battles: ['first-orders', 'edgehill'],
  battle,
  sides: ({ scenario }, language) => sidesOf(scenario, language),
  clock,
  grid: ({ ground }) => ({ columns: ground.columns, rows: ground.rows }),
  ground,
  lettering,
  counters,
  groups,
  subjectsAt,
  describe,
  describeHex,
  hexesOf,
  actionLabel,
  actionKind,
  placesOf,
  targetOf,
  attempts,
  answer,
  closing,
  idle,
  track,
  links,
  front,
  facing: (name) => {
    const index = (FACING_NAMES as readonly string[]).indexOf(name);
    return index < 0 ? undefined : index;
  },
  facingLabel: (name, language) => word(language, `facing.${name}` as FaceKey),
  picker: (asked) =>
    asked.state.frames.at(-1)?.at === 'opening' ? createElement(OrdersPicker, asked) : undefined,
  chartWord,
  score: (state, language) =>
    sidesOf(state.scenario, language).map(({ seat, name }) => ({
      label: name,
      value: String(scoreOf(state, seat)),
    })),
};
