import { CHARTS, type Charts } from './charts.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

const merged = new WeakMap<Options, Charts>();

/** The tables of a match: ours, where the players did not bring their own. */
export function chartsOf(state: State): Charts {
  const known = merged.get(state.options);
  if (known !== undefined) return known;
  const charts = { ...CHARTS, ...state.options.charts } as Charts;
  merged.set(state.options, charts);
  return charts;
}
