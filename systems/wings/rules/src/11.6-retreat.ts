import {
  adjacentHexes,
  type Body,
  bodyHexes,
  type Direction,
  DIRECTIONS,
  type Hex,
  parseHex,
  printHex,
  shifted,
} from '@galloper/hexes';
import { inOrder } from './evolve.ts';
import type { ActionOf } from './actions.ts';
import { leadersAlong } from './5.2-along.ts';
import { casualties, eliminated, arrangementHit, worsen } from './12-losses.ts';
import type { Event } from './events.ts';
import { moverOf } from './7.1-pose.ts';
import { enterCost, isPassable } from './8.2-terrain.ts';
import {
  enemyAt,
  gridOf,
  leadersWith,
  otherTroopsAt,
  sideOf,
  toEdgeOf,
  unitDistance,
} from './position.ts';
import { unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { FrameOf, State, Unit } from './state.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W11.6-retreat - the way a beaten unit goes, by the priorities of the rule. */

type Retreat = FrameOf<'retreat'>;

/** A whole step of a body in one direction, both halves; `off` past its own edge. */
type StepBack = { readonly body: Body | 'off'; readonly direction: Direction };

/** Hexes to the unit's own edge of the map. */
function toHomeEdge(state: State, unit: Unit, hex: Hex): number {
  return toEdgeOf(state, unit.side, hex);
}

function causes(state: State, frame: Retreat): readonly Body[] {
  return frame.from.map((id) => unitOf(state, id)).filter((unit) => unit.where === 'map');
}

/** QA-29 - no hex next to a unit that caused the retreat, none of the enemy, none impassable. */
function mayStepTo(state: State, unit: Unit, body: Body, from: readonly Body[]): boolean {
  const grid = gridOf(state.scenario.ground);
  return bodyHexes(body).every(
    (hex) =>
      isPassable(state, unit.id, hex) &&
      enemyAt(state, hex, sideOf(unit)) === undefined &&
      from.every(
        (cause) => !bodyHexes(cause).includes(hex) && !adjacentHexes(grid, cause).includes(hex),
      ),
  );
}

function stepsFrom(
  state: State,
  unit: Unit,
  body: Body,
  from: readonly Body[],
): readonly StepBack[] {
  const grid = gridOf(state.scenario.ground);
  return DIRECTIONS.flatMap((direction): StepBack[] => {
    const next = shifted(grid, body, direction);
    if (next === undefined) {
      const home = bodyHexes(body).every((hex) => toHomeEdge(state, unit, hex) === 0);
      return home ? [{ body: 'off', direction }] : [];
    }
    return mayStepTo(state, unit, next, from) ? [{ body: next, direction }] : [];
  });
}

function isFree(state: State, unit: Unit, body: Body): boolean {
  return bodyHexes(body).every((hex) => otherTroopsAt(state, hex, unit.id) === undefined);
}

type Path = {
  readonly first: StepBack;
  readonly end: Body | 'off';
  /** Least distance to a causing unit at the end, -1 when it never grows. */
  readonly away: number;
  readonly home: number;
  readonly cost: number;
};

function distanceFrom(state: State, body: Body, from: readonly Body[]): number {
  return Math.min(99, ...from.map((cause) => unitDistance(state, body, cause)));
}

/** Where every end is taken by friends it goes one hex farther, or two; then it is unable. */
const MOST_FARTHER = 2;

/** Hexes it really has to go, with the paths that lead there; none when it is unable to retreat. */
function way(
  state: State,
  frame: Retreat,
): { readonly hexes: number; readonly all: readonly Path[] } {
  for (let hexes = frame.hexes; hexes <= frame.hexes + MOST_FARTHER; hexes += 1) {
    const all = paths(state, { ...frame, hexes });
    if (all.length > 0) return { hexes, all };
  }
  return { hexes: frame.hexes, all: [] };
}

/** Every path of the hexes that are left, with a legal end. */
function paths(state: State, frame: Retreat): readonly Path[] {
  const unit = unitOf(state, frame.unit);
  const from = causes(state, frame);
  const start = distanceFrom(state, unit, from);
  const found: Path[] = [];
  const walk = (body: Body, left: number, cost: number, first: StepBack | undefined): void => {
    for (const step of stepsFrom(state, unit, body, from)) {
      const begin = first ?? step;
      if (step.body === 'off') {
        found.push({ first: begin, end: 'off', away: 99, home: 0, cost });
        continue;
      }
      const away = distanceFrom(state, step.body, from);
      if (from.length > 0 && away <= distanceFrom(state, body, from) && away <= start) continue;
      const paid =
        cost + Math.max(0, enterCost(moverOf(state, unit.id), body.left, step.body.left));
      if (left > 1) walk(step.body, left - 1, paid, begin);
      else if (isFree(state, unit, step.body)) {
        const home = toHomeEdge(state, unit, step.body.left);
        found.push({ first: begin, end: step.body, away, home, cost: paid });
      }
    }
  };
  walk(unit, frame.hexes, 0, undefined);
  return found;
}

function best(all: readonly Path[], score: (path: Path) => number): readonly Path[] {
  const top = Math.max(...all.map(score));
  return all.filter((path) => score(path) === top);
}

/** The first steps that the priorities leave; ties are the owner's choice. */
export function retreatSteps(state: State, frame: Retreat): readonly (Body | 'off')[] {
  const { all } = way(state, frame);
  if (all.length === 0) return [];
  const kept = best(
    best(
      best(all, ({ away }) => away),
      ({ home }) => -home,
    ),
    ({ cost }) => -cost,
  );
  const seen = new Map<string, Body | 'off'>();
  for (const { first } of kept) {
    const { body } = first;
    seen.set(body === 'off' ? 'off' : `${body.left}+${body.right}`, body);
  }
  return [...seen.values()];
}

/** W11-facing - a unit broken in morale turns its back; another keeps facing the enemy. */
function facingEnd(unit: Unit, body: Body, last: boolean): Body {
  if (!last || unit.morale !== 'broken') return body;
  const facing = ((body.facing + 3) % 6) as Body['facing'];
  return body.left === body.right
    ? { ...body, facing }
    : { left: body.right, right: body.left, facing };
}

function friendsPassed(state: State, unit: Unit, body: Body): readonly UnitId[] {
  const found = bodyHexes(body).flatMap((hex) => otherTroopsAt(state, hex, unit.id)?.id ?? []);
  return [...new Set(found)];
}

/** W17-king - the King goes with his guard, off the map too. */
function kingAlong(state: State, id: UnitId): readonly Event[] {
  return leadersWith(state, id)
    .filter(({ rank }) => rank === 'king')
    .map((king) => ({ type: 'LeaderLeftMap', leader: king.id, rule: 'W17-king' }));
}

function stepBack(state: State, frame: Retreat, body: Body | 'off'): readonly Event[] {
  const unit = unitOf(state, frame.unit);
  if (body === 'off')
    return [
      { type: 'UnitRouted', unit: unit.id },
      { type: 'RetreatEnded', unit: unit.id },
      ...kingAlong(state, unit.id),
    ];
  const { hexes } = way(state, frame);
  const last = hexes === 1;
  const to = facingEnd(unit, body, last);
  const friends = friendsPassed(state, unit, body);
  return inOrder(state, [
    (now) => [
      { type: 'UnitRetreated', unit: unit.id, ...placeOf(to), hexesLeft: hexes - 1 },
      ...(last ? [{ type: 'RetreatEnded' as const, unit: unit.id }] : []),
      ...leadersAlong(now, unit.id, to, bodyHexes(to)),
    ],
    ...friends.map((id) => (now: State) => arrangementHit(now, id, 'W11.6-friends')),
  ]);
}

function placeOf(body: Body): Body {
  return { left: body.left, right: body.right, facing: body.facing };
}

/** W11-unableToRetreat - a casualty for each hex not gone, and morale one level worse. */
function unable(state: State, frame: Retreat): readonly Event[] {
  const unit = unitOf(state, frame.unit);
  const cause = frame.from[0];
  const enemy = cause === undefined ? sideOf(unit) : sideOf(unitOf(state, cause));
  const rule = 'W11-unableToRetreat';
  return inOrder(state, [
    () => [
      { type: 'RetreatBlocked', unit: unit.id, hexesLeft: frame.hexes },
      { type: 'RetreatEnded', unit: unit.id },
    ],
    (now) =>
      unit.morale === 'broken'
        ? eliminated(now, unit.id, rule, enemy)
        : casualties(now, unit.id, frame.hexes, enemy),
    (now) =>
      unitOf(now, unit.id).where === 'map' && unit.morale !== 'broken'
        ? worsen(now, unit.id, unit.morale === 'normal' ? 'shaken' : 'broken', rule, enemy)
        : [],
  ]);
}

type Going = Case<ActionOf<'retreat'>>;
const frameIn = (state: State) => state.frames.at(-1) as Retreat;

function bodyNamed(state: State, to: ActionOf<'retreat'>['to']): string {
  const grid = gridOf(state.scenario.ground);
  const [left, right] = typeof to === 'string' ? [to, to] : to;
  return `${parseHex(grid, left)}+${parseHex(grid, right)}`;
}

const rightUnit = {
  rule: 'W11.6-retreat',
  key: 'retreat.other',
  holds: ({ state, action }: Going) => frameIn(state).unit === action.unit,
  facts: ({ state }: Going) => ({ unit: frameIn(state).unit }),
};

const byPriorities = {
  rule: 'W11.6-retreat',
  key: 'retreat.priorities',
  holds: ({ state, action }: Going) =>
    retreatSteps(state, frameIn(state)).some(
      (body) => body !== 'off' && `${body.left}+${body.right}` === bodyNamed(state, action.to),
    ),
  facts: ({ state, action }: Going) => ({ unit: frameIn(state).unit, to: [action.to].flat() }),
};

export const retreatVerbs: Verbs<'retreat'> = {
  retreat: {
    at: ['retreat'],
    stages: [{ name: 'target', conditions: [rightUnit, byPriorities] }],
    candidates: (state) => {
      const grid = gridOf(state.scenario.ground);
      const { unit } = frameIn(state);
      return retreatSteps(state, frameIn(state)).flatMap((body): ActionOf<'retreat'>[] => {
        if (body === 'off') return [];
        const left = printHex(grid, body.left);
        const to =
          body.left === body.right
            ? left
            : ([left, printHex(grid, body.right)] as [string, string]);
        return [{ type: 'retreat', unit, to }];
      });
    },
    decide: ({ state, action }) => {
      const frame = frameIn(state);
      const body = retreatSteps(state, frame).find(
        (step) => step !== 'off' && `${step.left}+${step.right}` === bodyNamed(state, action.to),
      );
      return body === undefined ? [] : stepBack(state, frame, body);
    },
  },
};

export const retreatRooms: Rooms<'retreat'> = {
  retreat: {
    prompt: (state, frame) => {
      const args = { unit: frame.unit, hexes: frame.hexes };
      const unit = unitOf(state, frame.unit);
      const open = unit.where === 'map' ? retreatSteps(state, frame) : [];
      const choice = open.length > 1 && open.every((body) => body !== 'off');
      return choice
        ? {
            kind: 'decide',
            seats: [sideOf(unit)],
            rule: 'W11.6-retreat',
            key: 'prompt.retreat',
            args,
          }
        : {
            kind: 'run',
            action: { type: 'resolve' },
            rule: 'W11.6-retreat',
            key: 'prompt.retreats',
            args,
          };
    },
    resolve: (state, frame) => {
      if (unitOf(state, frame.unit).where !== 'map')
        return [{ type: 'RetreatEnded', unit: frame.unit }];
      const steps = retreatSteps(state, frame);
      const step = steps.find((body) => body !== 'off') ?? steps[0];
      return step === undefined ? unable(state, frame) : stepBack(state, frame, step);
    },
  },
};
