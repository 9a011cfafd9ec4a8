import type { Scenario } from './scenario.ts';

export const SCENARIOS: { readonly [id: string]: Scenario } = {};
