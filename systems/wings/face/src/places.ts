import {
  type Action,
  type Body,
  bodyAfter,
  findLeader,
  findUnit,
  frontOf,
  gridOf,
  printHex,
  stackAt,
  type State,
} from '@galloper/wings';
import { hexOf } from './names.ts';

/** Where actions happen on the map. */

export function hexesOf(state: State, subject: string): readonly number[] {
  const unit = findUnit(state, subject);
  if (unit !== undefined) {
    if (unit.where !== 'map') return [];
    return unit.left === unit.right ? [unit.left] : [unit.left, unit.right];
  }
  const leader = findLeader(state, subject);
  return leader?.status === 'map' ? [leader.hex] : [];
}

/** Units and leaders in a hex: the top of the stack first, leaders last. */
export function subjectsAt(state: State, hex: number): readonly string[] {
  const leaders = state.leaders.filter((leader) => leader.status === 'map' && leader.hex === hex);
  return [...stackAt(state, hex), ...leaders].map(({ id }) => id);
}

/** The unit an action is aimed at. */
export function targetOf(action: Action): string | undefined {
  return 'target' in action ? action.target : undefined;
}

/** Hexes where an offer is shown and taken; none for one that is no place's. */
export function placesOf(state: State, action: Action): readonly number[] {
  const target = targetOf(action);
  if (target !== undefined) return hexesOf(state, target);
  const named = namedHexes(action);
  return named.map((name) => hexOf(state.scenario, name));
}

function namedHexes(action: Action): readonly string[] {
  switch (action.type) {
    case 'moveLeader':
      return [action.to];
    case 'placeLeader':
    case 'returnUnit':
      return [action.at];
    case 'retreat':
      return typeof action.to === 'string' ? [action.to] : action.to;
    case 'withdraw':
    case 'intercept':
      return action.path.slice(-1);
    default:
      return [];
  }
}

/** Hexes before the front of a unit, left to right. */
export function front(state: State, subject: string): readonly number[] {
  const unit = findUnit(state, subject);
  return unit?.where === 'map' ? frontOf(state, unit) : [];
}

function walk(state: State, route: readonly Action[]): readonly Body[] {
  const grid = gridOf(state.scenario.ground);
  const bodies: Body[] = [];
  for (const action of route) {
    if (action.type !== 'step') continue;
    const last: Body | undefined = bodies.at(-1) ?? findUnit(state, action.unit);
    if (last === undefined) continue;
    if (bodies.length === 0) bodies.push(last);
    bodies.push(bodyAfter(grid, last, action.step) ?? last);
  }
  return bodies;
}

/** The left half of a unit after each step of a route, where it began first. */
export function track(state: State, route: readonly Action[]): readonly number[] {
  const hexes = walk(state, route).map(({ left }) => left);
  return hexes.filter((hex, index) => hex !== hexes[index - 1]);
}

const TRIED = ['fl', 'fr', 'l', 'r', 'bl', 'br'] as const;

/** What pointing at a hex would attempt with the chosen unit or leader. */
export function attempts(
  state: State,
  subject: string | undefined,
  hex: number,
): readonly Action[] {
  if (subject === undefined) return [];
  const unit = findUnit(state, subject);
  const [enemy] = stackAt(state, hex).filter((other) => other.side !== unit?.side);
  const grid = gridOf(state.scenario.ground);
  const name = printHex(grid, hex);
  if (findLeader(state, subject) !== undefined) {
    return [{ type: 'moveLeader', leader: subject, to: name }];
  }
  if (unit === undefined || unit.where !== 'map') return [];
  const step = TRIED.find((each) => {
    const body = bodyAfter(grid, unit, each);
    return body?.left === hex || body?.right === hex;
  });
  const steps: readonly Action[] =
    step === undefined ? [] : [{ type: 'step', unit: subject, step }];
  return enemy === undefined ? steps : [...againstEnemy(state, subject, enemy.id), ...steps];
}

function againstEnemy(state: State, subject: string, target: string): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame?.at === 'activation' && frame.step === 'closeCombat') {
    return [{ type: 'attack', units: [subject], target }];
  }
  const gun = state.scenario.units.find(({ id }) => id === subject)?.class === 'artillery';
  return [{ type: 'fire', unit: subject, target, how: gun ? 'artillery' : 'normal' }];
}
