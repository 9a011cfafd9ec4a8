import { type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from './geometry.ts';

/** What is looked at without being chosen: a mouse that rests on a hex, a finger that stays on one. */

const DWELL = 90;
const PRESS = 450;
const STRAY = 8;

export type LookProps = {
  readonly hexUnder: (event: {
    readonly clientX: number;
    readonly clientY: number;
  }) => number | undefined;
  readonly onLook: (hex: number | undefined) => void;
};

export type Look = {
  readonly over: (event: PointerEvent) => void;
  readonly down: (event: PointerEvent) => void;
  readonly up: () => void;
  readonly away: () => void;
  /** Whether the click that comes now only ends a long press. */
  readonly wasPress: () => boolean;
};

export function useLook({ hexUnder, onLook }: LookProps): Look {
  const timer = useRef(0);
  const seen = useRef<number | undefined>(undefined);
  const finger = useRef<Point | undefined>(undefined);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (hex: number | undefined, wait: number, then?: () => void) => {
    clearTimeout(timer.current);
    if (hex === undefined) return;
    timer.current = window.setTimeout(() => {
      then?.();
      onLook(hex);
    }, wait);
  };
  const forget = () => {
    clearTimeout(timer.current);
    if (seen.current !== undefined) onLook(undefined);
    seen.current = undefined;
  };

  return {
    over: (event) => {
      if (event.pointerType !== 'mouse') {
        const { current } = finger;
        const strays =
          current !== undefined &&
          Math.hypot(event.clientX - current.x, event.clientY - current.y) > STRAY;
        if (strays && !pressed.current) clearTimeout(timer.current);
        return;
      }
      const hex = hexUnder(event);
      if (hex === seen.current) return;
      forget();
      seen.current = hex;
      later(hex, DWELL);
    },
    down: (event) => {
      pressed.current = false;
      if (event.pointerType === 'mouse') return clearTimeout(timer.current);
      forget();
      finger.current = { x: event.clientX, y: event.clientY };
      const hex = hexUnder(event);
      seen.current = hex;
      later(hex, PRESS, () => {
        pressed.current = true;
      });
    },
    up: () => {
      finger.current = undefined;
      clearTimeout(timer.current);
    },
    away: forget,
    wasPress: () => {
      const was = pressed.current;
      pressed.current = false;
      return was;
    },
  };
}
