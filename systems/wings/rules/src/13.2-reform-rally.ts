import type { Condition, Dice, Stage } from '@galloper/kernel';
import { type ActionOf, REFORMS } from './actions.ts';
import { unitsToAct } from './2.2-acting.ts';
import { inCommand } from './5.4-command.ts';
import { unitBegan } from './7.1-movement.ts';
import { goalLeft } from './7.4-duty.ts';
import { chartsOf } from './charts-of.ts';
import { frameOf } from './change.ts';
import { rollUpTo } from './d10.ts';
import { after } from './evolve.ts';
import type { Event, ModifierRow } from './events.ts';
import { enemiesAdjacentTo, isByLeader, leadersWith, sideOf, unitDistance } from './position.ts';
import {
  armyCommanderOnMap,
  cardOf,
  commanderOnMap,
  findUnit,
  unitOf,
  wingOfUnit,
} from './roster.ts';
import type { State, Unit } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** W13.2 - reform and rally: by the wing where its order allows it, or by the army commander. */

type Restore = Case<ActionOf<'reform' | 'rally'>>;
const facts = ({ action }: Restore) => ({ unit: action.unit });
const unitIn = ({ state, action }: Restore) => unitOf(state, action.unit);

const exists: Condition<Restore> = {
  rule: 'W13.2',
  key: 'unit.unknown',
  holds: ({ state, action }) => findUnit(state, action.unit) !== undefined,
  facts: ({ action }) => ({ name: action.unit }),
};

const inActions: Condition<Restore> = {
  rule: 'W2.2',
  key: 'activation.notActions',
  holds: ({ state }) => frameOf(state, 'activation')?.step === 'actions',
};

const nobodyMidAction: Condition<Restore> = {
  rule: 'W2.2',
  key: 'activation.otherActs',
  holds: ({ state }) => frameOf(state, 'activation')?.acting === undefined,
  facts: ({ state, action }) => ({
    unit: action.unit,
    friend: frameOf(state, 'activation')?.acting?.unit ?? '',
  }),
};

function isOwn({ state, seat, action }: Restore): boolean {
  const unit = unitOf(state, action.unit);
  return unit.where === 'map' && sideOf(unit) === seat && unit.capturedBy === undefined;
}

/** QA-11 - one action for a unit in an activation, whoever gives it. */
const mayAct: Condition<Restore> = {
  rule: 'W13.2',
  key: 'unit.mayNotAct',
  holds: (of) => {
    const frame = frameOf(of.state, 'activation');
    if (frame === undefined || !isOwn(of) || frame.done.includes(of.action.unit)) return false;
    return (
      of.action.by === 'army' || unitsToAct(of.state).some((unit) => unit.id === of.action.unit)
    );
  },
  facts,
};

const notBeside: Condition<Restore> = {
  rule: 'W13-enemyNear',
  key: 'restore.besideEnemy',
  holds: (of) =>
    enemiesAdjacentTo(of.state, unitIn(of), sideOf(unitIn(of))).every(
      (enemy) => enemy.morale === 'broken',
    ),
  facts,
};

/** W5.4.3k, l, n - out of command only the army commander helps; he supplies the command himself. */
const inCommandForIt: Condition<Restore> = {
  rule: 'W5.4.3k',
  key: 'restore.outOfCommand',
  holds: ({ state, action }) => inCommand(state, action.unit),
  facts,
  except: [
    {
      rule: 'W5.4.3l',
      key: 'restore.armyCommander',
      holds: ({ action }) => action.by === 'army',
      facts,
    },
  ],
};

const armyCommanderThere: Condition<Restore> = {
  rule: 'W5.4.3l',
  key: 'restore.armyCommanderFar',
  holds: (of) => {
    if (of.action.by !== 'army') return true;
    const leader = armyCommanderOnMap(of.state, of.seat);
    return leader !== undefined && isByLeader(of.state, unitIn(of), leader);
  },
  facts,
};

const armyCommanderFree: Condition<Restore> = {
  rule: 'W5.1-acAction',
  key: 'influence.spent',
  holds: ({ state, action }) =>
    action.by !== 'army' || frameOf(state, 'activation')?.armyCommanderUsed !== true,
  facts,
};

function nearCommander(state: State, unit: Unit): boolean {
  const commander = commanderOnMap(state, wingOfUnit(state, unit.id));
  return commander !== undefined && isByLeader(state, unit, commander);
}

const byArmyCommander = {
  rule: 'W5.6.5a',
  key: 'restore.armyCommander',
  holds: ({ action }: Restore) => action.by === 'army',
  facts,
};

function orderForbids(
  rule: string,
  key: string,
  forbids: (order: string, near: boolean, action: Restore['action']) => boolean,
): Condition<Restore> {
  return {
    rule,
    key,
    holds: (of) => {
      const unit = unitIn(of);
      const { order } = wingOfUnit(of.state, unit.id);
      return !forbids(order, nearCommander(of.state, unit), of.action);
    },
    facts: (of) => ({ unit: of.action.unit, order: wingOfUnit(of.state, of.action.unit).order }),
    except: [byArmyCommander],
  };
}

/** W5.6.1j, W5.6.2, W5.6.3c - what each order allows. W5.6.4b - the Rally order allows both. */
const ORDER_CONDITIONS: readonly Condition<Restore>[] = [
  orderForbids('W5.6.1j', 'restore.charge', (order) => order === 'charge'),
  orderForbids(
    'W5.6.2',
    'restore.makeReady',
    (order, near, action) => order === 'makeReady' && (action.type === 'rally' || !near),
  ),
  orderForbids(
    'W5.6.3c',
    'restore.receiveCharge',
    (order, near, action) => order === 'receiveCharge' && action.type === 'rally' && !near,
  ),
];

/** The action is the whole action: what the unit owes it must not owe any more. */
const noDuty: Condition<Restore> = {
  rule: 'W5.4.3a',
  key: 'fire.duty',
  holds: (of) => of.action.by === 'army' || goalLeft(of.state, of.action.unit) === undefined,
  facts,
};

const base: readonly Stage<Restore>[] = [
  { name: 'exists', conditions: [exists] },
  { name: 'thisStep', conditions: [inActions, nobodyMidAction] },
  { name: 'mayAct', conditions: [mayAct] },
  {
    name: 'command',
    conditions: [
      inCommandForIt,
      armyCommanderThere,
      armyCommanderFree,
      ...ORDER_CONDITIONS,
      notBeside,
    ],
  },
];

const needsReform: Condition<Case<ActionOf<'reform'>>> = {
  rule: 'W13-reform',
  key: 'reform.nothing',
  holds: ({ state, action }) => isWorthReforming(unitOf(state, action.unit), action.what, state),
  facts: ({ action }) => ({ unit: action.unit, what: action.what }),
};

function isWorthReforming(unit: Unit, what: string, state: State): boolean {
  if (what === 'hedgehog') return unit.hedgehog;
  if (what === 'salvo') return unit.salvo > 0;
  if (what === 'pistols') return cardOf(state, unit.id).class === 'cavalry' && unit.pistols < 2;
  return unit.arrangement !== 'normal';
}

const needsRally: Condition<Case<ActionOf<'rally'>>> = {
  rule: 'W13-rally',
  key: 'rally.nothing',
  holds: ({ state, action }) => unitOf(state, action.unit).morale !== 'normal',
  facts,
};

function actedBy(state: State, { by, unit }: Restore['action']): readonly Event[] {
  const side = sideOf(unitOf(state, unit));
  return by === 'army' ? [{ type: 'ArmyCommanderActed', side }] : [];
}

function rallyModifiers(state: State, unit: Unit): readonly ModifierRow[] {
  const values = chartsOf(state).morale.rally;
  const rows: ModifierRow[] = [];
  const near = state.units.some(
    (enemy) =>
      enemy.where === 'map' &&
      sideOf(enemy) !== sideOf(unit) &&
      unitDistance(state, unit, enemy) <= values.enemyNearHexes,
  );
  if (wingOfUnit(state, unit.id).order === 'rallyOrder') {
    rows.push(['W13-rally', 'rally.order', values.rallyOrder]);
  }
  if (near) rows.push(['W13-rally', 'rally.enemyNear', values.enemyNear]);
  const rating = Math.min(0, ...leadersWith(state, unit.id).map((leader) => leader.rating));
  if (rating !== 0) rows.push(['W13.3', 'check.leader', rating]);
  return rows;
}

function rally({ state, action }: Case<ActionOf<'rally'>>, dice: Dice): readonly Event[] {
  const began = [...actedBy(state, action), ...beganFor(state, action)];
  const now = after(state, began);
  const unit = unitOf(now, action.unit);
  const modifiers = rallyModifiers(now, unit);
  const target = cardOf(state, unit.id).morale;
  const ask = { rule: 'W13-rally', key: 'ask.rally', args: { unit: unit.id, target } };
  const { die, success } = rollUpTo(dice, ask, target, modifiers);
  const tried: Event = {
    type: 'RallyTried',
    unit: unit.id,
    by: action.by,
    die,
    modifiers: modifiers.map((row) => [...row]),
    target,
    success,
  };
  return [...began, tried, { type: 'UnitEnded', unit: unit.id }];
}

/** A unit of another wing, helped by the army commander, does not begin an action of its own. */
function beganFor(state: State, action: Restore['action']): readonly Event[] {
  const active = frameOf(state, 'activation')?.wing;
  return cardOf(state, action.unit).wing === active ? unitBegan(state, action.unit) : [];
}

function unitsWorth(state: State): readonly Unit[] {
  const frame = frameOf(state, 'activation');
  if (frame?.step !== 'actions' || frame.acting !== undefined) return [];
  return state.units.filter(
    (unit) => unit.where === 'map' && sideOf(unit) === frame.side && !frame.done.includes(unit.id),
  );
}

const BY = ['wing', 'army'] as const;

function stagesFor<Type extends 'reform' | 'rally'>(
  last: Condition<Case<ActionOf<Type>>>,
): readonly Stage<Case<ActionOf<Type>>>[] {
  return [
    ...(base as unknown as readonly Stage<Case<ActionOf<Type>>>[]),
    { name: 'target', conditions: [last, noDuty as unknown as Condition<Case<ActionOf<Type>>>] },
  ];
}

export const restoreVerbs: Verbs<'reform' | 'rally'> = {
  reform: {
    at: ['activation'],
    steps: ['actions'],
    stages: stagesFor<'reform'>(needsReform),
    candidates: (state) =>
      unitsWorth(state).flatMap((unit) =>
        REFORMS.filter((what) => isWorthReforming(unit, what, state)).flatMap((what) =>
          BY.map((by) => ({ type: 'reform' as const, unit: unit.id, by, what })),
        ),
      ),
    decide: ({ state, action }) => [
      ...actedBy(state, action),
      ...beganFor(state, action),
      { type: 'Reformed', unit: action.unit, what: action.what, by: action.by },
      { type: 'UnitEnded', unit: action.unit },
    ],
  },
  rally: {
    at: ['activation'],
    steps: ['actions'],
    stages: stagesFor<'rally'>(needsRally),
    candidates: (state) =>
      unitsWorth(state)
        .filter((unit) => unit.morale !== 'normal')
        .flatMap((unit) => BY.map((by) => ({ type: 'rally' as const, unit: unit.id, by }))),
    decide: rally,
  },
};
