import { z } from 'zod';
import { REFORMS, SHOTS, STEPS } from './actions.ts';
import { HEXSIDE_KINDS, ORDERS } from './scenario.ts';
import { CHECK_CAUSES, CONDITIONS, INSTRUCTION_KINDS, INSTRUCTIONS, TRIGGERS } from './state.ts';

/** What happened: facts in the past tense. They are what is stored; the past is folded, never decided again. */

const id = z.string();
const hex = z.int();
const facing = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
const order = z.enum(ORDERS);
const condition = z.enum(CONDITIONS);
const die = z.int();
/** Rule, message key, value. */
const modifiers = z.array(z.tuple([z.string(), z.string(), z.int()]));
const body = { left: hex, right: hex, facing };

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const eventSchema = z.discriminatedUnion('type', [
  // opening
  event('OrdersChosen', { side: id, orders: z.union([z.record(id, order), z.literal('sealed')]) }),
  event('HistoricalProposed', { side: id }),
  event('HistoricalAnswered', { side: id, accepted: z.boolean() }),
  event('OrdersRevealed', { orders: z.record(id, order), historical: z.boolean() }),
  event('InstructionGiven', {
    side: id,
    kind: z.enum(INSTRUCTION_KINDS),
    answer: z.enum(INSTRUCTIONS),
  }),
  // sequence of play
  event('InitiativeRolled', { level: order, dice: z.record(id, die), winner: id.optional() }),
  event('WingChosen', { wing: id }),
  event('WingPassed', { wing: id }),
  event('PreemptionOffered', {
    wing: id,
    side: id,
    moment: z.enum(['activation', 'continuation']),
    help: z.boolean(),
  }),
  event('PreemptionForgone', { side: id }),
  event('PreemptionClosed', {}),
  event('PreemptionTried', {
    wing: id,
    die,
    modifiers,
    target: die,
    success: z.boolean(),
    help: z.boolean(),
  }),
  event('ActivationBegan', { wing: id, cause: z.enum(['queue', 'continuation', 'preemption']) }),
  event('OrderKept', { wing: id }),
  event('OrderChangeTried', {
    wing: id,
    from: order,
    to: order,
    die,
    modifiers,
    target: die,
    success: z.boolean(),
    help: z.boolean(),
  }),
  event('ActionsEnded', { wing: id }),
  event('CombatsEnded', { wing: id }),
  event('ContinuationTried', {
    wing: id,
    die,
    modifiers,
    target: die,
    success: z.boolean(),
    help: z.boolean(),
  }),
  event('WingFinished', { wing: id }),
  event('ActivationEnded', { wing: id }),
  // movement and changes of a unit
  event('UnitBegan', {
    unit: id,
    inCommand: z.boolean(),
    adjacent: z.boolean(),
    targets: z.array(id),
  }),
  event('UnitStepped', {
    unit: id,
    step: z.enum(STEPS),
    ...body,
    cost: z.int(),
    entered: z.int(),
    crossed: z.array(z.enum(HEXSIDE_KINDS)),
  }),
  event('CommandRegained', { unit: id }),
  event('UnitEnded', { unit: id }),
  event('ArrangementHit', { unit: id, to: condition, rule: z.string() }),
  event('StackSwapped', { hex, gun: id, top: z.boolean() }),
  event('OpenOrderTaken', { unit: id, openOrder: z.boolean() }),
  event('ColumnTaken', { unit: id, column: z.boolean() }),
  event('GunLimbered', { unit: id, limbered: z.boolean(), facing }),
  event('GunTurned', { unit: id, facing }),
  event('LeaderMoved', { leader: id, hex, cause: z.enum(['move', 'along', 'swept', 'placed']) }),
  event('LeaderLeftMap', { leader: id, rule: z.string() }),
  event('ArmyCommanderActed', { side: id }),
  event('Reformed', { unit: id, what: z.enum(REFORMS), by: z.enum(['wing', 'army']) }),
  event('RallyTried', {
    unit: id,
    by: z.enum(['wing', 'army']),
    die,
    modifiers,
    target: die,
    success: z.boolean(),
  }),
  // reactions
  event('ReactionOffered', { trigger: z.enum(TRIGGERS), by: id, side: id, units: z.array(id) }),
  event('ReactionTaken', { unit: id }),
  event('ReactionsClosed', {}),
  event('UnitTurned', { unit: id, facing }),
  event('UnitWithdrew', { unit: id, path: z.array(hex), ...body }),
  event('InterceptionTried', {
    unit: id,
    target: id,
    die,
    modifiers,
    aim: die,
    success: z.boolean(),
  }),
  event('UnitIntercepted', { unit: id, target: id, path: z.array(hex), ...body }),
  event('HedgehogCalled', { unit: id, forced: z.boolean() }),
  event('HedgehogWaived', { unit: id }),
  event('HedgehogLeft', { unit: id }),
  event('HedgehogTried', { unit: id, die, modifiers, target: die, success: z.boolean() }),
  // fire
  event('ShotFired', {
    unit: id,
    target: id,
    how: z.enum(SHOTS),
    die,
    modifiers,
    total: z.int(),
    column: z.string(),
    result: z.string(),
    reaction: z.boolean(),
    bounce: z.int(),
  }),
  event('BounceCalled', { unit: id, targets: z.array(id) }),
  event('BounceEnded', { unit: id }),
  event('PistolsSpent', { unit: id, left: z.int() }),
  event('SalvoSpent', { unit: id }),
  event('GunSpent', { unit: id }),
  event('CasualtiesTaken', { unit: id, points: z.int() }),
  event('GunDisabled', { unit: id }),
  event('UnitEliminated', { unit: id, rule: z.string() }),
  event('MoraleChanged', { unit: id, to: condition, rule: z.string() }),
  event('CheckCalled', {
    unit: id,
    cause: z.enum(CHECK_CAUSES),
    retreat: z.int(),
    from: z.array(id),
    exposed: z.boolean(),
  }),
  event('CheckWaived', { unit: id }),
  event('MoraleChecked', { unit: id, die, modifiers, target: die, passed: z.boolean() }),
  // leaders
  event('LeaderEndangered', { leader: id, cause: z.enum(['fire', 'closeCombat']) }),
  event('LeaderSpared', { leader: id }),
  event('LeaderFateRolled', { leader: id, die, lost: z.boolean() }),
  event('LeaderRemoved', { leader: id, rule: z.string() }),
  event('ReplacementRolled', { leader: id, die, result: z.enum(['returns', 'sitsOut', 'gone']) }),
  event('StandInNamed', { leader: id, wing: id, standsInFor: id }),
  event('StandInLeft', { leader: id }),
  event('LeaderReturned', { leader: id }),
  event('LeaderGone', { leader: id, points: z.boolean() }),
  event('LeaderPromoted', { leader: id, side: id }),
  event('PlacementCalled', { leader: id, anyWing: z.boolean() }),
  event('PlacementWaived', { leader: id }),
  event('LeaderFollowCalled', { leader: id, unit: id, hex }),
  event('LeaderStayed', { leader: id }),
  // close combat
  event('CombatDeclared', {
    attackers: z.array(id),
    defender: id,
    hex,
    interception: z.boolean(),
    momentum: z.array(id),
  }),
  event('LeaderAttacked', { attackers: z.array(id), leader: id }),
  event('PistolsDeclared', { side: id, units: z.array(id) }),
  event('CombatResolved', {
    attackers: z.array(id),
    defender: id,
    die,
    modifiers,
    total: z.int(),
    result: z.string(),
  }),
  event('CombatClosed', {}),
  event('RetreatOrdered', { unit: id, hexes: z.int(), from: z.array(id), fromHexes: z.array(hex) }),
  event('UnitRetreated', { unit: id, ...body, hexesLeft: z.int() }),
  event('RetreatBlocked', { unit: id, hexesLeft: z.int() }),
  event('RetreatEnded', { unit: id }),
  event('UnitRouted', { unit: id }),
  event('AdvanceCalled', { units: z.array(id), hexes: z.array(hex), beaten: id }),
  event('UnitAdvanced', { unit: id, ...body }),
  event('AdvanceEnded', {}),
  event('PursuitTestCalled', { unit: id, beaten: id }),
  event('PursuitRolled', {
    unit: id,
    die,
    modifiers,
    total: z.int(),
    result: z.enum(['holds', 'short', 'pursues', 'uncontrolled']),
  }),
  event('PursuitWaived', { unit: id }),
  event('PursuitBegan', {
    unit: id,
    beaten: id,
    left: z.int(),
    short: z.boolean(),
    uncontrolled: z.boolean(),
    fights: z.boolean(),
  }),
  event('UnitPursued', { unit: id, hex, facing, left: z.int() }),
  event('PursuitEnded', { unit: id }),
  event('UnitLeftMap', { unit: id, edge: hex, leaders: z.array(id) }),
  event('ReturnRolled', { unit: id, die, modifiers, target: die, success: z.boolean() }),
  event('ReturnCalled', { unit: id, hexes: z.array(hex) }),
  event('UnitReturned', { unit: id, ...body }),
  event('TurnAfterCombatCalled', { units: z.array(id) }),
  event('TurnAfterCombatEnded', {}),
  event('GunCaptured', { unit: id, by: id }),
  event('TurncoatCalled', {}),
  event('TurncoatRolled', { die, unit: id.optional() }),
  // turn and end
  event('MarkerRemovalBegan', { turn: z.int() }),
  event('MarkerRemovalStep', { step: z.enum(['returningLeaders', 'pursuers', 'end']) }),
  event('MarkersCleared', {}),
  event('TurnBegan', { turn: z.int() }),
  event('UnitArrived', { unit: id, ...body }),
  event('BreakOffered', { sides: z.array(id) }),
  event('BreakForgone', { side: id }),
  event('BreakDeclared', { side: id }),
  event('BattleEnded', {
    by: z.enum(['turns', 'break', 'surrender']),
    winner: id.optional(),
    key: z.string(),
    points: z.record(id, z.int()),
  }),
]);

export type Event = z.infer<typeof eventSchema>;
export type EventType = Event['type'];
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;
export type ModifierRow = readonly [rule: string, key: string, value: number];
