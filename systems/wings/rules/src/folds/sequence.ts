import { frameOf, pop, push, withFrame, withWing } from '../change.ts';
import type { Event, EventOf } from '../events.ts';
import { otherSide, wingOf } from '../roster.ts';
import type { State } from '../state.ts';
import type { Folds } from '../verb.ts';

/** Opening orders, the order of wings, activations, the turn and the end. */

type Types = Extract<
  Event['type'],
  | 'OrdersChosen'
  | 'HistoricalProposed'
  | 'HistoricalAnswered'
  | 'OrdersRevealed'
  | 'InstructionGiven'
  | 'InitiativeRolled'
  | 'WingChosen'
  | 'WingPassed'
  | 'PreemptionOffered'
  | 'PreemptionForgone'
  | 'PreemptionClosed'
  | 'PreemptionTried'
  | 'ActivationBegan'
  | 'OrderKept'
  | 'OrderChangeTried'
  | 'ActionsEnded'
  | 'CombatsEnded'
  | 'ContinuationTried'
  | 'WingFinished'
  | 'ActivationEnded'
  | 'ArmyCommanderActed'
  | 'MarkerRemovalBegan'
  | 'MarkerRemovalStep'
  | 'MarkersCleared'
  | 'TurnBegan'
  | 'BreakOffered'
  | 'BreakForgone'
  | 'BreakDeclared'
  | 'BattleEnded'
>;

function ordersChosen(state: State, event: EventOf<'OrdersChosen'>): State {
  const others = state.opening.filter((choice) => choice.side !== event.side);
  return { ...state, opening: [...others, { side: event.side, chosen: event.orders }] };
}

function ordersRevealed(state: State, event: EventOf<'OrdersRevealed'>): State {
  const wings = state.wings.map((wing) => ({
    ...wing,
    order: event.orders[wing.id] ?? wing.order,
  }));
  return push(pop({ ...state, wings, opening: [], historicalProposedBy: undefined }, 'opening'), {
    at: 'queue',
  });
}

function instructionGiven(state: State, event: EventOf<'InstructionGiven'>): State {
  const given = state.instructions[event.side];
  const known = given === undefined || given === 'sealed' ? {} : given;
  const next = { ...known, [event.kind]: event.answer };
  return { ...state, instructions: { ...state.instructions, [event.side]: next } };
}

function activationBegan(state: State, event: EventOf<'ActivationBegan'>): State {
  const wing = wingOf(state, event.wing);
  const begun = withWing(state, wing.id, { activations: wing.activations + 1 });
  const base = event.cause === 'continuation' ? pop(begun, 'activation') : begun;
  return push(base, {
    at: 'activation',
    wing: wing.id,
    side: wing.side,
    cause: event.cause,
    step: 'orders',
    acting: undefined,
    done: [],
    fought: [],
    commanderMoved: false,
    armyCommanderUsed: false,
  });
}

function orderChangeTried(state: State, event: EventOf<'OrderChangeTried'>): State {
  const stepped = withFrame(state, 'activation', { step: 'actions' });
  return event.success ? withWing(stepped, event.wing, { order: event.to }) : stepped;
}

function preemptionTried(state: State, event: EventOf<'PreemptionTried'>): State {
  const settled = withFrame(state, 'preemption', { settled: true });
  return event.success ? settled : withWing(settled, event.wing, { noContinue: true });
}

function continuationTried(state: State, event: EventOf<'ContinuationTried'>): State {
  const wing = wingOf(state, event.wing);
  return withWing(state, wing.id, { continuations: wing.continuations + 1 });
}

function markersCleared(state: State): State {
  const wings = state.wings.map((wing) => ({
    ...wing,
    finished: false,
    passed: false,
    noContinue: false,
    continuations: 0,
    activations: 0,
  }));
  const units = state.units.map((unit) => ({
    ...unit,
    salvo: Math.max(0, unit.salvo - 1),
    fired: false,
    limbering: false,
    momentum: 0,
  }));
  return { ...state, wings, units, initiative: undefined };
}

function breakForgone(state: State, event: EventOf<'BreakForgone'>): State {
  const sides = (frameOf(state, 'breakWindow')?.sides ?? []).filter((side) => side !== event.side);
  return sides.length === 0
    ? pop(state, 'breakWindow')
    : withFrame(state, 'breakWindow', { sides });
}

export const sequenceFolds: Folds<Types> = {
  OrdersChosen: ordersChosen,
  HistoricalProposed: (state, event) => ({ ...state, historicalProposedBy: event.side }),
  HistoricalAnswered: (state, event) => ({
    ...state,
    historicalProposedBy: undefined,
    historicalDeclined: !event.accepted,
  }),
  OrdersRevealed: ordersRevealed,
  InstructionGiven: instructionGiven,
  InitiativeRolled: (state, event) =>
    event.winner === undefined
      ? state
      : { ...state, initiative: { level: event.level, next: event.winner } },
  WingChosen: (state, event) => {
    if (state.initiative === undefined) return state;
    const next = otherSide(state, wingOf(state, event.wing).side);
    return { ...state, initiative: { ...state.initiative, next } };
  },
  WingPassed: (state, event) => withWing(state, event.wing, { finished: true, passed: true }),
  PreemptionOffered: (state, event) =>
    push(state, {
      at: 'preemption',
      moment: event.moment,
      wing: event.wing,
      side: event.side,
      help: event.help,
      settled: false,
    }),
  PreemptionForgone: (state) => withFrame(state, 'preemption', { settled: true }),
  PreemptionClosed: (state) => pop(state, 'preemption'),
  PreemptionTried: preemptionTried,
  ActivationBegan: activationBegan,
  OrderKept: (state) => withFrame(state, 'activation', { step: 'actions' }),
  OrderChangeTried: orderChangeTried,
  ActionsEnded: (state) =>
    withFrame(state, 'activation', { step: 'closeCombat', acting: undefined }),
  CombatsEnded: (state) => withFrame(state, 'activation', { step: 'continuation' }),
  ContinuationTried: continuationTried,
  WingFinished: (state, event) => withWing(state, event.wing, { finished: true }),
  ActivationEnded: (state) => pop(state, 'activation'),
  ArmyCommanderActed: (state) => withFrame(state, 'activation', { armyCommanderUsed: true }),
  MarkerRemovalBegan: (state) => push(state, { at: 'markerRemoval', step: 'leaders' }),
  MarkerRemovalStep: (state, event) => withFrame(state, 'markerRemoval', { step: event.step }),
  MarkersCleared: markersCleared,
  TurnBegan: (state, event) => pop({ ...state, turn: event.turn }, 'markerRemoval'),
  BreakOffered: (state, event) => push(state, { at: 'breakWindow', sides: event.sides }),
  BreakForgone: breakForgone,
  BreakDeclared: (state) => state,
  BattleEnded: (state, event) => ({
    ...state,
    frames: [],
    over: { winner: event.winner, key: event.key, by: event.by },
  }),
};
