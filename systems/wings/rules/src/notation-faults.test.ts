import { describe, expect, it } from 'vitest';
import { parsePosition } from './notation-position.ts';
import { SCENARIOS } from './scenarios.ts';

const FIELD = `field 12x10
wing R red makeReady
wing B blue receiveCharge
leader General -1 @0607 wing=R
leader Colonel -1 @0603 wing=B
unit Red heavyInfantry 12sp normal/normal @0605+0705 n wing=R
unit Blue heavyInfantry 9sp normal/normal @0604 s wing=B
`;

function faultOf(text: string) {
  const parsed = parsePosition(text);
  return parsed.ok ? undefined : parsed.error;
}

describe('a position that cannot be read', () => {
  it.each([
    ['active R sitting', 'notation.oneOf', 8, 10],
    ['active R actions done=Rid', 'notation.stray', 8, 18],
    ['active R actions done=B', 'notation.stray', 8, 18],
    ['frame constructor', 'notation.frame', 8, 7],
    ['frame check unit=Red cause=hunger retreat=0', 'notation.oneOf', 8, 22],
    ['frame check unit=R cause=fire retreat=0', 'notation.stray', 8, 13],
    ['frame check unit=Red cause=fire retreat=-1', 'notation.number', 8, 33],
    ['frame turnAfterCombat', 'notation.missing', 8, 7],
    ['frame markerRemoval step=pursue', 'notation.oneOf', 8, 21],
    ['frame preemption moment=now wing=R side=blue', 'notation.oneOf', 8, 18],
    ['frame leaderFate leader=Red cause=fire', 'notation.stray', 8, 18],
    ['initiative charge green', 'notation.oneOf', 8, 19],
    ['chosen red B=charge', 'notation.oneOf', 8, 12],
    ['chosen red R=run', 'notation.oneOf', 8, 12],
    ['instruct green preemption=ask', 'notation.oneOf', 8, 10],
    ['instruct red preemption=never', 'notation.oneOf', 8, 14],
    ['over by=magic key=end.turns', 'notation.oneOf', 8, 6],
    ['over by=turns key=end.turns winner=green', 'notation.oneOf', 8, 29],
    ['wing Rear red makeReady commander=Nobody', 'notation.stray', 8, 25],
    ['leader Major -1 @0603 wing=Nowhere', 'notation.wing', 8, 23],
    ['leader Major -3 @0603', 'notation.leader', 8, 14],
    ['wing R red makeReady', 'notation.twice', 8, 6],
    ['leader Colonel -1 @0603', 'notation.twice', 8, 8],
    ['unit Red heavyInfantry 12sp normal/normal @0605 n wing=R', 'notation.twice', 8, 6],
    ['unit a,b cavalry 4sp normal/normal @0101 n wing=R', 'notation.name', 8, 6],
    ['unit none cavalry 4sp normal/normal @0101 n wing=R', 'notation.name', 8, 6],
    ['leader all -1 @0603 army=red', 'notation.name', 8, 8],
    ['leader Major -1 @0603 wing=R army=red', 'notation.armyWing', 8, 30],
    ['unit New cavalry 4sp hegdehog @0101 n wing=R', 'notation.extra', 8, 22],
    ['unit New cavalry 4sp foo=bar @0101 n wing=R', 'notation.extra', 8, 22],
    ['unit New cavalry 4sp 9sp @0101 n wing=R', 'notation.again', 8, 22],
    ['unit New cavalry normal/normal shaken/normal @0101 wing=R', 'notation.again', 8, 32],
    ['unit New cavalry 4sp @0101 @0102 wing=R', 'notation.again', 8, 28],
    ['unit New cavalry 4sp @0101 wing=R wing=B', 'notation.again', 8, 35],
    ['unit New cavalry 4sp @0101 wing=R mp=abc', 'notation.number', 8, 35],
    ['unit New cavalry 4sp @0101 wing=R mp=99', 'notation.range', 8, 35],
    ['unit New cavalry 4sp @0101 wing=R morale=-5', 'notation.number', 8, 35],
    ['unit New cavalry 4sp @0101 wing=R pursuit=fast', 'notation.oneOf', 8, 35],
    ['unit New cavalry 99sp @0101 wing=R', 'notation.range', 8, 18],
    ['option chargeTarget any', 'notation.extra', 8, 8],
    ['option chargeTargt=any', 'notation.option', 8, 8],
    ['turns 999999', 'notation.range', 8, 7],
    ['turn 11', 'notation.range', 8, 6],
    ['turn 0', 'notation.range', 8, 6],
    ['dusk -4', 'notation.number', 8, 6],
    ['dusk 11', 'scenario.dusk', 8, 6],
    ['hedge 0101-0909', 'scenario.notAdjacent', 8, 7],
    ['road 0101 0909', 'scenario.notAdjacent', 8, 11],
    ['frame retreat unit=Red hexes=10 from=Blue fromHexes=0604', 'notation.range', 8, 24],
    ['frame pursuit unit=Red beaten=Blue left=9999', 'notation.range', 8, 36],
    ['active R actions quickly', 'notation.extra', 8, 18],
    [
      'unit Green artillery 0sp normal/normal @0101 n wing=R gun=constructor',
      'notation.gun',
      8,
      55,
    ],
    ['constructor 0101', 'notation.word', 8, 1],
  ])('%s', (added, key, line, column) => {
    expect(faultOf(`${FIELD}${added}`)).toMatchObject({ key, line, column });
  });

  const shipped = SCENARIOS['first-orders']!;
  it.each([
    ['scenario {"a": 1,}', { key: 'notation.json', line: 1, column: 18 }],
    ['scenario {}', { place: 'format', key: 'input.missing', line: 1, column: 1 }],
    [
      `# kept\nscenario ${JSON.stringify({ ...shipped, duskTurns: 9 })}`,
      { place: 'duskTurns', key: 'scenario.dusk', line: 2, column: 1 },
    ],
    ['battle constructor', { key: 'notation.heading', line: 1, column: 8 }],
  ])('%s', (text, fault) => {
    expect(faultOf(text)).toMatchObject(fault);
  });

  it('is told only where something is wrong', () => {
    const scenario = JSON.stringify({ ...shipped, id: 'own' });
    expect(parsePosition(`scenario ${scenario}\n`).ok).toBe(true);
    expect(parsePosition(`${FIELD}frame check unit=Red cause=fire retreat=1 from=Blue\n`).ok).toBe(
      true,
    );
  });
});
