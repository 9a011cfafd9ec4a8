import { describe, expect, it } from 'vitest';
import { chargeTargets } from './5.6.1-charge.ts';
import { unitOf } from './roster.ts';
import { given, play, refusedBy } from './testing.ts';

const FOOT = 'heavyInfantry 10sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';

const FIELD = `
field 20x16
wing L red charge
wing E blue receiveCharge
leader K -1 @0811 wing=L
leader KE 0 @1901 wing=E
active L actions
`;
const at = (lines: string) => given(FIELD + lines);

describe('W5.6.1a, A-MP-20, QA-30: the duty to close', () => {
  const far = `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0804 s wing=E`;

  it('W5.6.1a must end at least one hex nearer', () => {
    expect(refusedBy(at(far), 'red', 'end U')).toEqual(['W5.6.1a']);
    expect(refusedBy(at(far), 'red', 'endActions')).not.toEqual([]);
    const nearer = play(at(far), 'red', 'step U fl').state;
    expect(refusedBy(nearer, 'red', 'end U')).toEqual([]);
  });

  it('W5.6.1a even out of command', () => {
    const edge = at(`unit U ${HORSE} @0808 n wing=L\nunit E1 ${FOOT} @0802 s wing=E`);
    expect(refusedBy(edge, 'red', 'end U')).toEqual(['W5.6.1a']);
  });

  it('W5.6.1a no step to where it could no longer come nearer', () => {
    const short = at(`unit U ${HORSE} @0810 n wing=L mp=1\nunit E1 ${FOOT} @0804 s wing=E`);
    expect(refusedBy(short, 'red', 'step U turnLeft')).toEqual(['W5.6.1a']);
  });

  it('W5.6.1a a broken unit is not driven forward', () => {
    const broken = at(
      `unit U cavalry 4sp normal/broken @0810 n wing=L\nunit E1 ${FOOT} @0804 s wing=E`,
    );
    expect(refusedBy(broken, 'red', 'end U')).toEqual([]);
  });
});

describe('W5.6.1b, S-13: the nearest enemy is held by another', () => {
  const held = `unit A ${FOOT} @0807 n wing=L\nunit E1 ${FOOT} @0806 s wing=E\nunit E2 ${FOOT} @1206 s wing=E\nunit U ${HORSE} @0910 n wing=L`;

  it('W5.6.1b the next nearest may be its goal', () => {
    const state = at(held);
    expect(chargeTargets(state, unitOf(state, 'U'))).toContain('E2');
  });

  it('W5.6.1b not while nobody holds him', () => {
    const state = at(held.replace('@0807 n', '@0811 n'));
    expect(chargeTargets(state, unitOf(state, 'U'))).toEqual(['E1']);
  });
});

describe('W5.6.1c, A-MP-21, A-MP-23, QA-15: it cannot come nearer', () => {
  const shut = (facing: string) =>
    at(
      `unit U ${HORSE} @0810 ${facing} wing=L\nunit E1 ${FOOT} @0804 s wing=E\nimpassable 0809 0909 0710 0910 0811 0911\nleader K -1 @0810 wing=L`,
    );

  it('W5.6.1c must at least turn', () => {
    expect(refusedBy(shut('s'), 'red', 'end U')).toEqual(['W5.6.1c']);
    expect(refusedBy(shut('s'), 'red', 'endActions')).not.toEqual([]);
  });

  it('W5.6.1c owes nothing when it faces the enemy', () => {
    expect(refusedBy(shut('n'), 'red', 'end U')).toEqual([]);
  });

  it('W5.6.1c the turn is enough', () => {
    let state = shut('sw');
    for (const turn of ['turnRight', 'turnRight'])
      state = play(state, 'red', `step U ${turn}`).state;
    expect(refusedBy(state, 'red', 'end U')).toEqual([]);
  });
});

describe('W5.6.1d: next to the enemy', () => {
  const close = (order: string) =>
    given(
      FIELD.replace('red charge', `red ${order}`) +
        `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0808 s wing=E`,
    );

  it('W5.6.1d only under Charge', () => {
    expect(refusedBy(close('charge'), 'red', 'step U fl')).toEqual([]);
    expect(refusedBy(close('rallyOrder'), 'red', 'step U fl')).toContain('W5.6.1d');
  });
});

describe('W5.6.1e, A-MP-22: which enemy is nearest', () => {
  it('W5.6.1e each unit by itself, in hexes; all of them on a tie', () => {
    const state = at(
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0707 s wing=E\nunit E2 ${FOOT} @1007 s wing=E\nunit E3 ${FOOT} @1404 s wing=E`,
    );
    expect([...chargeTargets(state, unitOf(state, 'U'))].sort()).toEqual(['E1', 'E2']);
  });

  it('W5.6.1e is fixed as it starts to move', () => {
    const state = at(
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0805 s wing=E\nunit E2 ${FOOT} @1405 s wing=E`,
    );
    const moved = play(state, 'red', 'step U fl');
    expect(moved.events).toContainEqual(
      expect.objectContaining({ type: 'UnitBegan', targets: ['E1'] }),
    );
  });

  it('option chargeTarget takes any enemy', () => {
    const state = given(
      `${FIELD}option chargeTarget=any\nunit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0805 s wing=E\nunit E2 ${FOOT} @1405 s wing=E`,
    );
    expect(chargeTargets(state, unitOf(state, 'U'))).toEqual(['E1', 'E2']);
  });

  it('option coveredNext takes any enemy not held', () => {
    const lines = `unit A ${FOOT} @0807 n wing=L\nunit U ${HORSE} @0910 n wing=L\nunit E1 ${FOOT} @0806 s wing=E\nunit E2 ${FOOT} @1206 s wing=E\nunit E3 ${FOOT} @1604 s wing=E`;
    const next = at(lines);
    const any = given(`${FIELD}option coveredNext=anyUncovered\n${lines}`);
    expect(chargeTargets(next, unitOf(next, 'U'))).toEqual(['E1', 'E2']);
    expect(chargeTargets(any, unitOf(any, 'U'))).toEqual(['E1', 'E2', 'E3']);
  });
});

describe('W5.6.1f, W5.6.1g, W5.6.1h, S-14, S-15: who stops whom', () => {
  const beside = `unit U ${HORSE} @0810 n wing=L\nunit E1 ${FOOT} @0809 s wing=E\nunit E2 ${FOOT} @0804 s wing=E`;

  it('W5.6.1f next to an enemy nobody holds it moves no farther', () => {
    expect(refusedBy(at(beside), 'red', 'step U fr')).toContain('W5.6.1f');
  });

  it('W5.6.1f it may still turn', () => {
    const side = at(`unit U ${HORSE} @0810 ne wing=L\nunit E1 ${FOOT} @0809 s wing=E`);
    expect(refusedBy(side, 'red', 'step U turnLeft')).toEqual([]);
  });

  it('W5.6.1f it stops where it comes next to one', () => {
    const state = at(
      `instruct blue reactionFire=decline reactionMove=decline interception=decline hedgehog=decline\nunit U ${HORSE} @0811 n wing=L\nunit E1 ${FOOT} @0809 s wing=E`,
    );
    const there = play(state, 'red', 'step U fr').state;
    expect(refusedBy(there, 'red', 'step U fr')).toContain('W5.6.1f');
  });

  it('W5.6.1f a two-hex unit may wheel', () => {
    const state = at(`unit U ${FOOT} @0810+0910 n wing=L\nunit E1 ${FOOT} @0710 s wing=E`);
    expect(refusedBy(state, 'red', 'step U fr')).toContain('W5.6.1f');
    expect(refusedBy(state, 'red', 'step U wheelLeft')).not.toContain('W5.6.1f');
  });

  it.each(['artillery', 'wagon'])('W5.6.1g a lone %s stops nobody', (kind) => {
    const state = at(
      `unit U ${HORSE} @0810 n wing=L\nunit E1 ${kind} 0sp normal/normal @0809 s wing=E\nunit E2 ${FOOT} @0803 s wing=E`,
    );
    expect(refusedBy(state, 'red', 'step U fr')).toEqual([]);
  });

  it('W5.6.1g a gun with troops does', () => {
    const state = at(`${beside}\nunit E3 artillery 0sp normal/normal @0809 s wing=E`);
    expect(refusedBy(state, 'red', 'step U fr')).toContain('W5.6.1f');
  });

  it('W5.6.1h one enemy stops only one friend', () => {
    const state = at(`${beside}\nunit A ${FOOT} @0709 ne wing=L`);
    expect(refusedBy(state, 'red', 'step U fr')).not.toContain('W5.6.1f');
  });
});
