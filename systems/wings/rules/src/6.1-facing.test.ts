import { FACING_NAMES, printHex } from '@galloper/hexes';
import { describe, expect, it } from 'vitest';
import { gridOf, zoneTouched } from './position.ts';
import { unitOf } from './roster.ts';
import { given, refusedBy } from './testing.ts';

const field = (line: string) =>
  given(`
field 16x14
wing L red charge
wing E blue makeReady
leader K 0 @0810 wing=L
leader KE 0 @1501 wing=E
${line}
`);

/** Hexes around a unit that show a zone of it, left to right, top to bottom. */
function showing(line: string, zone: string): string {
  const state = field(line);
  const grid = gridOf(state.scenario.ground);
  const unit = unitOf(state, 'U');
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => {
    return zoneTouched(state, unit, { left: hex, right: hex, facing: 0 }) === zone;
  });
  return hexes.map((hex) => printHex(grid, hex)).join(' ');
}

describe('W6.1-facing: front, flank and rear', () => {
  it.each([
    ['n', '0809 0909', '0710 0910', '0811 0911'],
    ['ne', '0909 0910', '0809 0911', '0710 0811'],
    ['se', '0910 0911', '0909 0811', '0809 0710'],
    ['s', '0811 0911', '0710 0910', '0809 0909'],
    ['sw', '0710 0811', '0809 0911', '0909 0910'],
    ['nw', '0809 0710', '0909 0811', '0910 0911'],
  ])('W6.1-facing a single unit that looks %s', (facing, front, flank, rear) => {
    const line = `unit U cavalry 4sp normal/normal @0810 ${facing} wing=L`;
    const sorted = (hexes: string) =>
      hexes
        .split(' ')
        .sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)) || Number(a) - Number(b))
        .join(' ');
    expect(showing(line, 'front')).toBe(sorted(front));
    expect(showing(line, 'flank')).toBe(sorted(flank));
    expect(showing(line, 'rear')).toBe(sorted(rear));
  });

  it.each([
    ['n', '0810+0910', '0809 0909 1009', '0710 1010', '0811 0911 1011'],
    ['s', '0910+0810', '0811 0911 1011', '0710 1010', '0809 0909 1009'],
    ['ne', '0809+0810', '0808 0909 0910', '0708 0911', '0709 0710 0811'],
  ])('W6.1-facing a two-hex unit that looks %s', (facing, at, front, flank, rear) => {
    const line = `unit U heavyInfantry 10sp normal/normal @${at} ${facing} wing=L`;
    expect([showing(line, 'front'), showing(line, 'flank'), showing(line, 'rear')]).toEqual([
      front,
      flank,
      rear,
    ]);
  });

  it('W6.1-facing a hedgehog shows front all round', () => {
    const line = 'unit U heavyInfantry 10sp normal/normal @0810 n wing=L hedgehog';
    expect(showing(line, 'front')).toBe('0809 0909 0710 0910 0811 0911');
  });

  it.each(FACING_NAMES.map((name) => [name, ['n', 'ne'].includes(name)] as const))(
    'W6.1-facing looking %s it shoots at 0909: %s',
    (facing, may) => {
      const state = given(`
field 16x14
wing L red makeReady
wing E blue makeReady
leader K 0 @0810 wing=L
leader KE 0 @1501 wing=E
unit U heavyInfantry 8sp normal/normal @0810 ${facing} wing=L
unit E1 heavyInfantry 8sp normal/normal @0909 s wing=E
active L actions
`);
      expect(refusedBy(state, 'red', 'fire U E1 normal')).toEqual(may ? [] : ['W6.1-facing']);
    },
  );
});
