import { odds, toNumber } from '@galloper/kernel';
import {
  type Action,
  cardOf,
  isTwoHex,
  type State,
  type Unit,
  unitOf,
  wings,
} from '@galloper/wings';

/** What units and outcomes are worth, in points as the scenario counts them. */

export function unitWorth(state: State, unit: Unit): number {
  const card = cardOf(state, unit.id);
  const { points } = state.scenario;
  if (card.class === 'cavalry') return points.cavalryEliminated;
  if (card.class === 'heavyInfantry') {
    return isTwoHex(card) ? points.twoHexInfantryEliminated : points.oneHexInfantryEliminated;
  }
  if (card.gun !== undefined) return points.gunCaptured[card.gun.weight];
  return card.class === 'wagon' ? points.wagonCaptured : 2;
}

/** How good each result of a close combat is for the attacker, as a share of what is at stake. */
const COMBAT: { readonly [result: string]: readonly [ours: number, theirs: number] } = {
  attackerRouted: [0.9, 0],
  attackerShaken: [0.5, 0],
  attackerBack: [0.25, 0],
  bothHit: [0.12, 0.12],
  bothLose: [0.25, 0.25],
  defenderChecks: [0.12, 0.35],
  defenderShaken: [0.1, 0.55],
  defenderDriven: [0, 0.8],
  defenderRouted: [0, 1],
  defenderCrushed: [0, 1.3],
};

const SHOTS: { readonly [result: string]: number } = {
  none: 0,
  F: 0.15,
  M: 0.2,
  FM: 0.35,
  C: 0.55,
  CC: 0.8,
};

/** The expected gain of an action by its exact odds: what the enemy loses less what we lose. */
export function expectedGain(
  state: State,
  seat: string | undefined,
  action: Action,
  target: string,
  ours: readonly string[],
): number {
  const found = odds(wings, state, seat, action, 0);
  if (!found.ok) return 0;
  const theirs = unitWorth(state, unitOf(state, target));
  const stake =
    ours.reduce((sum, id) => sum + unitWorth(state, unitOf(state, id)), 0) /
    Math.max(1, ours.length);
  return found.value.outcomes.reduce(
    (sum, { key, p }) => sum + toNumber(p) * gainOf(key, stake, theirs),
    0,
  );
}

function gainOf(key: string, stake: number, theirs: number): number {
  const result = key.split('.').at(-1) ?? '';
  if (key.startsWith('outcome.shot.')) return (SHOTS[result] ?? 0) * theirs;
  const [lose, win] = COMBAT[result] ?? [0, 0];
  return win * theirs - lose * stake;
}

/** The expected gain of a close combat, by the odds of the roll that it leads to. */
export function combatGain(state: State, attackers: readonly string[], defender: string): number {
  const probe: State = {
    ...state,
    frames: [
      ...state.frames,
      {
        at: 'combat',
        attackers,
        defender,
        hex: unitOf(state, defender).left,
        step: 'roll',
        pistols: attackers.filter((id) => unitOf(state, id).pistols > 0),
        interception: false,
        momentum: attackers.filter((id) => unitOf(state, id).momentum >= 2),
      },
    ],
  };
  return expectedGain(probe, undefined, { type: 'resolve' }, defender, attackers);
}
