import { describe, expect, it } from 'vitest';
import { breakPossible, levelOf, pointsFor, scoreOf, surrenders } from './15-victory.ts';
import { promptOf } from './rooms.ts';
import type { State } from './state.ts';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
wing L red makeReady
wing E blue makeReady
leader K 0 @0512 wing=L
leader G -1 @0511 army=red
leader KE 0 @0502 wing=E
unit L1 cavalry 4sp normal/normal @0512 n wing=L
unit L2 heavyInfantry 8sp normal/normal @0712+0812 n wing=L
unit L3 heavyInfantry 6sp normal/normal @0912 n wing=L
unit L4 lightInfantry 3sp normal/normal @1012 n wing=L
unit L5 artillery 0sp normal/normal @1112 n wing=L gun=4-8lb
unit E1 heavyInfantry 8sp normal/normal @0502 s wing=E
`;
const at = (lines = '', field = FIELD) => given(field + lines);
const lose = (...ids: readonly string[]) =>
  at(
    '',
    ids.reduce(
      (field, id) => field.replace(new RegExp(`(unit ${id} .*)`), '$1 where=eliminated'),
      FIELD,
    ),
  );
const END = 'frame markerRemoval step=end';
const ended = (state: State) => run(state).events.find((event) => event.type === 'BattleEnded');

describe('W15-points, A-MP-39: by the table of the scenario', () => {
  it.each([
    ['cavalry', lose('L1'), 10],
    ['foot of two hexes', lose('L2'), 10],
    ['foot of one hex', lose('L3'), 5],
    ['musketeers and dragoons', lose('L4'), 0],
    [
      'casualties of cavalry on the map',
      at('', FIELD.replace('4sp normal/normal @0512 n', '4sp normal/normal @0512 n casualties=2')),
      4,
    ],
    [
      'casualties of foot on the map',
      at('', FIELD.replace('6sp normal/normal @0912 n', '6sp normal/normal @0912 n casualties=3')),
      3,
    ],
    [
      'casualties of musketeers',
      at('', FIELD.replace('3sp normal/normal @1012 n', '3sp normal/normal @1012 n casualties=2')),
      0,
    ],
    [
      'a captured gun, by weight',
      at('', FIELD.replace('gun=4-8lb', 'gun=4-8lb captured=blue')),
      10,
    ],
    [
      'a wing commander gone for good',
      at('', FIELD.replace('@0512 wing=L', '@0512 wing=L status=gone')),
      10,
    ],
    [
      'the army commander gone for good',
      at('', FIELD.replace('@0511 army=red', '@0511 army=red status=gone')),
      20,
    ],
    [
      'a leader whose fate is open',
      at('', FIELD.replace('@0512 wing=L', '@0512 wing=L status=removed since=1')),
      0,
    ],
    [
      'a leader who sits out',
      at('', FIELD.replace('@0512 wing=L', '@0512 wing=L status=sitsOut since=1')),
      0,
    ],
    [
      'W5.3.4d a leader whose wing was gone when he would return',
      at('', FIELD.replace('@0512 wing=L', '@0512 wing=L status=dismissed')),
      0,
    ],
  ])('%s', (_name, state, points) => {
    expect(scoreOf(state, 'blue')).toBe(points);
    expect(scoreOf(state, 'red')).toBe(0);
  });

  it('another scenario, another table', () => {
    const state = lose('L1', 'L4');
    const points = { ...state.scenario.points, cavalryEliminated: 3, lightInfantryEliminated: 1 };
    const other = { ...state, scenario: { ...state.scenario, points } };
    expect(pointsFor(other, 'blue').map((row) => row.points)).toEqual([3, 1]);
  });

  it('a stand-in is worth nothing', () => {
    const state = at('leader LStandIn 0 @0712 wing=L standsInFor=K status=gone');
    expect(scoreOf(state, 'blue')).toBe(0);
  });
});

describe('W15-levels', () => {
  it.each([
    [9, 'draw'],
    [10, 'marginal'],
    [24, 'marginal'],
    [25, 'substantive'],
    [50, 'decisive'],
  ])('a difference of %i', (difference, level) => {
    expect(levelOf(at(), difference)).toBe(level);
  });
});

describe('W15-end', () => {
  it('ends after the last turn by points', () => {
    const state = {
      ...at(
        END,
        FIELD.replace(
          '4sp normal/normal @0512 n wing=L',
          '4sp normal/normal @0512 n wing=L where=eliminated',
        ),
      ),
      turn: 10,
    };
    expect(ended(state)).toMatchObject({ by: 'turns', winner: 'blue', key: 'victory.marginal' });
  });

  it('goes on before that', () => {
    expect(ended(at(END))).toBeUndefined();
    expect(run(at(END)).state.turn).toBe(2);
  });
});

describe('W15-surrender, W15-surrenderOnMap, QA-04, A-MP-50: only units on the map count', () => {
  const broken = FIELD.replace('8sp normal/normal @0502', '8sp normal/broken @0502');

  it.each([
    ['one unit in order', FIELD, false],
    ['all broken in morale', broken, true],
    [
      'guns and wagons only',
      FIELD.replace('unit E1 heavyInfantry 8sp', 'unit E1 artillery 0sp'),
      true,
    ],
    [
      'a fresh unit off the map',
      `${broken}unit E2 cavalry 4sp normal/normal @0702 s wing=E where=toArrive arrives=5\n`,
      true,
    ],
    [
      'a fresh unit in pursuit off the map',
      `${broken}unit E2 cavalry 4sp normal/normal @0702 s wing=E where=pursuing leftOn=1\n`,
      true,
    ],
  ])('%s', (_name, field, expected) => {
    expect(surrenders(at('', field), 'blue')).toBe(expected);
  });

  it('is a decisive victory of the other side', () => {
    expect(ended(at(END, broken))).toMatchObject({
      by: 'surrender',
      winner: 'red',
      key: 'victory.decisive',
    });
  });
});

describe('W15-break, QA-31, A-MP-20: a break', () => {
  const passed = FIELD.replace('red makeReady', 'red makeReady finished passed').replace(
    'blue makeReady',
    'blue makeReady finished passed',
  );
  const offered = (field: string) => promptOf(run(at(END, field)).state);

  it('is agreed when both sides pass with every wing', () => {
    expect(ended(at(END, passed))).toMatchObject({ by: 'break' });
  });

  it.each([
    [
      'one side passed',
      passed.replace('blue makeReady finished passed', 'blue makeReady finished activations=1'),
    ],
    ['a wing under Charge', passed.replace('red makeReady', 'red charge')],
  ])('is not when %s', (_name, field) => {
    expect(ended(at(END, field))).toBeUndefined();
  });

  it('a wing that could not act at all does not count', () => {
    const third = `${passed}wing M red makeReady\nleader KM 0 @1512 wing=M\nunit M1 cavalry 4sp normal/normal @1512 n wing=M\n`;
    expect(ended(at(END, third))).toMatchObject({ by: 'break' });
  });

  it('may be declared by either side at the end of a turn', () => {
    const { state } = run(at(END));
    expect(promptOf(state)).toMatchObject({ seats: ['red'], rule: 'W15-break' });
    expect(play(state, 'red', 'declareBreak').state.over?.by).toBe('break');
    const second = play(state, 'red', 'goOn').state;
    expect(play(second, 'blue', 'declareBreak').state.over?.by).toBe('break');
    expect(play(second, 'blue', 'goOn').state.frames).toEqual([{ at: 'queue' }]);
  });

  it('a wing kept under Charge denies it', () => {
    const charging = FIELD.replace('blue makeReady', 'blue charge');
    expect(breakPossible(at('', charging))).toBe(false);
    expect(offered(charging)).not.toMatchObject({ rule: 'W15-break' });
    const window = at('frame breakWindow sides=red,blue', charging);
    expect(refusedBy(window, 'red', 'declareBreak')).toEqual(['W15-break']);
    const dead = charging.replace('@0502 s wing=E', '@0502 s wing=E where=eliminated');
    expect(breakPossible(at('', dead))).toBe(true);
  });

  it.each([
    ['both', true, true],
    ['pass', true, false],
    ['declare', false, true],
  ])('option breakBy=%s', (reading, byPassing, byDeclaring) => {
    const option = `option breakBy=${reading}\n`;
    expect(ended(at(END, passed + option)) !== undefined).toBe(byPassing);
    expect(offered(FIELD + option)?.rule === 'W15-break').toBe(byDeclaring);
    const window = at('frame breakWindow sides=red,blue', FIELD + option);
    expect(refusedBy(window, 'red', 'declareBreak')).toEqual(byDeclaring ? [] : ['W15-break']);
  });
});
