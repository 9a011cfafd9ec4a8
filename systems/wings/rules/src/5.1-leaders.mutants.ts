import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const leaders = src('5.1-leaders.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W5.1-movement',
    name: 'a leader rides one hex farther',
    file: leaders,
    find: 'flood(grid, hex, movement, (',
    replace: 'flood(grid, hex, movement + 1, (',
  },
  {
    clause: 'W5.1-ground',
    name: 'a leader rides into enemies',
    file: src('8.2-closed.ts'),
    find: 'hexes[unit.left] = 1;\n    hexes[unit.right] = 1;',
    replace: '',
  },
  {
    clause: 'W5.1-ground',
    name: 'a leader rides over impassable ground',
    file: src('8.2-closed.ts'),
    find: 'const hexes = landOf(ground).impassable.slice();',
    replace: 'const hexes = new Uint8Array(landOf(ground).impassable.length);',
  },
  {
    clause: 'W5.2-commander',
    name: 'a wing commander rides twice',
    file: leaders,
    find: "leaderIn(of).rank !== 'wingCommander' || !activation(of.state).commanderMoved,",
    replace: "leaderIn(of).rank !== 'wingCommander' || leaderIn(of).hex >= 0,",
  },
  {
    clause: 'W5.1-acAction',
    name: 'the army commander acts as often as he likes',
    file: leaders,
    find: "leaderIn(of).rank === 'wingCommander' || !activation(of.state).armyCommanderUsed,",
    replace: "leaderIn(of).rank === 'wingCommander' || leaderIn(of).hex >= 0,",
  },
];
