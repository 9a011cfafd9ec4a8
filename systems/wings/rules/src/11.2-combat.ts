import type { Dice, Facts } from '@galloper/kernel';
import { endanger } from './10.10-leader-loss.ts';
import { inOrder } from './evolve.ts';
import { type ActionOf, MOST_NAMED } from './actions.ts';
import { combatModifiers, zoneAttacked } from './11.4-combat-modifiers.ts';
import { retreatOrdered } from './11.6-ordered.ts';
import { chartsOf } from './charts-of.ts';
import type { CombatEffect } from './charts.ts';
import { rollRow } from './d10.ts';
import type { Event } from './events.ts';
import { casualties, eliminated, endIfActing, arrangementHit, worsen } from './12-losses.ts';
import { isBeforeFrontOf, sideOf, troopsAt } from './position.ts';
import { cardOf, findUnit, unitOf } from './roster.ts';
import type { SideId, UnitId } from './scenario.ts';
import type { FrameOf, State, Unit } from './state.ts';
import { subsets } from './subsets.ts';
import type { Case, Rooms, Verbs } from './verb.ts';

/** W11.2-steps - a close combat: pistols, the roll, its results, and what follows. */

type Combat = FrameOf<'combat'>;

function combat(state: State): Combat {
  return state.frames.at(-1) as Combat;
}

/** Attackers still there and in contact; a withdrawal may have ended the combat before the roll. */
function stillFighting(state: State, frame: Combat): Combat {
  const defender = unitOf(state, frame.defender);
  const attackers = frame.attackers.filter((id) => {
    const unit = unitOf(state, id);
    return (
      unit.where === 'map' && unit.morale !== 'broken' && isBeforeFrontOf(state, defender, unit)
    );
  });
  return { ...frame, attackers: defender.where === 'map' ? attackers : [] };
}

function mayFirePistols(state: State, id: UnitId): boolean {
  const unit = findUnit(state, id);
  return unit !== undefined && unit.where === 'map' && unit.pistols > 0;
}

/** W10-pistols - units that may spend a volley in this combat, on the side that is to say. */
function pistolUnits(state: State, frame: Combat): readonly UnitId[] {
  if (frame.step === 'pistols') return frame.attackers.filter((id) => mayFirePistols(state, id));
  if (frame.step !== 'defenderPistols') return [];
  return mayFirePistols(state, frame.defender) ? [frame.defender] : [];
}

/** The step that really waits: nobody is asked who has no pistols. */
function effective(state: State, frame: Combat): Combat {
  const now = frame.step === 'after' ? frame : stillFighting(state, frame);
  if (now.step !== 'after' && now.attackers.length === 0) return { ...now, step: 'after' };
  if (now.step === 'pistols' && pistolUnits(state, now).length === 0) {
    return effective(state, { ...now, step: 'defenderPistols' });
  }
  if (now.step === 'defenderPistols' && pistolUnits(state, now).length === 0) {
    return { ...now, step: 'roll' };
  }
  return now;
}

function askedSide(state: State, frame: Combat): SideId {
  const id = frame.step === 'pistols' ? frame.attackers[0] : frame.defender;
  return sideOf(unitOf(state, id ?? frame.defender));
}

const eligible = {
  rule: 'W10-pistols',
  key: 'combat.noPistols',
  holds: ({ state, action }: Case<ActionOf<'usePistols'>>) => {
    const units = pistolUnits(state, effective(state, combat(state)));
    return (
      action.units.every((id) => units.includes(id)) &&
      new Set(action.units).size === action.units.length
    );
  },
  facts: ({ action }: Case<ActionOf<'usePistols'>>): Facts => ({ units: action.units }),
};

export const combatVerbs: Verbs<'usePistols'> = {
  usePistols: {
    at: ['combat'],
    stages: [{ name: 'target', conditions: [eligible] }],
    candidates: (state) => {
      const units = pistolUnits(state, effective(state, combat(state)));
      return subsets(units, MOST_NAMED).map((set) => ({ type: 'usePistols', units: [...set] }));
    },
    decide: ({ seat, action }) => [{ type: 'PistolsDeclared', side: seat, units: action.units }],
  },
};

function hitArrangement(state: State, id: UnitId, effect: CombatEffect): readonly Event[] {
  const ignored = cardOf(state, id).traits?.includes('cuirassier') ? 1 : 0;
  const hits = Math.max(0, (effect.arrangement ?? 0) - ignored);
  return inOrder(
    state,
    Array.from({ length: hits }, () => (now: State) => arrangementHit(now, id, 'W11.3-table')),
  );
}

/** QA-14 - a shaken unit that is to be shaken and go back is broken and goes back two. */
function retreatOf(state: State, id: UnitId, effect: CombatEffect): number {
  const again = effect.morale === 'shaken' && unitOf(state, id).morale === 'shaken';
  return again ? Math.max(2, effect.retreat ?? 0) : (effect.retreat ?? 0);
}

function suffer(
  state: State,
  id: UnitId,
  effect: CombatEffect,
  from: readonly UnitId[],
  exposed: boolean,
): readonly Event[] {
  const enemy = sideOf(unitOf(state, from[0] ?? id));
  if (effect.lightEliminated === true && cardOf(state, id).class === 'lightInfantry') {
    return eliminated(state, id, 'W11.3-table', enemy);
  }
  const hexes = retreatOf(state, id, effect);
  const { morale } = effect;
  return inOrder(state, [
    (now) => hitArrangement(now, id, effect),
    (now) => casualties(now, id, effect.casualties ?? 0, enemy),
    (now) => (morale === undefined ? [] : worsen(now, id, morale, 'W11.3-table', enemy)),
    (now) => (hexes > 0 ? retreatOrdered(now, id, hexes, from) : []),
    (now) => (effect.check === true ? checkCalled(now, id, from, exposed) : []),
  ]);
}

function checkCalled(
  state: State,
  id: UnitId,
  from: readonly UnitId[],
  exposed: boolean,
): readonly Event[] {
  if (unitOf(state, id).where !== 'map') return [];
  return [
    { type: 'CheckCalled', unit: id, cause: 'closeCombat', retreat: 1, from: [...from], exposed },
  ];
}

function spendPistols(state: State, frame: Combat): readonly Event[] {
  return frame.pistols.map((id) => ({
    type: 'PistolsSpent',
    unit: id,
    left: Math.max(0, unitOf(state, id).pistols - 1),
  }));
}

/** The one roll of a close combat, and all that it does at once. */
function rollCombat(state: State, open: Combat, dice: Dice): readonly Event[] {
  const frame = stillFighting(state, open);
  const { attackers, defender } = frame;
  const modifiers = combatModifiers(state, frame);
  const args = { attacker: attackers[0] ?? defender, defender };
  const ask = { rule: 'W11.3-table', key: 'ask.closeCombat', args };
  const rows = chartsOf(state).closeCombat.rows;
  const { die, total, value } = rollRow(dice, ask, modifiers, rows);
  const exposed = zoneAttacked(state, frame) !== 'front';
  const resolved: Event = {
    type: 'CombatResolved',
    attackers: [...attackers],
    defender,
    die,
    modifiers: modifiers.map((row) => [...row]),
    total,
    result: value.id,
  };
  return inOrder(state, [
    () => [resolved],
    (now) => spendPistols(now, frame),
    (now) => [...attackers, defender].flatMap((id) => endanger(now, id, 'closeCombat')),
    ...attackers.map((id) => (now: State) => suffer(now, id, value.attacker, [defender], false)),
    (now) => suffer(now, defender, value.defender, attackers, exposed),
  ]);
}

function isVacated(state: State, frame: Combat): boolean {
  return troopsAt(state, frame.hex)?.id !== frame.defender;
}

function standing(state: State, ids: readonly UnitId[]): readonly Unit[] {
  return ids
    .map((id) => unitOf(state, id))
    .filter((unit) => unit.where === 'map' && unit.morale !== 'broken');
}

/** Attackers that were beaten back: gone, or out of contact with the defender. */
function areBeatenBack(state: State, frame: Combat): boolean {
  const defender = unitOf(state, frame.defender);
  return standing(state, frame.attackers).every((unit) => !isBeforeFrontOf(state, defender, unit));
}

/** W11.7-advance, W11-pursuit - the winner goes forward, or his horse is tested. */
function whatFollows(state: State, frame: Combat, resolved: boolean): readonly Event[] {
  const closed: Event = { type: 'CombatClosed' };
  if (!resolved) return [closed, ...intercepted(state, frame, false)];
  const attackers = standing(state, frame.attackers);
  if (isVacated(state, frame) && attackers.length > 0) {
    const called: Event = {
      type: 'AdvanceCalled',
      units: attackers.map((unit) => unit.id),
      hexes: [frame.hex],
      beaten: frame.defender,
    };
    return [closed, ...intercepted(state, frame, false), called];
  }
  if (!isVacated(state, frame) && areBeatenBack(state, frame)) {
    return [closed, ...intercepted(state, frame, true), ...pursuitByDefender(state, frame)];
  }
  return [closed, ...intercepted(state, frame, false)];
}

function pursuitByDefender(state: State, frame: Combat): readonly Event[] {
  const defender = unitOf(state, frame.defender);
  const beaten = frame.attackers[0];
  const horse = cardOf(state, defender.id).class === 'cavalry' && defender.morale !== 'broken';
  return horse && beaten !== undefined
    ? [{ type: 'PursuitTestCalled', unit: defender.id, beaten }]
    : [];
}

/** W9.3 - the action of an intercepted unit is over unless it won. */
function intercepted(state: State, frame: Combat, won: boolean): readonly Event[] {
  return frame.interception && !won ? endIfActing(state, frame.defender) : [];
}

export const combatRooms: Rooms<'combat'> = {
  combat: {
    prompt: (state, open) => {
      const frame = effective(state, open);
      const args = {
        attacker: frame.attackers[0] ?? open.attackers[0] ?? '',
        defender: open.defender,
      };
      if (frame.step === 'pistols' || frame.step === 'defenderPistols') {
        const seats = [askedSide(state, frame)];
        return { kind: 'decide', seats, rule: 'W10-pistols', key: 'prompt.pistols', args };
      }
      const key = frame.step === 'roll' ? 'prompt.combatRoll' : 'prompt.combatAfter';
      const rule = frame.step === 'roll' ? 'W11.3-table' : 'W11.2-steps';
      return { kind: 'run', action: { type: 'resolve' }, rule, key, args };
    },
    resolve: (state, open, dice) => {
      const frame = effective(state, open);
      if (frame.step === 'roll') return rollCombat(state, open, dice);
      return whatFollows(state, open, open.step === 'after');
    },
  },
};
