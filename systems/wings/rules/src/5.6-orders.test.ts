import { describe, expect, it } from 'vitest';
import { given, play, refusedBy, verdict } from './testing.ts';

const FOOT = 'heavyInfantry 10sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';
const LIGHT = 'lightInfantry 3sp normal/normal';

const field = (order: string, more = '') => `
field 20x16
wing L red ${order}
wing M red charge
wing E blue receiveCharge
leader K -1 @0810 wing=L
leader KM -1 @0910 wing=M
leader KA -1 @0415 army=red
leader KE 0 @1901 wing=E
${more}
active L actions
`;
const at = (order: string, lines: string) => given(field(order) + lines);

describe('W5.5.1a: whom and when orders bind', () => {
  it('W5.5.1a not leaders: a commander rides next to the enemy', () => {
    const state = at('makeReady', `unit U ${HORSE} @0710 n wing=L\nunit E1 ${FOOT} @0806 s wing=E`);
    expect(refusedBy(state, 'red', 'moveLeader K 0807')).toEqual([]);
  });

  it('W5.5.1a not in the activation of the enemy', () => {
    const state = at(
      'makeReady',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${HORSE} @0808 s wing=E\nframe reaction trigger=adjacent by=E1 side=red units=U`,
    );
    expect(refusedBy(state, 'red', 'intercept U 0809')).toEqual([]);
  });

  it('W5.5.1a but units in their own', () => {
    const state = at(
      'makeReady',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${HORSE} @0808 s wing=E`,
    );
    expect(refusedBy(state, 'red', 'step U fl')).toContain('W5.6.2');
  });
});

describe('W5.5.1b, A-MP-31, S-21: a unit under Charge next to the enemy', () => {
  it('W5.5.1b may intercept in his activation', () => {
    const state = at(
      'charge',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${HORSE} @0809 s wing=E\nframe reaction trigger=adjacent by=E1 side=red units=U`,
    );
    expect(refusedBy(state, 'red', 'intercept U -')).toEqual([]);
  });
});

describe('W5.5.4a, W5.5.4b, A-MP-27: guns and wagons', () => {
  const gun = (more: string) =>
    `unit G artillery 0sp normal/normal @0810 n wing=L ${more}\nunit E1 ${FOOT} @0805 s wing=E`;

  it('W5.5.4a an unlimbered gun need not close under Charge', () => {
    expect(refusedBy(at('charge', gun('')), 'red', 'end G')).toEqual([]);
  });

  it('W5.5.4b a limbered gun must', () => {
    expect(refusedBy(at('charge', gun('limbered')), 'red', 'end G')).toEqual(['W5.6.1a']);
  });

  it('W5.5.4b a wagon keeps to one hex under Receive Charge', () => {
    const state = at('receiveCharge', 'unit G wagon 0sp normal/normal @0810 n wing=L');
    const once = play(state, 'red', 'step G fl').state;
    expect(refusedBy(once, 'red', 'step G fl')).toContain('W5.6.3a');
  });
});

describe('W5.6.0, W5.6.0b: sight plays no part', () => {
  const hidden = `wood 0808 0908 0708 0807 0907\nunit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0805 s wing=E`;

  it('W5.6.0b Charge may be ordered against an enemy out of sight', () => {
    const state = given(
      field('makeReady', '').replace('active L actions', 'active L orders') + hidden,
    );
    expect(refusedBy(state, 'red', 'changeOrder charge')).toEqual([]);
  });

  it('W5.6.0 and binds as if he were seen', () => {
    expect(refusedBy(at('charge', hidden), 'red', 'end U')).toEqual(['W5.6.1a']);
  });
});

describe('W5.6.2, S-17: Make Ready', () => {
  it.each([
    [
      'moves freely',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0804 s wing=E`,
      'step U fl',
      [],
    ],
    [
      'not next to an enemy',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0808 s wing=E`,
      'step U fl',
      ['W5.6.2'],
    ],
    [
      'reforms with its commander by it',
      'unit U cavalry 4sp broken/normal @0811 n wing=L',
      'reform U wing arrangement',
      [],
    ],
    [
      'not far from him',
      'unit U cavalry 4sp broken/normal @0812 n wing=L',
      'reform U wing arrangement',
      ['W5.6.2'],
    ],
    [
      'never rallies',
      'unit U cavalry 4sp normal/shaken @0811 n wing=L',
      'rally U wing',
      ['W5.6.2'],
    ],
  ])('W5.6.2 %s', (_name, lines, action, rules) => {
    expect(refusedBy(at('makeReady', lines), 'red', action)).toEqual(rules);
  });
});

describe('W5.6.3a, W5.6.3b, W5.6.3c, A-MP-28, S-18, QA-22: Receive Charge', () => {
  it('W5.6.3a moves one hex at most', () => {
    const state = at('receiveCharge', `unit U ${HORSE} @0810 n wing=L`);
    const once = play(state, 'red', 'step U fl').state;
    expect(refusedBy(once, 'red', 'step U fl')).toEqual(['W5.6.3a']);
    expect(refusedBy(once, 'red', 'step U turnLeft')).toEqual([]);
  });

  it('W5.6.3a not next to an enemy', () => {
    const state = at(
      'receiveCharge',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0808 s wing=E`,
    );
    expect(refusedBy(state, 'red', 'step U fl')).toContain('W5.6.3a');
  });

  const two = (more = '') => at('receiveCharge', `unit U ${FOOT} @0810+0910 n wing=L\n${more}`);

  it('W5.6.3b a two-hex unit wheels one hex', () => {
    expect(refusedBy(two(), 'red', 'step U wheelRight')).toEqual([]);
  });

  it('W5.6.3b not next to an enemy it was not next to before', () => {
    expect(refusedBy(two(`unit E1 ${FOOT} @0908 s wing=E`), 'red', 'step U wheelRight')).toEqual([
      'W5.6.3b',
    ]);
  });

  it('W5.6.3b beside one it was next to already it may', () => {
    expect(
      refusedBy(two(`unit E1 ${FOOT} @0909 s wing=E`), 'red', 'step U wheelLeft'),
    ).not.toContain('W5.6.3b');
    expect(refusedBy(two(`unit E1 ${FOOT} @1010 s wing=E`), 'red', 'step U wheelRight')).toEqual(
      [],
    );
  });

  it.each([
    [
      'reforms anywhere',
      'unit U cavalry 4sp broken/normal @0812 n wing=L',
      'reform U wing arrangement',
      [],
    ],
    [
      'rallies by its commander',
      'unit U cavalry 4sp normal/shaken @0811 n wing=L',
      'rally U wing',
      [],
    ],
    [
      'not far from him',
      'unit U cavalry 4sp normal/shaken @0812 n wing=L',
      'rally U wing',
      ['W5.6.3c'],
    ],
  ])('W5.6.3c %s', (_name, lines, action, rules) => {
    expect(refusedBy(at('receiveCharge', lines), 'red', action)).toEqual(rules);
  });
});

describe('W5.6.4a, W5.6.4b, A-MP-29, S-19: Rally', () => {
  const unit = `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0806 s wing=E`;

  it('W5.6.4a does not end nearer to an enemy', () => {
    const state = at(
      'rallyOrder',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0804 s wing=E`,
    );
    const nearer = play(state, 'red', 'step U fl').state;
    expect(refusedBy(nearer, 'red', 'end U')).toEqual(['W5.6.4a']);
  });

  it('W5.6.4a not to any enemy, whatever the others', () => {
    const state = at(
      'rallyOrder',
      `unit U ${HORSE} @0810 nw wing=L\nunit E1 ${FOOT} @1510 s wing=E\nunit E2 ${FOOT} @0308 s wing=E`,
    );
    const nearer = play(state, 'red', 'step U fl').state;
    expect(refusedBy(nearer, 'red', 'end U')).toEqual(['W5.6.4a']);
  });

  it('W5.6.4a may pass nearer on the way', () => {
    expect(
      refusedBy(
        at('rallyOrder', `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0804 s wing=E`),
        'red',
        'step U fl',
      ),
    ).toEqual([]);
  });

  it('W5.6.4a no step to where it could not get away again', () => {
    const short = unit.replace('wing=L', 'wing=L mp=1');
    expect(refusedBy(at('rallyOrder', short), 'red', 'step U fl')).toEqual(['W5.6.4a']);
  });

  it.each(['reform U wing arrangement', 'rally U wing'])('W5.6.4b allows %s', (action) => {
    const state = at('rallyOrder', 'unit U cavalry 4sp broken/shaken @0812 n wing=L');
    expect(refusedBy(state, 'red', action)).toEqual([]);
  });
});

describe('W5.6.5a, W5.6.5b: under every order', () => {
  const orders = ['charge', 'makeReady', 'receiveCharge', 'rallyOrder'];
  const beside = `unit U ${FOOT} @0810 n wing=L\nunit E1 ${FOOT} @0809 s wing=E`;

  it.each(orders)('W5.6.5a fires under %s', (order) => {
    expect(refusedBy(at(order, beside), 'red', 'fire U E1 normal')).toEqual([]);
  });

  it.each(orders)('W5.6.5a attacks under %s', (order) => {
    const state = given(field(order).replace('active L actions', 'active L closeCombat') + beside);
    expect(refusedBy(state, 'red', 'attack U E1')).toEqual([]);
  });

  it.each(orders)('W5.6.5a the army commander rallies under %s', (order) => {
    const state = at(
      order,
      'leader KA -1 @0913 army=red\nunit U cavalry 4sp normal/shaken @0812 n wing=L',
    );
    const answer = verdict(state, 'red', 'rally U army');
    expect(answer.legal).toBe(true);
  });

  it.each(orders)('W5.6.5b faces about next to an enemy under %s', (order) => {
    const state = at(order, `unit U ${HORSE} @0810 ne wing=L\nunit E1 ${FOOT} @0809 s wing=E`);
    expect(refusedBy(state, 'red', 'step U turnLeft')).toEqual([]);
  });
});

describe('W5.6.1j, A-MP-32: nothing but forward under Charge', () => {
  it.each(['reform U wing arrangement', 'rally U wing'])('W5.6.1j refuses %s', (action) => {
    const state = at('charge', 'unit U cavalry 4sp broken/shaken @0811 n wing=L');
    expect(refusedBy(state, 'red', action)).toContain('W5.6.1j');
  });

  it('W5.6.1j leaves the army commander', () => {
    const state = at(
      'charge',
      'leader KA -1 @0812 army=red\nunit U cavalry 4sp broken/shaken @0811 n wing=L',
    );
    expect(refusedBy(state, 'red', 'rally U army')).toEqual([]);
  });

  it('W5.6.1j nobody withdraws', () => {
    const state = at(
      'charge',
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${HORSE} @0809 s wing=E\nframe reaction trigger=adjacent by=E1 side=red units=U`,
    );
    expect(refusedBy(state, 'red', 'withdraw U 0811')).toContain('W5.6.1j');
  });
});

describe('W5.6.1k, S-16: the clause against suicide', () => {
  const pikes = (hex: string) => `unit E1 ${FOOT} @${hex} s wing=E`;

  it.each([
    [
      'light infantry two hexes off may stay',
      `unit U ${LIGHT} @0810 n wing=L\n${pikes('0808')}`,
      [],
    ],
    [
      'a limbered gun too',
      `unit U artillery 0sp normal/normal @0810 n wing=L limbered\n${pikes('0808')}`,
      [],
    ],
    [
      'three hexes off it must close',
      `unit U ${LIGHT} @0810 n wing=L\n${pikes('0807')}`,
      ['W5.6.1a'],
    ],
    [
      'heavy infantry is not protected',
      `unit U ${FOOT} @0810 n wing=L\n${pikes('0808')}`,
      ['W5.6.1a'],
    ],
    [
      'nor is a wagon',
      `unit U wagon 0sp normal/normal @0810 n wing=L\n${pikes('0808')}`,
      ['W5.6.1a'],
    ],
    [
      'nor light infantry against horse',
      `unit U ${LIGHT} @0810 n wing=L\nunit E1 ${HORSE} @0808 s wing=E`,
      ['W5.6.1a'],
    ],
  ])('W5.6.1k %s', (_name, lines, rules) => {
    expect(refusedBy(at('charge', lines), 'red', 'end U')).toEqual(rules);
  });

  it('W5.6.1k it may not move away', () => {
    const state = at('charge', `unit U ${LIGHT} @0810 n wing=L mp=1\n${pikes('0808')}`);
    expect(refusedBy(state, 'red', 'step U bl')).toEqual(['W5.6.1a']);
  });
});
