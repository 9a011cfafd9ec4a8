import type { Ruling } from '@galloper/kernel';
import { z } from 'zod';
import breakBy from './breakBy.json' with { type: 'json' };
import chargeTarget from './chargeTarget.json' with { type: 'json' };
import coveredNext from './coveredNext.json' with { type: 'json' };
import linkReach from './linkReach.json' with { type: 'json' };
import orderTable from './orderTable.json' with { type: 'json' };
import outOfCommandLeaving from './outOfCommandLeaving.json' with { type: 'json' };
import preemptMayContinue from './preemptMayContinue.json' with { type: 'json' };
import promotionTiming from './promotionTiming.json' with { type: 'json' };
import pursuingLeader from './pursuingLeader.json' with { type: 'json' };

const bilingual = z.strictObject({ en: z.string().min(1), ru: z.string().min(1) });

const rulingSchema = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z]+$/),
  rules: z.array(z.string()).min(1),
  question: bilingual,
  readings: z
    .array(
      z.strictObject({
        value: z.union([z.string(), z.boolean()]),
        text: bilingual,
        default: z.literal(true).exactOptional(),
      }),
    )
    .min(2),
  decision: bilingual,
  why: bilingual,
  origin: z.enum(['seed', 'published', 'house']),
});

/** Questions on which two readings play differently; the id is the option of the match that decides. */
export const rulings: readonly Ruling[] = z
  .array(rulingSchema)
  .parse([
    chargeTarget,
    coveredNext,
    linkReach,
    outOfCommandLeaving,
    promotionTiming,
    pursuingLeader,
    orderTable,
    preemptMayContinue,
    breakBy,
  ]);
