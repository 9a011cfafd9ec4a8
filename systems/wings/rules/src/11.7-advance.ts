import { advance as stepForward, type Body, frontHexes } from '@galloper/hexes';
import { inOrder } from './evolve.ts';
import type { ActionOf } from './actions.ts';
import { leadersAlong } from './5.2-along.ts';
import { reactionsToAdvance } from './9.1-triggers.ts';
import { occupation } from './11.5-capture.ts';
import type { Event } from './events.ts';
import { isPassable } from './8.2-terrain.ts';
import { enemyAt, gridOf, sideOf, troopsAt } from './position.ts';
import { cardOf, findUnit, isTwoHex, unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { FrameOf, State, Unit } from './state.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W11.7-advance, W5.6.5c - the winner goes into the hex left; orders do not matter. */

type Advance = FrameOf<'advance'>;
const frameIn = (state: State) => state.frames.at(-1) as Advance;

function isOpen(state: State, unit: Unit, hex: number): boolean {
  const troops = troopsAt(state, hex);
  return (
    isPassable(state, unit.id, hex) &&
    (troops === undefined || troops.id === unit.id) &&
    (enemyAt(state, hex, sideOf(unit)) === undefined || troops === undefined)
  );
}

/** Where a unit would stand: in the hex left, or, with two hexes, one step forward into it. */
export function advanceTo(state: State, id: UnitId, hexes: readonly number[]): Body | undefined {
  const unit = unitOf(state, id);
  if (unit.where !== 'map' || unit.hedgehog) return undefined;
  const grid = gridOf(state.scenario.ground);
  if (!isTwoHex(cardOf(state, id))) {
    const hex = hexes.find(
      (left) => frontHexes(grid, unit).includes(left) && isOpen(state, unit, left),
    );
    return hex === undefined ? undefined : { left: hex, right: hex, facing: unit.facing };
  }
  return (['fl', 'fr'] as const)
    .flatMap((step) => stepForward(grid, unit, step) ?? [])
    .find(
      (body) =>
        [body.left, body.right].some((hex) => hexes.includes(hex)) &&
        [body.left, body.right].every((hex) => isOpen(state, unit, hex)),
    );
}

function able(state: State, frame: Advance): readonly UnitId[] {
  return frame.units.filter((id) => advanceTo(state, id, frame.hexes) !== undefined);
}

function mustAdvance(state: State, frame: Advance): boolean {
  return able(state, frame).some((id) => cardOf(state, id).class === 'cavalry');
}

function goForward(state: State, frame: Advance, id: UnitId): readonly Event[] {
  const body = advanceTo(state, id, frame.hexes);
  if (body === undefined) return [{ type: 'AdvanceEnded' }];
  const horse = cardOf(state, id).class === 'cavalry';
  const next: Event = horse
    ? { type: 'PursuitTestCalled', unit: id, beaten: frame.beaten }
    : { type: 'TurnAfterCombatCalled', units: [id] };
  return inOrder(state, [
    () => [{ type: 'AdvanceEnded' }],
    () => [next],
    (now) => leadersAlong(now, id, body, []),
    () => [
      { type: 'UnitAdvanced', unit: id, left: body.left, right: body.right, facing: body.facing },
    ],
    (now) => occupation(now, id),
    (now) => reactionsToAdvance(now, id),
  ]);
}

const isWinner = {
  rule: 'W11.7-advance',
  key: 'advance.notWinner',
  holds: ({ state, action }: Case<ActionOf<'advance'>>) =>
    findUnit(state, action.unit) !== undefined && frameIn(state).units.includes(action.unit),
  facts: ({ action }: Case<ActionOf<'advance'>>) => ({ name: action.unit }),
};

const hasWay = {
  rule: 'W11.7-advance',
  key: 'advance.noWay',
  holds: ({ state, action }: Case<ActionOf<'advance'>>) =>
    advanceTo(state, action.unit, frameIn(state).hexes) !== undefined,
  facts: ({ action }: Case<ActionOf<'advance'>>) => ({ unit: action.unit }),
};

const noHorse = {
  rule: 'W11.7-advance',
  key: 'advance.cavalryMust',
  holds: ({ state }: Case) => {
    const frame = state.frames.at(-1);
    return frame?.at !== 'advance' || !mustAdvance(state, frame);
  },
};

export const advanceVerbs: Verbs<'advance' | 'hold' | 'turnAfterCombat'> = {
  advance: {
    at: ['advance'],
    stages: [
      { name: 'exists', conditions: [isWinner] },
      { name: 'target', conditions: [hasWay] },
    ],
    candidates: (state) => frameIn(state).units.map((unit) => ({ type: 'advance', unit })),
    decide: ({ state, action }) => goForward(state, frameIn(state), action.unit),
  },
  hold: {
    at: ['advance', 'turnAfterCombat'],
    stages: [{ name: 'mayAct', conditions: [noHorse] }],
    candidates: () => [{ type: 'hold' }],
    decide: ({ state }) =>
      state.frames.at(-1)?.at === 'advance'
        ? [{ type: 'AdvanceEnded' }]
        : [{ type: 'TurnAfterCombatEnded' }],
  },
  turnAfterCombat: {
    at: ['turnAfterCombat'],
    stages: [
      {
        name: 'target',
        conditions: [
          {
            rule: 'W11-facing',
            key: 'turn.notWinner',
            holds: ({ state, action }) => mayTurn(state, action.unit),
            facts: ({ action }) => ({ name: action.unit }),
          },
        ],
      },
    ],
    candidates: (state) => {
      const frame = state.frames.at(-1);
      if (frame?.at !== 'turnAfterCombat') return [];
      return frame.units.flatMap((unit) =>
        (['turnLeft', 'turnRight'] as const).map((step) => ({
          type: 'turnAfterCombat' as const,
          unit,
          step,
        })),
      );
    },
    decide: ({ state, action }) => {
      const by = action.step === 'turnLeft' ? 1 : 5;
      const facing = ((unitOf(state, action.unit).facing + by) % 6) as Body['facing'];
      return [{ type: 'TurnAfterCombatEnded' }, { type: 'UnitTurned', unit: action.unit, facing }];
    },
  },
};

/** W11-facing - one vertex, for a unit of one hex that won and is still there. */
function mayTurn(state: State, id: UnitId): boolean {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'turnAfterCombat' || !frame.units.includes(id)) return false;
  const unit = unitOf(state, id);
  return unit.where === 'map' && unit.left === unit.right && !unit.hedgehog;
}

export const advanceRooms: Rooms<'advance' | 'turnAfterCombat'> = {
  advance: {
    prompt: (state, frame) => {
      const units = able(state, frame);
      const args = { beaten: frame.beaten, units: [...units] };
      const side = sideOf(unitOf(state, frame.units[0] ?? frame.beaten));
      const forced = units.length === 1 && mustAdvance(state, frame);
      return units.length === 0 || forced
        ? {
            kind: 'run',
            action: { type: 'resolve' },
            rule: 'W11.7-advance',
            key: 'prompt.advances',
            args,
          }
        : { kind: 'decide', seats: [side], rule: 'W11.7-advance', key: 'prompt.advance', args };
    },
    resolve: (state, frame) => {
      const [only] = able(state, frame);
      return only === undefined ? [{ type: 'AdvanceEnded' }] : goForward(state, frame, only);
    },
  },
  turnAfterCombat: {
    prompt: (state, frame) => {
      const able = frame.units.filter((id) => mayTurn(state, id));
      const side = sideOf(unitOf(state, frame.units[0] ?? ''));
      const args = { units: [...able] };
      return able.length === 0
        ? {
            kind: 'run',
            action: { type: 'resolve' },
            rule: 'W11-facing',
            key: 'prompt.combatAfter',
            args,
          }
        : {
            kind: 'decide',
            seats: [side],
            rule: 'W11-facing',
            key: 'prompt.turnAfterCombat',
            args,
          };
    },
    resolve: () => [{ type: 'TurnAfterCombatEnded' }],
  },
};
