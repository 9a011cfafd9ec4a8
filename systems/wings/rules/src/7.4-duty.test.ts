import { describe, expect, it } from 'vitest';
import { withUnit } from './change.ts';
import { given, play, refusedBy } from './testing.ts';

describe('duties judged ahead', () => {
  const state = given(`
field 16x14
wing L red charge
wing E blue receiveCharge
leader K -1 @0810 wing=L
leader KE 0 @1501 wing=E
instruct blue reactionFire=decline reactionMove=decline interception=decline hedgehog=decline
unit U cavalry 4sp normal/normal @0810 n wing=L mp=1
unit E1 heavyInfantry 10sp normal/normal @0804 s wing=E
active L actions
`);

  it('W12-effects a unit broken by an answer to its move owes nothing it can no longer do', () => {
    const nearer = play(state, 'red', 'step U fl').state;
    expect(refusedBy(nearer, 'red', 'end U')).toEqual([]);
    const broken = withUnit(nearer, 'U', { morale: 'broken' });
    expect(refusedBy(broken, 'red', 'end U')).toEqual([]);
  });
});
