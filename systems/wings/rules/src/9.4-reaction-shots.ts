import { FACING_NAMES } from '@galloper/hexes';
import type { Condition, Stage } from '@galloper/kernel';
import type { ActionOf, Shot } from './actions.ts';
import { type Aim, aimOf, FIRER_CONDITIONS, shotsOf, TARGET_CONDITIONS } from './10.1-firing.ts';
import { type Answers, reactingStages, windowOf } from './9.0-reacting.ts';
import { cardOf, unitOf } from './roster.ts';
import type { State, Unit } from './state.ts';
import type { Case } from './verb.ts';

/** W9.4 - who may fire at the unit that gave the trigger; out of command it is the only fire (W5.4.3g). */

const REACTION_SHOTS: readonly Shot[] = ['normal', 'salvo', 'pistols', 'artillery'];

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

export const reactionFireAnswers: Answers<'reactFire' | 'reactTurnGun'> = {
  reactFire: {
    at: ['reaction'],
    kind: 'reactionFire',
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
  },
  reactTurnGun: {
    at: ['reaction'],
    kind: 'reactionMove',
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
  },
};
