import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const losses = src('12-losses.ts');
const morale = src('12-morale.ts');
const restore = src('13.2-reform-rally.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W6.3.1',
    name: 'one hit breaks',
    file: losses,
    find: "const to = unit.arrangement === 'normal' ? 'shaken' : 'broken';",
    replace: "const to = unit.arrangement === 'shaken' ? 'shaken' : 'broken';",
  },
  {
    clause: 'W12-check',
    name: 'a nine can pass',
    file: morale,
    find: '(face < alwaysFails && face + sum <= target);',
    replace: 'face + sum <= target;',
  },
  {
    clause: 'W12-check',
    name: 'the rating itself fails',
    file: morale,
    find: 'face + sum <= target);',
    replace: 'face + sum < target);',
  },
  {
    clause: 'W12-check',
    name: 'a leader does not help',
    file: morale,
    find: "  add('leader', rating, true);\n",
    replace: '',
  },
  {
    clause: 'W12-check',
    name: 'nobody goes back',
    file: morale,
    find: 'frame.retreat > 0 ? retreatOrdered',
    replace: 'frame.retreat > 9 ? retreatOrdered',
  },
  {
    clause: 'W12-effects',
    name: 'the broken fire',
    file: src('10.1-firing.ts'),
    find: "holds: ({ firer }) => firer.morale !== 'broken',",
    replace: "holds: ({ firer }) => firer.where === 'map',",
  },
  {
    clause: 'W12-effects',
    name: 'shaken twice is still shaken',
    file: losses,
    find: "to === 'shaken' && unit.morale === 'shaken' ? 'broken' : to;",
    replace: 'to;',
  },
  {
    clause: 'W12-brokenAgain',
    name: 'the broken stay',
    file: losses,
    find: "if (unit.morale === 'broken') return eliminated(state, id, 'W12-brokenAgain', enemy);",
    replace: "if (unit.morale === 'broken') return [];",
  },
  {
    clause: 'W12-casualties',
    name: 'a unit of no strength fights on',
    file: losses,
    find: 'return unit.strength > points\n',
    replace: 'return unit.strength >= points\n',
  },
  {
    clause: 'W13.2',
    name: 'twice in one activation',
    file: restore,
    find: "{ type: 'UnitEnded', unit: action.unit },",
    replace: '',
  },
  {
    clause: 'W13.2',
    name: 'in the middle of a move',
    file: restore,
    find: "holds: ({ state }) => frameOf(state, 'activation')?.acting === undefined,",
    replace: "holds: ({ state }) => frameOf(state, 'activation') !== undefined,",
  },
  {
    clause: 'W13.3',
    name: 'the army commander helps without end',
    file: restore,
    find: "action.by !== 'army' || frameOf(state, 'activation')?.armyCommanderUsed !== true,",
    replace: "action.by !== 'army' || frameOf(state, 'activation') !== undefined,",
  },
  {
    clause: 'W13.3',
    name: 'a leader lends nothing',
    file: restore,
    find: "  if (rating !== 0) rows.push(['W13.3', 'check.leader', rating]);\n",
    replace: '',
  },
  {
    clause: 'W13-reform',
    name: 'whole units reform',
    file: restore,
    find: "return unit.arrangement !== 'normal';",
    replace: 'return unit.hedgehog === false;',
  },
  {
    clause: 'W13-reform',
    name: 'two steps at once',
    file: src('folds/movement.ts'),
    find: "arrangement: arrangement === 'broken' ? 'shaken' : 'normal',",
    replace: "arrangement: arrangement === 'broken' ? 'normal' : 'normal',",
  },
  {
    clause: 'W13-rally',
    name: 'the order does not matter',
    file: restore,
    find: "rows.push(['W13-rally', 'rally.order', values.rallyOrder]);",
    replace: 'rows.push();',
  },
  {
    clause: 'W13-rally',
    name: 'nor do enemies near',
    file: restore,
    find: "  if (near) rows.push(['W13-rally', 'rally.enemyNear', values.enemyNear]);\n",
    replace: '',
  },
  {
    clause: 'W13-enemyNear',
    name: 'even next to a steady enemy',
    file: restore,
    find: "(enemy) => enemy.morale === 'broken',",
    replace: "(enemy) => enemy.where === 'map',",
  },
  {
    clause: 'W18-arrangementBrokenHit',
    name: 'nothing more happens',
    file: losses,
    find: "  if (unit.arrangement === 'broken') {\n    return [\n",
    replace:
      "  if (unit.arrangement === 'broken') {\n    if (rule !== '') return [];\n    return [\n",
  },
];
