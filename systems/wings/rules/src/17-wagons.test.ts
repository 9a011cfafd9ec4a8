import { describe, expect, it } from 'vitest';
import { pointsFor, scoreOf } from './15-victory.ts';
import { DEFAULT_OPTIONS, wings } from './index.ts';
import { given, play } from './testing.ts';

describe('W17-wagons: the baggage by the road to Kineton', () => {
  const scenario = wings.scenarios['edgehill'];
  if (scenario === undefined) throw new Error('no Edgehill');
  const state = wings.initial({ scenario, options: DEFAULT_OPTIONS });
  const wagons = scenario.units.filter((unit) => unit.class === 'wagon');
  const [owner] = wagons.map(({ side }) => side);
  const enemy = scenario.sides.find(({ id }) => id !== owner)?.id ?? '';

  it('W17-wagons is the baggage of one side', () => {
    expect(new Set(wagons.map(({ side }) => side)).size).toBe(1);
    expect(pointsFor(state, enemy)).toEqual([]);
  });

  it('W17-wagons is worth points, each wagon, to the side that holds it', () => {
    const units = state.units.map((unit) =>
      wagons.some(({ id }) => id === unit.id) ? { ...unit, capturedBy: enemy } : unit,
    );
    const { wagonCaptured } = scenario.points;
    expect(pointsFor({ ...state, units }, enemy)).toEqual(
      wagons.map(({ id }) => ({ key: 'points.captured', subject: id, points: wagonCaptured })),
    );
    expect(wagonCaptured).toBeGreaterThan(0);
    expect(scoreOf({ ...state, units }, owner ?? '')).toBe(0);
  });

  it('W17-wagons, W11-capture is taken by riding in', () => {
    const field = given(`
field 16x14
wing L red charge
wing E blue receiveCharge
leader K 0 @0811 wing=L
leader KE 0 @1501 wing=E
unit U cavalry 4sp normal/normal @0810 n wing=L
unit W wagon 0sp normal/normal @0909 s wing=E
active L actions
`);
    const taken = play(field, 'red', 'step U fr').state;
    expect(scoreOf(taken, 'red')).toBe(field.scenario.points.wagonCaptured);
    expect(scoreOf(taken, 'blue')).toBe(0);
  });
});
