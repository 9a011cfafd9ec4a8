import { z } from 'zod';
import orders from '../charts/orders.json' with { type: 'json' };

const origin = z.enum(['seed', 'published', 'house']);
const order = z.enum(['charge', 'makeReady', 'receiveCharge', 'rallyOrder']);
/** Highest die (after modifiers) that succeeds, by order. */
const upTo = z.int().min(-1).max(9);

/** Every printed number, by table; each table names its rule and its origin. */
export const chartsSchema = z.strictObject({
  /** Order change (W5.7), continuation (W4.3), preemption (W4.4). */
  orders: z.strictObject({
    rule: z.string(),
    origin,
    /** Order now, then order wanted. */
    change: z.record(order, z.partialRecord(order, upTo)),
    continuation: z.partialRecord(order, upTo),
    preemption: z.partialRecord(order, upTo),
  }),
});
export type Charts = z.infer<typeof chartsSchema>;

export const CHARTS: Charts = chartsSchema.parse({ orders });
