import type { Dice, Reason } from '@galloper/kernel';
import {
  type Action,
  breakPossible,
  cardOf,
  commanderOnMap,
  gridOf,
  type Order,
  otherSide,
  parseHex,
  scoreOf,
  type State,
  type Unit,
  unitDistance,
  unitOf,
  unitsOfWing,
  unitsToAct,
  wingOf,
  wings,
} from '@galloper/wings';
import { best, reason, type Scored } from './choice.ts';
import { bestMove } from './moves.ts';
import { combatGain, expectedGain } from './worth.ts';

/** Decides each prompt by what looks best at once, with exact odds where something is rolled. */

export type Chosen = { readonly action: Action; readonly why: readonly Reason[] };

function lead(state: State, seat: string): number {
  return scoreOf(state, seat) - scoreOf(state, otherSide(state, seat));
}

/** Far enough ahead that the battle may as well end. */
function isWinning(state: State, seat: string): boolean {
  return lead(state, seat) >= state.scenario.levels.marginal;
}

function isWorn(state: State, wing: string): boolean {
  const units = unitsOfWing(state, wing).filter((unit) => unit.where === 'map');
  const worn = units.filter((unit) => unit.morale !== 'normal' || unit.arrangement === 'broken');
  return units.length > 0 && worn.length * 2 > units.length;
}

/** The order a wing should have: forward while there is something to win, else hold what is won. */
function wantedOrder(state: State, seat: string, wing: string): Order {
  if (isWinning(state, seat)) return 'receiveCharge';
  return isWorn(state, wing) ? 'rallyOrder' : 'charge';
}

function opening(state: State, seat: string): Scored {
  if (state.historicalProposedBy !== undefined) {
    return {
      action: { type: 'answerHistorical', accept: true },
      score: 0,
      why: [reason('W5.5.3b', 'historical')],
    };
  }
  const own = state.wings.filter((wing) => wing.side === seat);
  const orders = Object.fromEntries(own.map((wing) => [wing.id, 'charge' as Order]));
  return { action: { type: 'chooseOrders', orders }, score: 0, why: [reason('W5.5.3a', 'attack')] };
}

function nearestEnemy(state: State, unit: Unit): number {
  const far = state.units
    .filter((enemy) => enemy.where === 'map' && enemy.side !== unit.side)
    .map((enemy) => unitDistance(state, unit, enemy));
  return Math.min(30, ...far);
}

/** The wing with most to do: the one nearest to the enemy. */
function chooseWing(state: State, offered: readonly Action[]): Scored {
  const scored = offered.flatMap((action): Scored[] => {
    if (action.type !== 'activate') return [];
    const units = unitsOfWing(state, action.wing).filter((unit) => unit.where === 'map');
    const score = -Math.min(30, ...units.map((unit) => nearestEnemy(state, unit)));
    return [{ action, score, why: [reason('W3-initiative', 'nearest', { wing: action.wing })] }];
  });
  return best(scored) ?? plain(offered);
}

function plain(offered: readonly Action[]): Scored {
  const [first] = offered;
  return { action: first ?? { type: 'finish' }, score: 0, why: [] };
}

function changeOrder(state: State, seat: string, wing: string, offered: readonly Action[]): Scored {
  const wanted = wantedOrder(state, seat, wing);
  const { order } = wingOf(state, wing);
  const keep: Scored = {
    action: { type: 'keepOrder' },
    score: 0,
    why: [reason('W5.7', 'keepOrder', { wing })],
  };
  if (order === wanted) return keep;
  const tries = offered.filter(
    (action) => action.type === 'changeOrder' && action.order === wanted,
  );
  const helped = tries.find((action) => action.type === 'changeOrder' && action.help) ?? tries[0];
  const why = [reason('W5.7', 'wantsOrder', { wing, order: wanted })];
  return helped === undefined ? keep : { action: helped, score: 1, why };
}

/** Units that should restore themselves rather than fight. */
function restore(state: State, offered: readonly Action[]): Scored | undefined {
  const scored = offered.flatMap((action): Scored[] => {
    if (action.type === 'rally') {
      const broken = unitOf(state, action.unit).morale === 'broken';
      return [
        {
          action,
          score: broken ? 6 : 3,
          why: [reason('W13-rally', 'rally', { unit: action.unit })],
        },
      ];
    }
    if (action.type !== 'reform' || action.what !== 'arrangement') return [];
    const broken = unitOf(state, action.unit).arrangement === 'broken';
    const score = broken ? 4 : nearestEnemy(state, unitOf(state, action.unit)) > 3 ? 2 : 0;
    return [{ action, score, why: [reason('W13-reform', 'reform', { unit: action.unit })] }];
  });
  const top = best(scored);
  return top !== undefined && top.score > 1 ? top : undefined;
}

function shots(state: State, seat: string, offered: readonly Action[]): readonly Scored[] {
  return offered.flatMap((action): Scored[] => {
    if (action.type !== 'fire' || action.how === 'retreating') return [];
    const gain = expectedGain(state, seat, action, action.target, [action.unit]);
    const args = { unit: action.unit, target: action.target };
    return [{ action, score: gain, why: [reason('W10.2-table', 'shot', args)] }];
  });
}

function hexOf(state: State, name: string): number {
  return parseHex(gridOf(state.scenario.ground), name) ?? -1;
}

/** How many of a wing's units a commander would have near him in a hex. */
function company(state: State, wing: string, hex: number): number {
  const point = { left: hex, right: hex, facing: 0 } as const;
  return unitsOfWing(state, wing)
    .filter((unit) => unit.where === 'map')
    .reduce((sum, unit) => sum + Math.max(0, 5 - unitDistance(state, unit, point)), 0);
}

/** After the units have gone the commander rides after them. */
function rideAfter(state: State, wing: string, offered: readonly Action[]): Scored | undefined {
  const commander = commanderOnMap(state, wingOf(state, wing));
  if (commander === undefined) return undefined;
  const rides = offered.flatMap((action): Scored[] => {
    if (action.type !== 'moveLeader' || action.leader !== commander.id) return [];
    const args = { leader: action.leader };
    return [
      {
        action,
        score: company(state, wing, hexOf(state, action.to)),
        why: [reason('W5.2.2', 'rideAfter', args)],
      },
    ];
  });
  const top = best(rides);
  return top !== undefined && top.score > company(state, wing, commander.hex) ? top : undefined;
}

const WORTH_A_SHOT = 0.8;

function act(state: State, seat: string): Scored {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'activation') return plain(legal(state, seat));
  if (frame.acting !== undefined) return bestMove(state, seat, frame.acting.unit);
  const waiting = unitsToAct(state);
  const offered = legal(state, seat);
  const first = restore(state, offered) ?? worthShot(state, seat, offered);
  if (first !== undefined) return first;
  const movers = waiting
    .filter((unit) => !isLaidGun(state, unit) && wings.reach(state, seat, unit.id).ends.length > 0)
    .toSorted((a, b) => nearestEnemy(state, a) - nearestEnemy(state, b));
  for (const unit of movers) {
    const move = bestMove(state, seat, unit.id);
    if (wings.explain(state, seat, move.action).legal) return move;
  }
  const ride = rideAfter(state, frame.wing, offered);
  if (ride !== undefined) return ride;
  const end = offered.find((action) => action.type === 'endActions');
  return end === undefined
    ? plain(offered.filter((action) => action.type !== 'instruct'))
    : { action: end, score: 0, why: [] };
}

function isLaidGun(state: State, unit: Unit): boolean {
  return cardOf(state, unit.id).class === 'artillery' && !unit.limbered;
}

function worthShot(state: State, seat: string, offered: readonly Action[]): Scored | undefined {
  const top = best(shots(state, seat, offered));
  return top !== undefined && top.score >= WORTH_A_SHOT ? top : undefined;
}

function attack(state: State, offered: readonly Action[]): Scored {
  const scored = offered.flatMap((action): Scored[] => {
    if (action.type !== 'attack') return [];
    const lone = !state.units.some((unit) => unit.id === action.target);
    const gain = lone ? 9 : combatGain(state, action.units, action.target);
    const args = { units: action.units, target: action.target };
    return [{ action, score: gain, why: [reason('W11.1-who', 'attack', args)] }];
  });
  const top = best(scored);
  return top !== undefined && top.score > 0.2
    ? top
    : { action: { type: 'endCombats' }, score: 0, why: [] };
}

/** Fire where it can, hedgehog against horse, meet the enemy where the odds are good. */
function react(state: State, seat: string, offered: readonly Action[]): Scored {
  const frame = state.frames.at(-1);
  const by = frame?.at === 'reaction' ? frame.by : '';
  const scored = offered.flatMap((action): Scored[] => {
    if (action.type === 'reactFire') {
      const gain = expectedGain(state, seat, action, by, [action.unit]);
      return [
        {
          action,
          score: gain + 0.1,
          why: [reason('W9.4', 'reactFire', { unit: action.unit, by })],
        },
      ];
    }
    if (action.type === 'formHedgehog') {
      const horse = cardOf(state, by).class === 'cavalry';
      return [
        {
          action,
          score: horse ? 0.6 : -1,
          why: [reason('W6.3.2', 'hedgehog', { unit: action.unit })],
        },
      ];
    }
    if (action.type !== 'intercept') return [];
    const gain = combatGain(state, [action.unit], by) - 0.5;
    return [{ action, score: gain, why: [reason('W9.3', 'intercept', { unit: action.unit, by })] }];
  });
  const top = best(scored);
  return top !== undefined && top.score > 0.15
    ? top
    : { action: { type: 'decline' }, score: 0, why: [] };
}

function goOn(state: State, seat: string, offered: readonly Action[]): Scored {
  const tries = offered.filter((action) => action.type === 'continue');
  const helped = tries.find((action) => action.type === 'continue' && action.help) ?? tries[0];
  const stop: Scored = { action: { type: 'finish' }, score: 0, why: [] };
  return helped === undefined || isWinning(state, seat)
    ? stop
    : { action: helped, score: 1, why: [reason('W4.3', 'goOn')] };
}

function preempt(state: State, offered: readonly Action[]): Scored {
  const tries = offered.filter(
    (action) =>
      action.type === 'preempt' &&
      !action.help &&
      wingOf(state, action.wing).order === 'charge' &&
      !wingOf(state, action.wing).noContinue,
  );
  const close = tries.find(
    (action) =>
      action.type === 'preempt' &&
      unitsOfWing(state, action.wing).some(
        (unit) => unit.where === 'map' && nearestEnemy(state, unit) <= 4,
      ),
  );
  const wait: Scored = { action: { type: 'forgoPreemption' }, score: 0, why: [] };
  return close === undefined ? wait : { action: close, score: 1, why: [reason('W4.4', 'preempt')] };
}

/** A leader goes to the strongest unit that is not next to the enemy. */
function place(state: State, offered: readonly Action[]): Scored {
  const scored = offered.flatMap((action): Scored[] => {
    if (action.type !== 'placeLeader') return [];
    const near = state.units.find(
      (unit) => unit.where === 'map' && isByLeaderAt(state, unit, action.at),
    );
    const score = near === undefined ? 0 : near.strength + (nearestEnemy(state, near) > 1 ? 5 : 0);
    return [{ action, score, why: [reason('W5.3.4a', 'place', { leader: action.leader })] }];
  });
  return best(scored) ?? plain(offered);
}

function isByLeaderAt(state: State, unit: Unit, at: string): boolean {
  const hex = hexOf(state, at);
  return unit.left === hex || unit.right === hex;
}

function breakOff(state: State, seat: string): Scored {
  const stop = isWinning(state, seat) && breakPossible(state);
  const action: Action = stop ? { type: 'declareBreak' } : { type: 'goOn' };
  return { action, score: 0, why: [reason('W15-break', stop ? 'ahead' : 'notYet')] };
}

function legal(state: State, seat: string): readonly Action[] {
  return wings.offers(state, seat).map((offer) => offer.action);
}

function decide(state: State, seat: string): Scored {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'opening':
      return opening(state, seat);
    case 'breakWindow':
      return breakOff(state, seat);
    case 'activation':
      return inActivation(state, seat, frame.step, frame.wing);
    default:
      return elsewhere(state, seat, legal(state, seat));
  }
}

function inActivation(state: State, seat: string, step: string, wing: string): Scored {
  if (step === 'actions') return act(state, seat);
  const offered = legal(state, seat);
  if (step === 'orders') return changeOrder(state, seat, wing, offered);
  return step === 'closeCombat' ? attack(state, offered) : goOn(state, seat, offered);
}

function elsewhere(state: State, seat: string, offered: readonly Action[]): Scored {
  switch (state.frames.at(-1)?.at) {
    case 'queue':
      return chooseWing(state, offered);
    case 'preemption':
      return preempt(state, offered);
    case 'reaction':
      return react(state, seat, offered);
    case 'placement':
      return place(state, offered);
    case 'combat':
      return {
        action: offered.at(-1) ?? { type: 'hold' },
        score: 0,
        why: [reason('W10-pistols', 'pistols')],
      };
    case 'advance':
      return plain([...offered.filter((action) => action.type === 'advance'), ...offered]);
    case 'turnAfterCombat':
      return { action: { type: 'hold' }, score: 0, why: [] };
    default:
      return plain(offered.filter((action) => action.type !== 'instruct'));
  }
}

/** The choice of a seat out of its view; by chance where its own thinking finds nothing legal. */
export function chooseGreedily(state: State, seat: string, dice: Dice): Chosen {
  const chosen = decide(state, seat);
  if (wings.explain(state, seat, chosen.action).legal) return chosen;
  return { action: wings.sample(state, seat, dice), why: [] };
}
