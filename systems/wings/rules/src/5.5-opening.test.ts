import { describe, expect, it } from 'vitest';
import { promptOf } from './rooms.ts';
import { given, play, refusedBy } from './testing.ts';
import { redact, view } from './view.ts';

const FIELD = `
field 16x14
wing L red makeReady
wing M red receiveCharge
wing E blue rallyOrder
leader KL 0 @0112 wing=L
leader KM 0 @0512 wing=M
leader KE 0 @0502 wing=E
unit L1 cavalry 4sp normal/normal @0112 n wing=L
unit M1 cavalry 4sp normal/normal @0512 n wing=M
unit E1 cavalry 4sp normal/normal @0502 s wing=E
frame opening
`;
const opening = () => given(FIELD);
const CHOICE = 'chooseOrders L=charge M=makeReady';
const orders = (state: ReturnType<typeof given>) => state.wings.map((wing) => wing.order);

describe('W5.5.1c: every wing starts with one of the four orders', () => {
  it.each([
    ['one order for each of his wings', CHOICE, []],
    ['the same for both', 'chooseOrders L=rallyOrder M=rallyOrder', []],
    ['a wing left out', 'chooseOrders L=charge', ['W5.5.1c']],
    ['a wing of the enemy', 'chooseOrders L=charge M=charge E=charge', ['W5.5.1c']],
    ['an enemy wing in place of his', 'chooseOrders L=charge E=charge', ['W5.5.1c']],
  ])('%s', (_name, action, rules) => {
    expect(refusedBy(opening(), 'red', action)).toEqual(rules);
  });

  it('there is no fifth order', () => {
    expect(() => refusedBy(opening(), 'red', 'chooseOrders L=charge M=advance')).toThrow(
      /an action that reads/,
    );
  });
});

describe('W5.5.3a: chosen in secret, shown together', () => {
  it('is sealed from the other side until both have chosen', () => {
    const { state, events } = play(opening(), 'red', CHOICE);
    expect(orders(state)).toEqual(['makeReady', 'receiveCharge', 'rallyOrder']);
    expect(view(state, 'blue').opening).toEqual([{ side: 'red', chosen: 'sealed' }]);
    expect(view(state, 'red').opening[0]?.chosen).toEqual({ L: 'charge', M: 'makeReady' });
    expect(redact(events[0] as never, 'blue')).toMatchObject({ orders: 'sealed' });
  });

  it.each([
    ['red', CHOICE, 'blue', 'chooseOrders E=charge'],
    ['blue', 'chooseOrders E=charge', 'red', CHOICE],
  ])('%s first: both are revealed at once', (first, one, second, two) => {
    const { state } = play(play(opening(), first, one).state, second, two);
    expect(orders(state)).toEqual(['charge', 'makeReady', 'charge']);
    expect(state.frames).toEqual([{ at: 'queue' }]);
  });

  it('a choice made stands; the other is still asked', () => {
    const { state } = play(opening(), 'red', CHOICE);
    expect(refusedBy(state, 'red', CHOICE)).toEqual(['W2.2']);
    expect(promptOf(state)).toMatchObject({ seats: ['blue'] });
  });
});

describe('W5.5.3b: the historical orders, if both agree', () => {
  const proposed = () => play(opening(), 'red', 'proposeHistorical').state;

  it('waits for the answer of the other side', () => {
    expect(promptOf(proposed())).toMatchObject({ seats: ['blue'], rule: 'W5.5.3b' });
    expect(refusedBy(proposed(), 'blue', 'chooseOrders E=charge')).toEqual(['W5.5.3b']);
    expect(refusedBy(opening(), 'blue', 'answerHistorical yes')).toEqual(['W5.5.3b']);
  });

  it('accepted: they are the orders', () => {
    const { state } = play(proposed(), 'blue', 'answerHistorical yes');
    expect(orders(state)).toEqual(['makeReady', 'receiveCharge', 'rallyOrder']);
    expect(state.frames).toEqual([{ at: 'queue' }]);
  });

  it('accepted after a choice was made: they are the orders too', () => {
    const chosen = play(opening(), 'blue', 'chooseOrders E=charge').state;
    const asked = play(chosen, 'red', 'proposeHistorical').state;
    expect(orders(play(asked, 'blue', 'answerHistorical yes').state)).toContain('rallyOrder');
  });

  it('declined: each chooses for himself, and they are not proposed again', () => {
    const { state } = play(proposed(), 'blue', 'answerHistorical no');
    expect(state.frames.at(-1)).toEqual({ at: 'opening' });
    expect(refusedBy(state, 'red', 'proposeHistorical')).toEqual(['W5.5.3b']);
    expect(refusedBy(state, 'red', CHOICE)).toEqual([]);
  });
});
