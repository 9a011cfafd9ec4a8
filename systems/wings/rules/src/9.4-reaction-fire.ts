import { FACING_NAMES, type Facing } from '@galloper/hexes';
import type { Condition, Stage } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import { type Aim, aimOf, FIRER_CONDITIONS, shotsOf, TARGET_CONDITIONS } from './10.1-firing.ts';
import { rollShot } from './10.2-shot.ts';
import { activeUnit, reactingStages, windowOf } from './9.0-reacting.ts';
import { offerReactions } from './9.1-triggers.ts';
import { REACTION_SHOTS } from './9.4-reaction-shots.ts';
import { after } from './evolve.ts';
import type { Event } from './events.ts';
import { cardOf, unitOf } from './roster.ts';
import type { State, Unit } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W9.4 - reaction fire at the unit that gave the trigger; out of command it is the only fire (W5.4.3g). */

type React = Case<ActionOf<'reactFire'>>;

function aim({ state, action }: React): Aim {
  return aimOf(state, action.unit, windowOf(state).by, action.how) as Aim;
}

function lifted(condition: Condition<Aim>): Condition<React> {
  const { facts } = condition;
  return {
    rule: condition.rule,
    key: condition.key,
    holds: (of) => condition.holds(aim(of)),
    ...(facts === undefined ? {} : { facts: (of: React) => facts(aim(of)) }),
  };
}

const asReaction: Condition<React> = {
  rule: 'W9.4',
  key: 'reaction.shot',
  holds: ({ action }) => REACTION_SHOTS.includes(action.how),
  facts: ({ action }) => ({ unit: action.unit, how: action.how }),
};

/** Guns that may turn towards the enemy instead of firing: ready and unlimbered. */
function mayTurnGun(state: State, unit: Unit): boolean {
  return (
    cardOf(state, unit.id).class === 'artillery' &&
    !unit.limbered &&
    !unit.limbering &&
    !unit.fired &&
    !unit.disabled &&
    unit.capturedBy === undefined
  );
}

const gunReady: Condition<Case<ActionOf<'reactTurnGun'>>> = {
  rule: 'W6.2.3',
  key: 'reaction.gunNotReady',
  holds: ({ state, action }) => mayTurnGun(state, unitOf(state, action.unit)),
  facts: ({ action }) => ({ unit: action.unit }),
};

const turnedByMove: Condition<Case<ActionOf<'reactTurnGun'>>> = {
  rule: 'W9.1-triggers',
  key: 'reaction.notByFire',
  holds: ({ state }) => windowOf(state).trigger !== 'firedOn',
  facts: ({ action }) => ({ unit: action.unit }),
};

const turns: Condition<Case<ActionOf<'reactTurnGun'>>> = {
  rule: 'W6.2.3',
  key: 'gun.sameFacing',
  holds: ({ state, action }) => FACING_NAMES[unitOf(state, action.unit).facing] !== action.facing,
  facts: ({ action }) => ({ unit: action.unit }),
};

/** W9.1-active - an attacker fired at in his close combat step may answer, and there it ends. */
function answerTo(state: State, firer: string, target: string): readonly Event[] {
  return windowOf(state).trigger === 'firedOn'
    ? []
    : offerReactions(state, 'firedOn', firer, target);
}

export const reactionFireVerbs: Verbs<'reactFire' | 'reactTurnGun'> = {
  reactFire: {
    at: ['reaction'],
    stages: [
      ...reactingStages<ActionOf<'reactFire'>>(),
      { name: 'mayFire', conditions: [asReaction, ...FIRER_CONDITIONS.map(lifted)] },
      { name: 'target', conditions: TARGET_CONDITIONS.map(lifted) },
    ],
    candidates: (state) =>
      windowOf(state).units.flatMap((id) =>
        shotsOf(state, unitOf(state, id)).map((how) => ({
          type: 'reactFire' as const,
          unit: id,
          how,
        })),
      ),
    decide: ({ state, action }, dice) => {
      const target = activeUnit(state).id;
      const taken: Event = { type: 'ReactionTaken', unit: action.unit };
      const now = after(state, [taken]);
      const shot = { firer: action.unit, target, how: action.how, reaction: true, bounce: 0 };
      return [taken, ...rollShot(now, shot, dice, answerTo(now, action.unit, target))];
    },
  },
  reactTurnGun: {
    at: ['reaction'],
    stages: [
      ...reactingStages<ActionOf<'reactTurnGun'>>(),
      { name: 'target', conditions: [turnedByMove, gunReady, turns] },
    ] as readonly Stage<Case<ActionOf<'reactTurnGun'>>>[],
    candidates: (state) =>
      windowOf(state)
        .units.filter((id) => cardOf(state, id).class === 'artillery')
        .flatMap((unit) =>
          FACING_NAMES.map((facing) => ({ type: 'reactTurnGun' as const, unit, facing })),
        ),
    decide: ({ action }) => [
      { type: 'ReactionTaken', unit: action.unit },
      {
        type: 'GunTurned',
        unit: action.unit,
        facing: FACING_NAMES.indexOf(action.facing) as Facing,
      },
    ],
  },
};
