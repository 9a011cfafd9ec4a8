import { memo, useEffect, useRef } from 'react';
import { BLEED, extent, type Size } from './geometry.ts';

/** Pixels of the bitmap for one unit of the drawing. */
const DETAIL = 2;

type GroundProps = { readonly size: Size; readonly svg: string };

/** The ground is drawn once to a bitmap; moving and zooming only place it. */
export const GroundLayer = memo(function GroundLayer({ size, svg }: GroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const map = extent(size);
  const width = map.width + BLEED * 2;
  const height = map.height + BLEED * 2;
  useEffect(() => {
    const image = new Image();
    let stale = false;
    image.onload = () => {
      const shown = canvas.current;
      if (stale || shown === null) return;
      shown.width = Math.round(width * DETAIL);
      shown.height = Math.round(height * DETAIL);
      shown.getContext('2d')?.drawImage(image, 0, 0, shown.width, shown.height);
    };
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    return () => {
      stale = true;
    };
  }, [svg, width, height]);
  return (
    <canvas
      ref={canvas}
      className="board-ground"
      style={{ width, height, left: -BLEED, top: -BLEED }}
      aria-hidden="true"
    />
  );
});
