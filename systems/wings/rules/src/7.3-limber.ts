import { FACING_NAMES, type Facing } from '@galloper/hexes';
import type { Condition, Stage } from '@galloper/kernel';
import type { ActionOf } from './actions.ts';
import { unitsToAct } from './2.2-acting.ts';
import { ACTING_STAGES, unitBegan } from './7.1-movement.ts';
import { frameOf } from './change.ts';
import type { Event } from './events.ts';
import { cardOf, unitOf } from './roster.ts';
import type { State } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W7.3.3, W6.2.3 - guns limber or unlimber for a whole turn, or turn instead of firing. */

type OfGun = Case<ActionOf<'limber' | 'unlimber' | 'turnGun'>>;

const fresh: Condition<OfGun> = {
  rule: 'W2.2-begun',
  key: 'unit.hasBegun',
  holds: ({ state }) => frameOf(state, 'activation')?.acting === undefined,
  facts: ({ action }) => ({ unit: action.unit }),
};

const isGun: Condition<OfGun> = {
  rule: 'W7.3.3',
  key: 'gun.notGun',
  holds: ({ state, action }) => cardOf(state, action.unit).class === 'artillery',
  facts: ({ action }) => ({ unit: action.unit }),
};

const serviceable: Condition<OfGun> = {
  rule: 'W10.5-artillery',
  key: 'gun.disabled',
  holds: ({ state, action }) => !unitOf(state, action.unit).disabled,
  facts: ({ action }) => ({ unit: action.unit }),
};

const ready: Condition<OfGun> = {
  rule: 'W10.5-artillery',
  key: 'gun.fired',
  holds: ({ state, action }) => !unitOf(state, action.unit).fired,
  facts: ({ action }) => ({ unit: action.unit }),
};

const once: Condition<OfGun> = {
  rule: 'W7.3.3',
  key: 'step.limbering',
  holds: ({ state, action }) => !unitOf(state, action.unit).limbering,
  facts: ({ action }) => ({ unit: action.unit }),
};

function limberedIs(limbered: boolean): Condition<OfGun> {
  return {
    rule: 'W7.3.3',
    key: limbered ? 'gun.notLimbered' : 'gun.limbered',
    holds: ({ state, action }) => unitOf(state, action.unit).limbered === limbered,
    facts: ({ action }) => ({ unit: action.unit }),
  };
}

const turns: Condition<Case<ActionOf<'turnGun'>>> = {
  rule: 'W6.2.3',
  key: 'gun.sameFacing',
  holds: ({ state, action }) => FACING_NAMES[unitOf(state, action.unit).facing] !== action.facing,
  facts: ({ action }) => ({ unit: action.unit }),
};

const base = ACTING_STAGES as unknown as readonly Stage<OfGun>[];
const gunStage: Stage<OfGun> = { name: 'kind', conditions: [fresh, isGun] };

function guns(state: State): readonly string[] {
  if (frameOf(state, 'activation')?.acting !== undefined) return [];
  return unitsToAct(state)
    .filter((unit) => cardOf(state, unit.id).class === 'artillery')
    .map((unit) => unit.id);
}

function facingOf(name: (typeof FACING_NAMES)[number]): Facing {
  return FACING_NAMES.indexOf(name) as Facing;
}

function acted(state: State, unit: string, event: Event): readonly Event[] {
  return [...unitBegan(state, unit), event, { type: 'UnitEnded', unit }];
}

export const limberVerbs: Verbs<'limber' | 'unlimber' | 'turnGun'> = {
  limber: {
    at: ['activation'],
    steps: ['actions'],
    stages: [
      ...base,
      gunStage,
      { name: 'target', conditions: [limberedIs(false), once, ready, serviceable] },
    ],
    candidates: (state) => guns(state).map((unit) => ({ type: 'limber', unit })),
    decide: ({ state, action }) =>
      acted(state, action.unit, {
        type: 'GunLimbered',
        unit: action.unit,
        limbered: true,
        facing: unitOf(state, action.unit).facing,
      }),
  },
  unlimber: {
    at: ['activation'],
    steps: ['actions'],
    stages: [...base, gunStage, { name: 'target', conditions: [limberedIs(true), once] }],
    candidates: (state) =>
      guns(state).flatMap((unit) =>
        FACING_NAMES.map((facing) => ({ type: 'unlimber' as const, unit, facing })),
      ),
    decide: ({ state, action }) =>
      acted(state, action.unit, {
        type: 'GunLimbered',
        unit: action.unit,
        limbered: false,
        facing: facingOf(action.facing),
      }),
  },
  turnGun: {
    at: ['activation'],
    steps: ['actions'],
    stages: [
      ...(base as readonly Stage<Case<ActionOf<'turnGun'>>>[]),
      gunStage as Stage<Case<ActionOf<'turnGun'>>>,
      {
        name: 'target',
        conditions: [
          limberedIs(false),
          once,
          ready,
          serviceable,
          turns,
        ] as unknown as readonly Condition<Case<ActionOf<'turnGun'>>>[],
      },
    ],
    candidates: (state) =>
      guns(state).flatMap((unit) =>
        FACING_NAMES.map((facing) => ({ type: 'turnGun' as const, unit, facing })),
      ),
    decide: ({ state, action }) =>
      acted(state, action.unit, {
        type: 'GunTurned',
        unit: action.unit,
        facing: facingOf(action.facing),
      }),
  },
};
