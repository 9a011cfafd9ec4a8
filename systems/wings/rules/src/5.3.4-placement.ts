import { parseHex, printHex } from '@galloper/hexes';
import type { ActionOf } from './actions.ts';
import { gridOf, troopsAt, gunAt, sideOf } from './position.ts';
import { cardOf, findLeader, leaderOf } from './roster.ts';
import type { FrameOf, State, Unit } from './state.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W5.3.4a, W5.3.5c - a replacement or a returning leader goes on any unit of his wing or army. */

function frameIn(state: State): FrameOf<'placement'> {
  return state.frames.at(-1) as FrameOf<'placement'>;
}

/** Units he may be placed on. */
export function placesFor(state: State, frame: FrameOf<'placement'>): readonly Unit[] {
  const leader = leaderOf(state, frame.leader);
  return state.units.filter(
    (unit) =>
      unit.where === 'map' &&
      sideOf(unit) === leader.side &&
      (frame.anyWing || cardOf(state, unit.id).wing === leader.wing),
  );
}

type Place = Case<ActionOf<'placeLeader'>>;

const isHe = {
  rule: 'W5.3.4a',
  key: 'placement.other',
  holds: ({ state, action }: Place) => frameIn(state).leader === action.leader,
  facts: ({ state }: Place) => ({ leader: frameIn(state).leader }),
};

const onOwnUnit = {
  rule: 'W5.3.4a',
  key: 'placement.notOnUnit',
  holds: ({ state, action }: Place) => {
    const hex = parseHex(gridOf(state.scenario.ground), action.at);
    if (hex === undefined) return false;
    const units = placesFor(state, frameIn(state));
    const here = [troopsAt(state, hex), gunAt(state, hex)];
    return here.some((unit) => unit !== undefined && units.includes(unit));
  },
  facts: ({ state, action }: Place) => ({ leader: frameIn(state).leader, at: action.at }),
};

export const placementVerbs: Verbs<'placeLeader'> = {
  placeLeader: {
    at: ['placement'],
    stages: [{ name: 'target', conditions: [isHe, onOwnUnit] }],
    candidates: (state) => {
      const frame = frameIn(state);
      const grid = gridOf(state.scenario.ground);
      const hexes = placesFor(state, frame).flatMap(({ left, right }) => [left, right]);
      return [...new Set(hexes)].map((hex) => ({
        type: 'placeLeader',
        leader: frame.leader,
        at: printHex(grid, hex),
      }));
    },
    decide: ({ state, action }) => [
      {
        type: 'LeaderMoved',
        leader: action.leader,
        hex: parseHex(gridOf(state.scenario.ground), action.at) ?? 0,
        cause: 'placed',
      },
    ],
  },
};

export const placementRooms: Rooms<'placement'> = {
  placement: {
    prompt: (state, frame) => {
      const side = findLeader(state, frame.leader)?.side ?? '';
      return placesFor(state, frame).length > 0
        ? {
            kind: 'decide',
            seats: [side],
            rule: 'W5.3.4a',
            key: 'prompt.placeLeader',
            args: { leader: frame.leader },
          }
        : {
            kind: 'run',
            action: { type: 'resolve' },
            rule: 'W5.3.3c',
            key: 'prompt.noPlace',
            args: { leader: frame.leader },
          };
    },
    resolve: (_state, frame) => [{ type: 'PlacementWaived', leader: frame.leader }],
  },
};
