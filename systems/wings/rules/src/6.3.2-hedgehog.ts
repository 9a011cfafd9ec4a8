import type { Condition, Dice } from '@galloper/kernel';
import { fightsAsBroken } from './6-column.ts';
import type { ActionOf } from './actions.ts';
import { calledFromNear, type Reactions, reactingStages, windowOf } from './9.0-reacting.ts';
import { chartsOf } from './charts-of.ts';
import { rollUpTo } from './d10.ts';
import { arrangementHit } from './12-losses.ts';
import { after } from './evolve.ts';
import type { Event, ModifierRow } from './events.ts';
import { leadersWith, sideOf, unitDistance, zoneTouched } from './position.ts';
import { cardOf, unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State, Unit } from './state.ts';
import type { Case, Rooms } from './verb.ts';

/** W6.3.2, W5.4.3j - heavy infantry forms hedgehog as a reaction, in command or not. */

type Form = Case<ActionOf<'formHedgehog'>>;
const facts = ({ action }: Form) => ({ unit: action.unit });

/** Heavy infantry, not broken in arrangement or morale, and not a hedgehog already. */
export function mayFormHedgehog(state: State, unit: Unit): boolean {
  return (
    cardOf(state, unit.id).class === 'heavyInfantry' &&
    !fightsAsBroken(unit) &&
    unit.morale !== 'broken' &&
    !unit.hedgehog
  );
}

const isPikes: Condition<Form> = {
  rule: 'W6.3.2',
  key: 'hedgehog.pikes',
  holds: ({ state, action }) => cardOf(state, action.unit).class === 'heavyInfantry',
  facts,
};

const steady: Condition<Form> = {
  rule: 'W6.3.2',
  key: 'hedgehog.broken',
  holds: ({ state, action }) => {
    const unit = unitOf(state, action.unit);
    return !fightsAsBroken(unit) && unit.morale !== 'broken';
  },
  facts,
};

const notYet: Condition<Form> = {
  rule: 'W6.3.2',
  key: 'hedgehog.already',
  holds: ({ state, action }) => !unitOf(state, action.unit).hedgehog,
  facts,
};

const toMove: Condition<Form> = {
  rule: 'W9.1-triggers',
  key: 'reaction.notByFire',
  holds: ({ state }) => windowOf(state).trigger !== 'firedOn',
  facts,
};

function modifiersOf(state: State, unit: Unit): readonly ModifierRow[] {
  const { shakenArrangement, shakenMorale } = chartsOf(state).morale.hedgehog;
  const rows: ModifierRow[] = [];
  if (unit.arrangement === 'shaken')
    rows.push(['W6.3.2', 'check.shakenArrangement', shakenArrangement]);
  if (unit.morale === 'shaken') rows.push(['W6.3.2', 'check.shakenMorale', shakenMorale]);
  const rating = Math.min(0, ...leadersWith(state, unit.id).map((leader) => leader.rating));
  if (rating !== 0) rows.push(['W6.3.2', 'check.leader', rating]);
  return rows;
}

/** The try: a hedgehog, or one arrangement hit. QA-17 - forming one triggers nothing. */
export function rollHedgehog(state: State, id: UnitId, dice: Dice): readonly Event[] {
  const unit = unitOf(state, id);
  const modifiers = modifiersOf(state, unit);
  const target = cardOf(state, id).morale;
  const ask = { rule: 'W6.3.2', key: 'ask.hedgehog', args: { unit: id, target } };
  const { die, success } = rollUpTo(dice, ask, target, modifiers);
  const tried: Event = {
    type: 'HedgehogTried',
    unit: id,
    die,
    modifiers: modifiers.map((row) => [...row]),
    target,
    success,
  };
  return success ? [tried] : [tried, ...arrangementHit(after(state, [tried]), id, 'W6.3.2')];
}

/** W6-forcedHedgehog - steady pikes whose flank or rear enemy horse has come next to must try. */
export function forcedHedgehogs(state: State, by: UnitId): readonly Event[] {
  const horse = unitOf(state, by);
  if (cardOf(state, by).class !== 'cavalry' || horse.where !== 'map') return [];
  return state.units
    .filter(
      (unit) =>
        unit.where === 'map' &&
        sideOf(unit) !== sideOf(horse) &&
        unitDistance(state, unit, horse) === 1 &&
        mayFormHedgehog(state, unit) &&
        zoneTouched(state, unit, horse) !== 'front',
    )
    .map((unit) => ({ type: 'HedgehogCalled', unit: unit.id, forced: true }));
}

export const hedgehogVerbs: Reactions<'formHedgehog'> = {
  formHedgehog: {
    at: ['reaction'],
    kind: 'hedgehog',
    stages: [
      ...reactingStages<ActionOf<'formHedgehog'>>(),
      { name: 'target', conditions: [toMove, calledFromNear, isPikes, steady, notYet] },
    ],
    candidates: (state) =>
      windowOf(state)
        .units.filter((id) => cardOf(state, id).class === 'heavyInfantry')
        .map((unit) => ({ type: 'formHedgehog', unit })),
    decide: ({ state, action }, dice) => {
      const taken: Event = { type: 'ReactionTaken', unit: action.unit };
      return [taken, ...rollHedgehog(after(state, [taken]), action.unit, dice)];
    },
  },
};

export const hedgehogRooms: Rooms<'hedgehog'> = {
  hedgehog: {
    prompt: (_state, frame) => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: 'W6-forcedHedgehog',
      key: 'prompt.hedgehog',
      args: { unit: frame.unit },
    }),
    resolve: (state, frame, dice) =>
      mayFormHedgehog(state, unitOf(state, frame.unit))
        ? rollHedgehog(state, frame.unit, dice)
        : [{ type: 'HedgehogWaived', unit: frame.unit }],
  },
};
