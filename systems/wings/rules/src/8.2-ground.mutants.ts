import type { Mutant } from '@galloper/testkit';

const terrain = 'systems/wings/rules/src/8.2-terrain.ts';
const sight = 'systems/wings/rules/src/8.4-sight.ts';

export const mutants: readonly Mutant[] = [
  {
    clause: 'W7-terrain',
    name: 'sides of hexes cost nothing',
    file: terrain,
    find: 'cost += more;',
    replace: 'cost += 0;',
  },
  {
    clause: 'W7-terrain',
    name: 'a slope is climbed downhill',
    file: terrain,
    find: "if (kind !== 'slope') cross(high, low, kind);",
    replace: 'cross(high, low, kind);',
  },
  {
    clause: 'W7-terrain',
    name: 'everybody uses the road',
    file: terrain,
    find: 'if (usesRoad(of) && hasRoad(state, from, to)) return terrain.road;',
    replace: 'if (hasRoad(state, from, to)) return terrain.road;',
  },
  {
    clause: 'W7-terrain',
    name: 'a wood behind a hedge hits once',
    file: terrain,
    find: 'return ground + (side ? 1 : 0);',
    replace: 'return Math.max(ground, side ? 1 : 0);',
  },
  {
    clause: 'W7-terrain',
    name: 'uphill and downhill are changed round',
    file: terrain,
    find: 'const climb = levelOf(state, to) - levelOf(state, from);',
    replace: 'const climb = levelOf(state, from) - levelOf(state, to);',
  },
  {
    clause: 'W7-hedges',
    name: 'hedges hit light infantry too',
    file: terrain,
    find: 'terrain.hexsides[kind].hits.includes(unitClass),',
    replace: 'terrain.hexsides[kind].hits.length > 0,',
  },
  {
    clause: 'W8.4-sight',
    name: 'higher ground does not block',
    file: sight,
    find: 'if (level > eye) return true;',
    replace: 'if (level > eye) return false;',
  },
  {
    clause: 'W8.4-sight',
    name: 'woods below a hill block',
    file: sight,
    find: 'if (level < eye) return false;',
    replace: '',
  },
  {
    clause: 'W8.4-sight',
    name: 'units block small arms',
    file: sight,
    find: '(unitsBlock && troopsAt(state, hex) !== undefined)',
    replace: 'troopsAt(state, hex) !== undefined',
  },
];
