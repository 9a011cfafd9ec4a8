import { adjacentHexes } from '@galloper/hexes';
import { forcedHedgehogs } from './6.3.2-hedgehog.ts';
import { answering } from './9.1-answers.ts';
import { frameOf } from './change.ts';
import { chartsOf } from './charts-of.ts';
import { after } from './evolve.ts';
import type { Event, EventOf } from './events.ts';
import { gridOf, sideOf, stackAt, topFrame, unitDistance } from './position.ts';
import { cardOf, otherSide, unitOf } from './roster.ts';
import type { SideId, UnitId } from './scenario.ts';
import type { InstructionKind, State, Trigger, Unit } from './state.ts';

/** W9.1-triggers - which units may answer what an active unit did. */

function isOpen(state: State, side: SideId, kind: InstructionKind): boolean {
  const given = state.instructions[side];
  return given === undefined || given === 'sealed' || given[kind] !== 'decline';
}

/** The window, for those of the units called that have an answer to give. */
function offerTo(
  state: State,
  trigger: Trigger,
  by: Unit,
  called: readonly Unit[],
): EventOf<'ReactionOffered'> | undefined {
  const side = otherSide(state, sideOf(by));
  const units = called.filter((unit) => sideOf(unit) === side).map(({ id }) => id);
  if (units.length === 0) return undefined;
  const offer = { type: 'ReactionOffered', trigger, by: by.id, side, units } as const;
  const asked = after(state, [offer]);
  const found = new Set(answering(asked, (kind) => isOpen(state, side, kind)));
  return found.size === 0 ? undefined : { ...offer, units: units.filter((id) => found.has(id)) };
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
  if (trigger !== 'attacked' && !mayReactNow(state, otherSide(state, sideOf(active)))) return [];
  const frame = topFrame(state);
  const defender = frame.at === 'combat' ? frame.defender : undefined;
  const asked = only ?? (trigger === 'attacked' ? defender : undefined);
  const units = asked === undefined ? enemiesNextTo(state, active) : [unitOf(state, asked)];
  return [offerTo(state, trigger, active, units)].flatMap((offer) => offer ?? []);
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

/** What a move calls for: units next to it, and horse within reach that may meet it. */
export function reactionsToMove(state: State, by: UnitId): readonly Event[] {
  const active = unitOf(state, by);
  if (active.where !== 'map') return [];
  const near = enemiesNextTo(state, active);
  const offer = offerTo(state, 'adjacent', active, [...near, ...horseWithin(state, active)]);
  if (offer === undefined) return [];
  const isNear = near.some(({ id }) => offer.units.includes(id));
  return [{ ...offer, trigger: isNear ? 'adjacent' : 'approach' }];
}

/** Horse that is not next to a unit but near enough to meet it. */
function horseWithin(state: State, active: Unit): readonly Unit[] {
  const { rangeHexes } = chartsOf(state).morale.interception;
  return state.units.filter((unit) => {
    if (unit.where !== 'map' || cardOf(state, unit.id).class !== 'cavalry') return false;
    if (sideOf(unit) === sideOf(active)) return false;
    const distance = unitDistance(state, unit, active);
    return distance > 1 && distance <= rangeHexes;
  });
}

/** QA-08 - an advance or pursuit calls for reactions like any move, and may force hedgehogs. */
export function reactionsToAdvance(state: State, by: UnitId): readonly Event[] {
  return [...offerReactions(state, 'adjacent', by), ...forcedHedgehogs(state, by)];
}
