import { z } from 'zod';
import { FACING_NAMES, ORDERS } from './scenario.ts';
import { INSTRUCTION_KINDS, INSTRUCTIONS } from './state.ts';

/**
 * Everything a seat can attempt, in the imperative. Hexes are named `CCRR`. `resolve` is nobody's:
 * it runs what only has to be rolled.
 */

const unit = z.string().min(1).max(24);
/** Units that one attack, or one word about pistols, may name. */
export const MOST_NAMED = 6;

const hex = z.string().regex(/^\d{4}$/);

/** Hexes entered: forward, sideways and back, left and right; turns by a vertex; wheels; changes. */
export const STEPS = [
  'fl',
  'fr',
  'l',
  'r',
  'bl',
  'br',
  'turnLeft',
  'turnRight',
  'wheelLeft',
  'wheelRight',
  'wheelBackLeft',
  'wheelBackRight',
  'about',
  'swap',
  'column',
  'openOrder',
  'closeOrder',
] as const;
export type StepName = (typeof STEPS)[number];

export const SHOTS = [
  'normal',
  'salvo',
  'advancing',
  'retreating',
  'skirmishing',
  'pistols',
  'artillery',
] as const;
export type Shot = (typeof SHOTS)[number];

export const REFORMS = ['arrangement', 'hedgehog', 'salvo', 'pistols'] as const;
export type Reform = (typeof REFORMS)[number];

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('chooseOrders'), orders: z.record(unit, z.enum(ORDERS)) }),
  z.strictObject({ type: z.literal('proposeHistorical') }),
  z.strictObject({ type: z.literal('answerHistorical'), accept: z.boolean() }),
  z.strictObject({ type: z.literal('activate'), wing: unit }),
  z.strictObject({ type: z.literal('pass'), wing: unit }),
  z.strictObject({ type: z.literal('preempt'), wing: unit, help: z.boolean() }),
  z.strictObject({ type: z.literal('forgoPreemption') }),
  z.strictObject({ type: z.literal('changeOrder'), order: z.enum(ORDERS), help: z.boolean() }),
  z.strictObject({ type: z.literal('keepOrder') }),
  z.strictObject({ type: z.literal('step'), unit, step: z.enum(STEPS) }),
  z.strictObject({ type: z.literal('end'), unit }),
  z.strictObject({ type: z.literal('fire'), unit, target: unit, how: z.enum(SHOTS) }),
  z.strictObject({ type: z.literal('turnGun'), unit, facing: z.enum(FACING_NAMES) }),
  z.strictObject({ type: z.literal('limber'), unit }),
  z.strictObject({ type: z.literal('unlimber'), unit, facing: z.enum(FACING_NAMES) }),
  z.strictObject({
    type: z.literal('reform'),
    unit,
    by: z.enum(['wing', 'army']),
    what: z.enum(REFORMS),
  }),
  z.strictObject({ type: z.literal('rally'), unit, by: z.enum(['wing', 'army']) }),
  z.strictObject({ type: z.literal('moveLeader'), leader: unit, to: hex }),
  z.strictObject({ type: z.literal('leaveMap'), leader: unit }),
  z.strictObject({ type: z.literal('endActions') }),
  z.strictObject({
    type: z.literal('attack'),
    units: z.array(unit).min(1).max(MOST_NAMED),
    target: unit,
  }),
  z.strictObject({ type: z.literal('usePistols'), units: z.array(unit).max(MOST_NAMED) }),
  z.strictObject({ type: z.literal('endCombats') }),
  z.strictObject({ type: z.literal('continue'), help: z.boolean() }),
  z.strictObject({ type: z.literal('finish') }),
  z.strictObject({ type: z.literal('reactFire'), unit, how: z.enum(SHOTS) }),
  z.strictObject({ type: z.literal('reactTurn'), unit, step: z.enum(['turnLeft', 'turnRight']) }),
  z.strictObject({ type: z.literal('reactTurnGun'), unit, facing: z.enum(FACING_NAMES) }),
  /** The hexes stepped back into, one or two, and whether it turns about. */
  z.strictObject({
    type: z.literal('withdraw'),
    unit,
    path: z.array(hex).min(1).max(2),
    about: z.boolean(),
  }),
  /** The hexes the interceptor enters to get into contact; none when already adjacent. */
  z.strictObject({ type: z.literal('intercept'), unit, path: z.array(hex).max(2) }),
  z.strictObject({ type: z.literal('formHedgehog'), unit }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('retreat'), unit, to: z.union([hex, z.tuple([hex, hex])]) }),
  z.strictObject({ type: z.literal('advance'), unit }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('follow'), go: z.boolean() }),
  z.strictObject({
    type: z.literal('turnAfterCombat'),
    unit,
    step: z.enum(['turnLeft', 'turnRight']),
  }),
  z.strictObject({ type: z.literal('placeLeader'), leader: unit, at: hex }),
  z.strictObject({ type: z.literal('returnUnit'), unit, at: hex }),
  z.strictObject({ type: z.literal('declareBreak') }),
  z.strictObject({ type: z.literal('goOn') }),
  z.strictObject({
    type: z.literal('instruct'),
    kind: z.enum(INSTRUCTION_KINDS),
    answer: z.enum(INSTRUCTIONS),
  }),
  z.strictObject({ type: z.literal('resolve') }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;
