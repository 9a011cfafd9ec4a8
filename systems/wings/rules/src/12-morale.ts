import type { Dice } from '@galloper/kernel';
import { check as against, withFaces } from '@galloper/kernel';
import { inOrder } from './evolve.ts';
import { chartsOf } from './charts-of.ts';
import { D10, sumOf } from './d10.ts';
import { retreatOrdered } from './11.6-ordered.ts';
import { eliminated, worsen } from './12-losses.ts';
import type { Event, ModifierRow } from './events.ts';
import { leadersWith, sideOf } from './position.ts';
import { cardOf, otherSide, unitOf } from './roster.ts';
import type { FrameOf, State } from './state.ts';
import type { Rooms } from './verb.ts';

/** W12-check - die and modifiers up to the morale rating pass; 0 always passes, 9 always fails. */

type Check = FrameOf<'check'>;

export function checkModifiers(state: State, frame: Check): readonly ModifierRow[] {
  const unit = unitOf(state, frame.unit);
  const values = chartsOf(state).morale.check;
  const rows: ModifierRow[] = [];
  const add = (key: string, value: number, holds: boolean) => {
    if (holds && value !== 0) rows.push(['W12-check', `check.${key}`, value]);
  };
  add('shakenArrangement', values.shakenArrangement, unit.arrangement === 'shaken');
  add('brokenArrangement', values.brokenArrangement, unit.arrangement === 'broken');
  add('halfLost', values.halfLost, unit.casualties >= unit.strength && unit.casualties > 0);
  add('exposed', values.exposed, frame.exposed);
  add('hedgehog', values.hedgehog, unit.hedgehog);
  const rating = Math.min(0, ...leadersWith(state, unit.id).map((leader) => leader.rating));
  add('leader', rating, true);
  return rows;
}

function failed(state: State, frame: Check): readonly Event[] {
  const unit = unitOf(state, frame.unit);
  const cause = frame.from[0];
  const enemy = cause === undefined ? otherSide(state, sideOf(unit)) : sideOf(unitOf(state, cause));
  if (unit.morale === 'broken') return eliminated(state, unit.id, 'W12-check', enemy);
  const next = unit.morale === 'normal' ? 'shaken' : 'broken';
  return inOrder(state, [
    (now) => worsen(now, unit.id, next, 'W12-check', enemy),
    (now) => (frame.retreat > 0 ? retreatOrdered(now, unit.id, frame.retreat, frame.from) : []),
  ]);
}

function rollCheck(state: State, frame: Check, dice: Dice): readonly Event[] {
  const modifiers = checkModifiers(state, frame);
  const { alwaysPasses, alwaysFails } = chartsOf(state).morale;
  const target = cardOf(state, frame.unit).morale;
  const sum = sumOf(modifiers);
  const passes = (face: number) =>
    face <= alwaysPasses || (face < alwaysFails && face + sum <= target);
  const ask = { rule: 'W12-check', key: 'ask.check', args: { unit: frame.unit, target } };
  const { value, faces } = dice.roll(ask, withFaces(against(D10, passes)));
  const checked: Event = {
    type: 'MoraleChecked',
    unit: frame.unit,
    die: faces[0] ?? 0,
    modifiers: modifiers.map((row) => [...row]),
    target,
    passed: value,
  };
  return inOrder(state, [() => [checked], (now) => (value ? [] : failed(now, frame))]);
}

export const checkRooms: Rooms<'check'> = {
  check: {
    prompt: (_state, frame) => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: 'W12-check',
      key: 'prompt.check',
      args: { unit: frame.unit },
    }),
    resolve: (state, frame, dice) =>
      unitOf(state, frame.unit).where === 'map'
        ? rollCheck(state, frame, dice)
        : [{ type: 'CheckWaived', unit: frame.unit }],
  },
};
