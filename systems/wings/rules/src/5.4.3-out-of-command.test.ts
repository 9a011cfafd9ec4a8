import { describe, expect, it } from 'vitest';
import { given, play, refusedBy, verdict } from './testing.ts';

const FOOT = 'heavyInfantry 10sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';

const field = (order: string) => `
field 20x16
wing L red ${order}
wing E blue receiveCharge
leader K -1 @0510 wing=L
leader KA -1 @0512 army=red
leader KE 0 @1901 wing=E
unit E9 cavalry 4sp normal/normal @1902 s wing=E
active L actions
`;
const at = (lines: string, order = 'makeReady') => given(field(order) + lines);

describe('W5.4.3a, S-09, S-10: out of command, not next to an enemy', () => {
  const state = at(`unit U ${HORSE} @1210 nw wing=L`);

  it('W5.4.3a must not stay', () => {
    expect(refusedBy(state, 'red', 'end U')).toEqual(['W5.4.3a']);
    expect(refusedBy(state, 'red', 'endActions')).not.toEqual([]);
  });

  it('W5.4.3a moves towards command, not away', () => {
    expect(refusedBy(state, 'red', 'step U fl')).toEqual([]);
    expect(refusedBy(at(`unit U ${HORSE} @1210 ne wing=L`), 'red', 'step U fr')).toEqual([
      'W5.4.3a',
    ]);
  });

  it('W5.4.3a ignores the limits of its order on the way', () => {
    const foot = at(`unit U ${FOOT} @1110 nw wing=L`, 'receiveCharge');
    const once = play(foot, 'red', 'step U fl').state;
    expect(refusedBy(once, 'red', 'step U fl')).toEqual([]);
  });
});

describe('W5.4.3b, W5.4.3m, A-MP-10: back in command on the way', () => {
  it('W5.4.3m goes on under its order with the points left', () => {
    const state = at(`unit U ${HORSE} @0910 nw wing=L`);
    const back = play(state, 'red', 'step U fl');
    expect(back.events.map(({ type }) => type)).toContain('CommandRegained');
    expect(refusedBy(back.state, 'red', 'step U fr')).toEqual([]);
    expect(refusedBy(back.state, 'red', 'end U')).toEqual([]);
  });

  it('W5.4.3b is bound by its order from there', () => {
    const state = at(`unit U ${FOOT} @0810 nw wing=L`, 'receiveCharge');
    const back = play(state, 'red', 'step U fl').state;
    expect(refusedBy(back, 'red', 'step U fl')).toEqual(['W5.6.3a']);
  });
});

describe('W5.4.3c, A-MP-12, S-06: commander off the map', () => {
  const lost = 'leader K -1 @0510 wing=L status=removed since=1';

  it.each(['step U fl', 'step U turnLeft', 'step U bl'])('W5.4.3c forbids %s', (action) => {
    expect(refusedBy(at(`${lost}\nunit U ${HORSE} @1210 nw wing=L`), 'red', action)).toContain(
      'W5.4.3c',
    );
  });

  it('W5.4.3c lets the unit end where it is', () => {
    expect(refusedBy(at(`${lost}\nunit U ${HORSE} @1210 nw wing=L`), 'red', 'end U')).toEqual([]);
  });
});

describe('W5.4.3d: unlimbered artillery', () => {
  it.each([
    ['unlimbered stays', '', []],
    ['limbered must return', 'limbered', ['W5.4.3a']],
  ])('W5.4.3d %s', (_name, condition, rules) => {
    const state = at(`unit G artillery 0sp normal/normal @1210 nw wing=L ${condition}`);
    expect(refusedBy(state, 'red', 'end G')).toEqual(rules);
  });
});

describe('W5.4.3e: it cannot get nearer', () => {
  const shut = `unit U ${HORSE} @1210 ne wing=L\nimpassable 1110 1310 1209 1309 1211 1311`;

  it('W5.4.3e must turn so as to help', () => {
    const open = at(
      `unit U ${HORSE} @1210 ne wing=L\nunit A ${FOOT} @1110 n wing=L\nimpassable 1310 1309 1311 1209 1211`,
    );
    expect(refusedBy(open, 'red', 'end U')).not.toEqual([]);
  });

  it('W5.4.3e owes nothing where even turning does not help', () => {
    expect(refusedBy(at(shut), 'red', 'end U')).toEqual([]);
  });

  it('W5.4.3e turns when the way is paid for by no points left', () => {
    const spent = `frame activation wing=L side=red cause=queue step=actions acting=U spent=10 entered=3 from=1510+1510:nw`;
    const state = given(
      field('makeReady').replace('active L actions', '') +
        `unit U ${HORSE} @1210 s wing=L\n${spent}`,
    );
    expect(refusedBy(state, 'red', 'end U')).toEqual(['W5.4.3e']);
  });
});

describe('W5.4.3f, W5.4.3h, A-MP-11: next to an enemy as it begins', () => {
  const beside = `unit U ${HORSE} @1210 nw wing=L\nunit E1 ${FOOT} @1309 s wing=E`;

  it('W5.4.3f may stay', () => {
    expect(refusedBy(at(beside), 'red', 'end U')).toEqual([]);
  });

  it('W5.4.3f may move back towards command', () => {
    expect(refusedBy(at(beside), 'red', 'step U fl')).toEqual([]);
  });

  it('W5.4.3h may not enter another hex next to an enemy', () => {
    expect(refusedBy(at(beside), 'red', 'step U fr')).toContain('W5.4.3h');
  });

  it('W5.4.3h one not next to an enemy does not come next to one', () => {
    const state = at(`unit U ${HORSE} @1210 nw wing=L\nunit E1 ${FOOT} @1010 s wing=E`);
    expect(refusedBy(state, 'red', 'step U fl')).toContain('W5.4.3h');
  });

  it('option outOfCommandLeaving keeps it there', () => {
    const state = at(`option outOfCommandLeaving=mustStay\n${beside}`);
    expect(refusedBy(state, 'red', 'step U fl')).toContain('W5.4.3f');
  });
});

describe('W5.4.3g, A-MP-07, S-11: fire out of command', () => {
  it('W5.4.3g refuses fire as an action', () => {
    const state = at(`unit U ${FOOT} @1210 nw wing=L\nunit E1 ${FOOT} @1110 s wing=E`);
    expect(refusedBy(state, 'red', 'fire U E1 normal')).toContain('W5.4.3g');
  });

  it('W5.4.3g permits unlimbered guns', () => {
    const state = at(
      `unit G artillery 0sp normal/normal @1210 nw wing=L\nunit E1 ${FOOT} @1010 s wing=E`,
    );
    const answer = verdict(state, 'red', 'fire G E1 artillery');
    expect(answer.legal).toBe(true);
    expect(answer.permits.map(({ rule }) => rule)).toContain('W5.4.3g');
  });

  it('W5.4.3g leaves reaction fire', () => {
    const text = `unit U ${FOOT} @1210 nw wing=L\nunit E1 ${FOOT} @1110 s wing=E\nframe reaction trigger=adjacent by=E1 side=red units=U`;
    expect(refusedBy(at(text), 'red', 'reactFire U normal')).toEqual([]);
  });
});

describe('W5.4.3i, A-MP-13, S-12: reactions out of command', () => {
  it.each([
    ['already next to it', '@1110', '-', []],
    ['two hexes off', '@1010', '1110', ['W5.4.3i']],
  ])('W5.4.3i intercepts an enemy %s', (_name, enemy, path, rules) => {
    const state = at(
      `unit U ${HORSE} @1210 nw wing=L\nunit E1 ${HORSE} ${enemy} s wing=E\nframe reaction trigger=adjacent by=E1 side=red units=U`,
    );
    expect(refusedBy(state, 'red', `intercept U ${path}`)).toEqual(rules);
  });

  it('W5.4.3i withdraws only clear of enemies', () => {
    const state = at(
      `unit U ${HORSE} @1210 nw wing=L\nunit E1 ${HORSE} @1110 s wing=E\nunit E2 ${FOOT} @1410 s wing=E\nframe reaction trigger=adjacent by=E1 side=red units=U`,
    );
    expect(refusedBy(state, 'red', 'withdraw U 1310')).toContain('W5.4.3i');
  });
});

describe('W5.4.3j: hedgehog out of command', () => {
  it('W5.4.3j may be tried as a reaction', () => {
    const state = at(
      `unit U ${FOOT} @1210 nw wing=L\nunit E1 ${HORSE} @1110 s wing=E\nframe reaction trigger=adjacent by=E1 side=red units=U`,
    );
    expect(refusedBy(state, 'red', 'formHedgehog U')).toEqual([]);
  });
});

describe('W5.4.3k, W5.4.3l, W5.4.3n, A-MP-09: reform and rally out of command', () => {
  const far = `unit U ${FOOT.replace('normal/normal', 'broken/broken')} @1210 nw wing=L`;

  it.each(['reform U wing arrangement', 'rally U wing'])('W5.4.3k refuses %s', (action) => {
    expect(refusedBy(at(far, 'rallyOrder'), 'red', action)).toContain('W5.4.3k');
  });

  it.each(['reform U army arrangement', 'rally U army'])(
    'W5.4.3l, W5.4.3n permits %s',
    (action) => {
      const state = at(`${far}\nleader KA -1 @1310 army=red`, 'charge');
      const answer = verdict(state, 'red', action);
      expect(answer.legal).toBe(true);
      expect(answer.permits.map(({ rule }) => rule)).toContain('W5.4.3l');
    },
  );

  it('W5.4.3l needs the army commander by it', () => {
    expect(refusedBy(at(far, 'rallyOrder'), 'red', 'rally U army')).toContain('W5.4.3l');
  });
});
