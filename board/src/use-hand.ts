import {
  type DOMAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';
import type { Point } from './geometry.ts';
import { type Dragged, type Grips, useDrag } from './use-drag.ts';
import { useLook } from './use-look.ts';

/** Mouse and fingers on the map: a click chooses, a rest looks, a drag carries, two quick clicks bring it nearer. */

const TWICE_MS = 320;
const TWICE_APART = 24;

type HandProps = {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly ghost: RefObject<SVGGElement | null>;
  readonly grips: Grips;
  readonly pointOf: (clientX: number, clientY: number) => Point | undefined;
  readonly hexUnder: (event: {
    readonly clientX: number;
    readonly clientY: number;
  }) => number | undefined;
  /** A hex where two clicks are not two choices. */
  readonly isFree: (hex: number) => boolean;
  readonly nearer: (clientX: number, clientY: number) => void;
  readonly onHex: (hex: number) => void;
  readonly onLook: (hex: number | undefined) => void;
  readonly onGrab: (id: string) => void;
  readonly onDrop: (hex: number) => void;
};

type Click = Point & { readonly time: number };

function isSecond(first: Click | undefined, { x, y, time }: Click): boolean {
  if (first === undefined || time - first.time > TWICE_MS) return false;
  return Math.hypot(x - first.x, y - first.y) < TWICE_APART;
}

export function useHand(props: HandProps): {
  readonly dragged: Dragged | undefined;
  readonly handlers: DOMAttributes<HTMLDivElement>;
} {
  const { hexUnder, isFree, nearer, onHex } = props;
  const look = useLook(props);
  const drag = useDrag(props);
  const last = useRef<Click | undefined>(undefined);

  const clicked = (event: MouseEvent) => {
    const carried = drag.wasDrag();
    if (look.wasPress() || carried) return;
    const hex = hexUnder(event);
    if (hex === undefined) return;
    const click = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    if (isFree(hex) && isSecond(last.current, click)) {
      last.current = undefined;
      return nearer(event.clientX, event.clientY);
    }
    last.current = click;
    onHex(hex);
  };

  return {
    dragged: drag.dragged,
    handlers: {
      onClick: clicked,
      onPointerDown: (event: PointerEvent) => {
        look.down(event);
        drag.down(event);
      },
      onPointerMove: (event: PointerEvent) => {
        drag.over(event);
        look.over(event);
      },
      onPointerUp: (event: PointerEvent) => {
        look.up();
        drag.up(event);
      },
      onPointerCancel: () => {
        look.up();
        drag.cancel();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') look.away();
      },
      onContextMenu: (event: MouseEvent) => {
        const { pointerType } = event.nativeEvent as Partial<globalThis.PointerEvent>;
        if (pointerType === 'touch') event.preventDefault();
      },
    },
  };
}
