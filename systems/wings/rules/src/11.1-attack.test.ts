import { describe, expect, it } from 'vitest';
import { promptOf } from './rooms.ts';
import { offers } from './offers.ts';
import { given, play, refusedBy, run } from './testing.ts';

const QUIET = 'reactionFire=decline reactionMove=decline interception=decline hedgehog=decline';
const FIELD = `
field 16x14
instruct red ${QUIET}
instruct blue ${QUIET}
wing L red charge
wing M red charge
wing E blue makeReady
leader K 0 @0512 wing=L
leader KM 0 @1512 wing=M
leader KE 0 @0502 wing=E
unit L1 cavalry 4sp normal/normal @0610 n wing=L pistols=0
unit L2 cavalry 4sp normal/normal @0509 ne wing=L pistols=0
unit M1 heavyInfantry 10sp normal/normal @1512 n wing=M
unit E1 cavalry 4sp normal/normal @0609 s wing=E pistols=0
`;
const at = (field = FIELD, lines = '') => given(`${field}active L closeCombat ${lines}`);
const swap = (from: string, to: string) => FIELD.replace(from, to);

describe('W11.1-who: who may attack whom', () => {
  it.each([
    ['an enemy in its front', FIELD, 'attack L1 E1', []],
    ['two against one', FIELD, 'attack L1,L2 E1', []],
    ['not an enemy beside it', swap('@0610 n', '@0610 s'), 'attack L1 E1', ['W11.1-who']],
    ['not a friend', FIELD, 'attack L1 L2', ['W11.1-who', 'W11.1-who']],
    ['not with a unit of another wing', FIELD, 'attack M1 E1', ['W5.4.1b']],
    ['not with the same unit twice', FIELD, 'attack L1,L1 E1', ['W11.1-who']],
    ['not with the same unit twice, of three', FIELD, 'attack L1,L2,L1 E1', ['W11.1-who']],
    ['not with nobody', FIELD, 'attack X E1', ['W11.1-who']],
    ['not against nobody', FIELD, 'attack L1 X', ['W11.1-who']],
    [
      'not broken in morale',
      swap('normal/normal @0610', 'normal/broken @0610'),
      'attack L1 E1',
      ['W12-effects'],
    ],
    ['shaken in morale', swap('normal/normal @0610', 'normal/shaken @0610'), 'attack L1 E1', []],
    [
      'not in hedgehog',
      swap(
        'unit L1 cavalry 4sp normal/normal @0610 n',
        'unit L1 heavyInfantry 9sp normal/normal @0610 n hedgehog',
      ),
      'attack L1 E1',
      ['W6.3.2'],
    ],
    [
      'not artillery',
      swap('unit L1 cavalry 4sp', 'unit L1 artillery 0sp'),
      'attack L1 E1',
      ['W11.1-who'],
    ],
    [
      'W11.5.1 not a lone gun',
      swap('unit E1 cavalry 4sp', 'unit E1 artillery 0sp'),
      'attack L1 E1',
      ['W11.5.1'],
    ],
    [
      'not light infantry against the front of heavy infantry',
      swap('unit L1 cavalry', 'unit L1 lightInfantry').replace(
        'unit E1 cavalry',
        'unit E1 heavyInfantry',
      ),
      'attack L1 E1',
      ['W11.1-who'],
    ],
    [
      'light infantry against its rear',
      swap('unit L1 cavalry', 'unit L1 lightInfantry').replace(
        'unit E1 cavalry 4sp normal/normal @0609 s',
        'unit E1 heavyInfantry 4sp normal/normal @0609 n',
      ),
      'attack L1 E1',
      [],
    ],
    [
      'W14-lightHorse not light horse against the front of heavy infantry',
      swap('n wing=L pistols=0\nunit L2', 'n wing=L pistols=0 traits=lightHorse\nunit L2').replace(
        'unit E1 cavalry',
        'unit E1 heavyInfantry',
      ),
      'attack L1 E1',
      ['W14-lightHorse'],
    ],
  ])('%s', (_name, field, action, rules) => {
    expect(refusedBy(at(field), 'red', action)).toEqual(rules);
  });

  it('W11.1-once one unit attacks once and is attacked once', () => {
    expect(refusedBy(at(FIELD, 'fought=L1'), 'red', 'attack L1,L2 E1')).toEqual(['W11.1-once']);
    expect(refusedBy(at(FIELD, 'fought=L2'), 'red', 'attack L1 E1')).toEqual([]);
    expect(refusedBy(at(FIELD, 'fought=E1'), 'red', 'attack L1 E1')).toEqual(['W11.1-once']);
  });

  it('only in the close combat step', () => {
    expect(refusedBy(given(`${FIELD}active L actions`), 'red', 'attack L1 E1')).toEqual(['W2.2']);
  });

  it('W11.1-outOfCommand, QA-12: units out of command may', () => {
    const far = swap('@0512 wing=L', '@1512 wing=L');
    expect(refusedBy(at(far), 'red', 'attack L1 E1')).toEqual([]);
  });

  it('W5.6.5a under every order', () => {
    for (const order of ['makeReady', 'receiveCharge', 'rallyOrder']) {
      const field = swap('wing L red charge', `wing L red ${order}`);
      expect(refusedBy(at(field), 'red', 'attack L1 E1')).toEqual([]);
    }
  });

  it('a step without anybody to attack runs on', () => {
    expect(promptOf(at(swap('@0609 s', '@0606 s')))?.kind).toBe('run');
  });
});

describe('W14-lightHorse: open order, and no attack on a front of pikes', () => {
  const light = (enemy: string) =>
    at(
      swap('@0610 n wing=L pistols=0', '@0610 n wing=L pistols=0 traits=lightHorse').replace(
        'unit E1 cavalry 4sp normal/normal @0609 s wing=E pistols=0',
        enemy,
      ),
    );

  it.each([
    [
      'W14-lightHorse not the front',
      'unit E1 heavyInfantry 8sp normal/normal @0609 s wing=E',
      ['W14-lightHorse'],
    ],
    ['W14-lightHorse its flank', 'unit E1 heavyInfantry 8sp normal/normal @0609 ne wing=E', []],
    ['W14-lightHorse its rear', 'unit E1 heavyInfantry 8sp normal/normal @0609 n wing=E', []],
    ['W14-lightHorse musketeers', 'unit E1 lightInfantry 3sp normal/normal @0609 s wing=E', []],
    ['W14-lightHorse horse', 'unit E1 cavalry 4sp normal/normal @0609 s wing=E', []],
  ])('%s', (_name, enemy, rules) => {
    expect(refusedBy(light(enemy), 'red', 'attack L1 E1')).toEqual(rules);
  });

  it('W14-lightHorse it may take open order, other horse may not', () => {
    const far = swap('@0609 s', '@0601 s').replace('red charge', 'red makeReady');
    const traits = far.replace('@0610 n wing=L', '@0610 n wing=L traits=lightHorse');
    const actions = (field: string) => given(`${field}active L actions`);
    expect(refusedBy(actions(traits), 'red', 'step L1 openOrder')).toEqual([]);
    expect(refusedBy(actions(far), 'red', 'step L1 openOrder')).toEqual(['W6.3.3-taking']);
  });
});

describe('W11.2-steps: the defender answers, then pistols, then the roll', () => {
  it('opens a window for the defender', () => {
    const open = FIELD.replace(/instruct.*\n/g, '');
    const { state } = play(at(open), 'red', 'attack L1 E1');
    expect(state.frames.at(-1)).toMatchObject({
      at: 'reaction',
      trigger: 'attacked',
      units: ['E1'],
    });
  });

  it('W10-pistols each side may spend a volley, the attacker first', () => {
    const armed = FIELD.replaceAll('pistols=0', 'pistols=2');
    const declared = play(at(armed), 'red', 'attack L1,L2 E1').state;
    expect(promptOf(declared)).toMatchObject({ seats: ['red'], rule: 'W10-pistols' });
    expect(refusedBy(declared, 'red', 'usePistols E1')).toEqual(['W10-pistols']);
    const said = play(declared, 'red', 'usePistols L1').state;
    expect(promptOf(said)).toMatchObject({ seats: ['blue'] });
    const { state, events } = play(said, 'blue', 'usePistols E1', 4);
    expect(state.units.map((unit) => unit.pistols)).toEqual([1, 2, 0, 1]);
    const resolved = events.find((event) => event.type === 'CombatResolved');
    const keys =
      resolved?.type === 'CombatResolved' ? resolved.modifiers.map(([, key]) => key) : [];
    expect(keys).toContain('combat.attackerPistols');
    expect(keys).toContain('combat.defenderPistols');
  });

  it('there is no roll when the defender is no longer in contact', () => {
    const gone = given(`${swap('@0609 s', '@0605 s')}active L closeCombat fought=L1,E1
frame combat attackers=L1 defender=E1 hex=0609 step=pistols`);
    expect(run(gone).events[0]?.type).toBe('CombatClosed');
  });
});

describe('W10-pistols: whoever of the attackers is to spend a volley', () => {
  it('is offered in every set', () => {
    const horse = (id: string, place: string) =>
      `unit ${id} cavalry 4sp normal/normal @${place} wing=L`;
    const state = given(`
field 16x14
wing L red makeReady
wing E blue makeReady
leader K 0 @0512 wing=L
leader KE 0 @0502 wing=E
${horse('L1', '0610 n')}
${horse('L2', '0509 ne')}
${horse('L3', '0709 nw')}
unit E1 cavalry 4sp normal/normal @0609 s wing=E
active L closeCombat fought=L1,L2,L3,E1
frame combat attackers=L1,L2,L3 defender=E1 hex=0609 step=pistols`);
    const sets = offers(state, 'red').flatMap(({ action }) =>
      action.type === 'usePistols' ? [action.units.join('')] : [],
    );
    expect(sets.sort()).toEqual(['', 'L1', 'L1L2', 'L1L2L3', 'L1L3', 'L2', 'L2L3', 'L3']);
  });
});
