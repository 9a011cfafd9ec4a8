import { adjacentHexes, bodyHexes, neighbour, printHex, turn, FACING_NAMES } from '@galloper/hexes';
import type { Facts, NotationError } from '@galloper/kernel';
import { landOf } from './8.2-terrain.ts';
import { frameOf } from './change.ts';
import { faultAt, type Line, type Word } from './notation-words.ts';
import { gridOf, isEnemy, sideOf } from './position.ts';
import { cardOf, findUnit, isTrain, unitOf } from './roster.ts';
import type { SideId } from './scenario.ts';
import type { Frame, FrameAt, FrameOf, State, Unit } from './state.ts';

/** Whether a whole position can be: who stands where, who commands whom, which frame is within which. */

type Fault = { readonly at: Word; readonly key: string; readonly args: Facts };
type Case = { readonly state: State; readonly lines: readonly Line[] };

function wordOf({ lines }: Case, head: string, id: string): Word {
  const line = lines.find((known) => known.head.text === head && known.plain[0]?.text === id);
  return line?.plain[0] ?? lines[0]?.head ?? { text: id, line: 1, column: 1 };
}

/** The hexes of a unit's line, or its name where it says none. */
function placeOf(of: Case, unit: Unit): Word {
  const name = wordOf(of, 'unit', unit.id);
  const line = of.lines.find((known) => known.plain[0] === name);
  return line?.plain.find((word) => word.text.startsWith('@')) ?? name;
}

const onMap = ({ units }: State) => units.filter((unit) => unit.where === 'map');

function bodyFaults(of: Case): readonly Fault[] {
  const { state } = of;
  const grid = gridOf(state.scenario.ground);
  const { impassable } = landOf(state.scenario.ground);
  return onMap(state).flatMap((unit): readonly Fault[] => {
    const at = placeOf(of, unit);
    const closed = bodyHexes(unit).find((hex) => impassable[hex] === 1);
    if (closed !== undefined) {
      return [{ at, key: 'scenario.impassable', args: { hex: printHex(grid, closed) } }];
    }
    const card = cardOf(state, unit.id);
    if (isTrain(card) === unit.strength > 0) return [{ at, key: 'scenario.strength', args: {} }];
    if (unit.left === unit.right) return [];
    if (card.class !== 'heavyInfantry') return [{ at, key: 'scenario.twoHexes', args: {} }];
    if (neighbour(grid, unit.left, turn(unit.facing, -1)) === unit.right) return [];
    const [first, second] = [printHex(grid, unit.left), printHex(grid, unit.right)];
    return [
      { at, key: 'scenario.notRight', args: { first, second, facing: FACING_NAMES[unit.facing] } },
    ];
  });
}

/** Units that may be passing through another in the middle of what they do. */
function passers({ frames }: State): readonly string[] {
  return frames.flatMap((frame) => {
    if (frame.at === 'activation') return frame.acting === undefined ? [] : [frame.acting.unit];
    return frame.at === 'retreat' || frame.at === 'pursuit' ? [frame.unit] : [];
  });
}

function sharing(state: State, a: Unit, b: Unit, passing: readonly string[]): string | undefined {
  if (isEnemy(a, sideOf(b))) return 'scenario.enemyThere';
  if (isTrain(cardOf(state, a.id)) !== isTrain(cardOf(state, b.id))) return undefined;
  return passing.includes(a.id) || passing.includes(b.id) ? undefined : 'scenario.taken';
}

function hexFaults(of: Case): readonly Fault[] {
  const { state } = of;
  const grid = gridOf(state.scenario.ground);
  const passing = passers(state);
  const there = new Map<number, Unit[]>();
  const faults: Fault[] = [];
  for (const unit of onMap(state))
    for (const hex of bodyHexes(unit)) {
      const others = there.get(hex) ?? [];
      for (const other of others) {
        const key = sharing(state, other, unit, passing);
        const args = { id: other.id, hex: printHex(grid, hex) };
        if (key !== undefined) faults.push({ at: placeOf(of, unit), key, args });
      }
      there.set(hex, [...others, unit]);
    }
  return faults;
}

/** A wing is commanded by men of its own side. */
function peopleFaults(of: Case): readonly Fault[] {
  const { wings, leaders } = of.state;
  const sideOfWing = (id: string | undefined) => wings.find((wing) => wing.id === id)?.side;
  const stray = (at: Word, id: string, side: SideId): Fault => ({
    at,
    key: 'notation.otherSide',
    args: { id, side },
  });
  const commanders = wings.flatMap((wing) => {
    const man = leaders.find((leader) => leader.id === wing.commander);
    if (man === undefined || man.side === wing.side) return [];
    return [stray(wordOf(of, 'wing', wing.id), man.id, wing.side)];
  });
  const men = leaders.flatMap((leader) => {
    const side = sideOfWing(leader.wing) ?? leader.side;
    return side === leader.side ? [] : [stray(wordOf(of, 'leader', leader.id), leader.id, side)];
  });
  return [...commanders, ...men];
}

const WITHIN_ACTIVATION: readonly FrameAt[] = [
  'activation',
  'reaction',
  'combat',
  'check',
  'leaderFate',
  'retreat',
  'follow',
  'advance',
  'pursuitTest',
  'pursuit',
  'turnAfterCombat',
  'hedgehog',
  'bounce',
  'turncoat',
  'placement',
];

/** Results may be asked for by themselves, with no wing active. */
const RESULT: readonly FrameAt[] = ['queue', ...WITHIN_ACTIVATION];

/** What each kind of frame may stand on. */
const UPON: { readonly [At in FrameAt]: readonly FrameAt[] } = {
  opening: [],
  queue: [],
  preemption: ['queue', 'activation'],
  activation: ['queue', 'preemption'],
  markerRemoval: ['queue'],
  breakWindow: ['queue'],
  return: ['markerRemoval'],
  placement: ['markerRemoval', ...RESULT],
  reaction: WITHIN_ACTIVATION,
  combat: RESULT,
  turncoat: WITHIN_ACTIVATION,
  check: RESULT,
  leaderFate: ['markerRemoval', ...RESULT],
  retreat: RESULT,
  follow: RESULT,
  advance: RESULT,
  pursuitTest: RESULT,
  pursuit: RESULT,
  turnAfterCombat: RESULT,
  hedgehog: RESULT,
  bounce: RESULT,
};

function frameWord({ state, lines }: Case, index: number): Word {
  const said = lines.filter(({ head }) => head.text === 'active' || head.text === 'frame');
  const line = said[index - (state.frames.length - said.length)] ?? lines[0];
  return line?.plain[0] ?? line?.head ?? { text: '', line: 1, column: 1 };
}

function stackFault(of: Case, frame: Frame, index: number): Fault | undefined {
  const below = of.state.frames[index - 1]?.at;
  const first = below === undefined && (frame.at === 'opening' || frame.at === 'queue');
  if (first || (below !== undefined && UPON[frame.at].includes(below))) return undefined;
  const args = { frame: frame.at, below: below ?? '-' };
  return { at: frameWord(of, index), key: 'notation.stack', args };
}

function wingFault(of: Case, frame: Frame, at: Word): Fault | undefined {
  if (frame.at !== 'activation' && frame.at !== 'preemption') return undefined;
  const side = of.state.wings.find((wing) => wing.id === frame.wing)?.side;
  const own = side === frame.side;
  if (side !== undefined && own !== (frame.at === 'activation')) {
    return { at, key: 'notation.frameSide', args: { side: frame.side, frame: frame.at } };
  }
  const acting = frame.at === 'activation' ? frame.acting?.unit : undefined;
  if (acting === undefined || findUnit(of.state, acting) === undefined) return undefined;
  if (cardOf(of.state, acting).wing === frame.wing) return undefined;
  return { at, key: 'notation.otherWing', args: { id: acting, wing: frame.wing } };
}

/** W17-fortescue - a turncoat is no friend of those it left, nor of those it fought before. */
function areFriends(state: State, a: Unit, b: Unit): boolean {
  return a.side === b.side && cardOf(state, a.id).side === cardOf(state, b.id).side;
}

function combatFault(of: Case, frame: FrameOf<'combat'>, at: Word): Fault | undefined {
  const { state } = of;
  const grid = gridOf(state.scenario.ground);
  if ([...frame.attackers, frame.defender].some((id) => findUnit(state, id) === undefined)) {
    return undefined;
  }
  const defender = unitOf(state, frame.defender);
  const active = frameOf(state, 'activation')?.side;
  const hex = printHex(grid, frame.hex);
  const attackers = frame.attackers.map((id) => unitOf(state, id));
  const wrong = attackers.find(
    (unit) =>
      areFriends(state, unit, defender) ||
      (active !== undefined &&
        !frame.interception &&
        ![unit.side, cardOf(state, unit.id).side].includes(active)),
  );
  if (wrong !== undefined) return { at, key: 'notation.combatSide', args: { id: wrong.id } };
  const here = frame.step === 'after' ? [] : attackers.filter((unit) => unit.where === 'map');
  const away = here.find((unit) => !adjacentHexes(grid, unit).includes(frame.hex));
  if (away !== undefined) return { at, key: 'notation.combatReach', args: { id: away.id, hex } };
  const met = here.some((unit) =>
    bodyHexes(defender).some((half) => adjacentHexes(grid, unit).includes(half)),
  );
  if (!met || defender.where !== 'map' || bodyHexes(defender).includes(frame.hex)) return undefined;
  return { at, key: 'notation.combatHex', args: { defender: defender.id, hex } };
}

function frameFaults(of: Case): readonly Fault[] {
  return of.state.frames.flatMap((frame, index) => {
    const at = frameWord(of, index);
    const fault =
      stackFault(of, frame, index) ??
      wingFault(of, frame, at) ??
      (frame.at === 'combat' ? combatFault(of, frame, at) : undefined);
    return fault === undefined ? [] : [fault];
  });
}

/** The first thing of a position that cannot be. */
export function impossible(state: State, lines: readonly Line[]): NotationError | undefined {
  const of = { state, lines };
  const faults = [peopleFaults, bodyFaults, hexFaults, frameFaults].flatMap((check) => check(of));
  const [first] = faults;
  return first && faultAt(first.at, first.key, first.args);
}
