import { memo } from 'react';
import type { CounterData } from './counter-data.ts';
import { centreOf, type Size } from './geometry.ts';

type LayerProps = { readonly size: Size; readonly counters: readonly CounterData[] };

/** Counters in the order of their layers; a move glides. */
export const CounterLayer = memo(function CounterLayer({ size, counters }: LayerProps) {
  const sorted = counters.toSorted((a, b) => a.layer - b.layer || a.id.localeCompare(b.id));
  return (
    <g className="board-counters">
      {sorted.map((counter) => (
        <Counter key={counter.id} size={size} counter={counter} />
      ))}
    </g>
  );
});

type CounterProps = { readonly size: Size; readonly counter: CounterData };

const Counter = memo(function Counter({ size, counter }: CounterProps) {
  const { hexes, offset = { x: 0, y: 0 }, look, id, label } = counter;
  const middles = hexes.map((hex) => centreOf(size, hex));
  const x = middles.reduce((sum, point) => sum + point.x, 0) / middles.length + offset.x;
  const y = middles.reduce((sum, point) => sum + point.y, 0) / middles.length + offset.y;
  return (
    <g
      className="board-counter"
      data-counter={id}
      role="img"
      aria-label={label}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
    >
      {look}
    </g>
  );
});
