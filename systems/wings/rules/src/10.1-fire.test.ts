import { odds, row } from '@galloper/kernel';
import { describe, expect, it } from 'vitest';
import { CHARTS } from './charts.ts';
import { D10 } from './d10.ts';
import { after } from './evolve.ts';
import type { Event, EventOf } from './events.ts';
import { wings } from './index.ts';
import { unitOf } from './roster.ts';
import { act, given, play, refusedBy, run } from './testing.ts';

const QUIET = 'reactionFire=decline reactionMove=decline interception=decline hedgehog=decline';
const head = (order: string) => `
field 16x14
instruct blue ${QUIET}
wing L red ${order}
wing E blue makeReady
leader K 0 @0712 wing=L
leader KE 0 @0607 wing=E
`;
const FOOT = 'heavyInfantry 8sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';
const LIGHT = 'lightInfantry 4sp normal/normal';
const TARGET = `unit E1 ${FOOT} @0609 s wing=E`;

const at = (lines: string, order = 'makeReady') =>
  given(`${head(order)}${lines}\nactive L actions`);
const shotOf = (events: readonly Event[]) =>
  events.find(({ type }) => type === 'ShotFired') as EventOf<'ShotFired'>;
const types = (events: readonly Event[]) => events.map(({ type }) => type);
const fire = (lines: string, how: string, die: number, order?: string) =>
  shotOf(play(at(lines, order), 'red', `fire U E1 ${how}`, die).events);

describe('W10.1-smallArms: who fires how at whom', () => {
  it.each([
    [`${FOOT} @0610 n`, 'normal', []],
    [`${LIGHT} @0610 n`, 'normal', []],
    [`${HORSE} @0610 n`, 'pistols', []],
    [`${HORSE} @0610 n`, 'normal', ['W10.1-smallArms']],
    [`${FOOT} @0610 n`, 'pistols', ['W10.1-smallArms']],
    [`${FOOT} @0610 n`, 'artillery', ['W10.1-smallArms']],
    [`${LIGHT} @0610 n`, 'salvo', ['W10.1-smallArms']],
    ['wagon 0sp normal/normal @0610 n', 'normal', ['W10.1-smallArms']],
    [`${FOOT} @0610 s`, 'normal', ['W6.1-facing']],
    [`${FOOT} @0611 n`, 'normal', ['W10.1-smallArms', 'W6.1-facing']],
    ['heavyInfantry 8sp normal/broken @0610 n', 'normal', ['W12-effects']],
  ])('W10.1-smallArms %s %s', (unit, how, rules) => {
    expect(refusedBy(at(`unit U ${unit} wing=L\n${TARGET}`), 'red', `fire U E1 ${how}`)).toEqual(
      rules,
    );
  });

  it('W10.1-smallArms one shot is the whole action', () => {
    const { state } = play(
      at(`unit U ${FOOT} @0610 n wing=L\n${TARGET}`),
      'red',
      'fire U E1 normal',
      0,
    );
    expect(refusedBy(state, 'red', 'fire U E1 normal')).not.toEqual([]);
    expect(refusedBy(state, 'red', 'step U turnLeft')).not.toEqual([]);
  });

  it('W10.1-smallArms no fire at friends', () => {
    const state = at(
      `unit U ${FOOT} @0610 n wing=L\nunit V ${FOOT} @0609 n wing=L\n${TARGET.replace('0609', '0709')}`,
    );
    expect(refusedBy(state, 'red', 'fire U V normal')).toContain('W10.1-smallArms');
  });
});

describe('W10.2-table: exact odds by strength', () => {
  const chances = (name: string, modifier: number) => {
    const rows = CHARTS.smallArms.columns.find((column) => column.name === name)?.rows ?? [];
    const sums = { hit: 0, check: 0, casualty: 0 };
    for (const { value, weight } of row(D10, modifier, rows).outcomes()) {
      const share = Number(weight) * 10;
      if (['F', 'FM', 'C', 'CC'].includes(value)) sums.hit += share;
      if (['M', 'FM', 'C', 'CC'].includes(value)) sums.check += share;
      if (['C', 'CC'].includes(value)) sums.casualty += share;
    }
    return [sums.hit, sums.check, sums.casualty];
  };

  it.each([
    ['1-3', [30, 10, 0], [40, 30, 0]],
    ['4-6', [30, 20, 0], [50, 40, 10]],
    ['7-10', [40, 30, 0], [60, 50, 20]],
    ['11-15', [50, 40, 10], [70, 60, 30]],
    ['16+', [60, 50, 20], [80, 70, 40]],
  ])('W10.2-table column %s', (name, plain, salvo) => {
    expect(chances(name, 0)).toEqual(plain);
    expect(chances(name, 2)).toEqual(salvo);
  });

  it.each([
    [3, '1-3'],
    [4, '4-6'],
    [6, '4-6'],
    [7, '7-10'],
    [10, '7-10'],
    [15, '11-15'],
    [16, '16+'],
    [20, '16+'],
  ])('W10.2-table %i points fire on column %s', (strength, column) => {
    const unit = `unit U heavyInfantry ${strength}sp normal/normal @0610 n wing=L`;
    expect(fire(`${unit}\n${TARGET}`, 'normal', 5).column).toBe(column);
  });

  it('W10.2-table what the player is told before the roll adds up to one', () => {
    const state = at(`unit U ${FOOT} @0610 n wing=L\n${TARGET}`);
    const found = odds(wings, state, 'red', act(state, 'fire U E1 normal'), 0);
    const shown = found.ok ? found.value.outcomes.map(({ key, p }) => `${key} ${p.n}/${p.d}`) : [];
    expect(shown).toEqual([
      'outcome.shot.none 2/5',
      'outcome.shot.F 3/10',
      'outcome.shot.M 1/5',
      'outcome.shot.FM 1/10',
    ]);
  });
});

describe('W10.3-modifiers: what bears on a shot', () => {
  const foot = `${FOOT} @0610 n`;
  it.each<[string, string, string, string[]]>([
    [foot, `${FOOT} @0609 s`, 'normal', []],
    [foot, `${FOOT} @0609 s`, 'salvo', ['fire.salvo 2']],
    [foot, `${FOOT} @0609 s`, 'retreating', ['fire.retreating -1']],
    [
      'heavyInfantry 8sp shaken/shaken @0610 n',
      `${FOOT} @0609 s`,
      'normal',
      ['fire.firerShakenArrangement -1', 'fire.firerShakenMorale -1'],
    ],
    [
      'heavyInfantry 8sp broken/normal @0610 n',
      `${FOOT} @0609 s`,
      'normal',
      ['fire.firerBrokenArrangement -3'],
    ],
    [`${foot} hedgehog`, `${FOOT} @0609 s`, 'normal', ['fire.firerHedgehog -2']],
    [foot, `${FOOT} @0609 ne`, 'normal', ['fire.flank 1']],
    [foot, `${FOOT} @0609 n`, 'normal', ['fire.rear 1']],
    [foot, `${FOOT} @0609 n hedgehog`, 'normal', ['fire.targetHedgehog 1']],
    [foot, `${LIGHT} @0609 s`, 'normal', ['fire.targetLight -1']],
    [foot, `${HORSE} @0609 s openOrder`, 'normal', ['fire.targetLight -1']],
    [foot, `${HORSE} @0609 s column`, 'normal', ['fire.targetColumn 1']],
    [
      foot,
      'artillery 0sp normal/normal @0609 s gun=3lb limbered',
      'normal',
      ['fire.targetColumn 1'],
    ],
  ])('W10.3-modifiers %s at %s, %s', (firer, target, how, rows) => {
    const shot = fire(`unit U ${firer} wing=L\nunit E1 ${target} wing=E`, how, 0);
    expect(shot.modifiers.map(([, key, value]) => `${key} ${value}`)).toEqual(rows);
    expect(shot.total).toBe(rows.reduce((sum, text) => sum + Number(text.split(' ')[1]), 0));
  });

  it('W10.3-modifiers a leader with the firer adds his rating', () => {
    const shot = fire(
      `leader K -2 @0610 wing=L\nunit U ${FOOT} @0610 n wing=L\n${TARGET}`,
      'normal',
      0,
    );
    expect(shot.modifiers).toEqual([['W10.3-modifiers', 'fire.leader', 2]]);
  });

  it.each([
    ['wood 0609', 'terrain.wood -1'],
    ['village 0609', 'terrain.village -2'],
    ['hedge 0609-0610', 'terrain.hedge -1'],
    ['entrenchment 0609-0610', 'terrain.entrenchment -2'],
  ])('W7-terrain cover: %s', (ground, shown) => {
    const shot = fire(`${ground}\nunit U ${FOOT} @0610 n wing=L\n${TARGET}`, 'normal', 0);
    expect(shot.modifiers.map(([, key, value]) => `${key} ${value}`)).toEqual([shown]);
  });

  it('W6.3.3 open order fires as though shaken', () => {
    const shot = fire(`unit U ${LIGHT} @0610 n wing=L openOrder\n${TARGET}`, 'normal', 0);
    expect(shot.modifiers).toEqual([['W10.3-modifiers', 'fire.firerShakenArrangement', -1]]);
  });

  it('W17-dusk small arms have one less at dusk', () => {
    const dusk = `dusk 2\nturn 9\nunit U ${FOOT} @0610 n wing=L\n${TARGET}`;
    expect(fire(dusk, 'normal', 0).modifiers).toEqual([['W10.3-modifiers', 'fire.dusk', -1]]);
    expect(fire(dusk.replace('turn 9', 'turn 8'), 'normal', 0).modifiers).toEqual([]);
  });
});

describe('W10-salvo, W10-salvoRecovery: all ranks at once', () => {
  const lines = `unit U ${FOOT} @0610 n wing=L\n${TARGET}`;

  it.each([
    [FOOT, '', []],
    ['heavyInfantry 8sp shaken/normal', '', []],
    ['heavyInfantry 8sp broken/normal', '', ['W10-salvo']],
    [FOOT, ' salvo=1', ['W10-salvo']],
  ])('W10-salvo %s%s', (unit, marker, rules) => {
    const state = at(`unit U ${unit} @0610 n wing=L${marker}\n${TARGET}`);
    expect(refusedBy(state, 'red', 'fire U E1 salvo')).toEqual(rules);
  });

  it('W10-salvo no fire of any kind until the marker is off', () => {
    const state = at(`unit U ${FOOT} @0610 n wing=L salvo=2\n${TARGET}`);
    expect(refusedBy(state, 'red', 'fire U E1 normal')).toEqual(['W10-salvo']);
  });

  it('W10-salvoRecovery off in the second Marker Removal Phase', () => {
    const fired = play(at(lines), 'red', 'fire U E1 salvo', 0).state;
    const left = [0, 1, 2].map((phases) => {
      const cleared: readonly Event[] = Array.from({ length: phases }, () => ({
        type: 'MarkersCleared',
      }));
      return unitOf(after(fired, cleared), 'U').salvo;
    });
    expect(left).toEqual([2, 1, 0]);
  });
});

describe('W10-advancing, W10-advancingOrder: move up and fire', () => {
  const lines = `unit U ${FOOT} @0611 n wing=L\n${TARGET}`;
  const near = (order: string) => at(lines.replace('@0611', '@0610'), order);

  it('W10-advancing after its move, at one less, and with that it is done', () => {
    const moved = play(at(lines, 'charge'), 'red', 'step U fr').state;
    const { state, events } = play(moved, 'red', 'fire U E1 advancing', 0);
    expect(shotOf(events).modifiers).toEqual([['W10.3-modifiers', 'fire.advancing', -1]]);
    expect(refusedBy(state, 'red', 'step U turnLeft')).not.toEqual([]);
  });

  it('W10-advancing not without a move, and no standing fire after one', () => {
    expect(refusedBy(near('charge'), 'red', 'fire U E1 advancing')).toContain('W2.2');
    const moved = play(at(lines, 'charge'), 'red', 'step U fr').state;
    expect(refusedBy(moved, 'red', 'fire U E1 normal')).toEqual(['W2.2']);
  });

  it.each(['makeReady', 'receiveCharge', 'rallyOrder'])(
    'W10-advancingOrder not under %s',
    (order) => {
      const state = given(`${head(order)}${lines.replace('@0611', '@0610')}
active L actions acting=U spent=2 entered=1 from=0611+0611:n inCommand`);
      expect(refusedBy(state, 'red', 'fire U E1 advancing')).toEqual(['W10-advancingOrder']);
    },
  );

  it('W10-advancingOrder under Charge', () => {
    const moved = play(at(lines, 'charge'), 'red', 'step U fr').state;
    expect(refusedBy(moved, 'red', 'fire U E1 advancing')).toEqual([]);
  });
});

describe('W10-retreating, W10-retreatingOrder: fire and step back', () => {
  const lines = `unit U ${FOOT} @0610 n wing=L\n${TARGET}`;

  it('W10-retreating steps one hex back without turning, its leader with it', () => {
    const { state } = play(
      at(`leader K 0 @0610 wing=L\n${lines}`),
      'red',
      'fire U E1 retreating',
      0,
    );
    const unit = unitOf(state, 'U');
    expect(unit).toMatchObject({ facing: 1 });
    expect(unit.left).not.toBe(unitOf(at(lines), 'U').left);
    expect(state.leaders.find(({ id }) => id === 'K')?.hex).toBe(unit.left);
  });

  it('W10-retreating needs room behind', () => {
    const shut = at(`leader K 0 @0510 wing=L\nimpassable 0611 0711\n${lines}`);
    expect(refusedBy(shut, 'red', 'fire U E1 retreating')).toEqual(['W10-retreating']);
  });

  it.each([
    ['charge', ['W10-retreatingOrder']],
    ['makeReady', []],
    ['receiveCharge', []],
    ['rallyOrder', []],
  ])('W10-retreatingOrder %s', (order, rules) => {
    expect(refusedBy(at(lines, order), 'red', 'fire U E1 retreating')).toEqual(rules);
  });
});

describe('W10-skirmishing: fire over two hexes', () => {
  const from = (unit: string, more = '') =>
    at(`${more}unit U ${unit} wing=L\nunit E1 ${FOOT} @0608 s wing=E`);

  it.each([
    [`${LIGHT} @0610 n`, '', []],
    [`${HORSE} @0610 n openOrder`, '', []],
    [`${HORSE} @0610 n`, '', ['W10.1-smallArms']],
    [`${FOOT} @0610 n`, '', ['W10.1-smallArms']],
    [`${HORSE} @0610 n openOrder pistols=0`, '', ['W10-pistols']],
    [`${LIGHT} @0610 s`, '', ['W6.1-facing']],
    [`${LIGHT} @0611 n`, '', ['W10.1-smallArms']],
  ])('W10-skirmishing %s', (unit, more, rules) => {
    expect(refusedBy(from(unit, more), 'red', 'fire U E1 skirmishing')).toEqual(rules);
  });

  it('W8.4-sight it must see its target', () => {
    const blind = from(`${LIGHT} @0610 n`, 'wood 0609 0709\n');
    expect(refusedBy(blind, 'red', 'fire U E1 skirmishing')).toEqual(['W8.4-sight']);
  });

  it('W10-skirmishing at two less, and foot beyond its reach has no answer', () => {
    const open = given(
      `${head('makeReady').replace(/instruct.*/, '')}unit U ${LIGHT} @0610 n wing=L\nunit E1 ${FOOT} @0608 s wing=E\nactive L actions`,
    );
    const { events } = play(open, 'red', 'fire U E1 skirmishing', 0);
    expect(shotOf(events).modifiers).toEqual([['W10.3-modifiers', 'fire.skirmishing', -2]]);
    expect(types(events)).not.toContain('ReactionOffered');
  });
});

describe('W10-pistols: two volleys', () => {
  it('W10-pistols each shot takes one', () => {
    const { state, events } = play(
      at(`unit U cavalry 5sp normal/normal @0610 n wing=L\n${TARGET}`),
      'red',
      'fire U E1 pistols',
      0,
    );
    expect(unitOf(state, 'U').pistols).toBe(1);
    expect(shotOf(events).column).toBe('1-3');
  });

  it('W10-pistols half the strength, the larger half', () => {
    const shot = fire(`unit U cavalry 7sp normal/normal @0610 n wing=L\n${TARGET}`, 'pistols', 0);
    expect(shot.column).toBe('4-6');
  });

  it('W10-pistols none left', () => {
    const state = at(`unit U ${HORSE} @0610 n wing=L pistols=0\n${TARGET}`);
    expect(refusedBy(state, 'red', 'fire U E1 pistols')).toEqual(['W10-pistols']);
  });
});

describe('W8-top: the top of the stack fires and is hit', () => {
  const gun = 'artillery 0sp normal/normal @0610 n wing=L gun=3lb';
  const enemyGun = 'unit EG artillery 0sp normal/normal @0609 s wing=E gun=3lb';

  it.each([
    ['beneath its gun', `${gun} top`, ['W8-top']],
    ['above it', gun, []],
  ])('W8-top a unit %s', (_name, words, rules) => {
    const state = at(`unit U ${FOOT} @0610 n wing=L\nunit G ${words}\n${TARGET}`);
    expect(refusedBy(state, 'red', 'fire U E1 normal')).toEqual(rules);
  });

  it.each([
    ['E1', ' top', ['W8-top']],
    ['EG', ' top', []],
    ['E1', '', []],
    ['EG', '', ['W8-top']],
  ])('W8-top %s with the gun%s', (target, top, rules) => {
    const state = at(`unit U ${FOOT} @0610 n wing=L\n${TARGET}\n${enemyGun}${top}`);
    expect(refusedBy(state, 'red', `fire U ${target} normal`)).toEqual(rules);
  });
});

describe('W10.6, QA-26, A-MP-45: shot after shot', () => {
  const lines = `unit U heavyInfantry 16sp normal/normal @0610 n wing=L
unit V ${FOOT} @0510 n wing=L\nunit E1 lightInfantry 1sp normal/normal @0609 s wing=E`;

  it('W10.6 the second shot finds what the first has left', () => {
    const first = run(play(at(lines), 'red', 'fire U E1 normal', 9).state).state;
    expect(unitOf(first, 'E1').where).toBe('eliminated');
    expect(refusedBy(first, 'red', 'fire V E1 normal')).toContain('W10.1-smallArms');
  });
});

describe('W10-results, W10.10-when: what a shot does, in order', () => {
  const lines = `leader KE -1 @0609 wing=E\nunit U heavyInfantry 16sp normal/normal @0610 n wing=L\n${TARGET}`;
  const ORDER = ['ArrangementHit', 'CasualtiesTaken', 'MoraleChecked', 'LeaderFateRolled'];

  it('W10-results arrangement, strength, morale, then the leader', () => {
    const { state, events } = play(at(lines), 'red', 'fire U E1 normal', 8, 9, 3);
    expect(types(events).filter((type) => ORDER.includes(type))).toEqual(ORDER);
    expect(unitOf(state, 'E1')).toMatchObject({
      arrangement: 'shaken',
      morale: 'shaken',
      strength: 7,
      casualties: 1,
    });
  });

  it.each([
    [1, 'normal', 0, false],
    [2, 'shaken', 0, false],
    [5, 'normal', 0, true],
    [7, 'shaken', 0, true],
    [8, 'shaken', 1, true],
  ])('W10-results die %i', (die, arrangement, casualties, checks) => {
    const { state, events } = play(at(lines), 'red', 'fire U E1 normal', die);
    expect(unitOf(state, 'E1')).toMatchObject({ arrangement, casualties });
    expect(types(events).includes('CheckCalled')).toBe(checks);
    expect(types(events).includes('LeaderEndangered')).toBe(casualties > 0);
  });

  it('W10-results two points on the last line', () => {
    const { state } = play(at(lines), 'red', 'fire U E1 salvo', 8);
    expect(unitOf(state, 'E1').casualties).toBe(2);
  });

  it('W10.10 a leader is lost on a nine alone', () => {
    const rolling = (die: number) =>
      run(
        given(
          `${head('makeReady')}${lines}\nactive L actions\nframe leaderFate leader=KE cause=fire`,
        ),
        die,
      );
    expect(types(rolling(8).events)).not.toContain('LeaderRemoved');
    expect(types(rolling(9).events)).toContain('LeaderRemoved');
  });

  it('W10.10-when the leader of a unit shot to pieces is diced for too', () => {
    const last = at(lines.replace('8sp', '1sp'));
    const { events } = play(last, 'red', 'fire U E1 normal', 9);
    expect(types(events)).toContain('UnitEliminated');
    expect(types(events)).toContain('LeaderEndangered');
  });
});
