import './board.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Card, type CardData } from './card.tsx';
import type { CounterData } from './counter-data.ts';
import { CounterLayer } from './counter-layer.tsx';
import { extent, hexAt, nextHex, outlineOf, type Size } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import type { OverlayData } from './overlay-data.ts';
import { OverLayer, UnderLayer } from './overlay-layer.tsx';
import { useZoom } from './use-zoom.ts';

export type BoardProps = {
  readonly size: Size;
  /** The ground as one SVG document: the extent of the map and `BLEED` around it. */
  readonly ground: string;
  /** Names on the ground, drawn above it in the same units. */
  readonly lettering: ReactNode;
  readonly counters: readonly CounterData[];
  readonly overlays: OverlayData;
  /** A hex to bring into view. */
  readonly focus: number | undefined;
  /** A card beside a hex. */
  readonly card: CardData | undefined;
  readonly label: string;
  /** What is said of a hex when the cursor comes to it. */
  readonly describe: (hex: number) => string;
  readonly onHex: (hex: number) => void;
  readonly words: { readonly nearer: string; readonly farther: string; readonly whole: string };
};

const TURNS: { readonly [key: string]: (row: number) => number } = {
  ArrowRight: () => 0,
  ArrowLeft: () => 3,
  ArrowUp: (row) => (row % 2 === 0 ? 1 : 2),
  ArrowDown: (row) => (row % 2 === 0 ? 5 : 4),
};

/** A map of hexes that knows no rules: data in, attempts out. */
export function Board(props: BoardProps) {
  const {
    size: given,
    ground,
    lettering,
    counters,
    overlays,
    focus,
    card,
    label,
    describe,
    onHex,
    words,
  } = props;
  const size = useMemo(
    () => ({ columns: given.columns, rows: given.rows }),
    [given.columns, given.rows],
  );
  const element = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { fit, by, show, pointOf, placeOf } = useZoom({ view: element, sheet }, size);
  const [cursor, setCursor] = useState<number | undefined>();
  const [keyed, setKeyed] = useState(false);
  const { width, height } = extent(size);
  const taken = useMemo(() => new Set(counters.flatMap(({ hexes }) => hexes)), [counters]);

  useEffect(() => {
    if (focus !== undefined) show(focus);
  }, [focus, show]);

  const pressed = (event: KeyboardEvent) => {
    const at = cursor ?? focus ?? Math.floor((size.columns * size.rows + size.columns) / 2);
    const turn = TURNS[event.key];
    if (turn !== undefined) {
      const next = nextHex(size, at, turn(Math.floor(at / size.columns))) ?? at;
      setCursor(next);
      setKeyed(true);
      show(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (cursor === undefined) return;
      onHex(cursor);
    } else if (event.key === '+' || event.key === '=') by(1.25);
    else if (event.key === '-') by(0.8);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const clicked = (event: MouseEvent) => {
    const point = pointOf(event.clientX, event.clientY);
    const hex = point && hexAt(size, point);
    if (hex === undefined) return;
    setKeyed(false);
    setCursor(hex);
    onHex(hex);
  };

  return (
    <div className="board">
      <div
        ref={element}
        className="board-view"
        tabIndex={0}
        role="application"
        aria-label={label}
        onKeyDown={pressed}
        onClick={clicked}
      >
        <div ref={sheet} className="board-sheet" style={{ width, height }}>
          <GroundLayer size={size} svg={ground} />
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
            <g className="board-lettering" aria-hidden="true">
              {lettering}
            </g>
            <UnderLayer size={size} overlays={overlays} />
            <CounterLayer size={size} counters={counters} />
            <OverLayer size={size} overlays={overlays} taken={taken} />
            {keyed && cursor !== undefined && (
              <polygon className="board-cursor" points={outlineOf(size, cursor)} />
            )}
          </svg>
        </div>
      </div>
      {card !== undefined && <Card card={card} sheet={sheet} placeOf={placeOf} taken={taken} />}
      <p className="board-said" aria-live="polite">
        {keyed && cursor !== undefined ? describe(cursor) : ''}
      </p>
      <div className="board-tools">
        <button
          type="button"
          aria-label={words.nearer}
          title={words.nearer}
          onClick={() => by(1.3)}
        >
          <Sign d="M8 3v10M3 8h10" />
        </button>
        <button
          type="button"
          aria-label={words.farther}
          title={words.farther}
          onClick={() => by(1 / 1.3)}
        >
          <Sign d="M3 8h10" />
        </button>
        <button type="button" aria-label={words.whole} title={words.whole} onClick={fit}>
          <Sign d="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" />
        </button>
      </div>
    </div>
  );
}

function Sign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
