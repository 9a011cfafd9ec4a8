import type { Seat } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import type { Event } from './events.ts';
import { ORDERS, type Order, type WingId } from './scenario.ts';
import type { State } from './state.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W5.5.3 - starting orders: chosen in secret and shown together, or the historical ones. */

function hasChosen(state: State, side: string): boolean {
  return state.opening.some((choice) => choice.side === side);
}

function wingsOf(state: State, side: string): readonly WingId[] {
  return state.wings.filter((wing) => wing.side === side).map((wing) => wing.id);
}

/** W5.5.3b - the orders that history gave. */
export function historicalOrders(state: State): { readonly [wing: WingId]: Order } {
  return Object.fromEntries(state.scenario.wings.map((wing) => [wing.id, wing.historicalOrder]));
}

/** Every way to give the wings of a side their orders would be many: one order for all, and history. */
function orderCandidates(state: State, seat: Seat): readonly ActionOf<'chooseOrders'>[] {
  const wings = wingsOf(state, seat);
  let choices: readonly { readonly [wing: WingId]: Order }[] = [{}];
  for (const wing of wings.slice(0, 4)) {
    choices = choices.flatMap((orders) => ORDERS.map((order) => ({ ...orders, [wing]: order })));
  }
  const rest = Object.fromEntries(
    wings.slice(4).map((wing) => [wing, historicalOrders(state)[wing]]),
  );
  return choices.map((orders) => ({
    type: 'chooseOrders',
    orders: { ...orders, ...rest } as never,
  }));
}

function revealed(state: State, choice: { readonly [wing: WingId]: Order }): Event {
  const others = state.opening.map(({ chosen }) => (chosen === 'sealed' ? {} : chosen));
  return {
    type: 'OrdersRevealed',
    orders: Object.assign({}, ...others, choice) as Record<WingId, Order>,
    historical: false,
  };
}

const mayChoose = {
  rule: 'W5.5.3a',
  key: 'opening.chosen',
  holds: ({ state, seat }: Case) => !hasChosen(state, seat),
};

const ownWingsOnly = {
  rule: 'W5.5.1c',
  key: 'opening.eachWing',
  holds: ({ state, seat, action }: Case<ActionOf<'chooseOrders'>>) => {
    const wings = wingsOf(state, seat);
    const named = Object.keys(action.orders);
    return (
      wings.length === named.length && wings.every((wing) => action.orders[wing] !== undefined)
    );
  },
  facts: ({ state, seat }: Case) => ({ wings: wingsOf(state, seat) }),
};

const noProposalWaits = {
  rule: 'W5.5.3b',
  key: 'opening.proposed',
  holds: ({ state }: Case) => state.historicalProposedBy === undefined,
};

const notDeclined = {
  rule: 'W5.5.3b',
  key: 'opening.declined',
  holds: ({ state }: Case) => !state.historicalDeclined,
};

const proposalWaits = {
  rule: 'W5.5.3b',
  key: 'opening.nothingProposed',
  holds: ({ state, seat }: Case) =>
    state.historicalProposedBy !== undefined && state.historicalProposedBy !== seat,
};

export const openingVerbs: Verbs<'chooseOrders' | 'proposeHistorical' | 'answerHistorical'> = {
  chooseOrders: {
    at: ['opening'],
    stages: [
      { name: 'mayAct', conditions: [mayChoose, noProposalWaits] },
      { name: 'target', conditions: [ownWingsOnly] },
    ],
    candidates: orderCandidates,
    decide: ({ state, seat, action }) => {
      const chosen: Event = { type: 'OrdersChosen', side: seat, orders: action.orders };
      return state.opening.length === 0 ? [chosen] : [chosen, revealed(state, action.orders)];
    },
  },
  proposeHistorical: {
    at: ['opening'],
    stages: [{ name: 'mayAct', conditions: [mayChoose, noProposalWaits, notDeclined] }],
    candidates: () => [{ type: 'proposeHistorical' }],
    decide: ({ seat }) => [{ type: 'HistoricalProposed', side: seat }],
  },
  answerHistorical: {
    at: ['opening'],
    stages: [{ name: 'mayAct', conditions: [proposalWaits] }],
    candidates: () => [
      { type: 'answerHistorical', accept: true },
      { type: 'answerHistorical', accept: false },
    ],
    decide: ({ state, seat, action }) => {
      const answered: Event = { type: 'HistoricalAnswered', side: seat, accepted: action.accept };
      if (!action.accept) return [answered];
      return [
        answered,
        { type: 'OrdersRevealed', orders: historicalOrders(state), historical: true },
      ];
    },
  },
};

export const openingRooms: Rooms<'opening'> = {
  opening: {
    prompt: (state) => {
      const proposer = state.historicalProposedBy;
      const sides = state.scenario.sides.map((side) => side.id);
      if (proposer !== undefined) {
        return {
          kind: 'decide',
          seats: sides.filter((side) => side !== proposer),
          rule: 'W5.5.3b',
          key: 'prompt.answerHistorical',
          args: { side: proposer },
        };
      }
      return {
        kind: 'decide',
        seats: sides.filter((side) => !hasChosen(state, side)),
        rule: 'W5.5.3a',
        key: 'prompt.chooseOrders',
        args: {},
      };
    },
  },
};
