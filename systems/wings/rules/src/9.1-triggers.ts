import { adjacentHexes } from '@galloper/hexes';
import { forcedHedgehogs, mayFormHedgehog } from './6.3.2-hedgehog.ts';
import { interceptionWays, mayInterceptAtAll } from './9.3-interception-ways.ts';
import { reactionShots } from './9.4-reaction-shots.ts';
import type { Event } from './events.ts';
import { frameOf } from './change.ts';
import { gridOf, sideOf, stackAt, topFrame, unitDistance } from './position.ts';
import { cardOf, otherSide, unitOf, wingOfUnit } from './roster.ts';
import type { SideId, UnitId } from './scenario.ts';
import type { InstructionKind, State, Trigger, Unit } from './state.ts';

/** W9.1-triggers - which units may answer what an active unit did. */

function isOpen(state: State, side: SideId, kind: InstructionKind): boolean {
  const given = state.instructions[side];
  return given === undefined || given === 'sealed' || given[kind] !== 'decline';
}

/** W9.2 - units of one hex turn; horse and light infantry withdraw, but not under Charge. */
function mayMove(state: State, unit: Unit): boolean {
  const { class: unitClass } = cardOf(state, unit.id);
  if (['artillery', 'wagon'].includes(unitClass) || unit.hedgehog) return false;
  const turns = unit.left === unit.right && unit.morale !== 'broken';
  const light = unitClass === 'cavalry' || unitClass === 'lightInfantry';
  return turns || (light && wingOfUnit(state, unit.id).order !== 'charge');
}

function mayAnswer(state: State, unit: Unit, by: Unit, trigger: Trigger): boolean {
  const side = sideOf(unit);
  if (unit.where !== 'map' || unit.capturedBy !== undefined) return false;
  if (isOpen(state, side, 'reactionFire') && reactionShots(state, unit, by.id).length > 0)
    return true;
  if (trigger === 'firedOn') return false;
  if (isOpen(state, side, 'hedgehog') && mayFormHedgehog(state, unit)) return true;
  if (trigger !== 'attacked' && isOpen(state, side, 'interception') && mayMeet(state, unit, by))
    return true;
  return isOpen(state, side, 'reactionMove') && mayMove(state, unit);
}

function mayMeet(state: State, unit: Unit, by: Unit): boolean {
  return mayInterceptAtAll(state, unit, by) && interceptionWays(state, unit, by).length > 0;
}

function opened(
  trigger: Trigger,
  by: Unit,
  units: readonly Unit[],
  side: SideId,
): readonly Event[] {
  if (units.length === 0) return [];
  return [
    { type: 'ReactionOffered', trigger, by: by.id, side, units: units.map((unit) => unit.id) },
  ];
}

function enemiesNextTo(state: State, by: Unit): readonly Unit[] {
  const found = new Set<Unit>();
  for (const hex of adjacentHexes(gridOf(state.scenario.ground), by)) {
    for (const unit of stackAt(state, hex)) if (sideOf(unit) !== sideOf(by)) found.add(unit);
  }
  return [...found];
}

/**
 * The window for one trigger, or nothing where nobody may answer: `adjacent` for a unit that came next
 * to enemies, `firedOn` for the target of a shot, `attacked` for the defender of a close combat.
 */
export function offerReactions(
  state: State,
  trigger: Trigger,
  by: UnitId,
  only?: UnitId,
): readonly Event[] {
  const active = unitOf(state, by);
  if (active.where !== 'map') return [];
  const side = otherSide(state, sideOf(active));
  if (trigger !== 'attacked' && !mayReactNow(state, side)) return [];
  const frame = topFrame(state);
  const defender = frame.at === 'combat' ? frame.defender : undefined;
  const asked = only ?? (trigger === 'attacked' ? defender : undefined);
  const units = asked === undefined ? enemiesNextTo(state, active) : [unitOf(state, asked)];
  return opened(
    trigger,
    active,
    units.filter((unit) => sideOf(unit) === side && mayAnswer(state, unit, active, trigger)),
    side,
  );
}

/**
 * W9.1-active, QA-09 - the active side reacts only in its close combat step, and not in a fight begun by
 * interception; the unit attacked there answers all the same (W9.3-alone).
 */
function mayReactNow(state: State, side: SideId): boolean {
  const activation = frameOf(state, 'activation');
  if (activation === undefined || activation.side !== side) return true;
  return activation.step === 'closeCombat' && frameOf(state, 'combat')?.interception !== true;
}

/** What a move calls for: units next to it, and horse within two hexes that may meet it. */
export function reactionsToMove(state: State, by: UnitId): readonly Event[] {
  const active = unitOf(state, by);
  if (active.where !== 'map') return [];
  const side = otherSide(state, sideOf(active));
  const near = enemiesNextTo(state, active).filter((unit) =>
    mayAnswer(state, unit, active, 'adjacent'),
  );
  const horse = isOpen(state, side, 'interception') ? interceptors(state, active, side, near) : [];
  const trigger = near.length > 0 ? 'adjacent' : 'approach';
  return opened(trigger, active, [...near, ...horse], side);
}

function interceptors(
  state: State,
  active: Unit,
  side: SideId,
  near: readonly Unit[],
): readonly Unit[] {
  return state.units.filter(
    (unit) =>
      unit.where === 'map' &&
      sideOf(unit) === side &&
      !near.includes(unit) &&
      unitDistance(state, unit, active) === 2 &&
      mayMeet(state, unit, active),
  );
}

/** QA-08 - an advance or pursuit calls for reactions like any move, and may force hedgehogs. */
export function reactionsToAdvance(state: State, by: UnitId): readonly Event[] {
  return [...offerReactions(state, 'adjacent', by), ...forcedHedgehogs(state, by)];
}
