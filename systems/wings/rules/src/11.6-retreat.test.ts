import { describe, expect, it } from 'vitest';
import { parseHex } from '@galloper/hexes';
import { retreatOrdered } from './11.6-ordered.ts';
import { after } from './evolve.ts';
import { gridOf } from './position.ts';
import { promptOf } from './rooms.ts';
import { unitOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy, run } from './testing.ts';
import { tell } from './wording.ts';

const FIELD = `
field 16x14
wing L red charge
wing E blue charge
leader K 0 @0512 wing=L
leader KE 0 @1502 wing=E
unit L1 cavalry 4sp normal/normal @0610 n wing=L
unit E1 cavalry 4sp normal/normal @0609 s wing=E
`;
const going = (hexes: number, lines = '', field = FIELD) =>
  given(`${field}${lines}
active L closeCombat fought=L1,E1
frame retreat unit=E1 hexes=${hexes} from=L1 fromHexes=0610`);
const open = (state: State, ...places: readonly string[]) =>
  places.filter((place) => refusedBy(state, 'blue', `retreat E1 ${place}`).length === 0);
const AROUND = ['0608', '0508', '0509', '0709', '0510'];
const hex = (state: State, name: string) => parseHex(gridOf(state.scenario.ground), name);

describe('W11.6-retreat, A-MP-48: the priorities', () => {
  it('QA-29 never next to the unit that caused it; farther; towards the own edge; ties are asked', () => {
    expect(open(going(1), ...AROUND)).toEqual(['0608', '0508']);
    expect(promptOf(going(1))).toMatchObject({ kind: 'decide', seats: ['blue'] });
  });

  it('towards the own edge comes after farther', () => {
    const only = run(going(1, 'impassable 0608\nimpassable 0508')).state;
    expect(unitOf(only, 'E1').left).toBe(hex(only, '0509'));
  });

  it('the cheapest way comes last', () => {
    const { state } = run(going(1, 'stream 0609-0608'));
    expect(unitOf(state, 'E1').left).toBe(hex(state, '0508'));
  });

  it('QA-27: enemies who took no part change nothing', () => {
    const near = going(1, 'unit L2 cavalry 4sp normal/normal @0408 n wing=L');
    expect(open(near, ...AROUND)).toEqual(['0608', '0508']);
  });

  it('but not into their hexes', () => {
    const { state } = run(going(1, 'unit L2 cavalry 4sp normal/normal @0508 n wing=L'));
    expect(unitOf(state, 'E1').left).toBe(hex(state, '0608'));
  });

  it('QA-28: the first hex is chosen by where the last one will be', () => {
    const { state } = run(going(2, 'impassable 0607 0507 0408'));
    expect(unitOf(state, 'E1').left).toBe(hex(state, '0707'));
  });

  it('keeps facing the enemy, or turns its back when broken in morale', () => {
    const shaken = play(going(1), 'blue', 'retreat E1 0608').state;
    expect(unitOf(shaken, 'E1').facing).toBe(4);
    const field = FIELD.replace('normal/normal @0609', 'normal/broken @0609');
    const broken = play(going(1, '', field), 'blue', 'retreat E1 0608').state;
    expect(unitOf(broken, 'E1').facing).toBe(1);
  });

  it('W5.6.5c, S-22: the order makes no difference', () => {
    for (const order of ['charge', 'makeReady', 'receiveCharge', 'rallyOrder']) {
      const field = FIELD.replace('wing E blue charge', `wing E blue ${order}`);
      expect(open(going(2, '', field), ...AROUND)).toEqual(['0608', '0508']);
    }
  });

  it('W11.6-body both halves must obey: where one cannot go, the body does not', () => {
    const wide = FIELD.replace('@0609 s', '@0709+0609 s').replace(
      'unit E1 cavalry',
      'unit E1 heavyInfantry',
    );
    const { state } = run(going(1, 'impassable 0508', wide));
    expect([unitOf(state, 'E1').left, unitOf(state, 'E1').right]).toEqual([
      hex(state, '0708'),
      hex(state, '0608'),
    ]);
    const shut = run(going(1, 'impassable 0508 0708 0608', wide));
    expect(unitOf(shut.state, 'E1')).toMatchObject({
      casualties: 1,
      left: hex(shut.state, '0709'),
    });
  });

  it('W11.6-body a unit of two hexes goes back by whole steps', () => {
    const wide = FIELD.replace('@0609 s', '@0709+0609 s').replace(
      'unit E1 cavalry',
      'unit E1 heavyInfantry',
    );
    expect(open(going(1, '', wide), '0708+0608', '0608+0508', '0809+0709')).toEqual([
      '0708+0608',
      '0608+0508',
    ]);
  });

  it('another unit does not go', () => {
    expect(refusedBy(going(1), 'blue', 'retreat E9 0608')).toContain('W11.6-retreat');
  });
});

describe('W11.6-retreat: friends, guns and the edge', () => {
  const FRIENDS =
    'unit E2 cavalry 4sp normal/normal @0608 s wing=E\nunit E3 cavalry 4sp normal/normal @0508 s wing=E\nimpassable 0509';

  it('W11.6-friends goes one hex farther where friends are, and each takes a hit', () => {
    const { state, events } = play(going(1, FRIENDS), 'blue', 'retreat E1 0608');
    expect(events).toContainEqual({
      type: 'ArrangementHit',
      unit: 'E2',
      to: 'shaken',
      rule: 'W11.6-friends',
    });
    const on = play(state, 'blue', 'retreat E1 0607').state;
    expect(unitOf(on, 'E1').left).toBe(hex(on, '0607'));
    expect(unitOf(on, 'E3').arrangement).toBe('normal');
  });

  it('W11-capture its gun falls to the enemy', () => {
    const gun = 'unit G1 artillery 0sp normal/normal @0609 s wing=E';
    const combat = given(
      `${FIELD}${gun}\nactive L closeCombat fought=L1,E1
frame combat attackers=L1 defender=E1 hex=0609 step=roll`,
    );
    const { events } = run(
      { ...combat, units: combat.units.map((unit) => ({ ...unit, pistols: 0 })) },
      9,
    );
    expect(events).toContainEqual({ type: 'GunCaptured', unit: 'G1', by: 'red' });
  });

  it('W11.6-friends with room to stop it goes round them', () => {
    const beside = 'unit E2 cavalry 4sp normal/normal @0608 s wing=E\nimpassable 0509';
    const { state } = run(going(1, beside));
    expect(unitOf(state, 'E1').left).toBe(hex(state, '0508'));
    expect(unitOf(state, 'E2').arrangement).toBe('normal');
  });

  it('W11.6-edge off another edge it does not go', () => {
    const side = FIELD.replace('@0610 n', '@0210 nw').replace('@0609 s', '@0110 se');
    const { events } = run(
      given(`${side}impassable 0109 0209 0111 0211
active L closeCombat\nframe retreat unit=E1 hexes=1 from=L1 fromHexes=0210`),
    );
    expect(events.map(({ type }) => type)).not.toContain('UnitRouted');
    expect(events.map(({ type }) => type)).toContain('RetreatBlocked');
  });

  it('W11.6-edge off its own edge it is routed', () => {
    const edge = FIELD.replace('@0610 n', '@0602 n').replace('@0609 s', '@0601 s');
    const { state, events } = run(
      given(`${edge}active L closeCombat\nframe retreat unit=E1 hexes=1 from=L1 fromHexes=0602`),
    );
    expect(events[0]).toEqual({ type: 'UnitRouted', unit: 'E1' });
    expect(unitOf(state, 'E1').where).toBe('eliminated');
  });
});

describe('W11-unableToRetreat, QA-29', () => {
  const BLOCKED = 'impassable 0608 0508 0509';

  it('one casualty for each hex, and morale one level worse', () => {
    const { state } = run(going(2, BLOCKED));
    expect(unitOf(state, 'E1')).toMatchObject({ casualties: 2, morale: 'shaken', where: 'map' });
    expect(unitOf(state, 'E1').left).toBe(hex(state, '0609'));
  });

  it('broken in morale it is eliminated', () => {
    const field = FIELD.replace('normal/normal @0609', 'normal/broken @0609');
    expect(unitOf(run(going(1, BLOCKED, field)).state, 'E1').where).toBe('eliminated');
  });
});

describe('W6.3.2, W11.6-retreat: a hedgehog driven back', () => {
  const driven = (hedgehog: string) => {
    const state = given(
      FIELD.replace(
        'E1 cavalry 4sp normal/normal @0609 s',
        `E1 heavyInfantry 8sp normal/normal @0609 s${hedgehog}`,
      ),
    );
    return { state, events: retreatOrdered(state, 'E1', 1, ['L1']) };
  };

  it('is one no more', () => {
    const { state, events } = driven(' hedgehog');
    expect(unitOf(after(state, events), 'E1').hedgehog).toBe(false);
    expect(driven('').events.map(({ type }) => type)).not.toContain('HedgehogLeft');
  });

  it.each([
    ['en', 'E1, driven back, leaves hedgehog.', 'E1 leaves hedgehog.'],
    ['ru', 'E1: «ёж» отброшен и распадается.', 'E1 выходит из «ежа».'],
  ] as const)('is told in %s as what it is', (language, backwards, atWill) => {
    const { state } = driven(' hedgehog');
    const told = (event: Parameters<typeof tell>[1]) => tell(language, event, state)[0]?.text;
    expect(told({ type: 'HedgehogLeft', unit: 'E1' })).toBe(backwards);
    expect(told({ type: 'Reformed', unit: 'E1', what: 'hedgehog', by: 'wing' })).toBe(atWill);
  });
});
