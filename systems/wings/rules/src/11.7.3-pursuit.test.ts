import { describe, expect, it } from 'vitest';
import { unitOf } from './roster.ts';
import { given, run } from './testing.ts';

describe('W11.7.3: horse that pursues in the middle of its own action', () => {
  it('W11.7.3 has ended it, so that nobody is asked for one who rode off', () => {
    const state = given(`
field 12x10
wing L red charge
wing E blue receiveCharge
leader K 0 @0508 wing=L
leader KE 0 @1201 wing=E
unit U cavalry 4sp normal/normal @0503 n wing=L pursuit=royalistHorse
unit E1 cavalry 3sp normal/broken @0502 s wing=E where=eliminated
unit E2 heavyInfantry 9sp normal/normal @1202+1102 s wing=E
frame activation wing=L side=red cause=queue step=actions acting=U spent=6 entered=3 from=0506+0506:n inCommand
frame pursuitTest unit=U beaten=E1
`);
    const after = run(state, 9);
    expect(after.events.map(({ type }) => type)).toContain('UnitEnded');
    const frame = after.state.frames.findLast(({ at }) => at === 'activation');
    expect(frame).toMatchObject({ acting: undefined });
  });
});

describe('W11.7.3: horse out of control and the enemy edge', () => {
  const chase = (at: string, words: string) =>
    given(`
field 12x12
wing L red charge
wing E blue receiveCharge
leader K 0 @1212 wing=L
leader KE 0 @1201 wing=E
unit U cavalry 4sp normal/normal @${at} n wing=L mp=2
unit E1 cavalry 3sp normal/broken @0502 s wing=E where=eliminated
unit E2 heavyInfantry 9sp normal/normal @1202+1102 s wing=E
frame pursuit unit=U beaten=E1 left=4 ${words}
`);

  it.each([
    ['four hexes off, with 2 points', '0505', 'uncontrolled fights', 'pursuing'],
    ['eight hexes off it stays', '0509', 'uncontrolled fights', 'map'],
    ['under control it stays', '0505', 'fights', 'map'],
  ])('W11.7.3 %s', (_name, at, words, where) => {
    expect(unitOf(run(chase(at, words)).state, 'U').where).toBe(where);
  });

  it('W11.7.3 within twice its movement it is off at once, farther it rides on first', () => {
    const first = (at: string) => run(chase(at, 'uncontrolled fights')).events[0]?.type;
    expect(first('0505')).toBe('UnitLeftMap');
    expect(first('0506')).toBe('UnitPursued');
  });
});
