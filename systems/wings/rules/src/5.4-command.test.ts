import { describe, expect, it } from 'vitest';
import { inCommand, lineOfCommand } from './5.4-command.ts';
import { given, play, refusedBy } from './testing.ts';

const FIELD = `
field 16x14
wing L red makeReady
wing M red makeReady
wing E blue receiveCharge
leader K -1 @0510 wing=L
leader KM 0 @1514 wing=M
leader KE 0 @1501 wing=E
unit E9 cavalry 4sp normal/normal @1502 s wing=E
`;

const FOOT = 'heavyInfantry 10sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';
const at = (lines: string) => given(FIELD + lines);

describe('W5.4.2a, W5.4.2b, S-07: a line of command', () => {
  it.each([
    ['horse 3 hexes away', `unit U ${HORSE} @0810 n wing=L`, true],
    ['horse 4 hexes away', `unit U ${HORSE} @0910 n wing=L`, false],
    ['foot 2 hexes away', `unit U ${FOOT} @0710 n wing=L`, true],
    ['foot 3 hexes away', `unit U ${FOOT} @0810 n wing=L`, false],
    ['light infantry 3 hexes away', 'unit U lightInfantry 3sp normal/normal @0810 n wing=L', false],
    ['foot over a friend', `unit A ${FOOT} @0710 n wing=L\nunit U ${FOOT} @0910 n wing=L`, true],
    [
      'foot over two friends',
      `unit A ${FOOT} @0710 n wing=L\nunit B ${FOOT} @0910 n wing=L\nunit U ${FOOT} @1110 n wing=L`,
      true,
    ],
    ['horse over foot', `unit A ${FOOT} @0710 n wing=L\nunit U ${HORSE} @1010 n wing=L`, true],
    [
      'foot over horse it cannot reach',
      `unit A ${HORSE} @0810 n wing=L\nunit U ${FOOT} @1110 n wing=L`,
      false,
    ],
    [
      'over one who is himself cut off',
      `unit A ${FOOT} @0910 n wing=L\nunit U ${FOOT} @1110 n wing=L`,
      false,
    ],
  ])('%s', (_name, lines, expected) => {
    expect(inCommand(at(lines), 'U')).toBe(expected);
  });

  it('W5.4.2a leads link by link to the commander', () => {
    const state = at(`unit A ${FOOT} @0710 n wing=L\nunit U ${FOOT} @0910 n wing=L`);
    expect(lineOfCommand(state, 'U').map(({ from, to }) => [from, to])).toEqual([
      ['U', 'A'],
      ['A', 'K'],
    ]);
  });
});

describe('W5.4.2c, A-MP-05, S-08: what cuts a line', () => {
  it.each([
    [
      'an enemy unit on the only way',
      `unit U ${FOOT} @0710 n wing=L\nunit E1 ${FOOT} @0610 s wing=E`,
      false,
    ],
    [
      'a lone enemy gun on the only way',
      `unit U ${FOOT} @0710 n wing=L\nunit E1 artillery 0sp normal/normal @0610 s wing=E`,
      false,
    ],
    ['impassable ground on the only way', `unit U ${FOOT} @0710 n wing=L\nimpassable 0610`, false],
    [
      'an enemy beside the way',
      `unit U ${FOOT} @0710 n wing=L\nunit E1 ${FOOT} @0609 s wing=E`,
      true,
    ],
    [
      'a way round for horse',
      `unit U ${HORSE} @0710 n wing=L\nunit E1 ${FOOT} @0610 s wing=E`,
      true,
    ],
  ])('%s', (_name, lines, expected) => {
    expect(inCommand(at(lines), 'U')).toBe(expected);
  });
});

describe('W5.4.2d, A-MP-01: artillery as a link', () => {
  it.each([
    ['in order', '', true],
    ['captured', 'captured=blue', false],
    ['disabled', 'disabled', false],
  ])('%s', (_name, condition, expected) => {
    const gun = `unit G artillery 0sp normal/normal @0710 n wing=L ${condition}`;
    expect(inCommand(at(`${gun}\nunit U ${FOOT} @0910 n wing=L`), 'U')).toBe(expected);
  });
});

describe('W5.4.2f, A-MP-03: command is judged when a unit is about to act', () => {
  const state = at(`unit U ${FOOT} @1010 n wing=L\nactive L actions`);

  it('W5.4.2f out of command before the commander rides', () => {
    expect(inCommand(state, 'U')).toBe(false);
    expect(refusedBy(state, 'red', 'end U')).toContain('W5.4.3a');
  });

  it('W5.4.2f in command after it', () => {
    const after = play(state, 'red', 'moveLeader K 0910').state;
    expect(inCommand(after, 'U')).toBe(true);
    expect(refusedBy(after, 'red', 'end U')).toEqual([]);
  });
});

describe('W5.4.2g, S-23: a commander lost in the middle of an activation', () => {
  it('W5.4.2g puts those who have not acted out of command', () => {
    const text = `unit U ${FOOT} @0610 n wing=L\nactive L actions`;
    expect(inCommand(at(text), 'U')).toBe(true);
    const lost = at(`${text}\nleader K -1 @0510 wing=L status=removed since=1`);
    expect(inCommand(lost, 'U')).toBe(false);
    expect(refusedBy(lost, 'red', 'step U fl')).toContain('W5.4.3c');
  });
});

describe('W5.4.1a: wagons and leaders', () => {
  it('W5.4.1a a wagon is always in command', () => {
    expect(inCommand(at('unit U wagon 0sp normal/normal @1410 n wing=L'), 'U')).toBe(true);
  });

  it('W5.4.1a a commander rides whatever his distance', () => {
    const state = at(`unit U ${FOOT} @0610 n wing=L\nactive L actions`);
    expect(refusedBy(state, 'red', 'moveLeader K 0910')).toEqual([]);
  });
});

describe('W5.4.1b, A-MP-06, QA-32: a unit belongs to its wing', () => {
  const other = `unit A ${FOOT} @0710 n wing=M\nunit U ${FOOT} @0910 n wing=L\nactive L actions`;

  it('W5.4.1b does not trace over another wing', () => {
    expect(inCommand(at(other), 'U')).toBe(false);
  });

  it('W5.4.1b does not act with another wing', () => {
    expect(refusedBy(at(other), 'red', 'step A fl')).toEqual(['W2.2']);
  });
});

describe('option linkReach', () => {
  it.each([
    ['tracer', false],
    ['looser', true],
  ])('%s', (reading, expected) => {
    const lines = `option linkReach=${reading}\nunit A ${HORSE} @0810 n wing=L\nunit U ${FOOT} @1110 n wing=L`;
    expect(inCommand(at(lines), 'U')).toBe(expected);
  });
});
