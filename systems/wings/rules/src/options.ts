import { z } from 'zod';
import { chartsSchema } from './charts.ts';

/** Options of a match: one for each ruling on which two readings play differently (see `rulings/`). */
export const optionsSchema = z.strictObject({
  chargeTarget: z.enum(['closest', 'any']).default('closest'),
  coveredNext: z.enum(['next', 'anyUncovered']).default('next'),
  promotionTiming: z.enum(['afterRoll', 'atOnce']).default('afterRoll'),
  pursuingLeader: z.enum(['ifNotBack', 'atOnce']).default('ifNotBack'),
  breakBy: z.enum(['both', 'pass', 'declare']).default('both'),
  preemptMayContinue: z.boolean().default(false),
  linkReach: z.enum(['tracer', 'looser']).default('tracer'),
  outOfCommandLeaving: z.enum(['mayLeave', 'mustStay']).default('mayLeave'),
  orderTable: z.enum(['columnDesired', 'transposed']).default('columnDesired'),
  /** Tables of the player's own, replacing ours by name. */
  charts: chartsSchema.partial().default({}),
});
export type Options = z.infer<typeof optionsSchema>;
export const DEFAULT_OPTIONS: Options = optionsSchema.parse({});
