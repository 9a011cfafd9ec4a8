import type { BattleOutcome, OutcomeKey } from '@galloper/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What a player reads in the odds: one key for each outcome of a test, out of its events. */

function ofEvent(event: Event): OutcomeKey | undefined {
  switch (event.type) {
    case 'OrderChangeTried':
    case 'ContinuationTried':
    case 'PreemptionTried':
    case 'RallyTried':
    case 'HedgehogTried':
    case 'InterceptionTried':
    case 'ReturnRolled':
      return { key: event.success ? 'outcome.success' : 'outcome.failure', args: {} };
    case 'MoraleChecked':
      return { key: event.passed ? 'outcome.passes' : 'outcome.fails', args: { unit: event.unit } };
    case 'LeaderFateRolled':
      return {
        key: event.lost ? 'outcome.leaderLost' : 'outcome.leaderSafe',
        args: { leader: event.leader },
      };
    case 'ShotFired':
      return { key: `outcome.shot.${event.result}`, args: { target: event.target } };
    case 'CombatResolved':
      return {
        key: `outcome.combat.${event.result}`,
        args: { attacker: event.attackers[0] ?? '', defender: event.defender },
      };
    case 'PursuitRolled':
      return { key: `outcome.pursuit.${event.result}`, args: { unit: event.unit } };
    case 'ReplacementRolled':
      return { key: `outcome.replacement.${event.result}`, args: { leader: event.leader } };
    case 'TurncoatRolled':
      return event.unit === undefined
        ? { key: 'outcome.loyal', args: {} }
        : { key: 'outcome.turncoat', args: { unit: event.unit } };
    case 'InitiativeRolled':
      return event.winner === undefined
        ? { key: 'outcome.tie', args: {} }
        : { key: 'outcome.initiative', args: { side: event.winner } };
    default:
      return undefined;
  }
}

/** The outcome of a test by the events it gave; certain where nothing was rolled. */
export function outcomeOf(_before: State, events: readonly Event[]): OutcomeKey {
  for (const event of events) {
    const key = ofEvent(event);
    if (key !== undefined) return key;
  }
  return { key: 'outcome.certain', args: {} };
}

/** The end of the battle, where it has come. */
export function outcome(state: State): BattleOutcome | undefined {
  if (state.over === undefined) return undefined;
  const { winner, key } = state.over;
  return { winner, key, args: winner === undefined ? {} : { side: winner } };
}
