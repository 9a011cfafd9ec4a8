import { describe, expect, it } from 'vitest';
import { offerReactions, reactionsToMove } from './9.1-triggers.ts';
import { offers } from './offers.ts';
import { promptOf } from './rooms.ts';
import { unitOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy, run } from './testing.ts';

const head = (order: string) => `
field 16x14
wing L red ${order}
wing E blue makeReady
leader K 0 @0712 wing=L
leader KE 0 @0607 wing=E
`;
const FOOT = 'heavyInfantry 8sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';
const LIGHT = 'lightInfantry 4sp normal/normal';

const field = (lines: string, order = 'charge', step = 'actions') =>
  given(`${head(order)}${lines}\nactive L ${step}`);
const asked = (lines: string, trigger = 'adjacent', units = 'E1', order = 'charge') =>
  given(`${head(order)}${lines}\nactive L actions
frame reaction trigger=${trigger} by=U side=blue units=${units}`);
const window = (state: State) => {
  const frame = state.frames.findLast(({ at }) => at === 'reaction');
  return frame?.at === 'reaction'
    ? [frame.trigger, frame.side, ...frame.units].join(' ')
    : undefined;
};

describe('W9.1-triggers: what calls for an answer', () => {
  it('W9.1-triggers an enemy that comes next to a unit', () => {
    const state = field(`unit U ${HORSE} @0611 n wing=L\nunit E1 ${FOOT} @0609 s wing=E`);
    expect(window(play(state, 'red', 'step U fr').state)).toBe('adjacent blue E1');
  });

  it('W9.1-triggers horse before which an enemy passes within two hexes', () => {
    const state = field(
      `unit U ${HORSE} @0612 n wing=L\nunit E1 ${HORSE} @0609 s wing=E`,
      'makeReady',
    );
    expect(window(play(state, 'red', 'step U fl').state)).toBe('approach blue E1');
  });

  it('W9.1-triggers foot two hexes off is not asked', () => {
    const state = field(
      `unit U ${HORSE} @0612 n wing=L\nunit E1 ${FOOT} @0609 s wing=E`,
      'makeReady',
    );
    expect(window(play(state, 'red', 'step U fl').state)).toBeUndefined();
  });

  it('W9.1-triggers a shot from the next hex', () => {
    const state = field(`unit U ${FOOT} @0610 n wing=L\nunit E1 ${FOOT} @0609 s wing=E`);
    expect(window(play(state, 'red', 'fire U E1 normal', 0).state)).toBe('firedOn blue E1');
  });

  it('W9.1-triggers a shot from behind calls for nothing', () => {
    const state = field(`unit U ${FOOT} @0610 n wing=L\nunit E1 ${FOOT} @0609 n wing=E`);
    expect(window(play(state, 'red', 'fire U E1 normal', 0).state)).toBeUndefined();
  });

  it('W9.1-triggers an attack declared', () => {
    const state = field(
      `unit U ${FOOT} @0610 n wing=L\nunit E1 ${FOOT} @0609 s wing=E\nunit E2 ${FOOT} @0709 s wing=E`,
      'charge',
      'closeCombat',
    );
    expect(window(play(state, 'red', 'attack U E1').state)).toBe('attacked blue E1');
  });

  it('W9.1-triggers each unit answers once, and the window stays for the rest', () => {
    const lines = `unit U ${HORSE} @0610 n wing=L\nunit E1 ${FOOT} @0609 s wing=E\nunit E2 ${FOOT} @0709 s wing=E`;
    const { state } = play(asked(lines, 'adjacent', 'E1,E2'), 'blue', 'reactFire E1 normal', 0);
    expect(window(state)).toBe('adjacent blue E2');
    expect(refusedBy(state, 'blue', 'reactFire E1 normal')).toEqual(['W9.1-triggers']);
    expect(window(play(state, 'blue', 'decline').state)).toBeUndefined();
  });

  it('W9.1-triggers the trigger is tested again: nobody answers one who is gone', () => {
    const lines = `unit U cavalry 1sp normal/normal @0610 n wing=L
unit E1 heavyInfantry 16sp normal/normal @0609 s wing=E\nunit E2 ${FOOT} @0709 s wing=E`;
    const shot = play(asked(lines, 'adjacent', 'E1,E2'), 'blue', 'reactFire E1 normal', 9).state;
    const { state } = run(shot);
    expect(unitOf(state, 'U').where).toBe('eliminated');
    expect(window(state)).toBeUndefined();
  });

  it('W9.1-triggers a standing instruction closes the window unseen', () => {
    const quiet =
      'instruct blue reactionFire=decline reactionMove=decline interception=decline hedgehog=decline';
    const state = field(`${quiet}\nunit U ${HORSE} @0611 n wing=L\nunit E1 ${FOOT} @0609 s wing=E`);
    const { events } = play(state, 'red', 'step U fr');
    expect(events.map(({ type }) => type)).not.toContain('ReactionOffered');
  });

  it('W9.1-triggers fire is answered by fire alone', () => {
    const state = asked(
      `unit U ${FOOT} @0610 n wing=L\nunit E1 ${HORSE} @0609 s wing=E`,
      'firedOn',
    );
    expect(refusedBy(state, 'blue', 'reactFire E1 pistols')).toEqual([]);
    expect(refusedBy(state, 'blue', 'reactTurn E1 turnLeft')).toEqual(['W9.2']);
    expect(refusedBy(state, 'blue', 'withdraw E1 0508')).toEqual(['W9.2']);
    expect(refusedBy(state, 'blue', 'intercept E1 -')).toEqual(['W9.3']);
  });

  it('W9.1-triggers horse two hexes off only intercepts', () => {
    const state = asked(
      `unit U ${HORSE} @0611 n wing=L\nunit E1 ${HORSE} @0609 s wing=E`,
      'approach',
    );
    expect(refusedBy(state, 'blue', 'intercept E1 0610')).toEqual([]);
    expect(refusedBy(state, 'blue', 'reactTurn E1 turnLeft')).toEqual(['W9.1-triggers']);
    expect(refusedBy(state, 'blue', 'withdraw E1 0508')).toEqual(['W9.1-triggers']);
  });
});

describe('W9.1-broken: broken men only withdraw', () => {
  const state = asked(
    `unit U ${HORSE} @0610 n wing=L\nunit E1 cavalry 4sp normal/broken @0609 s wing=E`,
  );

  it.each([
    ['withdraw E1 0508', []],
    ['reactTurn E1 turnLeft', ['W9.1-broken']],
    ['reactFire E1 pistols', ['W12-effects']],
    ['intercept E1 -', ['W9.3']],
  ])('W9.1-broken %s', (action, rules) => {
    expect(refusedBy(state, 'blue', action)).toEqual(rules);
  });
});

describe('W9.1-active, QA-09: the active side answers in its close combat step alone', () => {
  const lines = `unit U ${FOOT} @0610 n wing=L\nunit E1 ${FOOT} @0609 s wing=E`;

  it('W9.1-active not while its units act', () => {
    const { state } = play(asked(lines), 'blue', 'reactFire E1 normal', 0);
    expect(window(state)).toBe('adjacent blue');
    expect(promptOf(state)?.kind).toBe('run');
  });

  it('W9.1-active fired at as it attacks, it may answer, and there it ends', () => {
    const attack = play(field(lines, 'charge', 'closeCombat'), 'red', 'attack U E1').state;
    const fired = play(attack, 'blue', 'reactFire E1 normal', 0).state;
    expect(window(fired)).toBe('firedOn red U');
    const back = play(fired, 'red', 'reactFire U normal', 0);
    expect(back.events.map(({ type }) => type)).not.toContain('ReactionOffered');
  });

  it('W9.1-active not in a fight begun by interception', () => {
    const state =
      given(`${head('charge')}unit U ${FOOT} @0610 n wing=L\nunit E1 ${HORSE} @0609 s wing=E\nactive L closeCombat
frame combat attackers=E1 defender=U hex=0610 step=roll interception`);
    expect(offerReactions(state, 'firedOn', 'E1', 'U')).toEqual([]);
    expect(offerReactions(state, 'adjacent', 'E1')).toEqual([]);
  });

  it('W9.1-active nor when an interceptor comes on in the action step', () => {
    const state = field(`unit U ${FOOT} @0610 n wing=L\nunit E1 ${HORSE} @0609 s wing=E`);
    expect(reactionsToMove(state, 'U')).not.toEqual([]);
    expect(offerReactions(state, 'adjacent', 'E1')).toEqual([]);
  });
});

describe('W9.2: turning and withdrawing', () => {
  const against = (unit: string) => asked(`unit U ${HORSE} @0610 n wing=L\nunit E1 ${unit} wing=E`);

  it.each([
    [`${HORSE} @0609 s`, 'reactTurn E1 turnLeft', []],
    [`${FOOT} @0609 s`, 'reactTurn E1 turnRight', []],
    [`${FOOT} @0609+0509 s`, 'reactTurn E1 turnLeft', ['W9.2']],
    ['artillery 0sp normal/normal @0609 s gun=3lb', 'reactTurn E1 turnLeft', ['W9.2']],
    [`${HORSE} @0609 s`, 'withdraw E1 0508', []],
    [`${LIGHT} @0609 s`, 'withdraw E1 0508,0507 about', []],
    [`${FOOT} @0609 s`, 'withdraw E1 0508', ['W9.2']],
    [`${HORSE} @0609 s`, 'withdraw E1 0709', ['W9.2']],
    [`${HORSE} @0609 s`, 'withdraw E1 0508,0609', ['W9.2']],
    [`${HORSE} @0609 s`, 'withdraw E1 0507', ['W9.2']],
  ])('W9.2 %s: %s', (unit, action, rules) => {
    expect(refusedBy(against(unit), 'blue', action)).toEqual(rules);
  });

  it('W9.2 costs horse a arrangement hit, light infantry none', () => {
    const horse = play(against(`${HORSE} @0609 s`), 'blue', 'withdraw E1 0508,0507').state;
    expect(unitOf(horse, 'E1').arrangement).toBe('shaken');
    const light = play(against(`${LIGHT} @0609 s`), 'blue', 'withdraw E1 0508 about').state;
    expect(unitOf(light, 'E1')).toMatchObject({ arrangement: 'normal', facing: 1 });
  });

  it('W9.2 a turn is one vertex', () => {
    const { state } = play(against(`${FOOT} @0609 s`), 'blue', 'reactTurn E1 turnLeft');
    expect(unitOf(state, 'E1').facing).toBe(5);
  });

  it('W9.2 offers every way out and no other', () => {
    const offered = offers(against(`${LIGHT} @0609 s`), 'blue');
    const ways = offered.flatMap(({ action }) => (action.type === 'withdraw' ? [action.path] : []));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every((path) => path.every((hex) => Number(hex.slice(2)) <= 9))).toBe(true);
  });
});

describe('W9.3: interception', () => {
  const meets = (unit: string, enemy = `${HORSE} @0611 n`) =>
    asked(`unit U ${enemy} wing=L\nunit E1 ${unit} wing=E`, 'approach');

  it.each([
    ['into contact', `${HORSE} @0609 s`, `${HORSE} @0611 n`, 'intercept E1 0610', []],
    ['by another way', `${HORSE} @0609 s`, `${HORSE} @0611 n`, 'intercept E1 0510', []],
    ['heavy infantry', `${HORSE} @0609 s`, `${FOOT} @0611 n`, 'intercept E1 0610', []],
    ['light infantry', `${HORSE} @0609 s`, `${LIGHT} @0611 n`, 'intercept E1 0610', ['W9.3']],
    ['not to the rear', `${HORSE} @0609 n`, `${HORSE} @0611 n`, 'intercept E1 0610', ['W9.3']],
    ['not out of contact', `${HORSE} @0609 s`, `${HORSE} @0611 n`, 'intercept E1 -', ['W9.3']],
    ['no foot', `${FOOT} @0609 s`, `${HORSE} @0611 n`, 'intercept E1 0610', ['W9.3']],
    [
      'no broken arrangement',
      'cavalry 4sp broken/normal @0609 s',
      `${HORSE} @0611 n`,
      'intercept E1 0610',
      ['W9.3'],
    ],
    [
      'shaken horse may',
      'cavalry 4sp shaken/shaken @0609 s',
      `${HORSE} @0611 n`,
      'intercept E1 0610',
      [],
    ],
  ])('W9.3 %s', (_name, unit, enemy, action, rules) => {
    expect(refusedBy(meets(unit, enemy), 'blue', action)).toEqual(rules);
  });

  it.each([
    [`${HORSE} @0609 s`, 6, true],
    [`${HORSE} @0609 s`, 7, false],
    ['cavalry 4sp shaken/shaken @0609 s', 4, true],
    ['cavalry 4sp shaken/shaken @0609 s', 5, false],
  ])('W9.3 %s die %i: %s', (unit, die, success) => {
    const { state, events } = play(meets(unit), 'blue', 'intercept E1 0610', die);
    const types = events.map(({ type }) => type);
    expect(types.includes('UnitIntercepted')).toBe(success);
    expect(types.includes('CombatDeclared')).toBe(success);
    expect(unitOf(state, 'E1').left === unitOf(meets(unit), 'E1').left).toBe(!success);
  });

  it('W9.3 a failure leaves it no other answer to this trigger', () => {
    const { state } = play(meets(`${HORSE} @0609 s`), 'blue', 'intercept E1 0610', 9);
    expect(window(state)).toBe('approach blue');
    expect(promptOf(state)?.kind).toBe('run');
  });

  it('W9.3 a leader with it goes along', () => {
    const state = asked(
      `leader KE -1 @0609 wing=E\nunit U ${HORSE} @0611 n wing=L\nunit E1 ${HORSE} @0609 s wing=E`,
      'approach',
    );
    const met = play(state, 'blue', 'intercept E1 0610', 7).state;
    const leader = met.leaders.find(({ id }) => id === 'KE');
    expect(leader?.hex).toBe(unitOf(met, 'E1').left);
  });
});

describe('W9.3-alone, QA-16: only the intercepted unit answers', () => {
  const lines = `unit U ${HORSE} @0611 n wing=L\nunit V ${FOOT} @0711 n wing=L\nunit E1 ${HORSE} @0609 s wing=E`;
  const met = play(
    asked(lines, 'approach', 'E1', 'makeReady'),
    'blue',
    'intercept E1 0610',
    0,
  ).state;

  it('W9.3-alone its neighbour is not asked', () => {
    expect(window(met)).toBe('attacked red U');
    expect(refusedBy(met, 'red', 'reactFire V normal')).toContain('W9.1-triggers');
  });

  it.each([
    ['reactFire U pistols', []],
    ['reactTurn U turnLeft', []],
    ['withdraw U 0612', ['W9.3-alone']],
  ])('W9.3-alone %s', (action, rules) => {
    expect(refusedBy(met, 'red', action)).toEqual(rules);
  });
});

describe('W9.3-underGuns, QA-07, A-MP-42: horse beneath its guns', () => {
  it('W9.3-underGuns intercepts', () => {
    const state = asked(
      `unit U ${HORSE} @0611 n wing=L\nunit E1 ${HORSE} @0609 s wing=E\nunit G artillery 0sp normal/normal @0609 s wing=E gun=3lb top`,
      'approach',
    );
    expect(refusedBy(state, 'blue', 'intercept E1 0610')).toEqual([]);
  });
});

describe('W9.4: reaction fire', () => {
  const fires = (unit: string, how: string) =>
    refusedBy(
      asked(`unit U ${HORSE} @0610 n wing=L\nunit E1 ${unit} wing=E`),
      'blue',
      `reactFire E1 ${how}`,
    );

  it.each([
    [`${FOOT} @0609 s`, 'normal', []],
    [`${FOOT} @0609 s`, 'salvo', []],
    [`${LIGHT} @0609 s`, 'normal', []],
    [`${HORSE} @0609 s`, 'pistols', []],
    [`${FOOT} @0609 s`, 'retreating', ['W9.4']],
    [`${LIGHT} @0609 s`, 'skirmishing', ['W9.4']],
    [`${FOOT} @0609 n`, 'normal', ['W6.1-facing']],
    [`${FOOT} @0609 s salvo=2`, 'normal', ['W10-salvo']],
    [`${HORSE} @0609 s pistols=0`, 'pistols', ['W10-pistols']],
    ['artillery 0sp normal/normal @0609 s gun=3lb', 'artillery', []],
    ['artillery 0sp normal/normal @0609 s gun=3lb fired', 'artillery', ['W10.5-ready']],
  ])('W9.4 %s %s', (unit, how, rules) => {
    expect(fires(unit, how)).toEqual(rules);
  });

  it('W9.4 uses the gun up', () => {
    const state = asked(
      `unit U ${HORSE} @0610 n wing=L\nunit E1 artillery 0sp normal/normal @0609 s gun=3lb wing=E`,
    );
    expect(unitOf(play(state, 'blue', 'reactFire E1 artillery', 0).state, 'E1').fired).toBe(true);
  });
});

describe('W6.2.3, QA-33: a gun that turns instead of firing', () => {
  const gun = 'artillery 0sp normal/normal @0609 sw gun=3lb';

  it('W6.2.3 in reaction counts as having fired', () => {
    const state = asked(`unit U ${HORSE} @0610 n wing=L\nunit E1 ${gun} wing=E`);
    const { state: turned } = play(state, 'blue', 'reactTurnGun E1 s');
    expect(unitOf(turned, 'E1')).toMatchObject({ facing: 4, fired: true });
  });

  const comesNextTo = (unit: string, kinds = '') =>
    window(
      play(
        field(`unit U ${HORSE} @0611 n wing=L\nunit E1 ${unit} wing=E${kinds}`),
        'red',
        'step U fr',
      ).state,
    );

  it.each([
    ['faces it', gun.replace(' sw ', ' s '), 'adjacent blue E1'],
    ['faces away', gun.replace(' sw ', ' n '), 'adjacent blue E1'],
    ['has fired', `${gun.replace(' sw ', ' n ')} fired`, undefined],
    ['is limbered', `${gun.replace(' sw ', ' n ')} limbered`, undefined],
  ])('W6.2.3 a gun that %s and horse comes next to it', (_how, unit, expected) => {
    expect(comesNextTo(unit)).toBe(expected);
  });

  it('W6.2.3 is a move for standing instructions', () => {
    const away = gun.replace(' sw ', ' n ');
    const declined = (kind: string) => comesNextTo(away, `\ninstruct blue ${kind}=decline`);
    expect(declined('reactionMove')).toBeUndefined();
    expect(declined('reactionFire')).toBe('adjacent blue E1');
  });

  it.each([' fired', ' limbered'])('W6.2.3 not when%s', (word) => {
    const state = asked(`unit U ${HORSE} @0610 n wing=L\nunit E1 ${gun}${word} wing=E`);
    expect(refusedBy(state, 'blue', 'reactTurnGun E1 s')).toEqual(['W6.2.3']);
  });

  it('W6.2.3 as its action counts as having fired', () => {
    const state = field(
      `unit G ${gun.replace('0609', '0610')} wing=L\nunit E1 ${HORSE} @0604 s wing=E`,
      'makeReady',
    );
    expect(unitOf(play(state, 'red', 'turnGun G n').state, 'G').fired).toBe(true);
  });
});
