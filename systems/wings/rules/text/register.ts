import type { RegisterEntry } from '@galloper/kernel';
import { turn } from './register/2-turn.ts';
import { leaders } from './register/5.1-leaders.ts';
import { leaderLoss } from './register/5.3-leader-loss.ts';
import { command } from './register/5.4-command.ts';
import { orders } from './register/5.5-orders.ts';
import { facing } from './register/6-facing.ts';
import { movement } from './register/7-movement.ts';
import { reaction } from './register/9-reaction.ts';
import { fire } from './register/10-fire.ts';
import { closeCombat } from './register/11-close-combat.ts';
import { morale } from './register/12-morale.ts';
import { battle } from './register/14-battle.ts';

/** Every rule that Wings cites: seed clauses, published rules and rules of the house. */
export const register = [
  ...turn,
  ...leaders,
  ...leaderLoss,
  ...command,
  ...orders,
  ...facing,
  ...movement,
  ...reaction,
  ...fire,
  ...closeCombat,
  ...morale,
  ...battle,
] as const satisfies readonly RegisterEntry[];

/** Ids of the register. */
export type WingsRuleId = (typeof register)[number]['id'];
