import { invariant, recent } from '@galloper/kernel';
import type {
  LeaderCard,
  LeaderId,
  Scenario,
  SideId,
  UnitCard,
  UnitId,
  WingId,
} from './scenario.ts';
import type { Leader, State, Unit, Wing } from './state.ts';

/** Who is who: units, leaders, wings and sides by id. */

type Roster = {
  readonly units: ReadonlyMap<UnitId, number>;
  readonly wings: ReadonlyMap<WingId, number>;
  /** Indices of the units of each wing. */
  readonly members: ReadonlyMap<WingId, readonly number[]>;
};

const rosterOf = recent(
  (scenario: Scenario) => scenario,
  ({ units, wings }): Roster => ({
    units: new Map(units.map((unit, index) => [unit.id, index])),
    wings: new Map(wings.map((wing, index) => [wing.id, index])),
    members: new Map(
      wings.map(({ id }) => [
        id,
        units.flatMap((unit, index) => (unit.wing === id ? [index] : [])),
      ]),
    ),
  }),
  2,
);

/** Index of a unit in `state.units` and in `scenario.units`; undefined for an unknown id. */
export function unitIndex(state: State, id: UnitId): number | undefined {
  return rosterOf(state.scenario).units.get(id);
}

export function findUnit(state: State, id: UnitId): Unit | undefined {
  const index = unitIndex(state, id);
  return index === undefined ? undefined : state.units[index];
}

export function unitOf(state: State, id: UnitId): Unit {
  const unit = findUnit(state, id);
  invariant(unit, `unit ${id} exists`);
  return unit;
}

export function cardOf(state: State, id: UnitId): UnitCard {
  const index = unitIndex(state, id);
  const card = index === undefined ? undefined : state.scenario.units[index];
  invariant(card, `unit ${id} exists`);
  return card;
}

export function isTwoHex(card: UnitCard): boolean {
  return typeof card.at !== 'string';
}

/** Artillery and wagons: no troops, no arrangement, no facing while they move. */
export function isTrain({ class: unitClass }: UnitCard): boolean {
  return unitClass === 'artillery' || unitClass === 'wagon';
}

export function findWing(state: State, id: WingId): Wing | undefined {
  const index = rosterOf(state.scenario).wings.get(id);
  return index === undefined ? undefined : state.wings[index];
}

export function wingOf(state: State, id: WingId): Wing {
  const wing = findWing(state, id);
  invariant(wing, `wing ${id} exists`);
  return wing;
}

/** The wing a unit belongs to for the whole game. W5.4.1b. */
export function wingOfUnit(state: State, id: UnitId): Wing {
  return wingOf(state, cardOf(state, id).wing);
}

export function findLeader(state: State, id: LeaderId): Leader | undefined {
  return state.leaders.find((leader) => leader.id === id);
}

export function leaderOf(state: State, id: LeaderId): Leader {
  const leader = findLeader(state, id);
  invariant(leader, `leader ${id} exists`);
  return leader;
}

/** The card of a leader named by the scenario; none for a generic stand-in. */
export function leaderCard(scenario: Scenario, id: LeaderId): LeaderCard | undefined {
  return scenario.leaders.find((leader) => leader.id === id);
}

/** The commander of a wing while he is on the map. */
export function commanderOnMap(state: State, wing: Wing): Leader | undefined {
  if (wing.commander === undefined) return undefined;
  const leader = findLeader(state, wing.commander);
  return leader?.status === 'map' ? leader : undefined;
}

/** The army commander of a side while he is on the map. */
export function armyCommanderOnMap(state: State, side: SideId): Leader | undefined {
  return state.leaders.find(
    (leader) => leader.side === side && leader.rank === 'armyCommander' && leader.status === 'map',
  );
}

export function otherSide(state: State, side: SideId): SideId {
  const [first, second] = state.scenario.sides;
  return first.id === side ? second.id : first.id;
}

export function unitsOfWing(state: State, wing: WingId): readonly Unit[] {
  const units: Unit[] = [];
  for (const index of rosterOf(state.scenario).members.get(wing) ?? []) {
    const unit = state.units[index];
    if (unit !== undefined) units.push(unit);
  }
  return units;
}
