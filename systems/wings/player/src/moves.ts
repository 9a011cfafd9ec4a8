import {
  type Action,
  bodyAt,
  cardOf,
  isBeforeFrontOf,
  sideOf,
  type State,
  type Unit,
  unitDistance,
  unitOf,
  wingOf,
  wings,
  zoneTouched,
} from '@galloper/wings';
import { reason, type Scored } from './choice.ts';
import { combatGain, unitWorth } from './worth.ts';

/** Where to go: ends are weighed by the combat they promise, the danger they are in, and the way left. */

function enemies(state: State, unit: Unit): readonly Unit[] {
  return state.units.filter((other) => other.where === 'map' && sideOf(other) !== sideOf(unit));
}

function isTroops(state: State, unit: Unit): boolean {
  return !['artillery', 'wagon'].includes(cardOf(state, unit.id).class);
}

function at(
  state: State,
  unit: Unit,
  body: Pick<Unit, 'left' | 'right' | 'facing'>,
  entered: boolean,
): State {
  const index = state.units.findIndex((other) => other.id === unit.id);
  const momentum = entered ? 2 : 0;
  return { ...state, units: state.units.with(index, { ...unit, ...body, momentum }) };
}

/** The best close combat that the unit could fight from a body. */
function promise(state: State, unit: Unit, body: Unit, entered: boolean): number {
  if (!isTroops(state, unit) || unit.morale === 'broken') return 0;
  const there = at(state, unit, body, entered);
  const light = cardOf(state, unit.id).class === 'lightInfantry';
  let most = 0;
  for (const enemy of enemies(state, unit)) {
    if (!isTroops(state, enemy) || unitDistance(state, body, enemy) !== 1) continue;
    if (!isBeforeFrontOf(there, enemy, unitOf(there, unit.id))) continue;
    const pikes = cardOf(state, enemy.id).class === 'heavyInfantry';
    if (light && pikes && zoneTouched(there, enemy, unitOf(there, unit.id)) === 'front') continue;
    most = Math.max(most, combatGain(there, [unit.id], enemy.id));
  }
  return most;
}

/** What enemies next to a body could do to it from its flank and rear. */
function danger(state: State, unit: Unit, body: Unit): number {
  let sum = 0;
  for (const enemy of enemies(state, unit)) {
    if (!isTroops(state, enemy) || enemy.morale === 'broken') continue;
    if (unitDistance(state, body, enemy) !== 1) continue;
    const zone = zoneTouched(state, body, enemy);
    sum += zone === 'front' ? 0.4 : 1.5;
  }
  return sum;
}

function nearest(state: State, unit: Unit, body: Unit): number {
  return Math.min(30, ...enemies(state, unit).map((enemy) => unitDistance(state, body, enemy)));
}

function prizes(state: State, unit: Unit, body: Unit): number {
  return enemies(state, unit)
    .filter(
      (enemy) => !isTroops(state, enemy) && (enemy.left === body.left || enemy.left === body.right),
    )
    .reduce((sum, enemy) => sum + unitWorth(state, enemy), 0);
}

function scoreOf(state: State, unit: Unit, at: string, facing: string, cost: number): number {
  const body = { ...unit, ...bodyAt(state, unit.id, at, facing) };
  const charge = wingOf(state, cardOf(state, unit.id).wing).order === 'charge';
  const far = nearest(state, unit, body);
  const pull = charge ? -0.6 * far : 0;
  return (
    3 * promise(state, unit, body, cost > 2) +
    2 * prizes(state, unit, body) +
    pull -
    danger(state, unit, body) -
    cost * 0.02
  );
}

const plans = new WeakMap<object, readonly Action[]>();

function planned(state: State): readonly Action[] | undefined {
  const from = state.frames.at(-1);
  const acting = from?.at === 'activation' ? from.acting : undefined;
  return acting === undefined ? undefined : plans.get(acting.from);
}

/** The next step of a unit towards its best end, or the end of its action there. */
export function bestMove(state: State, seat: string, id: string): Scored {
  const unit = unitOf(state, id);
  const known = planned(state);
  const [next] = known ?? [];
  if (next !== undefined && wings.explain(state, seat, next).legal) {
    remember(state, (known ?? []).slice(1));
    return { action: next, score: 1, why: [reason('W7.1-move', 'onTheWay', { unit: id })] };
  }
  const { ends } = wings.reach(state, seat, id);
  const ranked = ends.map(({ at, facing, cost, route }) => ({
    route: route as readonly Action[],
    score: scoreOf(state, unit, at, facing ?? 'n', cost),
  }));
  const top = ranked.reduce<(typeof ranked)[number] | undefined>(
    (first, other) => (first === undefined || other.score > first.score ? other : first),
    undefined,
  );
  const [step, ...rest] = top?.route ?? [];
  remember(state, rest);
  const action: Action = step ?? { type: 'end', unit: id };
  return { action, score: top?.score ?? 0, why: [reason('W7.1-move', 'bestEnd', { unit: id })] };
}

function remember(state: State, rest: readonly Action[]): void {
  const frame = state.frames.at(-1);
  if (frame?.at === 'activation' && frame.acting !== undefined) plans.set(frame.acting.from, rest);
}
