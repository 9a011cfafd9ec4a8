import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, type ZoomBehavior, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { centreOf, extent, HEX_WIDTH, type Point, type Size } from './geometry.ts';

/** Wheel, drag, pinch and keys move the map: only the sheet is placed anew, nothing on it is drawn again. */

/** A hex is at least this wide at first, even when the whole map does not fit; wider where fingers point. */
const LEAST_HEX = 25;
const LEAST_HEX_NARROW = 34;
const NARROW = 500;
/** What a bar over a narrow map hides of it. */
const BAR = 70;
const MOST = 5;
const STEP = 1.7;

export type View = {
  readonly fit: () => void;
  readonly by: (factor: number) => void;
  /** Nearer by a step, around a point of the page. */
  readonly nearerAt: (clientX: number, clientY: number) => void;
  /** Brings a hex into view, gently, when it is not. */
  readonly show: (hex: number) => void;
  readonly pointOf: (clientX: number, clientY: number) => Point | undefined;
  /** Where the middle of a hex is in the view, and how large the map is drawn. */
  readonly placeOf: (hex: number) => (Point & { readonly scale: number }) | undefined;
};

/** The window on the map and the sheet that moves in it. */
export type Frame = {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
};

type Behaviour = ZoomBehavior<HTMLDivElement, unknown>;

function firstScale(size: Size, width: number, height: number): number {
  const map = extent(size);
  const whole = Math.min(width / map.width, height / map.height);
  const least = width < NARROW ? LEAST_HEX_NARROW : LEAST_HEX;
  return Math.max(whole, Math.min(least / HEX_WIDTH, MOST));
}

function limit(behaviour: Behaviour, size: Size, element: HTMLElement) {
  const map = extent(size);
  const whole = Math.min(element.clientWidth / map.width, element.clientHeight / map.height);
  const slack = 60;
  behaviour.scaleExtent([Math.min(whole, MOST), MOST]).translateExtent([
    [-slack, -slack],
    [map.width + slack, map.height + slack],
  ]);
}

/** `mayBegin` says whether a press moves the map; it is asked for as long as the map is there. */
export function useZoom(
  { view: element, sheet }: Frame,
  size: Size,
  mayBegin: (event: Event) => boolean,
): View {
  const behaviour = useRef<Behaviour | undefined>(undefined);
  const begins = useRef(mayBegin);

  const fit = useCallback(() => {
    const shown = element.current;
    if (shown === null || behaviour.current === undefined) return;
    limit(behaviour.current, size, shown);
    const map = extent(size);
    const k = firstScale(size, shown.clientWidth, shown.clientHeight);
    const x = (shown.clientWidth - map.width * k) / 2;
    const y = (shown.clientHeight - map.height * k) / 2;
    select(shown).call(behaviour.current.transform, zoomIdentity.translate(x, y).scale(k));
  }, [element, size]);

  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const moved = ({ transform: { k, x, y } }: D3ZoomEvent<HTMLDivElement, unknown>) => {
      sheet.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${k})`);
    };
    // a layer of its own while it moves; at rest it is drawn sharp again
    const own = (moves: boolean) => () => sheet.current?.classList.toggle('moves', moves);
    behaviour.current = zoom<HTMLDivElement, unknown>()
      .clickDistance(6)
      .filter((event: MouseEvent) => {
        if (event.type === 'wheel') return true;
        return !event.ctrlKey && !event.button && begins.current(event);
      })
      .on('start', own(true))
      .on('zoom', moved)
      .on('end', own(false));
    select(shown).call(behaviour.current).on('dblclick.zoom', null);
    fit();
    let known = `${shown.clientWidth} ${shown.clientHeight}`;
    const observer = new ResizeObserver(() => {
      const now = `${shown.clientWidth} ${shown.clientHeight}`;
      if (now === known) return;
      known = now;
      fit();
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      select(shown).on('.zoom', null);
    };
  }, [element, sheet, fit]);

  const by = useCallback(
    (factor: number) => {
      const shown = element.current;
      if (shown !== null && behaviour.current !== undefined) {
        select(shown).call(behaviour.current.scaleBy, factor);
      }
    },
    [element],
  );

  const nearerAt = useCallback(
    (clientX: number, clientY: number) => {
      const shown = element.current;
      if (shown === null || behaviour.current === undefined) return;
      const box = shown.getBoundingClientRect();
      select(shown).call(behaviour.current.scaleBy, STEP, [clientX - box.left, clientY - box.top]);
    },
    [element],
  );

  const show = useCallback(
    (hex: number) => {
      const shown = element.current;
      if (shown === null || behaviour.current === undefined) return;
      const at = centreOf(size, hex);
      const [x, y] = zoomTransform(shown).apply([at.x, at.y]);
      const edge = 16;
      const top = shown.clientWidth < NARROW ? BAR : edge;
      const inside =
        x > edge && y > top && x < shown.clientWidth - edge && y < shown.clientHeight - edge;
      if (!inside) select(shown).call(behaviour.current.translateTo, at.x, at.y);
    },
    [element, size],
  );

  const pointOf = useCallback(
    (clientX: number, clientY: number) => {
      const shown = element.current;
      if (shown === null) return undefined;
      const box = shown.getBoundingClientRect();
      const [x, y] = zoomTransform(shown).invert([clientX - box.left, clientY - box.top]);
      return { x, y };
    },
    [element],
  );

  const placeOf = useCallback(
    (hex: number) => {
      const shown = element.current;
      if (shown === null) return undefined;
      const at = centreOf(size, hex);
      const transform = zoomTransform(shown);
      const [x, y] = transform.apply([at.x, at.y]);
      return { x, y, scale: transform.k };
    },
    [element, size],
  );

  return { fit, by, nearerAt, show, pointOf, placeOf };
}
