import { memo, type ReactNode } from 'react';
import { centreOf, outlineOf, RADIUS, type Size } from './geometry.ts';
import type { OverlayData } from './overlay-data.ts';

type LayerProps = { readonly size: Size; readonly overlays: OverlayData };

function lineThrough(size: Size, hexes: readonly number[]): string {
  return hexes
    .map((hex) => centreOf(size, hex))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}

/** What lies under the counters: fronts, lines of command, denied hexes. */
export const UnderLayer = memo(function UnderLayer({ size, overlays }: LayerProps) {
  return (
    <g className="board-under">
      {overlays.front.map((hex) => (
        <polygon key={hex} className="board-front" points={outlineOf(size, hex, RADIUS - 1.5)} />
      ))}
      {overlays.denied.map((hex) => (
        <Hatch key={hex} size={size} hex={hex} />
      ))}
      {overlays.links.map((hexes) => (
        <g key={hexes.join(' ')} className="board-link">
          <polyline className="board-link-edge" points={lineThrough(size, hexes)} />
          <polyline points={lineThrough(size, hexes)} />
        </g>
      ))}
    </g>
  );
});

function Hatch({ size, hex }: { readonly size: Size; readonly hex: number }): ReactNode {
  const { x, y } = centreOf(size, hex);
  return (
    <path
      className="board-denied"
      data-denied={hex}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      d="M-7.5 4L3 -7M-4.5 7.5L7.5 -4.5M-8 -1.5L-2.5 -7.5M3 8L8 2.5"
    />
  );
}

/** What lies over the counters: ends, the route, targets, cuts. */
export const OverLayer = memo(function OverLayer({ size, overlays }: LayerProps) {
  const { discs, path, targets, cuts } = overlays;
  return (
    <g className="board-over">
      {targets.map((hex) => (
        <polygon
          key={hex}
          className="board-target"
          data-target={hex}
          points={outlineOf(size, hex, RADIUS - 0.5)}
        />
      ))}
      {discs.map((disc) => (
        <Disc key={disc.hex} size={size} disc={disc} />
      ))}
      {path.length > 1 && <polyline className="board-path" points={lineThrough(size, path)} />}
      {path.slice(0, -1).map((hex, index) => {
        const { x, y } = centreOf(size, hex);
        return index === 0 ? null : (
          <circle key={hex} className="board-point" cx={x} cy={y} r="2.6" />
        );
      })}
      {cuts.map((hex) => {
        const { x, y } = centreOf(size, hex);
        return (
          <path
            key={hex}
            className="board-cut"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            d="M-6 -6L6 6M6 -6L-6 6"
          />
        );
      })}
    </g>
  );
});

type DiscProps = { readonly size: Size; readonly disc: OverlayData['discs'][number] };

function Disc({ size, disc }: DiscProps): ReactNode {
  const { x, y } = centreOf(size, disc.hex);
  return (
    <g
      className={disc.chosen ? 'board-disc chosen' : 'board-disc'}
      data-disc={disc.hex}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <circle r={disc.label === '' ? 7 : 10.5} />
      <text y="4.4">{disc.label}</text>
    </g>
  );
}
