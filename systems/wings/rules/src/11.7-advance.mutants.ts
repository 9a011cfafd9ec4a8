import type { Mutant } from '@galloper/testkit';

const src = 'systems/wings/rules/src';

export const mutants: readonly Mutant[] = [
  {
    clause: 'W5.6.5c',
    name: 'a wing that receives charges does not advance',
    file: `${src}/11.7-advance.ts`,
    find: "if (unit.where !== 'map' || unit.hedgehog) return undefined;",
    replace:
      "if (unit.where !== 'map' || state.wings.find(({ id: wing }) => wing === cardOf(state, id).wing)?.order === 'receiveCharge') return undefined;",
  },
  {
    clause: 'W5.6.5c',
    name: 'a wing under Charge does not retreat',
    file: `${src}/11.6-retreat.ts`,
    find: '  const { all } = way(state, frame);\n',
    replace:
      "  const { all } = state.wings.some(({ order, side }) => order === 'charge' && side === unitOf(state, frame.unit).side) ? { all: [] } : way(state, frame);\n",
  },
];
