import { type Hex, parseHex } from '@galloper/hexes';
import { describe, expect, it } from 'vitest';
import { inSight } from './8.4-sight.ts';
import { gridOf } from './position.ts';
import { given, refusedBy } from './testing.ts';

const field = (lines: string) =>
  given(`
field 16x14
wing L red makeReady
wing E blue receiveCharge
leader K 0 @0411 wing=L
leader KE 0 @1501 wing=E
unit G artillery 0sp normal/normal @0410 ne wing=L gun=12-24lb
unit E1 heavyInfantry 8sp normal/normal @0810 s wing=E
${lines}
active L actions
`);

function sees(lines: string, from: string, to: string, unitsBlock: boolean): boolean {
  const state = field(lines);
  const grid = gridOf(state.scenario.ground);
  const at = (name: string) => parseHex(grid, name) as Hex;
  const there = inSight(state, at(from), at(to), unitsBlock);
  expect(inSight(state, at(to), at(from), unitsBlock)).toBe(there);
  return there;
}

const FRIEND = 'unit F cavalry 4sp normal/normal @0610 n wing=L';

describe('W8.4-sight: what stops a straight line', () => {
  it.each([
    ['nothing', '', true],
    ['a wood', 'wood 0610', false],
    ['a village', 'village 0610', false],
    ['a marsh, plough or heath does not', 'marsh 0510\nplough 0610\nheath 0710', true],
    ['a hedge does not', 'hedge 0510-0610', true],
    ['a wood at either end does not', 'wood 0410 0810', true],
    ['a wood beside the line does not', 'wood 0609 0611', true],
    ['higher ground', 'level 1 0610', false],
    ['ground as high as the firer does not', 'level 1 0410 0610', true],
    ['ground as high as the target does not', 'level 1 0810 0610', true],
    ['ground higher than both', 'level 1 0410 0810\nlevel 2 0610', false],
    ['a wood on the plain does not, from a hill', 'level 1 0410\nwood 0610', true],
    ['a wood as high as the hill', 'level 1 0410 0610\nwood 0610', false],
  ])('W8.4-sight along a row of hexes: %s', (_name, ground, open) => {
    expect(sees(ground, '0410', '0810', false)).toBe(open);
  });

  it.each([
    ['neither', '', true],
    ['one', 'wood 0809', true],
    ['the other', 'wood 0909', true],
    ['both', 'wood 0809 0909', false],
    ['a wood and a hill', 'wood 0809\nlevel 1 0909', false],
  ])('W8.4-sight along a hexside it takes two hexes to stop it: %s', (_name, ground, open) => {
    expect(sees(ground, '0810', '0808', false)).toBe(open);
  });

  it('W8.4-sight nothing stands between neighbours', () => {
    expect(sees('wood 0810 0910', '0810', '0910', true)).toBe(true);
  });
});

describe('W8.4-sight: units on the way', () => {
  it.each([
    ['a friend stops a gun', FRIEND, true, false],
    ['and an enemy', FRIEND.replace('F', 'E2').replace('wing=L', 'wing=E'), true, false],
    ['not small arms', FRIEND, false, true],
    ['not one beside the line', FRIEND.replace('@0610', '@0609'), true, true],
    ['not one below, from a hill', `level 1 0410\n${FRIEND}`, true, true],
    ['one as high as the firer', `level 1 0410 0610\n${FRIEND}`, true, false],
  ])('W8.4-sight %s', (_name, lines, unitsBlock, open) => {
    expect(sees(lines, '0410', '0810', unitsBlock)).toBe(open);
  });

  it.each([
    ['an open field', '', []],
    ['a friend on the way', FRIEND, ['W8.4-sight']],
    ['a friend below the guns', `level 1 0410\n${FRIEND}`, []],
    ['a village on the way', 'village 0710', ['W8.4-sight']],
    ['a crest on the way', 'level 1 0610', ['W8.4-sight']],
  ])('W8.4-sight a gun fires over %s', (_name, lines, rules) => {
    expect(refusedBy(field(lines), 'red', 'fire G E1 artillery')).toEqual(rules);
  });
});
