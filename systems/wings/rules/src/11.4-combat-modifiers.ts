import { chartsOf } from './charts-of.ts';
import type { ModifierRow } from './events.ts';
import { fightsAsBroken } from './6-column.ts';
import { leadersWith, zoneTouched } from './position.ts';
import { cardOf, unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { FrameOf, State, Unit } from './state.ts';
import { combatTerrain, terrainAt } from './8.2-terrain.ts';

/** W11.4-modifiers - everything that bears on a close combat; positive favours the attacker. */

const RULE = 'W11.4-modifiers';
type Combat = FrameOf<'combat'>;
type Rows = ModifierRow[];
type Values = ReturnType<typeof chartsOf>['closeCombat']['modifiers'];

function add(rows: Rows, values: Values, name: keyof Values, holds: boolean): void {
  if (holds && values[name] !== 0) rows.push([RULE, `combat.${name}`, values[name]]);
}

function strengthOf(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unit.strength, 0);
}

/** Strength points of all attackers against the defender's, in whole ratios. */
function ratio(rows: Rows, values: Values, ours: number, theirs: number): void {
  if (ours >= 3 * theirs) add(rows, values, 'ratio3', true);
  else if (ours >= 2 * theirs) add(rows, values, 'ratio2', true);
  else if (2 * ours >= 3 * theirs) add(rows, values, 'ratio15', true);
  else if (3 * ours <= theirs) add(rows, values, 'ratio033', true);
  else if (2 * ours <= theirs) add(rows, values, 'ratio05', true);
  else if (3 * ours <= 2 * theirs) add(rows, values, 'ratio067', true);
}

function bestMorale(state: State, units: readonly Unit[]): number {
  return Math.max(...units.map((unit) => cardOf(state, unit.id).morale));
}

function worstArrangement(units: readonly Unit[]): 'normal' | 'shaken' | 'broken' {
  if (units.some(fightsAsBroken)) return 'broken';
  return units.some((unit) => unit.arrangement === 'shaken' || unit.openOrder)
    ? 'shaken'
    : 'normal';
}

function conditionOf(rows: Rows, values: Values, attackers: readonly Unit[], defender: Unit): void {
  const ours = worstArrangement(attackers);
  const theirs = worstArrangement([defender]);
  add(rows, values, 'attackerShakenArrangement', ours === 'shaken');
  add(rows, values, 'attackerBrokenArrangement', ours === 'broken');
  add(rows, values, 'defenderShakenArrangement', theirs === 'shaken');
  add(rows, values, 'defenderBrokenArrangement', theirs === 'broken');
  add(
    rows,
    values,
    'attackerShakenMorale',
    attackers.some((unit) => unit.morale === 'shaken'),
  );
  add(rows, values, 'defenderShakenMorale', defender.morale === 'shaken');
  add(rows, values, 'defenderBrokenMorale', defender.morale === 'broken');
}

function arms(state: State, rows: Rows, values: Values, frame: Combat, zone: string): void {
  const defender = unitOf(state, frame.defender);
  const classes = frame.attackers.map((id) => cardOf(state, id).class);
  const horse = classes.includes('cavalry');
  const pikes = classes.includes('heavyInfantry');
  const against = cardOf(state, defender.id).class;
  const steadyPikes = against === 'heavyInfantry' && !fightsAsBroken(defender);
  add(rows, values, 'cavalryAtHedgehog', horse && defender.hedgehog);
  add(
    rows,
    values,
    'cavalryAtFront',
    horse && !defender.hedgehog && steadyPikes && zone === 'front',
  );
  add(rows, values, 'infantryAtHedgehog', pikes && !horse && defender.hedgehog);
  add(
    rows,
    values,
    'againstLight',
    (horse || pikes) && against === 'lightInfantry' && isOpen(state, defender),
  );
  add(
    rows,
    values,
    'infantryAtStandingCavalry',
    pikes && against === 'cavalry' && defender.momentum === 0,
  );
  add(rows, values, 'momentum', frame.momentum.length > 0);
  add(
    rows,
    values,
    'attackerPistols',
    frame.pistols.some((id) => frame.attackers.includes(id)),
  );
  add(rows, values, 'defenderPistols', frame.pistols.includes(frame.defender));
  add(
    rows,
    values,
    'commandedMusketeers',
    against === 'cavalry' && zone === 'front' && hasMusketeers(state, defender),
  );
}

function isOpen(state: State, unit: Unit): boolean {
  return !['wood', 'village'].includes(terrainAt(state, unit.left));
}

/** W14-commandedMusketeers - musketeers among the horse: a body of them stacked with or adjacent to the defender. */
function hasMusketeers(state: State, defender: Unit): boolean {
  return state.units.some(
    (unit) =>
      unit.where === 'map' &&
      unit.side === defender.side &&
      unit.morale !== 'broken' &&
      (cardOf(state, unit.id).traits?.includes('commandedMusketeers') ?? false) &&
      zoneTouched(state, defender, unit) !== undefined,
  );
}

function leaders(state: State, rows: Rows, units: readonly UnitId[], sign: 1 | -1): void {
  const ratings = units.flatMap((id) => leadersWith(state, id).map((leader) => leader.rating));
  const best = Math.min(0, ...ratings);
  const key = sign === 1 ? 'combat.defenderLeader' : 'combat.attackerLeader';
  if (best !== 0) rows.push([RULE, key, sign * best]);
}

/** The zone through which the defender is attacked: the worst for him counts. */
export function zoneAttacked(state: State, frame: Combat): 'front' | 'flank' | 'rear' {
  const defender = unitOf(state, frame.defender);
  const zones = frame.attackers.map((id) => zoneTouched(state, defender, unitOf(state, id)));
  if (zones.includes('rear')) return 'rear';
  return zones.includes('flank') ? 'flank' : 'front';
}

/** Every modifier of a close combat, in the order a player reads them. */
export function combatModifiers(state: State, frame: Combat): readonly ModifierRow[] {
  const values = chartsOf(state).closeCombat.modifiers;
  const attackers = frame.attackers.map((id) => unitOf(state, id));
  const defender = unitOf(state, frame.defender);
  const zone = zoneAttacked(state, frame);
  const rows: Rows = [];
  ratio(rows, values, strengthOf(attackers), strengthOf([defender]));
  const morale = bestMorale(state, attackers) - cardOf(state, defender.id).morale;
  if (morale !== 0) rows.push([RULE, 'combat.morale', morale]);
  add(rows, values, 'flank', zone === 'flank');
  add(rows, values, 'rear', zone === 'rear');
  conditionOf(rows, values, attackers, defender);
  arms(state, rows, values, frame, zone);
  leaders(state, rows, frame.attackers, -1);
  leaders(state, rows, [frame.defender], 1);
  rows.push(...combatTerrain(state, attackers, defender));
  return rows;
}
