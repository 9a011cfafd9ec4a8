import './board.css';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { BoardTools, type ToolWords } from './board-tools.tsx';
import { Card, type CardData } from './card.tsx';
import type { CounterData } from './counter-data.ts';
import { CounterLayer } from './counter-layer.tsx';
import { extent, hexAt, nextHex, outlineOf, type Size } from './geometry.ts';
import { GroundLayer } from './ground-layer.tsx';
import type { OverlayData } from './overlay-data.ts';
import { OverLayer, UnderLayer } from './overlay-layer.tsx';
import { ThreatLayer } from './threat-layer.tsx';
import { type Grips, gripUnder } from './use-drag.ts';
import { useHand } from './use-hand.ts';
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
  /** A hex that is looked at, by mouse, long press or cursor; undefined when none is any more. */
  readonly onLook: (hex: number | undefined) => void;
  /** Counters that can be dragged. */
  readonly grips: Grips;
  readonly onGrab: (id: string) => void;
  readonly onDrop: (hex: number) => void;
  readonly words: ToolWords;
};

const TURNS: { readonly [key: string]: (row: number) => number } = {
  ArrowRight: () => 0,
  ArrowLeft: () => 3,
  ArrowUp: (row) => (row % 2 === 0 ? 1 : 2),
  ArrowDown: (row) => (row % 2 === 0 ? 5 : 4),
};

/** A map of hexes that knows no rules: data in, attempts out. */
export function Board(props: BoardProps) {
  const { size: given, ground, lettering, counters, overlays, focus, card, label } = props;
  const { describe, onHex, onLook, grips, words } = props;
  const size = useMemo(
    () => ({ columns: given.columns, rows: given.rows }),
    [given.columns, given.rows],
  );
  const element = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const ghost = useRef<SVGGElement>(null);
  const latest = useRef(grips);
  useEffect(() => {
    latest.current = grips;
  }, [grips]);
  const view = useZoom({ view: element, sheet }, size, (event) => {
    const isTouch = event.type.startsWith('touch');
    return gripUnder(event.target, latest.current, isTouch) === undefined;
  });
  const { fit, by, show, pointOf, placeOf } = view;
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
      onLook(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (cursor === undefined) return;
      onHex(cursor);
    } else if (event.key === '+' || event.key === '=') by(1.25);
    else if (event.key === '-') by(0.8);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const { dragged, handlers } = useHand({
    ...props,
    view: element,
    ghost,
    nearer: view.nearerAt,
    pointOf,
    hexUnder: ({ clientX, clientY }) => {
      const point = pointOf(clientX, clientY);
      return point && hexAt(size, point);
    },
    isFree: (hex) =>
      !taken.has(hex) &&
      !overlays.targets.includes(hex) &&
      !overlays.discs.some((disc) => disc.hex === hex),
    onHex: (hex) => {
      setKeyed(false);
      setCursor(hex);
      onHex(hex);
    },
  });
  const busy = useMemo(() => {
    const offered = overlays.discs.map(({ hex }) => hex);
    return new Set([...taken, ...offered, ...overlays.targets]);
  }, [taken, overlays.discs, overlays.targets]);
  const named = useMemo(() => overlays.threats.flatMap(({ hexes }) => hexes), [overlays.threats]);
  const carried = counters.find(({ id }) => id === dragged?.id);

  return (
    <div className="board">
      <div
        ref={element}
        className={dragged === undefined ? 'board-view' : 'board-view carries'}
        tabIndex={0}
        role="application"
        aria-label={label}
        onKeyDown={pressed}
        {...handlers}
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
            <ThreatLayer size={size} threats={overlays.threats} />
            {keyed && cursor !== undefined && (
              <polygon className="board-cursor" points={outlineOf(size, cursor)} />
            )}
            {dragged?.hex !== undefined && (
              <polygon className="board-over-hex" points={outlineOf(size, dragged.hex)} />
            )}
            <g ref={ghost} className="board-ghost" aria-hidden="true">
              {carried?.look}
            </g>
          </svg>
        </div>
      </div>
      {card !== undefined && (
        <Card card={card} sheet={sheet} placeOf={placeOf} busy={busy} named={named} />
      )}
      <p className="board-said" aria-live="polite">
        {keyed && cursor !== undefined ? describe(cursor) : ''}
      </p>
      <BoardTools words={words} by={by} fit={fit} />
    </div>
  );
}
