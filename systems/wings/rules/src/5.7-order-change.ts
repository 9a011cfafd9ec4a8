import type { Dice } from '@galloper/kernel';
import { frameOf } from './change.ts';
import type { ActionOf } from './actions.ts';
import { chartsOf } from './charts-of.ts';
import { rollUpTo } from './d10.ts';
import {
  armyCommanderNear,
  commandModifiers,
  isCavalryWing,
  rowsThatHold,
} from './4.0-influence.ts';
import type { Event, ModifierRow } from './events.ts';
import { unitsOfWing, wingOf } from './roster.ts';
import { ORDERS, type Order } from './scenario.ts';
import type { FrameOf, State, Wing } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W5.7 - at the start of its activation a wing may try once to change its order. */

function activation(state: State): FrameOf<'activation'> {
  return frameOf(state, 'activation') as FrameOf<'activation'>;
}

function activeWing(state: State): Wing {
  return wingOf(state, activation(state).wing);
}

/** Highest total that succeeds, by the reading of the table that the match plays. */
export function orderTarget(state: State, from: Order, to: Order): number | undefined {
  const { change } = chartsOf(state).orders;
  return state.options.orderTable === 'transposed' ? change[to]?.[from] : change[from]?.[to];
}

/** More than half of the wing is shaken or broken in morale, or eliminated. */
function isWorn(state: State, wing: Wing): boolean {
  const units = unitsOfWing(state, wing.id);
  const worn = units.filter((unit) => unit.where === 'eliminated' || unit.morale !== 'normal');
  return worn.length * 2 > units.length;
}

/** W5.5.2a - what bears on the roll: rating, army commander, enemy, arm, state of the wing. */
export function orderModifiers(
  state: State,
  wing: Wing,
  to: Order,
  help: boolean,
): readonly ModifierRow[] {
  const rule = 'W5.7-modifiers';
  const { pressed, ...chart } = chartsOf(state).orderModifiers;
  const cavalry = isCavalryWing(state, wing);
  return [
    ...commandModifiers(state, wing, rule, help, pressed),
    ...rowsThatHold(rule, [
      ['cavalryToCharge', chart.cavalryToCharge, cavalry && to === 'charge'],
      ['cavalryToReceive', chart.cavalryToReceive, cavalry && to === 'receiveCharge'],
      ['wornToRally', chart.wornToRally, to === 'rallyOrder' && isWorn(state, wing)],
    ]),
  ];
}

function tryChange(state: State, action: ActionOf<'changeOrder'>, dice: Dice): readonly Event[] {
  const wing = activeWing(state);
  const modifiers = orderModifiers(state, wing, action.order, action.help);
  const target = orderTarget(state, wing.order, action.order) ?? -1;
  const args = { wing: wing.id, order: action.order, target };
  const { die, success } = rollUpTo(
    dice,
    { rule: 'W5.7', key: 'ask.orderChange', args },
    target,
    modifiers,
  );
  const tried: Event = {
    type: 'OrderChangeTried',
    wing: wing.id,
    from: wing.order,
    to: action.order,
    die,
    modifiers: modifiers.map((row) => [...row]),
    target,
    success,
    help: action.help,
  };
  return action.help ? [{ type: 'ArmyCommanderActed', side: wing.side }, tried] : [tried];
}

const isOrdersStep = ({ state }: Case) => activation(state).step === 'orders';

const notTried = {
  rule: 'W5.7-attempt',
  key: 'activation.notOrders',
  holds: isOrdersStep,
};

const inOrdersStep = { rule: 'W2.2', key: 'activation.notOrders', holds: isOrdersStep };

const another = {
  rule: 'W5.5.2a',
  key: 'order.same',
  holds: ({ state, action }: Case<ActionOf<'changeOrder'>>) =>
    action.order !== activeWing(state).order,
  facts: ({ state, action }: Case<ActionOf<'changeOrder'>>) => ({
    wing: activeWing(state).id,
    order: action.order,
  }),
};

const helpThere = {
  rule: 'W5.1-acAction',
  key: 'influence.notNear',
  holds: ({ state, action }: Case<ActionOf<'changeOrder'>>) =>
    !action.help || armyCommanderNear(state, activeWing(state)) !== undefined,
  facts: ({ state }: Case) => ({ wing: activation(state).wing }),
};

const helpFree = {
  rule: 'W5.1-acAction',
  key: 'influence.spent',
  holds: ({ state, action }: Case<ActionOf<'changeOrder'>>) =>
    !action.help || !activation(state).armyCommanderUsed,
};

export const orderChangeVerbs: Verbs<'changeOrder' | 'keepOrder'> = {
  changeOrder: {
    at: ['activation'],
    steps: ['orders'],
    stages: [
      { name: 'thisStep', conditions: [notTried] },
      { name: 'target', conditions: [another, helpThere, helpFree] },
    ],
    candidates: () =>
      ORDERS.flatMap((order) => [
        { type: 'changeOrder' as const, order, help: false },
        { type: 'changeOrder' as const, order, help: true },
      ]),
    decide: ({ state, action }, dice) => tryChange(state, action, dice),
  },
  keepOrder: {
    at: ['activation'],
    steps: ['orders'],
    stages: [{ name: 'thisStep', conditions: [inOrdersStep] }],
    candidates: () => [{ type: 'keepOrder' }],
    decide: ({ state }) => [{ type: 'OrderKept', wing: activation(state).wing }],
  },
};
