import { type Action, type ActionOf, type ActionType, type State, nameOf } from '@galloper/wings';
import { activeOrder } from './groups.tsx';
import { orderName } from './names.ts';
import { type FaceKey, type Language, word } from './words.ts';

/** An action as a button says it. */

type Values = { readonly [name: string]: string | boolean };
type Labels = {
  readonly [Type in ActionType]?: (
    action: ActionOf<Type>,
    state: State,
    language: Language,
  ) => Values;
};

const list = (state: State, ids: readonly string[], language: Language) =>
  ids.map((id) => nameOf(state, language, id)).join(', ');

/** Names of the units, leaders and wings in an action. */
function names(action: Action, state: State, language: Language): Values {
  const values: Record<string, string | boolean> = {};
  const record = action as unknown as { readonly [name: string]: unknown };
  for (const field of ['unit', 'target', 'leader', 'wing']) {
    const id = record[field];
    if (typeof id === 'string') values[field] = nameOf(state, language, id);
  }
  return values;
}

const help = ({ help }: { readonly help: boolean }) => String(help);

const LABELS: Labels = {
  preempt: (action) => ({ help: help(action) }),
  changeOrder: (action, _state, language) => ({
    order: orderName(action.order, language),
    help: help(action),
  }),
  keepOrder: (_action, state, language) => ({ order: activeOrder(state, language) }),
  fire: ({ how }, _state, language) => ({ how: word(language, `shot.${how}`) }),
  reactFire: ({ how }, _state, language) => ({ how: word(language, `shot.${how}`) }),
  turnGun: ({ facing }, _state, language) => ({ facing: word(language, `facing.${facing}`) }),
  unlimber: ({ facing }, _state, language) => ({ facing: word(language, `facing.${facing}`) }),
  reactTurnGun: ({ facing }, _state, language) => ({ facing: word(language, `facing.${facing}`) }),
  reform: ({ what, by }, _state, language) => ({
    what: word(language, `reform.${what}`),
    by: word(language, `by.${by}`),
  }),
  rally: ({ by }, _state, language) => ({ by: word(language, `by.${by}`) }),
  moveLeader: ({ to }) => ({ hex: to }),
  placeLeader: ({ at }) => ({ hex: at }),
  returnUnit: ({ at }) => ({ hex: at }),
  attack: ({ units }, state, language) => ({ units: list(state, units, language) }),
  usePistols: ({ units }, state, language) => ({
    units: list(state, units, language),
    none: String(units.length === 0),
  }),
  continue: (action) => ({ help: help(action) }),
  reactTurn: ({ step }, _state, language) => ({ step: word(language, `step.${step}`) }),
  turnAfterCombat: ({ step }, _state, language) => ({ step: word(language, `step.${step}`) }),
  withdraw: ({ path, about }) => ({ hex: path.at(-1) ?? '', about: String(about) }),
  intercept: ({ path }) => ({ hex: path.at(-1) ?? 'none' }),
  retreat: ({ to }) => ({ hex: typeof to === 'string' ? to : to.join('–') }),
  follow: ({ go }) => ({ go: String(go) }),
  instruct: ({ kind, answer }, _state, language) => ({
    kind: word(language, `instruction.${kind}`),
    answer: word(language, `answer.${answer}`),
  }),
};

export function actionLabel(state: State, action: Action, language: Language): string {
  if (action.type === 'step') return word(language, `step.${action.step}`);
  if (action.type === 'answerHistorical') {
    return word(language, action.accept ? 'do.acceptHistorical' : 'do.declineHistorical');
  }
  const label = LABELS[action.type] as
    | ((action: Action, state: State, language: Language) => Values)
    | undefined;
  const own = label?.(action, state, language) ?? {};
  const key: FaceKey = `do.${action.type}`;
  return word(language, key, { ...names(action, state, language), ...own });
}
