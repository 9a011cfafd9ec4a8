import type { Mutant } from '@galloper/testkit';

const src = 'systems/wings/rules/src';
const file = `${src}/17-king.ts`;

export const mutants: readonly Mutant[] = [
  {
    clause: 'W17-king',
    name: 'any leader leaves the map',
    file,
    find: "leaderIn(of).rank === 'king'",
    replace: "leaderIn(of).rank !== 'nobody'",
  },
  {
    clause: 'W17-king',
    name: 'the hex off the map costs nothing',
    file,
    find: 'spent < movement',
    replace: 'spent <= movement',
  },
  {
    clause: 'W17-king',
    name: 'leaving costs no action of the army commander',
    file,
    find: "      { type: 'ArmyCommanderActed', side: leaderIn(of).side },\n",
    replace: '',
  },
  {
    clause: 'W17-king',
    name: 'a King who left is worth as much as one who is lost',
    file: `${src}/15-victory.ts`,
    find: 'points: points.kingLeftMap',
    replace: 'points: points.king',
  },
  {
    clause: 'W17-king',
    name: 'a guard that routs leaves the King behind',
    file: `${src}/11.6-retreat.ts`,
    find: ".filter(({ rank }) => rank === 'king')",
    replace: ".filter(({ id: own }) => own === 'nobody')",
  },
];
