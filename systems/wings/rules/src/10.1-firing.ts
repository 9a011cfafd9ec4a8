import { adjacentHexes, AXIAL, type Facing, type Hex, hexesAround, turn } from '@galloper/hexes';
import type { Condition } from '@galloper/kernel';
import { fightsAsBroken } from './6-column.ts';
import type { Shot } from './actions.ts';
import { chartsOf } from './charts-of.ts';
import { inSight } from './8.4-sight.ts';
import { fireLine } from './10.3-fire-modifiers.ts';
import { gridOf, gunAt, isBeforeFrontOf, sideOf, troopsAt, unitDistance } from './position.ts';
import { cardOf, findUnit } from './roster.ts';
import type { State, Unit } from './state.ts';

/** W10.1-smallArms, W10.5-artillery - who may fire how, and at what, whether active or in reaction. */

export type Aim = {
  readonly state: State;
  readonly firer: Unit;
  readonly target: Unit;
  readonly how: Shot;
};

type AimCondition = Condition<Aim>;
const facts = ({ firer, target, how }: Aim) => ({ firer: firer.id, target: target.id, how });

function mayFireSo({ state, firer, how }: Aim): boolean {
  const card = cardOf(state, firer.id);
  switch (how) {
    case 'artillery':
      return card.class === 'artillery';
    case 'pistols':
      return card.class === 'cavalry';
    case 'salvo':
      return card.class === 'heavyInfantry';
    case 'skirmishing':
      return card.class === 'lightInfantry' || (card.class === 'cavalry' && firer.openOrder);
    default:
      return card.class === 'heavyInfantry' || card.class === 'lightInfantry';
  }
}

const rightArm: AimCondition = {
  rule: 'W10.1-smallArms',
  key: 'fire.arm',
  holds: mayFireSo,
  facts,
};

const notBroken: AimCondition = {
  rule: 'W12-effects',
  key: 'fire.broken',
  holds: ({ firer }) => firer.morale !== 'broken',
  facts,
};

const reloaded: AimCondition = {
  rule: 'W10-salvo',
  key: 'fire.salvoSpent',
  holds: ({ firer }) => firer.salvo === 0,
  facts,
};

const steadyForSalvo: AimCondition = {
  rule: 'W10-salvo',
  key: 'fire.salvoArrangement',
  holds: ({ firer, how }) => how !== 'salvo' || (!fightsAsBroken(firer) && !firer.hedgehog),
  facts,
};

const pistolsLoaded: AimCondition = {
  rule: 'W10-pistols',
  key: 'fire.noPistols',
  holds: ({ state, firer, how }) =>
    cardOf(state, firer.id).class !== 'cavalry' ||
    (how !== 'pistols' && how !== 'skirmishing') ||
    firer.pistols > 0,
  facts,
};

/** QA-34, QA-35 - an unlimbered gun of one's own, ready, in order, not with a hedgehog. */
const gunReady: AimCondition = {
  rule: 'W10.5-ready',
  key: 'fire.gunNotReady',
  holds: ({ firer, how }) =>
    how !== 'artillery' || (!firer.fired && !firer.disabled && firer.capturedBy === undefined),
  facts,
};

const gunUnlimbered: AimCondition = {
  rule: 'W7.3.3',
  key: 'fire.limbered',
  holds: ({ firer, how }) => how !== 'artillery' || (!firer.limbered && !firer.limbering),
  facts,
};

const notWithHedgehog: AimCondition = {
  rule: 'W6.3.2-guns',
  key: 'fire.withHedgehog',
  holds: ({ state, firer, how }) =>
    how !== 'artillery' || troopsAt(state, firer.left)?.hedgehog !== true,
  facts,
};

/** W8-top - beneath a gun nobody fires small arms. */
const onTop: AimCondition = {
  rule: 'W8-top',
  key: 'fire.beneathGun',
  holds: ({ state, firer, how }) => {
    if (how === 'artillery') return true;
    const gun = gunAt(state, firer.left) ?? gunAt(state, firer.right);
    return gun === undefined || !gun.top || sideOf(gun) !== sideOf(firer);
  },
  facts,
};

/** The conditions of a firer, whatever the target. */
export const FIRER_CONDITIONS: readonly AimCondition[] = [
  rightArm,
  notBroken,
  reloaded,
  steadyForSalvo,
  pistolsLoaded,
  gunReady,
  gunUnlimbered,
  notWithHedgehog,
  onTop,
];

const isEnemyThere: AimCondition = {
  rule: 'W10.1-smallArms',
  key: 'fire.notEnemy',
  holds: ({ firer, target }) => target.where === 'map' && sideOf(target) !== sideOf(firer),
  facts,
};

function greatestRange({ state, firer, how }: Aim): number {
  if (how === 'skirmishing') return chartsOf(state).smallArms.skirmishRange;
  if (how !== 'artillery') return 1;
  return cardOf(state, firer.id).gun?.maximum ?? 0;
}

/** In the last turns guns fire to grazing range only. */
function duskRange({ state, firer }: Aim): number | undefined {
  const dusk = state.turn > state.scenario.turns - state.scenario.duskTurns;
  return dusk ? (cardOf(state, firer.id).gun?.grazing ?? 0) : undefined;
}

function within(
  rule: string,
  most: (aim: Aim) => number | undefined,
  forGuns: boolean,
): AimCondition {
  const range = ({ state, firer, target }: Aim) => unitDistance(state, firer, target);
  return {
    rule,
    key: 'fire.range',
    holds: (aim) => {
      const far = (aim.how === 'artillery') === forGuns ? most(aim) : undefined;
      return far === undefined || range(aim) <= far;
    },
    facts: (aim) => ({ ...facts(aim), range: range(aim), most: most(aim) ?? 0 }),
  };
}

const RANGES: readonly AimCondition[] = [
  within('W10.1-smallArms', greatestRange, false),
  within('W10.5-artillery', greatestRange, true),
  within('W17-dusk', duskRange, true),
];

/** True when a hex lies in the cone between the two front directions of a facing. */
export function isInArc(state: State, from: Hex, facing: Facing, to: Hex): boolean {
  const grid = gridOf(state.scenario.ground);
  const dq = (grid.q[to] ?? 0) - (grid.q[from] ?? 0);
  const dr = (grid.r[to] ?? 0) - (grid.r[from] ?? 0);
  const [q1, r1] = AXIAL[facing];
  const [q2, r2] = AXIAL[turn(facing, 1)];
  const det = q1 * r2 - q2 * r1;
  return (dq * r2 - dr * q2) * det >= 0 && (q1 * dr - r1 * dq) * det >= 0;
}

const inFront: AimCondition = {
  rule: 'W6.1-facing',
  key: 'fire.arc',
  holds: (aim) => {
    const { state, firer, target, how } = aim;
    if (how !== 'artillery' && how !== 'skirmishing') return isBeforeFrontOf(state, target, firer);
    if (firer.hedgehog) return true;
    return [firer.left, firer.right].some((from) =>
      [target.left, target.right].some((to) => isInArc(state, from, firer.facing, to)),
    );
  },
  facts,
};

const seen: AimCondition = {
  rule: 'W8.4-sight',
  key: 'fire.sight',
  holds: ({ state, firer, target, how }) => {
    if (how !== 'artillery' && how !== 'skirmishing') return true;
    const [from, to] = fireLine(state, firer, target);
    return inSight(state, from, to, how === 'artillery');
  },
  facts,
};

/** W8-top - small arms hit what is on top. */
const targetOnTop: AimCondition = {
  rule: 'W8-top',
  key: 'fire.targetBeneath',
  holds: ({ state, firer, target, how }) => {
    if (how === 'artillery') return true;
    const [, hex] = fireLine(state, firer, target);
    const gun = gunAt(state, hex);
    if (gun === undefined || sideOf(gun) !== sideOf(target)) return true;
    const troops = troopsAt(state, hex);
    return gun.id === target.id ? gun.top || troops === undefined : !gun.top;
  },
  facts,
};

export const TARGET_CONDITIONS: readonly AimCondition[] = [
  isEnemyThere,
  ...RANGES,
  inFront,
  seen,
  targetOnTop,
];

/** Ways in which a unit could fire at all. */
export function shotsOf(state: State, unit: Unit): readonly Shot[] {
  const card = cardOf(state, unit.id);
  if (card.class === 'artillery') return ['artillery'];
  if (card.class === 'cavalry') return unit.openOrder ? ['pistols', 'skirmishing'] : ['pistols'];
  if (card.class === 'heavyInfantry') return ['normal', 'salvo', 'advancing', 'retreating'];
  return card.class === 'lightInfantry' ? ['normal', 'advancing', 'retreating', 'skirmishing'] : [];
}

/** Enemies within the greatest range of each way in which a unit could fire. */
export function aimsOf(
  state: State,
  unit: Unit,
): readonly { readonly how: Shot; readonly targets: readonly Unit[] }[] {
  const byRange = new Map<number, readonly Unit[]>();
  return shotsOf(state, unit).map((how) => {
    const far = greatestRange({ state, firer: unit, target: unit, how });
    const targets = byRange.get(far) ?? targetsWithin(state, unit, far);
    byRange.set(far, targets);
    return { how, targets };
  });
}

/** As far as hexes are looked over one by one. */
const NEAR = 2;

function targetsWithin(state: State, unit: Unit, far: number): readonly Unit[] {
  if (far <= NEAR) return enemiesWithin(state, unit, far);
  return state.units.filter(
    (other) =>
      other.where === 'map' &&
      sideOf(other) !== sideOf(unit) &&
      unitDistance(state, unit, other) <= far,
  );
}

/** Enemies within a few hexes of a body. */
function enemiesWithin(state: State, unit: Unit, far: number): readonly Unit[] {
  const grid = gridOf(state.scenario.ground);
  const near = adjacentHexes(grid, unit);
  const hexes = far <= 1 ? near : new Set(near.flatMap((hex) => [hex, ...hexesAround(grid, hex)]));
  const found: Unit[] = [];
  const add = (other: Unit | undefined) => {
    if (other === undefined || sideOf(other) === sideOf(unit) || found.includes(other)) return;
    found.push(other);
  };
  for (const hex of hexes) {
    add(troopsAt(state, hex));
    add(gunAt(state, hex));
  }
  return found;
}

export function aimOf(state: State, firer: string, target: string, how: Shot): Aim | undefined {
  const from = findUnit(state, firer);
  const to = findUnit(state, target);
  return from === undefined || to === undefined
    ? undefined
    : { state, firer: from, target: to, how };
}
