import { frontHexes } from '@galloper/hexes';
import type { Facts } from '@galloper/kernel';
import { frameOf } from './change.ts';
import { type ActionOf, MOST_NAMED } from './actions.ts';
import { removed } from './5.3-replacement.ts';
import { offerReactions } from './9.1-triggers.ts';
import { after } from './evolve.ts';
import type { Event } from './events.ts';
import {
  gridOf,
  isBeforeFrontOf,
  leadersAt,
  sideOf,
  stackAt,
  troopsAt,
  zoneTouched,
} from './position.ts';
import { cardOf, findLeader, findUnit, isTwoHex, unitOf, unitsOfWing } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { FrameOf, Leader, State, Unit } from './state.ts';
import { subsets } from './subsets.ts';
import type { Case, Verbs } from './verb.ts';

/** W11.1-who - in the close combat step active units may attack enemies in their front hexes. */

function activation(state: State): FrameOf<'activation'> {
  return frameOf(state, 'activation') as FrameOf<'activation'>;
}

type Attack = Case<ActionOf<'attack'>>;

function attackersOf({ state, action }: Attack): readonly Unit[] {
  return action.units.flatMap((id) => findUnit(state, id) ?? []);
}

const targetUnit = ({ state, action }: Attack) => findUnit(state, action.target);

/** W5.3.1d - a leader who is the only piece in his hex is a target himself. */
function loneLeader(state: State, id: string): Leader | undefined {
  const leader = findLeader(state, id);
  if (leader === undefined || leader.status !== 'map') return undefined;
  return stackAt(state, leader.hex).length === 0 ? leader : undefined;
}

function each(test: (of: Attack, unit: Unit) => boolean) {
  return (of: Attack) => attackersOf(of).every((unit) => test(of, unit));
}

function firstFailing(test: (of: Attack, unit: Unit) => boolean) {
  return (of: Attack): Facts => ({
    unit: attackersOf(of).find((unit) => !test(of, unit))?.id ?? of.action.units[0] ?? '',
    target: of.action.target,
  });
}

function eachMust(rule: string, key: string, test: (of: Attack, unit: Unit) => boolean) {
  return { rule, key, holds: each(test), facts: firstFailing(test) };
}

const known = {
  rule: 'W11.1-who',
  key: 'unit.unknown',
  holds: ({ state, action }: Attack) =>
    action.units.every((id) => findUnit(state, id) !== undefined),
  facts: ({ state, action }: Attack) => ({
    name: action.units.find((id) => findUnit(state, id) === undefined) ?? '',
  }),
};

const namedOnce = {
  rule: 'W11.1-who',
  key: 'combat.namedTwice',
  holds: ({ action }: Attack) => new Set(action.units).size === action.units.length,
  facts: ({ action: { units } }: Attack) => ({
    unit: units.find((id, at) => units.indexOf(id) < at) ?? '',
  }),
};

const targetKnown = {
  rule: 'W11.1-who',
  key: 'combat.noTarget',
  holds: ({ state, action }: Attack) =>
    findUnit(state, action.target) !== undefined || loneLeader(state, action.target) !== undefined,
  facts: ({ action }: Attack) => ({ name: action.target }),
};

const inStep = {
  rule: 'W2.2',
  key: 'activation.notCombat',
  holds: ({ state }: Attack) => activation(state).step === 'closeCombat',
};

const ofWing = eachMust('W5.4.1b', 'unit.otherWing', ({ state }, unit) =>
  isOfActiveWing(state, unit),
);

function isOfActiveWing(state: State, unit: Unit): boolean {
  return (
    unit.where === 'map' &&
    sideOf(unit) === activation(state).side &&
    cardOf(state, unit.id).wing === activation(state).wing
  );
}

const fightingClass = eachMust('W11.1-who', 'combat.guns', ({ state }, unit) =>
  isFightingClass(state, unit),
);

function isFightingClass(state: State, unit: Unit): boolean {
  return !['artillery', 'wagon'].includes(cardOf(state, unit.id).class);
}

const notBroken = eachMust('W12-effects', 'combat.broken', (_of, unit) => unit.morale !== 'broken');
const notHedgehog = eachMust('W6.3.2', 'combat.hedgehog', (_of, unit) => !unit.hedgehog);
const notFought = eachMust(
  'W11.1-once',
  'combat.fought',
  ({ state }, unit) => !activation(state).fought.includes(unit.id),
);

const enemyTarget = {
  rule: 'W11.1-who',
  key: 'combat.notEnemy',
  holds: (of: Attack) => {
    const target = targetUnit(of);
    if (target === undefined) return loneLeader(of.state, of.action.target)?.side !== of.seat;
    return target.where === 'map' && sideOf(target) !== of.seat;
  },
  facts: ({ action }: Attack) => ({ target: action.target }),
};

const notLoneGun = {
  rule: 'W11.5.1',
  key: 'combat.loneGun',
  holds: (of: Attack) => {
    const target = targetUnit(of);
    return target === undefined || isFightingClass(of.state, target);
  },
  facts: ({ action }: Attack) => ({ target: action.target }),
};

const targetNotFought = {
  rule: 'W11.1-once',
  key: 'combat.targetFought',
  holds: ({ state, action }: Attack) => !activation(state).fought.includes(action.target),
  facts: ({ action }: Attack) => ({ target: action.target }),
};

const inFront = eachMust('W11.1-who', 'combat.notInFront', (of, unit) => {
  const target = targetUnit(of);
  if (target !== undefined) return isBeforeFrontOf(of.state, target, unit);
  const leader = findLeader(of.state, of.action.target);
  return (
    leader !== undefined && frontHexes(gridOf(of.state.scenario.ground), unit).includes(leader.hex)
  );
});

function isBeforePikes(of: Attack, unit: Unit): boolean {
  const target = targetUnit(of);
  if (target === undefined || cardOf(of.state, target.id).class !== 'heavyInfantry') return false;
  return zoneTouched(of.state, target, unit) === 'front';
}

const noMusketsAtPikes = eachMust('W11.1-who', 'combat.lightAtFront', (of, unit) => {
  return cardOf(of.state, unit.id).class !== 'lightInfantry' || !isBeforePikes(of, unit);
});

const noLightHorseAtPikes = eachMust('W14-lightHorse', 'combat.lightAtFront', (of, unit) => {
  const light = cardOf(of.state, unit.id).traits?.includes('lightHorse') ?? false;
  return !light || !isBeforePikes(of, unit);
});

const stages = [
  { name: 'exists', conditions: [known, namedOnce, targetKnown] },
  { name: 'thisStep', conditions: [inStep] },
  { name: 'mayAct', conditions: [ofWing, fightingClass, notBroken, notHedgehog, notFought] },
  {
    name: 'target',
    conditions: [
      enemyTarget,
      notLoneGun,
      targetNotFought,
      inFront,
      noMusketsAtPikes,
      noLightHorseAtPikes,
    ],
  },
];

/** Targets in the front of a unit: enemy troops and lone leaders. */
function targetsOf(state: State, unit: Unit): readonly string[] {
  const found = new Set<string>();
  for (const hex of frontHexes(gridOf(state.scenario.ground), unit)) {
    const troops = troopsAt(state, hex);
    if (troops !== undefined && sideOf(troops) !== sideOf(unit)) found.add(troops.id);
    if (stackAt(state, hex).length === 0) {
      for (const leader of leadersAt(state, hex)) {
        if (leader.side !== sideOf(unit)) found.add(leader.id);
      }
    }
  }
  return [...found];
}

function candidates(state: State): readonly ActionOf<'attack'>[] {
  const frame = frameOf(state, 'activation');
  if (frame === undefined || frame.step !== 'closeCombat') return [];
  const byTarget = new Map<string, UnitId[]>();
  for (const unit of unitsOfWing(state, frame.wing)) {
    if (unit.where !== 'map' || frame.fought.includes(unit.id)) continue;
    if (!isFightingClass(state, unit) || unit.morale === 'broken' || unit.hedgehog) continue;
    for (const target of targetsOf(state, unit)) {
      byTarget.set(target, [...(byTarget.get(target) ?? []), unit.id]);
    }
  }
  return [...byTarget].flatMap(([target, units]) =>
    subsets(units, MOST_NAMED)
      .filter((set) => set.length > 0)
      .map((set) => ({ type: 'attack', units: [...set], target })),
  );
}

/** True when some unit of the active wing has an enemy it could attack. */
export function mayAttackAtAll(state: State): boolean {
  const side = activation(state).side;
  return candidates(state).some((action) =>
    stages.every((stage) =>
      stage.conditions.every((condition) => condition.holds({ state, seat: side, action })),
    ),
  );
}

/** Momentum: cavalry that moved two hexes or more straight before contact. */
function withMomentum(state: State, units: readonly UnitId[]): string[] {
  return units.filter(
    (id) => cardOf(state, id).class === 'cavalry' && unitOf(state, id).momentum >= 2,
  );
}

function hexAttacked(state: State, attackers: readonly UnitId[], target: Unit): number {
  if (!isTwoHex(cardOf(state, target.id))) return target.left;
  const first = attackers[0];
  const fronts =
    first === undefined ? [] : frontHexes(gridOf(state.scenario.ground), unitOf(state, first));
  return fronts.includes(target.left) ? target.left : target.right;
}

/** W17-fortescue - the first close combat of the wing, whatever it is fought against. */
function turncoatCall(state: State, { units, target }: ActionOf<'attack'>): readonly Event[] {
  const { turncoat } = state.scenario.special;
  if (turncoat === undefined || state.turncoatTried) return [];
  const wings = [...units, target].map((id) =>
    findUnit(state, id) === undefined ? findLeader(state, id)?.wing : cardOf(state, id).wing,
  );
  return wings.includes(turncoat.wing) ? [{ type: 'TurncoatCalled' }] : [];
}

function declare({ state, action }: Attack): readonly Event[] {
  const target = findUnit(state, action.target);
  const call = turncoatCall(state, action);
  if (target === undefined) {
    return [
      { type: 'LeaderAttacked', attackers: action.units, leader: action.target },
      ...removed(state, action.target, 'W5.3.1d'),
      ...call,
    ];
  }
  const declared: Event = {
    type: 'CombatDeclared',
    attackers: action.units,
    defender: target.id,
    hex: hexAttacked(state, action.units, target),
    interception: false,
    momentum: withMomentum(state, action.units),
  };
  const first = action.units[0] ?? target.id;
  return [declared, ...offerReactions(after(state, [declared]), 'attacked', first), ...call];
}

export const attackVerbs: Verbs<'attack'> = {
  attack: { at: ['activation'], steps: ['closeCombat'], stages, candidates, decide: declare },
};
