import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const victory = src('15-victory.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W15-points',
    name: 'horse destroyed counts as a casualty',
    file: victory,
    find: "if (card.class === 'cavalry') return points.cavalryEliminated;",
    replace: "if (card.class === 'cavalry') return points.cavalryCasualty;",
  },
  {
    clause: 'W15-levels',
    name: 'a level begins one point later',
    file: victory,
    find: 'difference >= levels.substantive',
    replace: 'difference > levels.substantive',
  },
  {
    clause: 'W15-end',
    name: 'one turn too many',
    file: src('2.1-turn.ts'),
    find: 'if (state.turn >= state.scenario.turns)',
    replace: 'if (state.turn > state.scenario.turns)',
  },
  {
    clause: 'W15-break',
    name: 'a break in the middle of a charge',
    file: victory,
    find: "wing.order === 'charge' &&",
    replace: "wing.order === 'rallyOrder' &&",
  },
  {
    clause: 'W15-surrender',
    name: 'broken men fight on',
    file: victory,
    find: "sideOf(unit) === side &&\n      unit.morale !== 'broken' &&",
    replace: 'sideOf(unit) === side &&',
  },
  {
    clause: 'W15-surrenderOnMap',
    name: 'those off the map keep the army in the field',
    file: victory,
    find: "unit.where === 'map' &&\n      sideOf(unit) === side",
    replace: "unit.where !== 'eliminated' &&\n      sideOf(unit) === side",
  },
  {
    clause: 'W17-fortescue',
    name: 'he is asked at every combat',
    file: src('11.1-attack.ts'),
    find: 'if (turncoat === undefined || state.turncoatTried) return [];',
    replace: 'if (turncoat === undefined) return [];',
  },
  {
    clause: 'W17-wagons',
    name: 'the baggage is worth nothing',
    file: victory,
    find: '? state.scenario.points.wagonCaptured',
    replace: '? 0',
  },
];
