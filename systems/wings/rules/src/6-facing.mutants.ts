import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const column = src('6-column.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W6.1-facing',
    name: 'the best side of a target counts for the worst',
    file: src('position.ts'),
    find: "for (const zone of ['front', 'flank', 'rear'] as const) {",
    replace: "for (const zone of ['rear', 'front'] as const) {",
  },
  {
    clause: 'W6.1-facing',
    name: 'a hedgehog has a rear',
    file: src('position.ts'),
    find: "if (target.hedgehog) return zones.some((zone) => zone !== undefined) ? 'front' : undefined;",
    replace: '',
  },
  {
    clause: 'W6.3.3-taking',
    name: 'any horse takes open order',
    file: column,
    find: "card.class === 'lightInfantry' || (card.traits?.includes('lightHorse') ?? false);",
    replace: "card.class === 'lightInfantry' || card.class === 'cavalry';",
  },
  {
    clause: 'W6.3.3-taking',
    name: 'open order is taken on the way',
    file: column,
    find: 'holds: (of) => !isOpenOrderStep(of) || of.pose.spent === 0,',
    replace: 'holds: (of) => !isOpenOrderStep(of) || of.pose.spent >= 0,',
  },
  {
    clause: 'W6.3.3-taking',
    name: 'open order loses order in rough ground',
    file: src('8.2-terrain.ts'),
    find: 'if (unit.openOrder || (usesRoad(of) && hasRoad(state, from, to))) return 0;',
    replace: 'if (usesRoad(of) && hasRoad(state, from, to)) return 0;',
  },
  {
    clause: 'W6-column',
    name: 'a column forms anywhere',
    file: column,
    find: '!unit.column && !unit.openOrder && onRoad;',
    replace: '!unit.column && !unit.openOrder && (onRoad || true);',
  },
  {
    clause: 'W6-column',
    name: 'a column leaves its road',
    file: column,
    find: '!mover.unit.column || hexes.every((hex) => hasRoad(mover.state, pose.body.left, hex)),',
    replace: '!mover.unit.column || hexes.length < 9 || pose.spent < 0,',
  },
  {
    clause: 'W6-column',
    name: 'a column fights in order',
    file: column,
    find: "return arrangement === 'broken' || column;",
    replace: "return arrangement === 'broken' || (column && arrangement === 'shaken');",
  },
];
