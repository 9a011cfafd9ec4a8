import { memo, type ReactNode } from 'react';
import { centreOf, outlineAround, outlineOf, RADIUS, type Size } from './geometry.ts';
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

type OverProps = LayerProps & {
  /** Hexes where counters stand: what is drawn there leaves them readable. */
  readonly taken: ReadonlySet<number>;
};

/** What lies over the counters: ends, the route, targets, cuts. */
export const OverLayer = memo(function OverLayer({ size, overlays, taken }: OverProps) {
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
      {path.length > 1 && <polyline className="board-path" points={lineThrough(size, path)} />}
      {discs.map((disc) => (
        <Disc
          key={disc.hex}
          size={size}
          disc={disc}
          on={path.includes(disc.hex)}
          taken={taken.has(disc.hex)}
        />
      ))}
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

type DiscProps = {
  readonly size: Size;
  readonly disc: OverlayData['discs'][number];
  /** A point of the route. */
  readonly on: boolean;
  readonly taken: boolean;
};

function Disc({ size, disc, on, taken }: DiscProps): ReactNode {
  const { x, y } = centreOf(size, disc.hex);
  const bare = disc.label === '';
  const words = ['board-disc', bare && 'bare', bare && taken && 'taken', on && 'on'];
  return (
    <g
      className={[...words, disc.chosen && 'chosen'].filter(Boolean).join(' ')}
      data-disc={disc.hex}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <circle className="board-touch" r="15" />
      <Look bare={bare} taken={taken} label={disc.label} />
    </g>
  );
}

/** A disc with its cost, low on what already stands there; a dot where there is none; a dashed rim round what already stands there. */
function Look(props: { readonly bare: boolean; readonly taken: boolean; readonly label: string }) {
  if (!props.bare) {
    return (
      <g transform={props.taken ? 'translate(0 13.5) scale(0.74)' : undefined}>
        <circle r="10.5" />
        <text y="4.4">{props.label}</text>
      </g>
    );
  }
  return props.taken ? <polygon points={outlineAround(RADIUS - 2)} /> : <circle r="5" />;
}
