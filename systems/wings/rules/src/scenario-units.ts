import { FACING_NAMES, neighbour, parseHex, turn, type Facing } from '@galloper/hexes';
import type { Ground, Scenario, UnitCard } from './scenario.ts';
import { checkHex, type Faults, gridFor, isImpassable } from './scenario-ground.ts';
import { isTrain } from './roster.ts';
import { known } from './scenario-people.ts';

/** What the units of a scenario must be, and where they may stand. */

function hexesOf(card: UnitCard): readonly string[] {
  return typeof card.at === 'string' ? [card.at] : card.at;
}

function checkBody(ground: Ground, card: UnitCard, place: string, faults: Faults): void {
  for (const hex of hexesOf(card)) checkHex(ground, hex, `${place}.at`, faults);
  const [first, second] = hexesOf(card);
  const grid = gridFor(ground);
  const left = parseHex(grid, first ?? '');
  if (second === undefined || left === undefined) return;
  const name = card.facing ?? 'n';
  const facing = FACING_NAMES.indexOf(name) as Facing;
  if (neighbour(grid, left, turn(facing, -1)) === parseHex(grid, second)) return;
  const args = { first: first ?? '', second, facing: name };
  faults.push({ place: `${place}.at`, key: 'scenario.notRight', args });
}

/** W2-lightInfantry, W14-cuirassiers, W14-lightHorse - the class of which each kind of troops is. */
const CLASS_OF_TRAIT = {
  dragoons: 'lightInfantry',
  commandedMusketeers: 'lightInfantry',
  cuirassier: 'cavalry',
  lightHorse: 'cavalry',
} as const;

function checkKind(card: UnitCard, place: string, faults: Faults): void {
  const gun = card.class === 'artillery';
  if (gun !== (card.gun !== undefined)) {
    const key = gun ? 'scenario.gunMissing' : 'scenario.gunStray';
    faults.push({ place: `${place}.gun`, key, args: {} });
  }
  if (card.class === 'cavalry' && card.pursuit === undefined) {
    faults.push({ place: `${place}.pursuit`, key: 'scenario.pursuit', args: {} });
  }
  if (typeof card.at !== 'string' && card.class !== 'heavyInfantry') {
    faults.push({ place: `${place}.at`, key: 'scenario.twoHexes', args: {} });
  }
  for (const trait of card.traits ?? []) {
    if (CLASS_OF_TRAIT[trait] === card.class) continue;
    faults.push({ place: `${place}.traits`, key: 'scenario.trait', args: { trait } });
  }
  if (isTrain(card) === card.strength > 0) {
    faults.push({ place: `${place}.strength`, key: 'scenario.strength', args: {} });
  }
}

function checkGrazing({ gun }: UnitCard, place: string, faults: Faults): void {
  if (gun === undefined || gun.grazing <= gun.maximum) return;
  faults.push({ place: `${place}.gun`, key: 'scenario.grazing', args: {} });
}

/** Troops of one side, one gun with them; wagons by themselves. */
function mayShare(a: UnitCard, b: UnitCard): boolean {
  if (a.side !== b.side || a.class === 'wagon' || b.class === 'wagon') return false;
  return (a.class === 'artillery') !== (b.class === 'artillery');
}

function checkStanding({ ground, units }: Scenario, faults: Faults): void {
  const taken = new Map<string, UnitCard[]>();
  units.forEach((card, at) => {
    if (card.arrives !== undefined) return;
    const place = `units[${at}].at`;
    for (const hex of hexesOf(card)) {
      const others = taken.get(hex) ?? [];
      const other = others.find((one) => !mayShare(one, card));
      if (other) faults.push({ place, key: 'scenario.taken', args: { id: other.id, hex } });
      if (isImpassable(ground, hex))
        faults.push({ place, key: 'scenario.impassable', args: { hex } });
      taken.set(hex, [...others, card]);
    }
  });
}

function checkLeaderHexes({ leaders, units }: Scenario, faults: Faults): void {
  leaders.forEach((leader, at) => {
    const enemy = units.find(
      (card) =>
        card.arrives === undefined &&
        card.side !== leader.side &&
        hexesOf(card).includes(leader.at),
    );
    if (enemy === undefined) return;
    const args = { id: enemy.id, hex: leader.at };
    faults.push({ place: `leaders[${at}].at`, key: 'scenario.enemyThere', args });
  });
}

export function checkUnits(scenario: Scenario, faults: Faults): void {
  const wings = scenario.wings.map((wing) => wing.id);
  scenario.units.forEach((card, at) => {
    const place = `units[${at}]`;
    known(wings, card.wing, `${place}.wing`, 'wing', faults);
    const side = scenario.wings.find((wing) => wing.id === card.wing)?.side;
    if (side !== undefined && side !== card.side) {
      faults.push({
        place: `${place}.side`,
        key: 'scenario.wingSide',
        args: { wing: card.wing, side },
      });
    }
    checkKind(card, place, faults);
    checkGrazing(card, place, faults);
    checkBody(scenario.ground, card, place, faults);
  });
  checkStanding(scenario, faults);
  checkLeaderHexes(scenario, faults);
}
