import { memo, useEffect, useState } from 'react';
import { BLEED, extent, type Size } from './geometry.ts';

/** Pixels of the bitmap for one unit of the drawing, and pixels at most: phones refuse larger ones. */
const DETAIL = 2;
const MOST_PIXELS = 16_000_000;

type GroundProps = { readonly size: Size; readonly svg: string };

function load(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  return image.decode().then(() => image);
}

/** The drawing as a picture in pixels, under an address of its own. */
async function pictureOf(svg: string, width: number, height: number): Promise<string> {
  const image = await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const detail = Math.min(DETAIL, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * detail);
  canvas.height = Math.floor(height * detail);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.94));
  const address = URL.createObjectURL(blob ?? new Blob([svg], { type: 'image/svg+xml' }));
  await load(address);
  return address;
}

/** The ground is drawn once to a bitmap; moving and zooming only place it. */
export const GroundLayer = memo(function GroundLayer({ size, svg }: GroundProps) {
  const [source, setSource] = useState<string | undefined>();
  const map = extent(size);
  const width = map.width + BLEED * 2;
  const height = map.height + BLEED * 2;
  useEffect(() => {
    let stale = false;
    const drawn = pictureOf(svg, width, height);
    drawn.then((address) => {
      if (!stale) setSource(address);
    });
    return () => {
      stale = true;
      drawn.then((address) => URL.revokeObjectURL(address));
    };
  }, [svg, width, height]);
  return (
    <img
      className="board-ground"
      {...(source === undefined ? {} : { src: source })}
      alt=""
      draggable={false}
      decoding="sync"
      style={{ width, height, left: -BLEED, top: -BLEED }}
    />
  );
});
