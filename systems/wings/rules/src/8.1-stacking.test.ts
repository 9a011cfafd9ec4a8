import { seeded } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type State, wings } from './index.ts';
import { given, play, refusedBy } from './testing.ts';

const FOOT = 'heavyInfantry 10sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';

const field = (lines: string, order = 'makeReady') =>
  given(`
field 16x14
wing L red ${order}
wing E blue receiveCharge
leader K -1 @0809 wing=L
leader KE 0 @1501 wing=E
unit E9 cavalry 4sp normal/normal @1502 s wing=E
${lines}
active L actions
`);

describe('W8.1-stacking, B-083: one body of troops in a hex', () => {
  const friend = (class_: string) => `unit F ${class_} @0809 n wing=L`;
  const mover = `unit U ${HORSE} @0810 n wing=L`;

  it.each([
    ['foot, set up before it', `${friend(FOOT)}\n${mover}`],
    ['foot, set up after it', `${mover}\n${friend(FOOT)}`],
    ['light infantry, set up before it', `${friend('lightInfantry 3sp normal/normal')}\n${mover}`],
    ['light infantry, set up after it', `${mover}\n${friend('lightInfantry 3sp normal/normal')}`],
  ])('W8.1-stacking passes through %s and does not end there', (_name, lines) => {
    const passing = play(field(lines), 'red', 'step U fl').state;
    expect(refusedBy(passing, 'red', 'end U')).toEqual(['W8.1-stacking']);
    const beyond = play(passing, 'red', 'step U fl').state;
    expect(refusedBy(beyond, 'red', 'end U')).toEqual([]);
  });

  it('W8.1-stacking no step in where the points do not lead out again', () => {
    const short = `${friend(FOOT)}\n${mover} mp=1`;
    expect(refusedBy(field(short), 'red', 'step U fl')).toEqual(['W8.1-stacking']);
  });

  it('W8.1-stacking no step in where its own arrangement would not bear the way out', () => {
    const shaken = `${friend(FOOT)}\nunit U cavalry 4sp shaken/normal @0810 n wing=L mp=3\nhedge 0809-0708 0809-0808 0809-0709 0809-0909 0809-0710`;
    expect(refusedBy(field(shaken), 'red', 'step U fl')).toEqual(['W8.1-stacking']);
  });

  it('W7-throughFriends costs both a arrangement hit, and one broken already may not', () => {
    const passing = play(field(`${friend(FOOT)}\n${mover}`), 'red', 'step U fl');
    const hit = passing.events.flatMap((event) =>
      event.type === 'ArrangementHit' ? [event.unit] : [],
    );
    expect(hit.sort()).toEqual(['F', 'U']);
    const broken = `${friend(FOOT)}\nunit U cavalry 4sp broken/normal @0810 n wing=L`;
    expect(refusedBy(field(broken), 'red', 'step U fl')).toContain('W18-arrangementBrokenHit');
  });

  it('W8.1-stacking no way back into command ends in a friend', () => {
    const lines = `unit F ${FOOT} @1110 n wing=L\nunit U ${HORSE} @1210 nw wing=L mp=1`;
    expect(refusedBy(field(lines), 'red', 'step U fl')).toEqual(['W5.4.3a']);
  });
});

/** Pairs of units of one kind that share a hex. */
function shared(state: State): readonly string[] {
  const taken = new Map<string, string>();
  return state.units.flatMap((unit, index) => {
    if (unit.where !== 'map') return [];
    const train = ['artillery', 'wagon'].includes(state.scenario.units[index]?.class ?? '');
    return [...new Set([unit.left, unit.right])].flatMap((hex) => {
      const key = `${train ? 'train' : 'troops'} ${hex}`;
      const other = taken.get(key);
      taken.set(key, unit.id);
      return other === undefined ? [] : [`${other}+${unit.id}`];
    });
  });
}

/** Nobody is in the middle of a move or a retreat. */
function isAtRest({ frames }: State): boolean {
  return !frames.some(
    (frame) => frame.at === 'retreat' || (frame.at === 'activation' && frame.acting !== undefined),
  );
}

describe('W8.1-stacking in whole battles', () => {
  it.each(
    ['edgehill', 'first-orders'].flatMap((battle) =>
      ['5', '7', 'a'].map((seed) => [battle, seed] as const),
    ),
  )(
    'W8.1-stacking: %s, seed stack %s: nobody shares a hex at rest',
    (battle, seed) => {
      const scenario = wings.scenarios[battle];
      if (scenario === undefined) throw new Error(battle);
      const dice = seeded(hashing, `stack ${seed}`);
      let state = wings.initial({ scenario, options: DEFAULT_OPTIONS });
      for (;;) {
        const prompt = wings.prompt(state);
        if (prompt === undefined) break;
        const seat = prompt.kind === 'decide' ? prompt.seats[0] : undefined;
        const action =
          prompt.kind === 'run' ? prompt.action : wings.sample(state, seat ?? '', dice);
        const decided = wings.decide(state, seat, action, dice);
        if (!decided.ok) throw new Error(JSON.stringify(decided.error));
        for (const event of decided.value) state = wings.evolve(state, event);
        expect(isAtRest(state) ? shared(state) : []).toEqual([]);
      }
    },
    60_000,
  );
});
