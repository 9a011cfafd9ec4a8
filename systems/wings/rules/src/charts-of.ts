import { recent } from '@galloper/kernel';
import { CHARTS, type Charts } from './charts.ts';
import type { State } from './state.ts';

/** The tables of a match: ours, where the players did not bring their own. */
export const chartsOf = recent(
  (state: State) => state.options,
  (state): Charts => ({ ...CHARTS, ...state.options.charts }) as Charts,
  2,
);
