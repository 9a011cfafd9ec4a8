/**
 * Wings: pike and shot on hexes, with leaders, lines of command and four orders.
 *
 * @example
 * const start = wings.initial({ scenario: wings.scenarios['first-orders'], options: DEFAULT_OPTIONS });
 * wings.prompt(start); // { kind: 'decide', seats: [...], rule: 'W5.5.3a', key: 'prompt.chooseOrders', args: {} }
 */
import type { RuleSystem } from '@galloper/kernel';
import { rulings } from '../rulings/index.ts';
import { leftOut } from '../text/left-out.ts';
import { register } from '../text/register.ts';
import { type Action, actionSchema } from './actions.ts';
import { CHARTS } from './charts.ts';
import { decide, explain } from './decide.ts';
import { drawMap } from './drawing.ts';
import { type Event, eventSchema } from './events.ts';
import { evolve } from './evolve.ts';
import { parseAction, printAction } from './notation-action.ts';
import { parsePosition } from './notation-position.ts';
import { printPosition } from './notation-print.ts';
import { offers, sample } from './offers.ts';
import { type Options, optionsSchema } from './options.ts';
import { outcome, outcomeOf } from './outcome.ts';
import { reach } from './7.5-reach.ts';
import { promptOf } from './rooms.ts';
import { type Scenario, scenarioSchema } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';
import { SCENARIOS } from './scenarios.ts';
import { initial } from './setup.ts';
import type { State } from './state.ts';
import { universe } from './universe.ts';
import { imagine, redact, redactAction, reveals, view } from './view.ts';
import { say, tell } from './wording.ts';

export const wings: RuleSystem<State, Action, Event, Scenario, Options> = {
  id: 'wings',
  edition: '1',
  name: { en: 'Wings', ru: 'Крылья' },
  rules: register,
  rulings,
  leftOut,
  charts: CHARTS,
  scenarios: SCENARIOS,
  schemas: {
    action: actionSchema,
    event: eventSchema,
    scenario: scenarioSchema,
    options: optionsSchema,
  },
  readScenario: checkScenario,
  seats: (scenario) => scenario.sides.map((side) => side.id),
  scenarioOf: (state) => state.scenario,
  notation: { printPosition, parsePosition, printAction, parseAction },
  initial,
  prompt: promptOf,
  offers,
  candidates: universe,
  reach: (state, _seat, unit) => reach(state, unit),
  sample,
  explain,
  decide,
  outcomeOf,
  evolve,
  view,
  redact,
  redactAction,
  reveals,
  imagine,
  outcome,
  wording: { say, tell, draw: (_language, state) => drawMap(state) },
};

export { type Body, parseHex, printHex } from '@galloper/hexes';
export * from './actions.ts';
export { type Charts, CHARTS, chartsSchema } from './charts.ts';
export { commandCuts, inCommand, lineOfCommand } from './5.4-command.ts';
export { unitsToAct } from './2.2-acting.ts';
export { breakPossible, pointsFor, scoreOf } from './15-victory.ts';
export type { Event } from './events.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export { bodyAfter } from './7.1-pose.ts';
export { bodyAt } from './7.5-reach.ts';
export {
  enemiesAdjacentTo,
  frontOf,
  gridOf,
  isBeforeFrontOf,
  isByLeader,
  leadersWith,
  sideOf,
  stackAt,
  unitDistance,
  zoneTouched,
} from './position.ts';
export {
  cardOf,
  commanderOnMap,
  findLeader,
  findUnit,
  isTwoHex,
  leaderCard,
  otherSide,
  unitOf,
  unitsOfWing,
  wingOf,
} from './roster.ts';
export * from './scenario.ts';
export type { Frame, Leader, State, Unit, Wing } from './state.ts';
export { messages } from './messages.ts';
export { nameOf } from './names.ts';
