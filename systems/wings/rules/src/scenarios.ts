import { invariant } from '@galloper/kernel';
import edgehill from '../scenarios/edgehill.json' with { type: 'json' };
import firstOrders from '../scenarios/first-orders.json' with { type: 'json' };
import type { Scenario } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';

function checked(value: unknown): Scenario {
  const read = checkScenario(value);
  invariant(
    read.ok,
    `a scenario of ours: ${read.ok ? '' : `${read.error.place}: ${read.error.key}`}`,
  );
  return read.value;
}

/** Battles that ship with Wings, by id. */
export const SCENARIOS: { readonly [id: string]: Scenario } = {
  edgehill: checked(edgehill),
  'first-orders': checked(firstOrders),
};
