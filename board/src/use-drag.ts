import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from './geometry.ts';

/** A counter taken up and put down on another hex: the hand only, what it means is decided outside. */

const LEAST = 6;

/** What can be taken up: by a mouse any of these, by a finger the chosen one alone, for fingers also move the map. */
export type Grips = { readonly mouse: ReadonlySet<string>; readonly touch: string | undefined };

export type Dragged = { readonly id: string; readonly hex: number | undefined };

type DragProps = {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly ghost: RefObject<SVGGElement | null>;
  readonly grips: Grips;
  readonly pointOf: (clientX: number, clientY: number) => Point | undefined;
  readonly hexUnder: (event: {
    readonly clientX: number;
    readonly clientY: number;
  }) => number | undefined;
  readonly onGrab: (id: string) => void;
  readonly onDrop: (hex: number) => void;
};

export type Drag = {
  readonly dragged: Dragged | undefined;
  readonly down: (event: PointerEvent) => void;
  readonly over: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: () => void;
  /** Whether the click that comes now only ends a drag. */
  readonly wasDrag: () => boolean;
};

/** The counter under a point of the page that can be taken up. */
export function gripUnder(
  target: EventTarget | null,
  { mouse, touch }: Grips,
  isTouch: boolean,
): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const id = target.closest('[data-counter]')?.getAttribute('data-counter') ?? undefined;
  if (id === undefined) return undefined;
  return (isTouch ? id === touch : mouse.has(id)) ? id : undefined;
}

type Held = Point & { readonly id: string; readonly from: number | undefined };

export function useDrag(props: DragProps): Drag {
  const { view, ghost, grips, pointOf, hexUnder, onGrab, onDrop } = props;
  const [dragged, setDragged] = useState<Dragged | undefined>();
  const held = useRef<Held | undefined>(undefined);
  const moved = useRef(false);

  const carry = (event: PointerEvent) => {
    const at = pointOf(event.clientX, event.clientY);
    if (at !== undefined) ghost.current?.setAttribute('transform', `translate(${at.x} ${at.y})`);
  };
  const drop = () => {
    held.current = undefined;
    setDragged(undefined);
  };

  return {
    dragged,
    down: (event) => {
      moved.current = false;
      const { clientX: x, clientY: y } = event;
      const id = gripUnder(event.target, grips, event.pointerType !== 'mouse');
      if (id === undefined || event.button !== 0 || !event.isPrimary) return;
      held.current = { id, x, y, from: hexUnder(event) };
    },
    over: (event) => {
      const { current } = held;
      if (current === undefined) return;
      const far = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (!moved.current && far < LEAST) return;
      if (!moved.current) {
        moved.current = true;
        view.current?.setPointerCapture(event.pointerId);
        onGrab(current.id);
      }
      const hex = hexUnder(event);
      setDragged((before) =>
        before?.hex === hex && before !== undefined ? before : { id: current.id, hex },
      );
      carry(event);
    },
    up: (event) => {
      const { current } = held;
      drop();
      const hex = hexUnder(event);
      if (current === undefined || !moved.current) return;
      if (hex !== undefined && hex !== current.from) onDrop(hex);
    },
    cancel: drop,
    wasDrag: () => {
      const was = moved.current;
      moved.current = false;
      return was;
    },
  };
}
