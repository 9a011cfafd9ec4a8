import type { FaceGroup, FaceRow, LookAt, RowStatus } from '@galloper/board';
import {
  cardOf,
  findLeader,
  findUnit,
  type Frame,
  type Leader,
  nameOf,
  type State,
  type Unit,
  unitsOfWing,
  wingOf,
} from '@galloper/wings';
import { LeaderEmblem, UnitEmblem } from './emblem.tsx';
import { marksOf } from './marks.ts';
import { liveryOf, wingOrder } from './names.ts';
import { hexesOf } from './places.ts';
import { type Language, word } from './words.ts';

/** What can act, in rows: the active wing, whoever may answer, or all wings. */

type Activation = Extract<Frame, { at: 'activation' }>;

export function activationOf(state: State): Activation | undefined {
  return state.frames.findLast((frame): frame is Activation => frame.at === 'activation');
}

/** The order of the active wing. */
export function activeOrder(state: State, language: Language): string {
  const activation = activationOf(state);
  return activation === undefined ? '' : wingOrder(state, activation.wing, language);
}

function statusOf(state: State, id: string, look: LookAt): RowStatus {
  const activation = activationOf(state);
  if (activation?.acting?.unit === id) return 'acting';
  if (look.mayAct.has(id)) return 'mayAct';
  return activation?.done.includes(id) === true ? 'done' : 'waiting';
}

function unitRow(state: State, unit: Unit, language: Language, look: LookAt): FaceRow {
  const marks = marksOf(state, unit, language).filter(({ key }) => key !== 'fired');
  return {
    id: unit.id,
    name: nameOf(state, language, unit.id),
    symbol: <UnitEmblem livery={liveryOf(state, unit.side)} of={cardOf(state, unit.id).class} />,
    note: marks.map(({ title }) => title).join(', '),
    figure: unit.strength > 0 ? String(unit.strength) : '',
    status: statusOf(state, unit.id, look),
    hexes: hexesOf(state, unit.id),
  };
}

function leaderRow(state: State, leader: Leader, language: Language, look: LookAt): FaceRow {
  return {
    id: leader.id,
    name: nameOf(state, language, leader.id),
    symbol: (
      <LeaderEmblem livery={liveryOf(state, leader.side)} crown={leader.rank !== 'wingCommander'} />
    ),
    note: '',
    figure: leader.rating === 0 ? '' : String(leader.rating).replace('-', '−'),
    status: statusOf(state, leader.id, look),
    hexes: hexesOf(state, leader.id),
  };
}

function wingGroup(state: State, id: string, language: Language, look: LookAt): FaceGroup {
  const wing = wingOf(state, id);
  const units = unitsOfWing(state, id).filter((unit) => unit.where === 'map');
  const leaders = state.leaders.filter(
    (leader) =>
      leader.status === 'map' && (leader.id === wing.commander || look.mayAct.has(leader.id)),
  );
  return {
    id,
    title: nameOf(state, language, id),
    badge: wingOrder(state, id, language),
    rows: [
      ...leaders.map((leader) => leaderRow(state, leader, language, look)),
      ...units.map((unit) => unitRow(state, unit, language, look)),
    ],
  };
}

function wingRow(state: State, id: string, language: Language): FaceRow {
  const wing = wingOf(state, id);
  const order = wingOrder(state, id, language);
  const opening = state.frames.at(-1)?.at === 'opening';
  return {
    id,
    name: nameOf(state, language, id),
    symbol: <LeaderEmblem livery={liveryOf(state, wing.side)} crown={false} />,
    note: opening ? '' : order,
    figure: '',
    status: wing.finished ? 'done' : 'waiting',
    hexes: wing.commander === undefined ? [] : hexesOf(state, wing.commander),
  };
}

function allWings(state: State, language: Language): readonly FaceGroup[] {
  return state.scenario.sides.map((side) => ({
    id: side.id,
    title: word(language, 'group.wings', { side: side.name[language] }),
    rows: state.wings
      .filter((wing) => wing.side === side.id)
      .map((wing) => wingRow(state, wing.id, language)),
  }));
}

/** Units and leaders asked for an answer that are not of the active wing. */
function answering(
  state: State,
  language: Language,
  look: LookAt,
  shown: FaceGroup | undefined,
): readonly FaceGroup[] {
  const known = new Set(shown?.rows.map(({ id }) => id));
  const rows = [...look.mayAct].flatMap((id): readonly FaceRow[] => {
    if (known.has(id)) return [];
    const unit = findUnit(state, id);
    if (unit !== undefined) return [unitRow(state, unit, language, look)];
    const leader = findLeader(state, id);
    return leader === undefined ? [] : [leaderRow(state, leader, language, look)];
  });
  if (rows.length === 0) return [];
  const reaction = state.frames.at(-1)?.at === 'reaction';
  return [
    { id: 'answer', title: word(language, reaction ? 'group.reaction' : 'group.choice'), rows },
  ];
}

export function groups(state: State, language: Language, look: LookAt): readonly FaceGroup[] {
  const activation = activationOf(state);
  const active =
    activation === undefined ? undefined : wingGroup(state, activation.wing, language, look);
  const asked = answering(state, language, look, active);
  return active === undefined ? [...asked, ...allWings(state, language)] : [...asked, active];
}
