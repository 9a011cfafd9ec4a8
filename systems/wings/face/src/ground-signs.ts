import { BLEED, centreOf, extent, type Point, type Size } from '@galloper/board';
import type { Scenario } from '@galloper/wings';
import { type Chance, chanceOf, f } from './ground-chance.ts';

/** Single things in ink: trees, bushes, houses, tufts; drawn from back to front. */

const INK = '#4a4130';

type Sign = { readonly y: number; readonly drawing: string };

function scallops(chance: Chance, x: number, y: number, r: number): string {
  const count = 6;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const reach = r * chance.between(0.82, 1.1);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.88 };
  });
  const [first] = points;
  if (first === undefined) return '';
  const arcs = [...points.slice(1), first].map(
    (to) => `A${f(r * 0.62)} ${f(r * 0.62)} 0 0 1 ${f(to.x)} ${f(to.y)}`,
  );
  return `M${f(first.x)} ${f(first.y)}${arcs.join('')}Z`;
}

/** A broad tree: trunk, crown with a wash, a few strokes of shade on the right. */
function tree(chance: Chance, x: number, y: number): Sign {
  const r = chance.between(4, 5.6);
  const green = ['#a9b784', '#9cae79', '#b4bd8c'][Math.floor(chance.next() * 3)] ?? '#a9b784';
  const crown = scallops(chance, x, y - r * 0.9, r);
  return {
    y,
    drawing:
      `<ellipse cx="${f(x + 2)}" cy="${f(y + 1.4)}" rx="${f(r)}" ry="1.7" fill="#6d6244" opacity=".28"/>` +
      `<path d="M${f(x)} ${f(y + 1.6)}v-${f(r * 0.7)}" stroke="${INK}" stroke-width="1"/>` +
      `<path d="${crown}" fill="${green}" stroke="${INK}" stroke-width=".65"/>` +
      `<path d="M${f(x + r * 0.25)} ${f(y - r * 0.3)}q${f(r * 0.5)} -${f(r * 0.3)} ${f(r * 0.45)} -${f(r)}M${f(x + r * 0.05)} ${f(y - r * 0.5)}q${f(r * 0.35)} -${f(r * 0.2)} ${f(r * 0.35)} -${f(r * 0.7)}" fill="none" stroke="${INK}" stroke-width=".5" opacity=".8"/>`,
  };
}

function house(chance: Chance, x: number, y: number): Sign {
  const w = chance.between(5.5, 8);
  const h = w * 0.52;
  const roof = w * 0.46;
  return {
    y,
    drawing:
      `<path d="M${f(x)} ${f(y)}h${f(w)}v-${f(h)}h-${f(w)}z" fill="#f6ecd6" stroke="${INK}" stroke-width=".7"/>` +
      `<path d="M${f(x - 0.9)} ${f(y - h)}l1.9 -${f(roof)}h${f(w - 2)}l1.9 ${f(roof)}z" fill="#b3523f" stroke="${INK}" stroke-width=".7"/>` +
      `<path d="M${f(x + w * 0.4)} ${f(y)}v-${f(h * 0.6)}h1.5v${f(h * 0.6)}" fill="${INK}"/>`,
  };
}

function church(x: number, y: number): Sign {
  return {
    y,
    drawing:
      `<path d="M${f(x)} ${f(y)}h13v-5.6h-13z" fill="#f6ecd6" stroke="${INK}" stroke-width=".75"/>` +
      `<path d="M${f(x - 0.8)} ${f(y - 5.6)}l1.8 -4h11l1.8 4z" fill="#8d7a62" stroke="${INK}" stroke-width=".75"/>` +
      `<path d="M${f(x - 4)} ${f(y)}h4.6v-11h-4.6z" fill="#f6ecd6" stroke="${INK}" stroke-width=".75"/>` +
      `<path d="M${f(x - 4.4)} ${f(y - 11)}l2.7 -7.5l2.7 7.5z" fill="#8d7a62" stroke="${INK}" stroke-width=".75"/>` +
      `<path d="M${f(x - 1.7)} ${f(y - 18.4)}v-3.4m-1.3 1.2h2.6" stroke="${INK}" stroke-width=".7"/>`,
  };
}

function tuft(chance: Chance, x: number, y: number): Sign {
  const s = chance.between(2, 3.2);
  return {
    y,
    drawing: `<path d="M${f(x)} ${f(y)}l-${f(s * 0.6)} -${f(s)}M${f(x)} ${f(y)}v-${f(s * 1.3)}M${f(x)} ${f(y)}l${f(s * 0.6)} -${f(s)}" stroke="#74704a" stroke-width=".6" fill="none"/>`,
  };
}

function reeds(chance: Chance, x: number, y: number): Sign {
  const s = chance.between(6, 9);
  return {
    y,
    drawing: `<path d="M${f(x - s)} ${f(y)}h${f(s * 2)}M${f(x - s * 0.5)} ${f(y + 2.2)}h${f(s)}M${f(x - 2)} ${f(y)}v-4M${f(x)} ${f(y)}v-5.4M${f(x + 2)} ${f(y)}v-4" stroke="#4f7480" stroke-width=".7" fill="none"/>`,
  };
}

function crag(chance: Chance, x: number, y: number): Sign {
  const s = chance.between(4, 7);
  return {
    y,
    drawing: `<path d="M${f(x - s)} ${f(y)}l${f(s * 0.6)} -${f(s)}l${f(s * 0.5)} ${f(s * 0.4)}l${f(s * 0.4)} -${f(s * 0.5)}l${f(s * 0.6)} ${f(s * 1.1)}z" fill="#b9ab8d" stroke="${INK}" stroke-width=".8"/>`,
  };
}

/** A bush of a hedge. */
export function bush(chance: Chance, x: number, y: number): string {
  const r = chance.between(2.1, 3);
  return `<path d="${scallops(chance, x, y, r)}" fill="#93a26b" stroke="${INK}" stroke-width=".6"/>`;
}

/** Evenly strewn places in a hex. */
function strewn(chance: Chance, { x, y }: Point, count: number, reach: number): readonly Point[] {
  const turn = chance.next() * 6;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + index * 2.4;
    const away = reach * Math.sqrt((index + 0.5) / count);
    return {
      x: x + Math.cos(angle) * away + chance.between(-1.5, 1.5),
      y: y + Math.sin(angle) * away + chance.between(-1.5, 1.5),
    };
  });
}

function signsOfHex(code: string, chance: Chance, at: Point, first: boolean): readonly Sign[] {
  const each = (
    count: number,
    reach: number,
    sign: (chance: Chance, x: number, y: number) => Sign,
  ) => strewn(chance, at, count, reach).map(({ x, y }) => sign(chance, x, y));
  switch (code) {
    case 'w':
      return each(7, 17, tree);
    case 'v': {
      const houses = each(4, 13, (_, x, y) => house(chance, x - 3, y + 2));
      return first ? [...houses.slice(0, 3), church(at.x, at.y - 3)] : houses;
    }
    case 'h':
      return each(6, 17, tuft);
    case 'm':
      return each(4, 13, reeds);
    case '#':
      return each(4, 13, crag);
    default:
      return [];
  }
}

/** Everything that stands on the hexes, from back to front. */
export function signsOf({ ground }: Scenario, size: Size): string {
  const chance = chanceOf(1642);
  const all = ground.hexes.join('');
  const church = all.indexOf('v');
  const signs = [...all].flatMap((code, hex) =>
    signsOfHex(code, chance, centreOf(size, hex), hex === church),
  );
  return signs
    .sort((a, b) => a.y - b.y)
    .map(({ drawing }) => drawing)
    .join('');
}

/** Paper from edge to edge of the drawing. */
export function paperBox(size: Size): string {
  const { width, height } = extent(size);
  return `x="${-BLEED}" y="${-BLEED}" width="${f(width + BLEED * 2)}" height="${f(height + BLEED * 2)}"`;
}
