import { describe, expect, it } from 'vitest';
import { promptOf } from './rooms.ts';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
instruct red preemption=decline
instruct blue preemption=decline
wing L red makeReady
wing M red charge
wing R red makeReady
wing E blue makeReady
wing F blue rallyOrder
leader KL 0 @0112 wing=L
leader KM 0 @0512 wing=M
leader KR 0 @1512 wing=R
leader KE 0 @0502 wing=E
leader KF 0 @1502 wing=F
unit L1 cavalry 4sp normal/normal @0112 n wing=L
unit M1 cavalry 4sp normal/normal @0512 n wing=M
unit R1 cavalry 4sp normal/normal @1512 n wing=R
unit E1 cavalry 4sp normal/normal @0502 s wing=E
unit F1 cavalry 4sp normal/normal @1502 s wing=F
`;
const at = (lines = '', field = FIELD) => given(field + lines);
const done = (...wings: readonly string[]) =>
  wings.reduce(
    (field, wing) => field.replace(new RegExp(`(wing ${wing} .*)`), '$1 finished'),
    FIELD,
  );

describe('W3-initiative: the order of wings', () => {
  it('Charge comes first, whichever side has it', () => {
    expect(refusedBy(at(), 'red', 'activate M')).toEqual([]);
    expect(refusedBy(at(), 'red', 'activate L')).toEqual(['W3-initiative']);
    expect(refusedBy(at(), 'blue', 'activate E')).toEqual(['W2.2']);
  });

  it('then Make Ready: both sides roll and the higher chooses', () => {
    const state = at('', done('M'));
    expect(promptOf(state)?.kind).toBe('run');
    expect(promptOf(run(state, 3, 7).state)).toMatchObject({ kind: 'decide', seats: ['blue'] });
    expect(promptOf(run(state, 7, 3).state)).toMatchObject({ kind: 'decide', seats: ['red'] });
  });

  it('equal dice are thrown again', () => {
    const { state, events } = run(at('', done('M')), 4, 4, 2, 5);
    expect(events).toHaveLength(2);
    expect(promptOf(state)).toMatchObject({ kind: 'decide', seats: ['blue'] });
  });

  it('then the sides alternate, and a player picks freely among his wings', () => {
    const first = at('initiative makeReady red', done('M'));
    expect(refusedBy(first, 'red', 'activate R')).toEqual([]);
    const { state } = play(first, 'red', 'pass L');
    expect(promptOf(state)).toMatchObject({ seats: ['blue'] });
    expect(refusedBy(state, 'blue', 'activate F')).toEqual(['W3-initiative']);
  });

  it('with one side left at a level it goes on alone; at the end comes the Marker Removal Phase', () => {
    expect(promptOf(at('', done('M').replace(/(wing E .*)/, '$1 finished')))).toMatchObject({
      seats: ['red'],
    });
    const all = at('', done('L', 'M', 'R', 'E', 'F'));
    expect(run(all).events[0]).toEqual({ type: 'MarkerRemovalBegan', turn: 1 });
  });

  it.each([
    ['an unknown wing', 'activate X', 'W5.4.1b'],
    ['an enemy wing', 'activate E', 'W5.4.1b'],
    ['a finished wing', 'activate L', 'W2.1'],
  ])('%s is refused', (_name, action, rule) => {
    const state = at('initiative makeReady red', done('M', 'L'));
    expect(refusedBy(state, 'red', action)).toEqual([rule]);
  });

  it('a wing off the map is refused', () => {
    const gone = FIELD.replace('@0512 n wing=M', '@0512 n wing=M where=eliminated');
    expect(refusedBy(at('initiative makeReady red', gone), 'red', 'activate M')).toEqual(['W2.1']);
  });
});

describe('W3-pass, W5.6.1i, A-MP-20: a wing under Charge may not pass', () => {
  it('is refused', () => {
    expect(refusedBy(at(), 'red', 'pass M')).toEqual(['W5.6.1i']);
  });

  it.each(['makeReady', 'receiveCharge', 'rallyOrder'])('W3-pass under %s it may', (order) => {
    const field = done('M', 'E', 'F', 'R').replace('wing L red makeReady', `wing L red ${order}`);
    expect(refusedBy(at('', field), 'red', 'pass L')).toEqual([]);
  });

  it('W3-pass nobody in it acts: it is finished for the turn', () => {
    const passed = play(at('initiative makeReady red', done('M', 'E')), 'red', 'pass L').state;
    expect(refusedBy(passed, 'red', 'activate L')).toEqual(['W2.1']);
    expect(refusedBy(passed, 'red', 'step L1 fl')).toEqual(['W2.2']);
    expect(refusedBy(passed, 'red', 'activate R')).toEqual([]);
  });

  it('another wing passes, and is finished', () => {
    const { state } = play(at('initiative makeReady red', done('M')), 'red', 'pass L');
    expect(state.wings[0]).toMatchObject({ finished: true, passed: true });
  });
});

describe('W2.1: the turn', () => {
  it('clears the markers and begins the next turn', () => {
    const field = done('L', 'M', 'R', 'E', 'F').replace(
      'unit L1 cavalry 4sp normal/normal @0112 n wing=L',
      'unit L1 artillery 0sp normal/normal @0112 n wing=L fired limbering',
    );
    const { state } = run(at('', field));
    expect(state.turn).toBe(2);
    expect(state.wings.every((wing) => !wing.finished)).toBe(true);
    expect(state.units[0]).toMatchObject({ fired: false, limbering: false });
  });

  it('units arrive by their own edge in the turn that is due', () => {
    const field = done('L', 'M', 'R', 'E', 'F').replace(
      'unit L1 cavalry 4sp normal/normal @0112 n wing=L',
      'unit L1 cavalry 4sp normal/normal @0112 n wing=L where=toArrive arrives=2',
    );
    const { events } = run(at('', field));
    expect(events).toContainEqual({
      type: 'UnitArrived',
      unit: 'L1',
      left: 208,
      right: 208,
      facing: 1,
    });
  });
});

describe('W2.1-markers: the Marker Removal Phase, in its order', () => {
  const phase = given(`
field 16x14
turn 2
option breakBy=pass
wing L red makeReady finished noContinue continuations=2
wing M red makeReady finished passed
wing E blue makeReady finished
leader K 0 @0112 wing=L status=removed since=2
leader KM 0 @0512 wing=M status=sitsOut since=1
leader MStandIn 0 @0512 wing=M standsInFor=KM
leader KE 0 @1502 wing=E
unit L1 cavalry 4sp normal/normal @0112 n wing=L
unit M1 heavyInfantry 8sp normal/normal @0512 n wing=M salvo=2
unit P cavalry 4sp normal/normal @0712 n wing=M where=pursuing leftOn=2
unit A cavalry 4sp normal/normal @0914 n wing=M where=toArrive arrives=3
unit G artillery 0sp normal/normal @0412 n wing=M fired limbering
unit E1 cavalry 4sp normal/normal @1502 s wing=E
frame markerRemoval step=leaders
`);

  it('W2.1-markers lost leaders, returning leaders, pursuers, markers, arrivals', () => {
    const rolled = run(phase, 9);
    const standIn = play(rolled.state, 'red', 'placeLeader LStandIn 0112');
    const back = play(standIn.state, 'red', 'placeLeader KM 0512');
    const pursuer = run(back.state, 9);
    const end = run(pursuer.state);
    const events = [rolled, standIn, back, pursuer, end].flatMap((played) => played.events);
    const told = ['ReplacementRolled', 'LeaderReturned', 'ReturnRolled', 'MarkersCleared'];
    const after = ['TurnBegan', 'UnitArrived'];
    expect(
      events.map(({ type }) => type).filter((type) => [...told, ...after].includes(type)),
    ).toEqual([...told, ...after]);
    expect(end.state.turn).toBe(3);
    expect(end.state.wings[0]).toMatchObject({
      finished: false,
      noContinue: false,
      continuations: 0,
    });
    const unit = (id: string) => end.state.units.find((each) => each.id === id);
    expect(unit('M1')?.salvo).toBe(1);
    expect(unit('G')).toMatchObject({ fired: false, limbering: false });
  });
});
