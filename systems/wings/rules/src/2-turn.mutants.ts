import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const sequence = src('folds/sequence.ts');
const initiative = src('3-initiative.ts');
const continuation = src('4.3-continuation.ts');
const preemption = src('4.4-preemption.ts');
const influence = src('4.0-influence.ts');
const change = src('5.7-order-change.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W2-lightInfantry',
    name: 'dragoons fight as horse',
    file: src('scenario-units.ts'),
    find: "dragoons: 'lightInfantry',",
    replace: "dragoons: 'cavalry',",
  },
  {
    clause: 'W2.1',
    name: 'the same turn again',
    file: src('2.1-turn.ts'),
    find: "{ type: 'TurnBegan', turn: state.turn + 1 }",
    replace: "{ type: 'TurnBegan', turn: state.turn }",
  },
  {
    clause: 'W2.1-markers',
    name: 'pursuers come before returning leaders',
    file: src('2.1-turn.ts'),
    find: "leader === undefined ? step('returningLeaders')",
    replace: "leader === undefined ? step('pursuers')",
  },
  {
    clause: 'W2.1-markers',
    name: 'guns stay fired',
    file: sequence,
    find: 'fired: false,',
    replace: 'fired: unit.fired,',
  },
  {
    clause: 'W2.2',
    name: 'units move in any step',
    file: src('7.1-movement.ts'),
    find: "holds: ({ state }) => frameOf(state, 'activation')?.step === 'actions',",
    replace: "holds: ({ state }) => frameOf(state, 'activation') !== undefined,",
  },
  {
    clause: 'W2.2-begun',
    name: 'two units act at a time',
    file: src('7.1-movement.ts'),
    find: 'return acting === undefined || acting.unit === action.unit;',
    replace: "return acting === undefined || action.unit !== '';",
  },
  {
    clause: 'W3-initiative',
    name: 'orders do not make the queue',
    file: initiative,
    find: 'wingIn(of).order === currentLevel(of.state),',
    replace: 'currentLevel(of.state) !== undefined,',
  },
  {
    clause: 'W3-initiative',
    name: 'the lower die begins',
    file: initiative,
    find: 'winner: value > 0 ?',
    replace: 'winner: value < 0 ?',
  },
  {
    clause: 'W3-pass',
    name: 'a wing that passed may act later',
    file: sequence,
    find: '{ finished: true, passed: true }',
    replace: '{ passed: true }',
  },
  {
    clause: 'W4.3',
    name: 'one more for continuation',
    file: continuation,
    find: 'const upTo = target(state, wing) ?? -1;',
    replace: 'const upTo = (target(state, wing) ?? -1) + 1;',
  },
  {
    clause: 'W4.3-limit',
    name: 'a third continuation',
    file: continuation,
    find: 'const MOST_ATTEMPTS = 2;',
    replace: 'const MOST_ATTEMPTS = 3;',
  },
  {
    clause: 'W4.3-modifiers',
    name: 'the second continuation is as easy as the first',
    file: continuation,
    find: 'secondAttempt, wing.continuations >= 1',
    replace: 'secondAttempt, wing.continuations >= 2',
  },
  {
    clause: 'W4.3-modifiers',
    name: 'broken enemies press the commander',
    file: influence,
    find: "isEnemy(unit, wing.side) && unit.morale !== 'broken'",
    replace: 'isEnemy(unit, wing.side)',
  },
  {
    clause: 'W4.4',
    name: 'one more for preemption',
    file: preemption,
    find: 'const upTo = target(state, wing) ?? -1;',
    replace: 'const upTo = (target(state, wing) ?? -1) + 1;',
  },
  {
    clause: 'W4.4-moments',
    name: 'a preemption is preempted',
    file: preemption,
    find: "frameOf(state, 'preemption') === undefined &&",
    replace: '',
  },
  {
    clause: 'W4-noContinue',
    name: 'a failed preemption costs nothing',
    file: sequence,
    find: 'withWing(settled, event.wing, { noContinue: true })',
    replace: 'settled',
  },
  {
    clause: 'W5.1.2',
    name: 'the army commander must follow',
    file: src('5.2-along.ts'),
    find: "if (leader.rank === 'armyCommander') {",
    replace: "if (leader.rank === 'king') {",
  },
  {
    clause: 'W5.2.2',
    name: 'a wing commander stays behind',
    file: src('5.2-along.ts'),
    find: 'leader.side === unit.side &&',
    replace: "leader.side === unit.side && leader.rank !== 'wingCommander' &&",
  },
  {
    clause: 'W5.3.3',
    name: 'who sits out a turn is back at once',
    file: src('5.3-replacement.ts'),
    find: "if (result === 'returns') {",
    replace: "if (result !== 'gone') {",
  },
  {
    clause: 'W5.7',
    name: 'one more for a change of orders',
    file: change,
    find: ': change[from]?.[to];',
    replace: ': (change[from]?.[to] ?? -1) + 1;',
  },
  {
    clause: 'W5.7-attempt',
    name: 'a wing tries again',
    file: sequence,
    find: "const stepped = withFrame(state, 'activation', { step: 'actions' });",
    replace: 'const stepped = state;',
  },
  {
    clause: 'W5.7-modifiers',
    name: 'half a wing worn is enough',
    file: change,
    find: 'return worn.length * 2 > units.length;',
    replace: 'return worn.length * 2 >= units.length;',
  },
  {
    clause: 'W5.7-cavalryWing',
    name: 'half a wing of horse is enough',
    file: influence,
    find: 'return horse.length * 2 > units.length;',
    replace: 'return horse.length * 2 >= units.length;',
  },
];
