import { describe, expect, it } from 'vitest';
import { casualties, arrangementHit, worsen } from './12-losses.ts';
import type { Event, EventOf } from './events.ts';
import { after } from './evolve.ts';
import { unitOf } from './roster.ts';
import { given, refusedBy, run } from './testing.ts';

const HEAD = `
field 16x14
wing L red makeReady
wing E blue makeReady
leader K 0 @0712 wing=L
leader KE 0 @0803 wing=E
unit E1 heavyInfantry 8sp normal/normal @0709 s wing=E
`;
const FOOT = 'heavyInfantry 8sp normal/normal @0610 n wing=L';
const at = (unit: string, more = '') => given(`${HEAD}unit U ${unit}\n${more}active L actions`);
const checking = (unit: string, frame = 'cause=fire retreat=0', more = '') =>
  given(`${HEAD}unit U ${unit}\n${more}active L actions\nframe check unit=U ${frame}`);
const checked = (events: readonly Event[]) =>
  events.find(({ type }) => type === 'MoraleChecked') as EventOf<'MoraleChecked'>;
const types = (events: readonly Event[]) => events.map(({ type }) => type);

describe('W12-check: die and modifiers up to the rating', () => {
  it.each([
    [`${FOOT} morale=6`, 6, 'normal'],
    [`${FOOT} morale=6`, 7, 'shaken'],
    [`${FOOT} morale=8`, 8, 'normal'],
    [`${FOOT} morale=8`, 9, 'shaken'],
    ['heavyInfantry 2sp broken/normal @0610 n wing=L morale=4 casualties=6', 0, 'normal'],
    ['heavyInfantry 2sp broken/normal @0610 n wing=L morale=4 casualties=6', 2, 'shaken'],
    ['heavyInfantry 8sp normal/shaken @0610 n wing=L', 7, 'broken'],
  ])('W12-check %s die %i', (unit, die, morale) => {
    expect(unitOf(run(checking(unit), die).state, 'U').morale).toBe(morale);
  });

  it('W12-check a leader of two does not save from a nine', () => {
    const led = checking(`${FOOT} morale=8`, 'cause=fire retreat=0', 'leader K -2 @0610 wing=L\n');
    expect(unitOf(run(led, 9).state, 'U').morale).toBe('shaken');
  });

  it.each<[string, string, string, string[]]>([
    [FOOT, 'cause=fire retreat=0', '', []],
    [FOOT.replace('normal/', 'shaken/'), 'cause=fire retreat=0', '', ['check.shakenArrangement 1']],
    [FOOT.replace('normal/', 'broken/'), 'cause=fire retreat=0', '', ['check.brokenArrangement 2']],
    [`${FOOT} casualties=7`, 'cause=fire retreat=0', '', []],
    [`${FOOT} casualties=8`, 'cause=fire retreat=0', '', ['check.halfLost 1']],
    [FOOT, 'cause=fire retreat=0 exposed', '', ['check.exposed 1']],
    [`${FOOT} hedgehog`, 'cause=fire retreat=0', '', ['check.hedgehog -1']],
    [FOOT, 'cause=fire retreat=0', 'leader K -2 @0610 wing=L\n', ['check.leader -2']],
  ])('W12-check %s %s %s', (unit, frame, more, rows) => {
    const { events } = run(checking(unit, frame, more), 0);
    expect(checked(events).modifiers.map(([, key, value]) => `${key} ${value}`)).toEqual(rows);
  });

  it('W12-check one broken in morale that fails is eliminated', () => {
    const broken = checking(FOOT.replace('/normal', '/broken'));
    expect(unitOf(run(broken, 7).state, 'U').where).toBe('eliminated');
    expect(unitOf(run(broken, 6).state, 'U')).toMatchObject({ where: 'map', morale: 'broken' });
  });

  it('W12-check failed in close combat it goes back as well', () => {
    const fight = checking(FOOT, 'cause=closeCombat retreat=1 from=E1');
    expect(types(run(fight, 7).events)).toContain('RetreatOrdered');
    expect(types(run(fight, 6).events)).not.toContain('RetreatOrdered');
  });

  it('W12-check nobody checks for a unit that is gone', () => {
    const gone = checking(`${FOOT} where=eliminated`);
    expect(types(run(gone).events)).toContain('CheckWaived');
  });
});

describe('W12-effects: shaken and broken', () => {
  it.each([
    ['normal', 'shaken', 'shaken'],
    ['shaken', 'shaken', 'broken'],
    ['normal', 'broken', 'broken'],
    ['shaken', 'broken', 'broken'],
  ] as const)('W12-effects %s made %s is %s', (was, to, now) => {
    const state = at(FOOT.replace('/normal', `/${was}`));
    const events = worsen(state, 'U', to, 'W12-effects', 'blue');
    expect(unitOf(after(state, events), 'U').morale).toBe(now);
  });

  it.each(['fire U E1 normal', 'attack U E1'])('W12-effects one broken does not %s', (action) => {
    const step = action.startsWith('fire') ? 'actions' : 'closeCombat';
    const state = given(`${HEAD}unit U ${FOOT.replace('/normal', '/broken')}\nactive L ${step}`);
    expect(refusedBy(state, 'red', action)).toContain('W12-effects');
  });
});

describe('W12-brokenAgain: broken once more', () => {
  it.each(['shaken', 'broken'] as const)('W12-brokenAgain %s: eliminated', (to) => {
    const state = at(FOOT.replace('/normal', '/broken'));
    const events = worsen(state, 'U', to, 'W11.3-table', 'blue');
    expect(events).toContainEqual({
      type: 'UnitEliminated',
      unit: 'U',
      rule: 'W12-brokenAgain',
    });
  });
});

describe('W12-casualties: strength lost', () => {
  it.each([
    [8, 1, 7, 'map'],
    [8, 2, 6, 'map'],
    [2, 2, 0, 'eliminated'],
    [1, 2, 0, 'eliminated'],
  ])('W12-casualties %i less %i leaves %i, %s', (strength, points, left, where) => {
    const state = at(FOOT.replace('8sp', `${strength}sp`));
    const now = after(state, casualties(state, 'U', points, 'blue'));
    expect(unitOf(now, 'U')).toMatchObject({ strength: left, where });
  });

  it('W12-casualties a unit that dies leaves its gun to the enemy', () => {
    const state = at(
      FOOT.replace('8sp', '1sp'),
      'unit G artillery 0sp normal/normal @0610 n wing=L gun=3lb\n',
    );
    const now = after(state, casualties(state, 'U', 1, 'blue'));
    expect(unitOf(now, 'G').capturedBy).toBe('blue');
  });

  it('W12-casualties wagons lose none', () => {
    const state = at('wagon 0sp normal/normal @0610 n wing=L');
    expect(casualties(state, 'U', 2, 'blue')).toEqual([]);
  });
});

describe('W6.3.1: hits on the arrangement', () => {
  it.each([
    ['normal', 'shaken'],
    ['shaken', 'broken'],
  ])('W6.3.1 %s becomes %s', (was, now) => {
    const state = at(FOOT.replace('normal/', `${was}/`));
    const hit = after(state, arrangementHit(state, 'U', 'W6.3.1'));
    expect(unitOf(hit, 'U').arrangement).toBe(now);
  });

  it.each([
    'artillery 0sp normal/normal @0610 n wing=L gun=3lb',
    'wagon 0sp normal/normal @0610 n wing=L',
  ])('W6.3.1 none for %s', (unit) => {
    const state = at(unit);
    expect(arrangementHit(state, 'U', 'W6.3.1')).toEqual([]);
  });
});

describe('W18-arrangementBrokenHit: a hit when already broken', () => {
  it('W18-arrangementBrokenHit calls for a morale check instead', () => {
    const state = at(FOOT.replace('normal/', 'broken/'));
    const events = arrangementHit(state, 'U', 'W6.3.1');
    expect(types(events)).toEqual(['CheckCalled']);
    expect(unitOf(after(state, events), 'U').arrangement).toBe('broken');
  });
});
