import { describe, expect, it } from 'vitest';
import { forcedHedgehogs } from './6.3.2-hedgehog.ts';
import { unitOf } from './roster.ts';
import { given, play, refusedBy, run, verdict } from './testing.ts';

const FIELD = `
field 16x14
wing L red charge
wing E blue makeReady
leader K 0 @0712 wing=L
leader KE 0 @0607 wing=E
unit U cavalry 4sp normal/normal @0610 n wing=L
`;
const PIKES = 'heavyInfantry 8sp normal/normal @0609 s wing=E';
const called = (pikes: string, more = '') =>
  given(`${FIELD}unit E1 ${pikes}\n${more}active L actions
frame reaction trigger=adjacent by=U side=blue units=E1`);
const alone = (lines: string) => given(`${FIELD}${lines}\nactive L actions`);
const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

describe('W6.3.2: forming hedgehog', () => {
  it.each([
    ['cavalry 4sp normal/normal @0609 s wing=E', ['W6.3.2']],
    ['lightInfantry 4sp normal/normal @0609 s wing=E', ['W6.3.2']],
    ['heavyInfantry 8sp broken/normal @0609 s wing=E', ['W6.3.2']],
    ['heavyInfantry 8sp normal/broken @0609 s wing=E', ['W6.3.2']],
    [`${PIKES} hedgehog`, ['W6.3.2']],
    [PIKES, []],
    ['heavyInfantry 8sp shaken/shaken @0609 s wing=E', []],
  ])('W6.3.2 %s', (pikes, rules) => {
    expect(refusedBy(called(pikes), 'blue', 'formHedgehog E1')).toEqual(rules);
  });

  it.each([
    [PIKES, '', 6, true],
    [PIKES, '', 7, false],
    ['heavyInfantry 8sp shaken/normal @0609 s wing=E', '', 5, true],
    ['heavyInfantry 8sp shaken/normal @0609 s wing=E', '', 6, false],
    ['heavyInfantry 8sp shaken/shaken @0609 s wing=E', '', 5, false],
    [PIKES, 'leader KE -1 @0609 wing=E\n', 7, true],
  ])('W6.3.2 %s %s die %i: %s', (pikes, leader, die, success) => {
    const before = called(pikes, leader);
    const { state } = play(before, 'blue', 'formHedgehog E1', die);
    expect(unitOf(state, 'E1').hedgehog).toBe(success);
    const hit = { normal: 'shaken', shaken: 'broken', broken: 'broken' } as const;
    const was = unitOf(before, 'E1').arrangement;
    expect(unitOf(state, 'E1').arrangement).toBe(success ? was : hit[was]);
  });

  it('W6.3.2 fire is not answered by a hedgehog', () => {
    const state = given(`${FIELD}unit E1 ${PIKES}\nactive L actions
frame reaction trigger=firedOn by=U side=blue units=E1`);
    expect(refusedBy(state, 'blue', 'formHedgehog E1')).toEqual(['W9.1-triggers']);
  });
});

describe('W6.3.2-quiet, QA-17, A-MP-43: forming hedgehog draws no answer', () => {
  it('W6.3.2-quiet nobody is asked', () => {
    const { events } = play(called(PIKES), 'blue', 'formHedgehog E1', 3);
    expect(types(events)).not.toContain('ReactionOffered');
  });
});

describe('W6.3.2-bounds: life in a hedgehog', () => {
  const hedgehog = alone(
    'unit H heavyInfantry 8sp normal/normal @0811 n wing=L hedgehog\nunit E1 heavyInfantry 8sp normal/normal @0812 n wing=E',
  );

  it.each(['step H fl', 'step H turnLeft'])('W6.3.2-bounds refuses %s', (action) => {
    expect(refusedBy(hedgehog, 'red', action)).toContain('W6.3.2');
  });

  it('W6.3.2-bounds gives no salvo', () => {
    expect(refusedBy(hedgehog, 'red', 'fire H E1 salvo')).toContain('W10-salvo');
  });

  it('W6.3.2-bounds starts no close combat', () => {
    const state = given(`${FIELD}unit H heavyInfantry 8sp normal/normal @0811 n wing=L hedgehog
unit E1 heavyInfantry 8sp normal/normal @0812 n wing=E\nactive L closeCombat`);
    expect(refusedBy(state, 'red', 'attack H E1')).toContain('W6.3.2');
  });

  it('W6.3.2-bounds has front all round', () => {
    expect(verdict(hedgehog, 'red', 'fire H E1 normal').legal).toBe(true);
  });

  it('W6.3.2-bounds neither turns nor withdraws in reaction', () => {
    const state = called(`${PIKES} hedgehog`);
    expect(refusedBy(state, 'blue', 'reactTurn E1 turnLeft')).toEqual(['W6.3.2']);
  });
});

describe('W6.3.2-guns, QA-35, A-MP-47: guns inside a hedgehog', () => {
  const gun = (hedgehog: string) =>
    alone(`unit H heavyInfantry 8sp normal/normal @0811 n wing=L ${hedgehog}
unit G artillery 0sp normal/normal @0811 n wing=L gun=4-8lb top
unit E1 cavalry 4sp normal/normal @0808 s wing=E`);

  it('W6.3.2-guns do not fire', () => {
    expect(refusedBy(gun('hedgehog'), 'red', 'fire G E1 artillery')).toEqual(['W6.3.2-guns']);
  });

  it('W6.3.2-guns fire beside other pikes', () => {
    expect(refusedBy(gun(''), 'red', 'fire G E1 artillery')).toEqual([]);
  });
});

describe('W6-forcedHedgehog: horse at the flank or rear', () => {
  const beside = (pikes: string) => forcedHedgehogs(alone(`unit E1 ${pikes}`), 'U');

  it.each([
    ['its rear', PIKES.replace(' s ', ' n '), 1],
    ['its flank', PIKES.replace(' s ', ' ne '), 1],
    ['its front', PIKES, 0],
    ['broken already', PIKES.replace(' s ', ' n ').replace('normal/', 'broken/'), 0],
    ['broken morale', PIKES.replace(' s ', ' n ').replace('/normal', '/broken'), 0],
    ['light infantry', 'lightInfantry 3sp normal/normal @0609 n wing=E', 0],
    ['not adjacent', 'heavyInfantry 8sp normal/normal @0508 n wing=E', 0],
  ])('W6-forcedHedgehog %s', (_name, pikes, calls) => {
    expect(beside(pikes)).toHaveLength(calls);
  });

  it('W6-forcedHedgehog the try is rolled at once', () => {
    const state = given(`${FIELD}unit E1 ${PIKES.replace(' s ', ' n ')}\nactive L closeCombat
frame hedgehog unit=E1 forced`);
    expect(unitOf(run(state, 2).state, 'E1').hedgehog).toBe(true);
    expect(unitOf(run(state, 9).state, 'E1').arrangement).toBe('shaken');
  });
});
