import { frameOf } from './change.ts';
import type { Event } from './events.ts';
import { gunAt, sideOf } from './position.ts';
import { cardOf, isTrain, unitOf } from './roster.ts';
import type { SideId, UnitId } from './scenario.ts';
import type { State, Unit } from './state.ts';

/** W12-casualties, W6.3.1, W12-effects - what a unit loses: arrangement, strength, morale, itself. */

/** A unit in the middle of its action that is beaten or gone has ended it. */
export function endIfActing(state: State, id: UnitId): readonly Event[] {
  return frameOf(state, 'activation')?.acting?.unit === id ? [{ type: 'UnitEnded', unit: id }] : [];
}

/**
 * W6.3.1 - one arrangement hit: normal to shaken to broken. W18-arrangementBrokenHit - on a unit that is
 * broken already it calls a morale check instead. Guns and wagons have no arrangement.
 */
export function arrangementHit(state: State, id: UnitId, rule: string): readonly Event[] {
  const unit = unitOf(state, id);
  if (unit.where !== 'map' || isTrain(cardOf(state, id))) return [];
  if (unit.arrangement === 'broken') {
    return [
      {
        type: 'CheckCalled',
        unit: id,
        cause: 'arrangementHit',
        retreat: 0,
        from: [],
        exposed: false,
      },
    ];
  }
  const to = unit.arrangement === 'normal' ? 'shaken' : 'broken';
  return [{ type: 'ArrangementHit', unit: id, to, rule }];
}

/** The unit is out of the battle; a gun it shared its hex with falls to the enemy. */
export function eliminated(
  state: State,
  id: UnitId,
  rule: string,
  enemy: SideId,
): readonly Event[] {
  return [
    ...endIfActing(state, id),
    { type: 'UnitEliminated', unit: id, rule },
    ...gunsAbandoned(state, unitOf(state, id), enemy),
  ];
}

/** W11-capture - guns in the hexes of a unit that retreats or dies fall to the enemy. */
export function gunsAbandoned(state: State, unit: Unit, enemy: SideId): readonly Event[] {
  const hexes = unit.left === unit.right ? [unit.left] : [unit.left, unit.right];
  return hexes.flatMap((hex) => {
    const gun = gunAt(state, hex);
    return gun === undefined || gun.id === unit.id || sideOf(gun) !== sideOf(unit)
      ? []
      : [{ type: 'GunCaptured' as const, unit: gun.id, by: enemy }];
  });
}

/** W12-casualties - strength points lost; with none left the unit is eliminated. */
export function casualties(
  state: State,
  id: UnitId,
  points: number,
  enemy: SideId,
): readonly Event[] {
  const unit = unitOf(state, id);
  if (unit.where !== 'map' || points === 0) return [];
  const { class: unitClass } = cardOf(state, id);
  if (unitClass === 'artillery') return [{ type: 'GunDisabled', unit: id }];
  if (unitClass === 'wagon') return [];
  const taken: Event = {
    type: 'CasualtiesTaken',
    unit: id,
    points: Math.min(points, unit.strength),
  };
  return unit.strength > points
    ? [taken]
    : [taken, ...eliminated(state, id, 'W12-casualties', enemy)];
}

/**
 * W12-effects - morale made worse to a level. QA-06: shaken to broken is no more than broken; a broken
 * unit that is to be shaken or broken again is eliminated (house).
 */
export function worsen(
  state: State,
  id: UnitId,
  to: 'shaken' | 'broken',
  rule: string,
  enemy: SideId,
): readonly Event[] {
  const unit = unitOf(state, id);
  const { class: unitClass } = cardOf(state, id);
  if (unit.where !== 'map' || unitClass === 'artillery' || unitClass === 'wagon') return [];
  if (unit.morale === 'broken') return eliminated(state, id, 'W12-brokenAgain', enemy);
  const next = to === 'shaken' && unit.morale === 'shaken' ? 'broken' : to;
  return [{ type: 'MoraleChanged', unit: id, to: next, rule }];
}
