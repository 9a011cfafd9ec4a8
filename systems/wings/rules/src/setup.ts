import { FACING_NAMES, type Facing, type Hex, parseHex } from '@galloper/hexes';
import { invariant, type Setup } from '@galloper/kernel';
import type { Options } from './options.ts';
import { gridOf } from './position.ts';
import type { Ground, LeaderCard, Scenario, UnitCard } from './scenario.ts';
import type { Leader, State, Unit, Wing } from './state.ts';

/** The state before the first decision, from a scenario and the options of the match. */

const PISTOL_VOLLEYS = 2;

/** The index of a hex named `CCRR` that the scenario's check found on the map. */
function hexOf(ground: Ground, name: string): Hex {
  const hex = parseHex(gridOf(ground), name);
  invariant(hex !== undefined, `hex ${name} is on the map`);
  return hex;
}

export function facingOf(name: UnitCard['facing']): Facing {
  return FACING_NAMES.indexOf(name ?? 'n') as Facing;
}

export function unitFromCard(ground: Ground, card: UnitCard): Unit {
  const [left, right] = typeof card.at === 'string' ? [card.at, card.at] : card.at;
  return {
    id: card.id,
    side: card.side,
    where: card.arrives === undefined ? 'map' : 'toArrive',
    left: hexOf(ground, left),
    right: hexOf(ground, right),
    facing: facingOf(card.facing),
    strength: card.strength,
    casualties: 0,
    arrangement: 'normal',
    morale: 'normal',
    hedgehog: false,
    openOrder: card.openOrder ?? false,
    column: false,
    pistols: card.class === 'cavalry' ? PISTOL_VOLLEYS : 0,
    salvo: 0,
    limbered: card.gun?.limbered ?? false,
    limbering: false,
    fired: false,
    disabled: false,
    capturedBy: undefined,
    top: card.gun?.top ?? false,
    leftOn: undefined,
    testedOn: undefined,
    momentum: 0,
  };
}

function leaderFromCard(scenario: Scenario, card: LeaderCard): Leader {
  return {
    id: card.id,
    side: card.side,
    rank: card.role,
    rating: card.rating,
    status: 'map',
    hex: hexOf(scenario.ground, card.at),
    wing: scenario.wings.find((wing) => wing.commander === card.id)?.id,
    standsInFor: undefined,
    since: undefined,
    withUnit: undefined,
  };
}

function wingFromCard(card: Scenario['wings'][number]): Wing {
  return {
    id: card.id,
    side: card.side,
    order: card.historicalOrder,
    commander: card.commander,
    finished: false,
    passed: false,
    noContinue: false,
    continuations: 0,
    activations: 0,
  };
}

export function initial({ scenario, options }: Setup<Scenario, Options>): State {
  return {
    scenario,
    options,
    turn: 1,
    units: scenario.units.map((card) => unitFromCard(scenario.ground, card)),
    leaders: scenario.leaders.map((card) => leaderFromCard(scenario, card)),
    wings: scenario.wings.map(wingFromCard),
    frames: [{ at: 'opening' }],
    opening: [],
    historicalProposedBy: undefined,
    historicalDeclined: false,
    initiative: undefined,
    instructions: {},
    turncoatTried: false,
    over: undefined,
  };
}
