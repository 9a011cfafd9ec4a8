import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, type ZoomBehavior, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { centreOf, extent, type Point, type Size } from './geometry.ts';

/** Wheel, drag, pinch and keys move the map; the position goes into custom properties, so nothing is drawn anew. */

/** A hex is at least this wide at first, even when the whole map does not fit. */
const LEAST_HEX = 27;
const MOST = 5;

export type View = {
  readonly fit: () => void;
  readonly by: (factor: number) => void;
  /** Brings a hex into view, gently, when it is not. */
  readonly show: (hex: number) => void;
  readonly pointOf: (clientX: number, clientY: number) => Point | undefined;
};

type Behaviour = ZoomBehavior<HTMLDivElement, unknown>;

function firstScale(size: Size, width: number, height: number): number {
  const map = extent(size);
  const whole = Math.min(width / map.width, height / map.height);
  const readable =
    LEAST_HEX / (extent({ ...size, columns: 2 }).width - extent({ ...size, columns: 1 }).width);
  return Math.max(whole, Math.min(readable, MOST));
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

export function useZoom(element: RefObject<HTMLDivElement | null>, size: Size): View {
  const behaviour = useRef<Behaviour | undefined>(undefined);

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
    const moved = ({ transform }: D3ZoomEvent<HTMLDivElement, unknown>) => {
      shown.style.setProperty('--k', String(transform.k));
      shown.style.setProperty('--x', String(transform.x));
      shown.style.setProperty('--y', String(transform.y));
    };
    behaviour.current = zoom<HTMLDivElement, unknown>().clickDistance(6).on('zoom', moved);
    select(shown).call(behaviour.current).on('dblclick.zoom', null);
    fit();
    const observer = new ResizeObserver(() => fit());
    observer.observe(shown);
    return () => {
      observer.disconnect();
      select(shown).on('.zoom', null);
    };
  }, [element, fit]);

  const by = useCallback(
    (factor: number) => {
      const shown = element.current;
      if (shown !== null && behaviour.current !== undefined) {
        select(shown).call(behaviour.current.scaleBy, factor);
      }
    },
    [element],
  );

  const show = useCallback(
    (hex: number) => {
      const shown = element.current;
      if (shown === null || behaviour.current === undefined) return;
      const at = centreOf(size, hex);
      const [x, y] = zoomTransform(shown).apply([at.x, at.y]);
      const edge = 48;
      const inside =
        x > edge && y > edge && x < shown.clientWidth - edge && y < shown.clientHeight - edge;
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

  return { fit, by, show, pointOf };
}
