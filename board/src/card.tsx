import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type Box, placeBeside } from './card-place.ts';
import type { View } from './use-zoom.ts';

export type CardData = {
  readonly hex: number | undefined;
  readonly node: ReactNode;
  /** Nothing on it can be pressed, and presses go through to the map. */
  readonly quiet?: true;
};

type CardProps = {
  readonly card: CardData;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly placeOf: View['placeOf'];
  /** Hexes that should stay in sight. */
  readonly busy: ReadonlySet<number>;
  /** Hexes that the card speaks of. */
  readonly named: readonly number[];
};

/** Beside the hex it is about, where it covers least, and always inside the view. */
export function Card({ card, sheet, placeOf, busy, named }: CardProps) {
  const element = useRef<HTMLDivElement>(null);
  const { hex, node, quiet } = card;
  const words = ['board-card', hex === undefined && 'unplaced', quiet && 'quiet'];
  useEffect(() => {
    const shown = element.current;
    const view = shown?.parentElement;
    if (shown === null || !view || sheet.current === null || hex === undefined) return;
    const place = () => {
      const at = placeOf(hex);
      if (at === undefined) return;
      const size: Box = { width: shown.offsetWidth, height: shown.offsetHeight };
      const room: Box = { width: view.clientWidth, height: view.clientHeight };
      const others = [...busy].flatMap((other) => placeOf(other) ?? []);
      const spoken = named.flatMap((other) => placeOf(other) ?? []);
      const gap = 22 * at.scale;
      const { x, y } = placeBeside({ at, gap, size, room, others, named: spoken });
      shown.style.transform = `translate(${x}px, ${y}px)`;
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(sheet.current, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [hex, node, sheet, placeOf, busy, named]);
  return (
    <div ref={element} className={words.filter(Boolean).join(' ')}>
      {node}
    </div>
  );
}
