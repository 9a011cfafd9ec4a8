import type { Mutant } from '@galloper/testkit';

const src = 'systems/wings/rules/src';
const opening = `${src}/5.5-opening.ts`;
const change = `${src}/5.7-order-change.ts`;

export const mutants: readonly Mutant[] = [
  {
    clause: 'W5.5.1c',
    name: 'wings may be left without an order',
    file: opening,
    find: 'wings.length === named.length && wings.every((wing) => action.orders[wing] !== undefined)',
    replace: 'named.every((wing) => wings.includes(wing))',
  },
  {
    clause: 'W5.5.1c',
    name: 'wings of the enemy may be ordered',
    file: opening,
    find: 'wings.length === named.length && ',
    replace: '',
  },
  {
    clause: 'W5.5.2a',
    name: 'every change is as easy as to Make Ready',
    file: change,
    find: 'change[from]?.[to]',
    replace: 'change[from]?.makeReady',
  },
  {
    clause: 'W5.5.2a',
    name: 'ratings do not count',
    file: `${src}/4.0-influence.ts`,
    find: "rows.push([rule, 'modifier.commander', commander.rating]);",
    replace: "rows.push([rule, 'modifier.commander', 0]);",
  },
  {
    clause: 'W5.5.2a',
    name: 'the army commander counts for nothing',
    file: `${src}/4.0-influence.ts`,
    find: 'if (army !== undefined) rows',
    replace: 'if (army === undefined) rows.splice(9); else if (army.rating > 0) rows',
  },
  {
    clause: 'W5.5.2b',
    name: 'the marker stays after a successful roll',
    file: `${src}/folds/sequence.ts`,
    find: '{ order: event.to }',
    replace: '{ order: event.from }',
  },
  {
    clause: 'W5.5.3a',
    name: 'the first choice is open to the other side',
    file: `${src}/view.ts`,
    find: 'isOpen(choice.side, seat) ? choice : ',
    replace: 'seat !== undefined ? choice : ',
  },
  {
    clause: 'W5.5.3a',
    name: 'only the second choice counts',
    file: opening,
    find: 'Object.assign({}, ...others, choice)',
    replace: 'Object.assign({}, ...others.slice(9), choice)',
  },
  {
    clause: 'W5.5.3b',
    name: 'a proposal needs no answer',
    file: opening,
    find: 'state.historicalProposedBy === undefined,',
    replace: 'state.turn > 0,',
  },
  {
    clause: 'W5.5.3b',
    name: 'a declined proposal is made again',
    file: opening,
    find: '!state.historicalDeclined',
    replace: 'state.turn > 0',
  },
  {
    clause: 'W5.4.2e',
    name: 'he goes along in the left half',
    file: `${src}/5.2-along.ts`,
    find: '? to.right : to.left',
    replace: '? to.left : to.left',
  },
];
