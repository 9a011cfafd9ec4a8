import { type Body, DIRECTIONS, type Hex, NO_HEX, neighbour } from '@galloper/hexes';
import type { Dice } from '@galloper/kernel';
import { inOrder } from './evolve.ts';
import { leadersAlong } from './5.2-along.ts';
import { removed } from './5.3-replacement.ts';
import { reactionsToAdvance } from './9.1-triggers.ts';
import { occupation } from './11.5-capture.ts';
import { endIfActing, arrangementHit } from './12-losses.ts';
import { chartsOf } from './charts-of.ts';
import { rollRow } from './d10.ts';
import type { Event, ModifierRow } from './events.ts';
import { moverOf } from './7.1-pose.ts';
import { enterCost, isPassable } from './8.2-terrain.ts';
import {
  enemyAt,
  gridOf,
  isLone,
  leadersWith,
  sideOf,
  toEdgeOf,
  troopsAt,
  unitDistance,
} from './position.ts';
import { cardOf, otherSide, unitOf, wingOfUnit } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { FrameOf, State, Unit } from './state.ts';
import type { Rooms } from './verb.ts';

/** W11-pursuit, W11.7.3 - horse that beat an enemy is tested, and may chase him off the map. */

type Pursuit = FrameOf<'pursuit'>;
type Result = 'holds' | 'short' | 'pursues' | 'uncontrolled';

export function pursuitModifiers(state: State, id: UnitId, beaten: UnitId): readonly ModifierRow[] {
  const { styles, modifiers } = chartsOf(state).pursuit;
  const card = cardOf(state, id);
  const enemy = unitOf(state, beaten);
  const rating = Math.min(0, ...leadersWith(state, id).map((leader) => leader.rating));
  const { order } = wingOfUnit(state, id);
  const rows: ModifierRow[] = [];
  const add = (key: string, value: number, holds: boolean) => {
    if (holds && value !== 0) rows.push(['W11-pursuit', key, value]);
  };
  add(`pursuit.${card.pursuit ?? 'steady'}`, styles[card.pursuit ?? 'steady'], true);
  add('pursuit.beatenCavalry', modifiers.beatenCavalry, cardOf(state, beaten).class === 'cavalry');
  add('pursuit.beatenBroken', modifiers.beatenBroken, enemy.morale === 'broken');
  add('pursuit.leader', rating, true);
  add('pursuit.chargeOrder', modifiers.chargeOrder, order === 'charge');
  add('pursuit.receiveChargeOrder', modifiers.receiveChargeOrder, order === 'receiveCharge');
  add(
    'pursuit.brokenArrangement',
    modifiers.brokenArrangement,
    unitOf(state, id).arrangement === 'broken',
  );
  return rows;
}

/** A short pursuit goes one hex on and costs one arrangement hit; a longer one breaks arrangement. */
function began(
  state: State,
  id: UnitId,
  beaten: UnitId,
  result: Result,
  fights: boolean,
): readonly Event[] {
  if (result === 'holds') return [{ type: 'TurnAfterCombatCalled', units: [id] }];
  const short = result === 'short';
  const unit = unitOf(state, id);
  const hit: readonly Event[] = short
    ? unit.arrangement === 'broken'
      ? []
      : arrangementHit(state, id, 'W11-pursuit')
    : unit.arrangement === 'broken'
      ? []
      : [{ type: 'ArrangementHit', unit: id, to: 'broken', rule: 'W11-pursuit' }];
  const left = short ? 2 : cardOf(state, id).movement * 2;
  const uncontrolled = result === 'uncontrolled';
  return [
    ...endIfActing(state, id),
    ...hit,
    { type: 'PursuitBegan', unit: id, beaten, left, short, uncontrolled, fights: fights && !short },
  ];
}

function rollPursuit(state: State, id: UnitId, beaten: UnitId, dice: Dice): readonly Event[] {
  const modifiers = pursuitModifiers(state, id, beaten);
  const ask = { rule: 'W11-pursuit', key: 'ask.pursuit', args: { unit: id } };
  const { die, total, value } = rollRow(dice, ask, modifiers, chartsOf(state).pursuit.rows);
  const rolled: Event = {
    type: 'PursuitRolled',
    unit: id,
    die,
    modifiers: modifiers.map((row) => [...row]),
    total,
    result: value,
  };
  return inOrder(state, [() => [rolled], (now) => began(now, id, beaten, value, true)]);
}

/** Hexes to the edge the beaten side would flee over: the enemy's own. */
function toEdge(state: State, unit: Unit, hex: Hex): number {
  return toEdgeOf(state, otherSide(state, unit.side), hex);
}

function isFree(state: State, unit: Unit, hex: Hex): boolean {
  const troops = troopsAt(state, hex);
  const enemy = enemyAt(state, hex, sideOf(unit));
  return (
    isPassable(state, unit.id, hex) &&
    troops === undefined &&
    (enemy === undefined || isLone(state, enemy))
  );
}

function at(hex: Hex, facing: Body['facing']): Body {
  return { left: hex, right: hex, facing };
}

/** The next hex after the beaten unit, or towards the edge where it is gone. */
function nextHex(
  state: State,
  frame: Pursuit,
): { readonly hex: Hex; readonly facing: Body['facing'] } | undefined {
  const unit = unitOf(state, frame.unit);
  const beaten = unitOf(state, frame.beaten);
  const away = (hex: Hex) =>
    beaten.where === 'map' ? unitDistance(state, at(hex, 0), beaten) : toEdge(state, unit, hex);
  const grid = gridOf(state.scenario.ground);
  let best: { hex: Hex; facing: Body['facing']; away: number } | undefined;
  for (const direction of DIRECTIONS) {
    const hex = neighbour(grid, unit.left, direction);
    if (hex === NO_HEX || !isFree(state, unit, hex)) continue;
    const distance = away(hex);
    if (distance >= (best?.away ?? away(unit.left))) continue;
    best = { hex, facing: facingToward(unit.facing, direction), away: distance };
  }
  return best;
}

/** The facing nearest to the old one that has the direction in front. */
function facingToward(facing: Body['facing'], direction: number): Body['facing'] {
  const right = direction as Body['facing'];
  const left = ((direction + 5) % 6) as Body['facing'];
  const turnTo = (to: number) => Math.min((to - facing + 6) % 6, (facing - to + 6) % 6);
  return turnTo(right) <= turnTo(left) ? right : left;
}

function isFinished(state: State, frame: Pursuit): boolean {
  const unit = unitOf(state, frame.unit);
  const beaten = unitOf(state, frame.beaten);
  if (unit.where !== 'map' || unit.morale === 'broken' || frame.left <= 0) return true;
  if (beaten.where === 'map')
    return unitDistance(state, unit, beaten) <= 1 || meetsFresh(state, frame);
  return !frame.uncontrolled || meetsFresh(state, frame);
}

/** A pursuer that meets another enemy stops next to it. */
function meetsFresh(state: State, frame: Pursuit): boolean {
  const unit = unitOf(state, frame.unit);
  const moved = frame.left < cardOf(state, unit.id).movement * 2;
  return (
    moved &&
    state.units.some(
      (other) =>
        other.where === 'map' &&
        other.id !== frame.beaten &&
        sideOf(other) !== sideOf(unit) &&
        !isLone(state, other) &&
        unitDistance(state, unit, other) === 1,
    )
  );
}

/** W5.3.1b - leaders stacked with the horse ride off with it; read at once, they are removed. */
function leavesMap(state: State, frame: Pursuit): readonly Event[] {
  const unit = unitOf(state, frame.unit);
  const leaders = leadersWith(state, unit.id).map((leader) => leader.id);
  const atOnce = state.options.pursuingLeader === 'atOnce';
  return [
    { type: 'UnitLeftMap', unit: unit.id, edge: unit.left, leaders: atOnce ? [] : leaders },
    { type: 'PursuitEnded', unit: unit.id },
    ...(atOnce ? leaders.flatMap((leader) => removed(state, leader, 'W5.3.1b')) : []),
  ];
}

function mayLeave(state: State, frame: Pursuit): boolean {
  const unit = unitOf(state, frame.unit);
  const beaten = unitOf(state, frame.beaten);
  const reach = cardOf(state, unit.id).movement * 2;
  return frame.uncontrolled && beaten.where !== 'map' && toEdge(state, unit, unit.left) <= reach;
}

/** Caught up with the beaten unit, the pursuer fights it once more at once. */
function ended(state: State, frame: Pursuit): readonly Event[] {
  const unit = unitOf(state, frame.unit);
  const beaten = unitOf(state, frame.beaten);
  const closed: Event = { type: 'PursuitEnded', unit: unit.id };
  const caught =
    frame.fights &&
    unit.where === 'map' &&
    unit.morale !== 'broken' &&
    beaten.where === 'map' &&
    sideOf(beaten) !== sideOf(unit) &&
    unitDistance(state, unit, beaten) === 1;
  if (!caught) return [closed];
  const facing = facingAt(state, unit, beaten);
  return [
    closed,
    { type: 'UnitTurned', unit: unit.id, facing },
    {
      type: 'CombatDeclared',
      attackers: [unit.id],
      defender: beaten.id,
      hex: nearestHalf(state, unit, beaten),
      interception: true,
      momentum: [],
    },
  ];
}

function nearestHalf(state: State, unit: Unit, target: Unit): Hex {
  const left = at(target.left, 0);
  return unitDistance(state, unit, left) === 1 ? target.left : target.right;
}

function facingAt(state: State, unit: Unit, target: Unit): Body['facing'] {
  const grid = gridOf(state.scenario.ground);
  const hex = nearestHalf(state, unit, target);
  const direction = DIRECTIONS.find((way) => neighbour(grid, unit.left, way) === hex) ?? 0;
  return facingToward(unit.facing, direction);
}

function goOn(state: State, frame: Pursuit): readonly Event[] {
  if (mayLeave(state, frame)) return leavesMap(state, frame);
  if (isFinished(state, frame)) return ended(state, frame);
  const next = nextHex(state, frame);
  const unit = unitOf(state, frame.unit);
  if (next === undefined) return ended(state, frame);
  const cost = Math.max(1, enterCost(moverOf(state, unit.id), unit.left, next.hex));
  const left = frame.short ? 0 : Math.max(0, frame.left - cost);
  return inOrder(state, [
    (now) => leadersAlong(now, unit.id, at(next.hex, next.facing), []),
    () => [{ type: 'UnitPursued', unit: unit.id, hex: next.hex, facing: next.facing, left }],
    (now) => occupation(now, unit.id),
    (now) => reactionsToAdvance(now, unit.id),
  ]);
}

export const pursuitRooms: Rooms<'pursuitTest' | 'pursuit'> = {
  pursuitTest: {
    prompt: (_state, frame) => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: 'W11-pursuit',
      key: 'prompt.pursuitTest',
      args: { unit: frame.unit },
    }),
    resolve: (state, frame, dice) => {
      const unit = unitOf(state, frame.unit);
      return unit.where === 'map' && unit.morale !== 'broken'
        ? rollPursuit(state, frame.unit, frame.beaten, dice)
        : [{ type: 'PursuitWaived', unit: frame.unit }];
    },
  },
  pursuit: {
    prompt: (_state, frame) => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: 'W11-pursuit',
      key: 'prompt.pursuit',
      args: { unit: frame.unit },
    }),
    resolve: goOn,
  },
};
