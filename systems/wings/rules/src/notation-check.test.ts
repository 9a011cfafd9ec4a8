import { describe, expect, it } from 'vitest';
import { parsePosition } from './notation-position.ts';

const FIELD = `field 12x10
impassable 0101
wing R red makeReady
wing S red makeReady
wing B blue receiveCharge
leader General -1 @0607 wing=R
leader Second -1 @0907 wing=S
leader Colonel -1 @0603 wing=B
unit Red heavyInfantry 12sp normal/normal @0605+0705 n wing=R
unit Horse cavalry 4sp normal/normal @0905 n wing=S
unit Blue heavyInfantry 9sp normal/normal @0604 s wing=B
unit Far heavyInfantry 9sp normal/normal @0401 s wing=B
`;

function faultOf(text: string) {
  const parsed = parsePosition(text);
  return parsed.ok ? undefined : parsed.error;
}

const FIGHT = 'active R closeCombat\nframe combat';

describe('a position that cannot be', () => {
  it.each([
    ['unit New heavyInfantry 9sp @0208+0508 n wing=R', 'scenario.notRight', 13, 28],
    ['unit New heavyInfantry 9sp @0308+0208 n wing=R', 'scenario.notRight', 13, 28],
    ['unit New cavalry 4sp @0208+0308 n wing=R', 'scenario.twoHexes', 13, 22],
    ['unit New cavalry 0sp @0208 n wing=R', 'scenario.strength', 13, 22],
    ['unit New cavalry 4sp @0101 n wing=R', 'scenario.impassable', 13, 22],
    ['unit New cavalry 4sp @0705 n wing=R', 'scenario.taken', 13, 22],
    ['unit New cavalry 4sp @0705 n wing=B', 'scenario.enemyThere', 13, 22],
    ['wing T red charge commander=Colonel', 'notation.otherSide', 13, 6],
    ['frame queue', 'notation.stack', 13, 7],
    ['frame markerRemoval step=leaders\nframe queue', 'notation.stack', 14, 7],
    ['active R actions\nframe opening', 'notation.stack', 14, 7],
    [
      'frame markerRemoval step=leaders\nframe preemption moment=continuation wing=B side=red',
      'notation.stack',
      14,
      7,
    ],
    [
      'active B actions\nframe reaction trigger=adjacent by=Blue side=red units=Red\nframe preemption moment=continuation wing=B side=red',
      'notation.stack',
      15,
      7,
    ],
    [
      'active R actions\nframe activation wing=S side=red cause=queue step=actions',
      'notation.stack',
      14,
      7,
    ],
    ['frame preemption moment=activation wing=B side=blue', 'notation.frameSide', 13, 7],
    ['frame activation wing=B side=red cause=queue step=actions', 'notation.frameSide', 13, 7],
    [
      'active R actions acting=Horse spent=2 entered=1 from=0906+0906:n',
      'notation.otherWing',
      13,
      8,
    ],
    [`${FIGHT} attackers=Red defender=Blue hex=0101 step=roll`, 'notation.combatReach', 14, 7],
    [`${FIGHT} attackers=Red defender=Blue hex=0704 step=roll`, 'notation.combatHex', 14, 7],
    [`${FIGHT} attackers=Red defender=Red hex=0604 step=roll`, 'notation.combatSide', 14, 7],
    [`${FIGHT} attackers=Blue defender=Red hex=0605 step=roll`, 'notation.combatSide', 14, 7],
    [`${FIGHT} attackers=Horse defender=Blue hex=0604 step=roll`, 'notation.combatReach', 14, 7],
  ])('%s', (added, key, line, column) => {
    expect(faultOf(`${FIELD}${added}`)).toMatchObject({ key, line, column });
  });

  it.each([
    `${FIGHT} attackers=Red defender=Blue hex=0604 step=roll`,
    'frame opening',
    'unit Gun artillery 0sp @0605 n wing=R',
    'unit New cavalry 4sp @0705 n wing=R\nactive R actions acting=New spent=2 entered=1 from=0706+0706:n',
  ])('may be: %s', (added) => {
    expect(faultOf(`${FIELD}${added}`)).toBeUndefined();
  });
});
