import { describe, expect, it } from 'vitest';
import { combatModifiers } from './11.4-combat-modifiers.ts';
import { frameOf } from './change.ts';
import { given } from './testing.ts';

const FIELD = `
field 16x14
wing L red makeReady
wing E blue makeReady
leader K -2 @0512 wing=L
leader KE -1 @0502 wing=E
`;
const HORSE = 'unit L1 cavalry 4sp normal/normal @0610 n wing=L';
const FOOT = 'unit L1 heavyInfantry 4sp normal/normal @0610 n wing=L';
const THEIR_HORSE = 'unit E1 cavalry 4sp normal/normal @0609 s wing=E';
const THEIR_FOOT = 'unit E1 heavyInfantry 4sp normal/normal @0609 s wing=E';
const THEIR_SHOT = 'unit E1 lightInfantry 4sp normal/normal @0609 s wing=E';

function rows(ours: string, theirs: string, more = '', extra = ''): readonly string[] {
  const state = given(
    `${FIELD}${ours}\n${theirs}\n${more}\nframe combat attackers=L1 defender=E1 hex=0609 step=roll ${extra}`,
  );
  const frame = frameOf(state, 'combat');
  return frame === undefined
    ? []
    : combatModifiers(state, frame).map(
        ([, key, value]) => `${key.replace('combat.', '')} ${value}`,
      );
}

describe('W11.4-modifiers', () => {
  it.each([
    [12, 4, ['ratio3 3']],
    [8, 4, ['ratio2 2']],
    [6, 4, ['ratio15 1']],
    [5, 4, []],
    [4, 5, []],
    [4, 6, ['ratio067 -1']],
    [4, 8, ['ratio05 -2']],
    [4, 12, ['ratio033 -3']],
  ])('%i strength points against %i', (ours, theirs, expected) => {
    expect(
      rows(HORSE.replace('4sp', `${ours}sp`), THEIR_HORSE.replace('4sp', `${theirs}sp`)),
    ).toEqual(expected);
  });

  it.each([
    ['better morale', `${HORSE} morale=8`, `${THEIR_HORSE} morale=5`, ['morale 3']],
    ['worse morale', `${HORSE} morale=4`, THEIR_HORSE, ['morale -2']],
    ['into the flank', HORSE, THEIR_HORSE.replace(' s ', ' ne '), ['flank 2']],
    ['into the rear', HORSE, THEIR_HORSE.replace(' s ', ' n '), ['rear 3']],
    [
      'defender shaken in arrangement',
      HORSE,
      THEIR_HORSE.replace('normal/', 'shaken/'),
      ['defenderShakenArrangement 1'],
    ],
    [
      'QA-23 defender in open order',
      HORSE,
      `${THEIR_HORSE} openOrder`,
      ['defenderShakenArrangement 1'],
    ],
    [
      'defender broken in arrangement',
      HORSE,
      THEIR_HORSE.replace('normal/', 'broken/'),
      ['defenderBrokenArrangement 2'],
    ],
    [
      'attacker shaken in arrangement',
      HORSE.replace('normal/', 'shaken/'),
      THEIR_HORSE,
      ['attackerShakenArrangement -1'],
    ],
    ['attacker in column', `${HORSE} column`, THEIR_HORSE, ['attackerBrokenArrangement -2']],
    [
      'defender shaken in morale',
      HORSE,
      THEIR_HORSE.replace('/normal', '/shaken'),
      ['defenderShakenMorale 1'],
    ],
    [
      'defender broken in morale',
      HORSE,
      THEIR_HORSE.replace('/normal', '/broken'),
      ['defenderBrokenMorale 3'],
    ],
    [
      'attacker shaken in morale',
      HORSE.replace('/normal', '/shaken'),
      THEIR_HORSE,
      ['attackerShakenMorale -1'],
    ],
    ['horse at the front of foot', HORSE, THEIR_FOOT, ['cavalryAtFront -3']],
    [
      'horse at the front of broken foot',
      HORSE,
      THEIR_FOOT.replace('normal/', 'broken/'),
      ['defenderBrokenArrangement 2'],
    ],
    [
      'horse at a hedgehog, from any side',
      HORSE,
      `${THEIR_FOOT.replace(' s ', ' n ')} hedgehog`,
      ['cavalryAtHedgehog -5'],
    ],
    ['foot at a hedgehog', FOOT, `${THEIR_FOOT} hedgehog`, ['infantryAtHedgehog 1']],
    ['foot at horse that stood', FOOT, THEIR_HORSE, ['infantryAtStandingCavalry 1']],
    ['foot at horse that moved', FOOT, `${THEIR_HORSE} momentum=2`, []],
    ['horse at shot in the open', HORSE, THEIR_SHOT, ['againstLight 3']],
  ])('%s', (_name, ours, theirs, expected) => {
    expect(rows(ours, theirs)).toEqual(expected);
  });

  it.each([
    ['shot in a wood', 'wood 0609', ['terrain']],
    ['a hedge between', 'hedge 0609-0610', ['terrain']],
  ])('%s counts the ground', (_name, ground) => {
    expect(rows(HORSE, THEIR_HORSE, ground).join()).toMatch(/-1/);
  });

  it('leaders of both sides', () => {
    const leaders = 'leader K -2 @0610 wing=L\nleader KE -1 @0609 wing=E';
    expect(rows(HORSE, THEIR_HORSE, leaders)).toEqual(['attackerLeader 2', 'defenderLeader -1']);
  });

  it('momentum and pistols', () => {
    expect(rows(HORSE, THEIR_HORSE, '', 'momentum=L1 pistols=L1,E1')).toEqual([
      'momentum 1',
      'attackerPistols 1',
      'defenderPistols -1',
    ]);
  });
});

describe('W14-commandedMusketeers: they help their horse against an attack on its front', () => {
  const SHOT = 'unit E2 lightInfantry 2sp normal/normal @0709 s wing=E traits=commandedMusketeers';
  const HELP = 'commandedMusketeers -1';

  it.each([
    ['beside it', HORSE, THEIR_HORSE, SHOT, [HELP]],
    ['not two hexes off', HORSE, THEIR_HORSE, SHOT.replace('@0709', '@0809'), []],
    ['not in its flank', HORSE, THEIR_HORSE.replace(' s ', ' ne '), SHOT, ['flank 2']],
    ['not foot', HORSE, THEIR_FOOT, SHOT, ['cavalryAtFront -3']],
    ['not when broken', HORSE, THEIR_HORSE, SHOT.replace('normal/normal', 'normal/broken'), []],
    ['not other musketeers', HORSE, THEIR_HORSE, SHOT.replace(/ traits.*/, ''), []],
    ['not those of the attacker', HORSE, THEIR_HORSE, SHOT.replace('wing=E', 'wing=L'), []],
  ])('W14-commandedMusketeers %s', (_name, ours, theirs, more, expected) => {
    expect(rows(ours, theirs, more)).toEqual(expected);
  });
});
