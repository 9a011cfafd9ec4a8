import { memo } from 'react';
import { centreOf, type Point, RADIUS, type Size } from './geometry.ts';
import type { OverlayData } from './overlay-data.ts';

type Threat = OverlayData['threats'][number];
type LayerProps = { readonly size: Size; readonly threats: readonly Threat[] };

function middleOf(size: Size, hexes: readonly number[]): Point {
  const points = hexes.map((hex) => centreOf(size, hex));
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A ball with its flash, two blades crossed, a turn: each around a point. */
const SIGNS: { readonly [sign in Threat['sign']]: string } = {
  shot: 'M-1.5 1.5a1.6 1.6 0 1 0 .01 0M1.5 -1.5L4.5 -4.5M-.5 -3V-5.5M3 .5H5.5',
  blow: 'M-4.5 -4.5L4 4M4.5 -4.5L-4 4M-4.6 2L-2 4.6M4.6 2L2 4.6',
  turn: 'M-4 2.5A4.4 4.4 0 1 1 3 3.2M3.6 .2L3 3.4L-.2 3',
};

/** Who may answer, and where: a line from each to the hex in which he may, and a sign beside him. */
export const ThreatLayer = memo(function ThreatLayer({ size, threats }: LayerProps) {
  return (
    <g className="board-threats">
      {threats.map(({ hexes, at }) => {
        const from = middleOf(size, hexes);
        const to = centreOf(size, at);
        return (
          <path
            key={hexes.join(' ')}
            className="board-threat-line"
            d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
          />
        );
      })}
      {threats.map(({ hexes, sign }) => {
        const { x, y } = middleOf(size, hexes);
        return (
          <g
            key={hexes.join(' ')}
            className="board-threat"
            data-threat={hexes[0]}
            transform={`translate(${(x + RADIUS * 0.62).toFixed(1)} ${(y - RADIUS * 0.72).toFixed(1)})`}
          >
            <circle r="8.5" />
            <path d={SIGNS[sign]} />
          </g>
        );
      })}
    </g>
  );
});
