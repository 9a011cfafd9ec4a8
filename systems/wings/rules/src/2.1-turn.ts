import type { Dice } from '@galloper/kernel';
import { arrivals } from './2.1-arrivals.ts';
import {
  leaderToReturn,
  leaderToRoll,
  returnLeader,
  rollReplacement,
  vacancies,
} from './5.3-replacement.ts';
import { after } from './evolve.ts';
import { pursuerToTest, rollReturn } from './11.9-return.ts';
import { battleEnded, bothPassed, breakPossible, surrenders } from './15-victory.ts';
import type { Event } from './events.ts';
import type { FrameOf, State } from './state.ts';
import type { Rooms } from './verb.ts';

/**
 * W2.1-markers - the Marker Removal Phase: leaders who were removed, leaders who return, markers, pursuers
 * off the map, then the end of the battle or the next turn.
 */

type Step = FrameOf<'markerRemoval'>['step'];

function step(to: Exclude<Step, 'leaders'>): readonly Event[] {
  return [{ type: 'MarkerRemovalStep', step: to }];
}

function leaders(state: State, dice: Dice): readonly Event[] {
  const leader = leaderToRoll(state);
  return leader === undefined ? step('returningLeaders') : rollReplacement(state, leader, dice);
}

function returningLeaders(state: State): readonly Event[] {
  const leader = leaderToReturn(state);
  return leader === undefined ? step('pursuers') : returnLeader(state, leader);
}

function pursuers(state: State, dice: Dice): readonly Event[] {
  const unit = pursuerToTest(state);
  if (unit !== undefined) return rollReturn(state, unit, dice);
  const leader = leaderToRoll(state);
  return leader === undefined ? step('end') : rollReplacement(state, leader, dice);
}

/** W15-end - surrender, an agreed or declared break, the last turn; else the next turn begins. */
function end(state: State): readonly Event[] {
  if (state.scenario.sides.some((side) => surrenders(state, side.id))) {
    return [battleEnded(state, 'surrender')];
  }
  if (state.turn >= state.scenario.turns) return [battleEnded(state, 'turns')];
  if (state.options.breakBy !== 'declare' && bothPassed(state) && breakPossible(state)) {
    return [battleEnded(state, 'break')];
  }
  const next: readonly Event[] = [
    { type: 'MarkersCleared' },
    { type: 'TurnBegan', turn: state.turn + 1 },
    ...arrivals(state, state.turn + 1),
  ];
  const offer = state.options.breakBy !== 'pass' && breakPossible(state);
  const sides = state.scenario.sides.map((side) => side.id);
  return [
    ...next,
    ...vacancies(after(state, next)),
    ...(offer ? [{ type: 'BreakOffered' as const, sides }] : []),
  ];
}

const KEYS = {
  leaders: 'prompt.replacement',
  returningLeaders: 'prompt.returningLeaders',
  pursuers: 'prompt.pursuersReturn',
  end: 'prompt.endOfTurn',
} as const;

export const turnRooms: Rooms<'markerRemoval'> = {
  markerRemoval: {
    prompt: (_state, frame) => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: 'W2.1-markers',
      key: KEYS[frame.step],
      args: {},
    }),
    resolve: (state, frame, dice) => {
      switch (frame.step) {
        case 'leaders':
          return leaders(state, dice);
        case 'returningLeaders':
          return returningLeaders(state);
        case 'pursuers':
          return pursuers(state, dice);
        case 'end':
          return end(state);
        default: {
          const never: never = frame.step;
          return never;
        }
      }
    },
  },
};
