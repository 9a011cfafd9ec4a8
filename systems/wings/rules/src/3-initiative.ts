import { contest, type Dice, withFaces } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import { D10 } from './d10.ts';
import type { Event } from './events.ts';
import { preemptionBefore } from './4.4-preemption.ts';
import { commanderOnMap, findWing, unitsOfWing } from './roster.ts';
import { ORDERS, type Order, type SideId } from './scenario.ts';
import type { State, Wing } from './state.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W3-initiative - the order of wings: Charge, Make Ready, Receive Charge, Rally; sides alternate. */

/** W5.3.2 - a wing whose commander is off the map cannot activate; nor can one with no unit left. */
export function mayActivate(state: State, wing: Wing): boolean {
  return (
    !wing.finished &&
    commanderOnMap(state, wing) !== undefined &&
    unitsOfWing(state, wing.id).some((unit) => unit.where === 'map')
  );
}

/** The first order level at which some wing may still act. */
export function currentLevel(state: State): Order | undefined {
  return ORDERS.find((order) =>
    state.wings.some((wing) => wing.order === order && mayActivate(state, wing)),
  );
}

function sidesAt(state: State, level: Order): readonly SideId[] {
  const wings = state.wings.filter((wing) => wing.order === level && mayActivate(state, wing));
  return state.scenario.sides
    .map((side) => side.id)
    .filter((side) => wings.some((wing) => wing.side === side));
}

/** The side that chooses next; undefined when initiative must be rolled, or nobody is left. */
export function nextSide(state: State): SideId | undefined {
  const level = currentLevel(state);
  if (level === undefined) return undefined;
  const sides = sidesAt(state, level);
  if (sides.length === 1) return sides[0];
  return state.initiative?.level === level ? state.initiative.next : undefined;
}

const exists = {
  rule: 'W5.4.1b',
  key: 'wing.unknown',
  holds: ({ state, action }: Case<ActionOf<'activate' | 'pass'>>) =>
    findWing(state, action.wing) !== undefined,
  facts: ({ action }: Case<ActionOf<'activate' | 'pass'>>) => ({ name: action.wing }),
};

function wingIn({ state, action }: Case<ActionOf<'activate' | 'pass'>>): Wing {
  return findWing(state, action.wing) as Wing;
}

const own = {
  rule: 'W5.4.1b',
  key: 'wing.notYours',
  holds: (of: Case<ActionOf<'activate' | 'pass'>>) => wingIn(of).side === of.seat,
  facts: ({ action }: Case<ActionOf<'activate' | 'pass'>>) => ({ wing: action.wing }),
};

const unfinished = {
  rule: 'W2.1',
  key: 'wing.finished',
  holds: (of: Case<ActionOf<'activate' | 'pass'>>) => !wingIn(of).finished,
  facts: ({ action }: Case<ActionOf<'activate' | 'pass'>>) => ({ wing: action.wing }),
};

const commanded = {
  rule: 'W5.3.2',
  key: 'wing.leaderless',
  holds: (of: Case<ActionOf<'activate' | 'pass'>>) =>
    commanderOnMap(of.state, wingIn(of)) !== undefined,
  facts: ({ action }: Case<ActionOf<'activate' | 'pass'>>) => ({ wing: action.wing }),
};

const present = {
  rule: 'W2.1',
  key: 'wing.offMap',
  holds: ({ state, action }: Case<ActionOf<'activate' | 'pass'>>) =>
    unitsOfWing(state, action.wing).some((unit) => unit.where === 'map'),
  facts: ({ action }: Case<ActionOf<'activate' | 'pass'>>) => ({ wing: action.wing }),
};

const atItsPlace = {
  rule: 'W3-initiative',
  key: 'wing.notItsPlace',
  holds: (of: Case<ActionOf<'activate' | 'pass'>>) => wingIn(of).order === currentLevel(of.state),
  facts: (of: Case<ActionOf<'activate' | 'pass'>>) => ({
    wing: of.action.wing,
    order: wingIn(of).order,
    first: currentLevel(of.state) ?? wingIn(of).order,
  }),
};

const notUnderCharge = {
  rule: 'W5.6.1i',
  key: 'wing.chargeMayNotPass',
  holds: (of: Case<ActionOf<'pass'>>) => wingIn(of).order !== 'charge',
  facts: ({ action }: Case<ActionOf<'pass'>>) => ({ wing: action.wing }),
};

const stages = [
  { name: 'exists', conditions: [exists] },
  { name: 'mayAct', conditions: [own, unfinished, commanded, present] },
  { name: 'thisStep', conditions: [atItsPlace] },
];

function candidateWings(state: State): readonly string[] {
  return state.wings.map((wing) => wing.id);
}

export const initiativeVerbs: Verbs<'activate' | 'pass'> = {
  activate: {
    at: ['queue'],
    stages,
    candidates: (state) => candidateWings(state).map((wing) => ({ type: 'activate', wing })),
    decide: ({ state, action }) => [
      { type: 'WingChosen', wing: action.wing },
      ...preemptionBefore(state, action.wing, 'activation', false),
    ],
  },
  pass: {
    at: ['queue'],
    stages: [...stages, { name: 'target', conditions: [notUnderCharge] }],
    candidates: (state) => candidateWings(state).map((wing) => ({ type: 'pass', wing })),
    decide: ({ action }) => [
      { type: 'WingChosen', wing: action.wing },
      { type: 'WingPassed', wing: action.wing },
    ],
  },
};

/** Both sides roll; the higher chooses first; equal dice are thrown again. */
function rollInitiative(state: State, dice: Dice): readonly Event[] {
  const level = currentLevel(state) ?? 'charge';
  const [first, second] = state.scenario.sides;
  const ask = { rule: 'W3-initiative', key: 'ask.initiative', args: { order: level } };
  const { value, faces } = dice.roll(ask, withFaces(contest(D10)));
  const rolled = { [first.id]: faces[0] ?? 0, [second.id]: faces[1] ?? 0 };
  const event = { type: 'InitiativeRolled', level, dice: rolled } as const;
  if (value === 0) return [event];
  return [{ ...event, winner: value > 0 ? first.id : second.id }];
}

export const initiativeRooms: Rooms<'queue'> = {
  queue: {
    prompt: (state) => {
      const level = currentLevel(state);
      const side = nextSide(state);
      if (level !== undefined && side !== undefined) {
        return {
          kind: 'decide',
          seats: [side],
          rule: 'W3-initiative',
          key: 'prompt.chooseWing',
          args: { side, order: level },
        };
      }
      return {
        kind: 'run',
        action: { type: 'resolve' },
        rule: level === undefined ? 'W2.1' : 'W3-initiative',
        key: level === undefined ? 'prompt.markerRemoval' : 'prompt.initiative',
        args: level === undefined ? {} : { order: level },
      };
    },
    resolve: (state, _frame, dice) =>
      currentLevel(state) === undefined
        ? [{ type: 'MarkerRemovalBegan', turn: state.turn }]
        : rollInitiative(state, dice),
  },
};
