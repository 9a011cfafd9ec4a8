import { BLEED, centreOf, cornerOf, extent, type Point, type Size } from '@galloper/board';
import type { Scenario } from '@galloper/wings';
import { chanceOf, f } from './ground-chance.ts';
import { chainsOf, type Edge, edgesOf, smooth, softened } from './ground-lines.ts';
import { bush, paperBox, signsOf } from './ground-signs.ts';
import { hexOf } from './names.ts';

/** The ground as an engraved, hand-tinted map: by procedure, from the scenario, always the same. */

const INK = '#4a4130';

const DEFS = `<defs>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="4" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .33  0 0 0 0 .2  0 0 0 .34 -.1"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .24  0 0 0 0 .14  0 0 0 .22 -.07"/></filter>
<pattern id="sheets" width="500" height="500" patternUnits="userSpaceOnUse"><rect width="500" height="500" filter="url(#paper)"/></pattern>
<pattern id="grains" width="200" height="200" patternUnits="userSpaceOnUse"><rect width="200" height="200" filter="url(#grain)"/></pattern>
<filter id="field" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="6.5" result="b"/><feComponentTransfer in="b" result="t"><feFuncA type="linear" slope="12" intercept="-4.6"/></feComponentTransfer><feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="2" seed="5" result="n"/><feDisplacementMap in="t" in2="n" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="wash" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="9" result="n"/><feDisplacementMap in="b" in2="n" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>
<pattern id="furrows" width="30" height="5.2" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)"><path d="M0 1.6q7 -.9 15 0t15 0" stroke="#8f7a4a" stroke-width=".8" fill="none"/></pattern>
<pattern id="furrows2" width="30" height="5.2" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M0 1.6q7 -.9 15 0t15 0" stroke="#8f7a4a" stroke-width=".8" fill="none"/></pattern>
<pattern id="stipple" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(17)"><circle cx="2" cy="2" r=".6" fill="#857a4b"/><circle cx="6.5" cy="6.2" r=".5" fill="#857a4b"/></pattern>
</defs>`;

/** Hexes whose code is among those named, as centres. */
function centres({ ground }: Scenario, size: Size, codes: string): readonly Point[] {
  return [...ground.hexes.join('')].flatMap((code, hex) =>
    codes.includes(code) ? [centreOf(size, hex)] : [],
  );
}

function discs(points: readonly Point[], radius: number): string {
  return points.map(({ x, y }) => `<circle cx="${f(x)}" cy="${f(y)}" r="${radius}"/>`).join('');
}

type Field = {
  readonly id: string;
  readonly points: readonly Point[];
  readonly tint: string;
  readonly pattern?: string;
};

/** An area that reads as a field: discs run together under a mask, tinted, patterned, with an inked rim. */
function field(size: Size, { id, points, tint, pattern }: Field): string {
  if (points.length === 0) return '';
  const box = paperBox(size);
  const shape = discs(points, 19);
  const fill =
    pattern === undefined
      ? ''
      : `<rect ${box} fill="url(#${pattern})" mask="url(#m-${id})" opacity=".75"/>`;
  return (
    `<mask id="m-${id}" maskUnits="userSpaceOnUse" ${box}><g fill="#fff" filter="url(#field)">${shape}</g></mask>` +
    `<rect ${box} fill="${tint}" mask="url(#m-${id})"/>${fill}`
  );
}

/** Ground above the plain in a darker wash, one for each level. */
function heights({ ground }: Scenario, size: Size): string {
  const levels = [...ground.levels.join('')].map(Number);
  const most = Math.max(...levels);
  return Array.from({ length: most }, (_, index) => {
    const points = levels.flatMap((level, hex) => (level > index ? [centreOf(size, hex)] : []));
    return `<g filter="url(#wash)" opacity=".3" fill="#c9a968">${discs(points, 22)}</g>`;
  }).join('');
}

function pointOn(points: readonly Point[], along: number): Point {
  const index = Math.min(Math.floor(along), points.length - 2);
  const [a, b] = [points[index], points[index + 1]];
  if (a === undefined || b === undefined) return points[0] ?? { x: 0, y: 0 };
  const t = along - index;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Strokes downhill along a gently waving line. */
function hachures(chain: readonly Edge[], steep: boolean, seed: number): string {
  const chance = chanceOf(seed);
  const points = softened(chain);
  const strokes: string[] = [];
  const each = steep ? 2.1 : 3.1;
  const [least, most] = steep ? [7, 14] : [4.5, 9];
  chain.forEach(({ down }, index) => {
    const before = chain[index - 1]?.down ?? down;
    for (let along = 0; along < 20; along += each) {
      const t = along / 20;
      const at = pointOn(points, index + t);
      const way = {
        x: before.x + (down.x - before.x) * (0.5 + t / 2),
        y: before.y + (down.y - before.y) * (0.5 + t / 2),
      };
      const bend = chance.between(-0.16, 0.16);
      const length = chance.between(least, most) * (0.8 + 0.2 * Math.sin((index + t) * 1.7));
      const start = { x: at.x - way.x * length * 0.3, y: at.y - way.y * length * 0.3 };
      const dx = (way.x - way.y * bend) * length;
      const dy = (way.y + way.x * bend) * length;
      strokes.push(`M${f(start.x)} ${f(start.y)}l${f(dx)} ${f(dy)}`);
    }
  });
  const weight = steep ? 0.85 : 0.7;
  return `<path d="${strokes.join('')}" stroke="#6d5b38" stroke-width="${weight}" stroke-linecap="round" fill="none" opacity="${steep ? 0.85 : 0.7}"/>`;
}

function slopes(scenario: Scenario, size: Size): string {
  const of = (kind: 'slope' | 'steepSlope') =>
    chainsOf(edgesOf(scenario, size, kind))
      .map((chain, index) => hachures(chain, kind === 'steepSlope', 31 + index * 7))
      .join('');
  return of('slope') + of('steepSlope');
}

function streams(scenario: Scenario, size: Size): string {
  const edges = [...edgesOf(scenario, size, 'stream'), ...edgesOf(scenario, size, 'bridge')];
  const lines = chainsOf(edges).map((chain) => smooth(carriedOn(softened(chain), size)));
  const draw = (stroke: string, width: number, opacity = 1) =>
    lines
      .map(
        (d) =>
          `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`,
      )
      .join('');
  return draw('#8fb4c4', 11, 0.35) + draw('#3f5d68', 4.8) + draw('#a9cad6', 3.3);
}

function bridges(scenario: Scenario, size: Size): string {
  return edgesOf(scenario, size, 'bridge')
    .map(({ middle, down }) => {
      const turn = (Math.atan2(down.y, down.x) * 180) / Math.PI;
      return `<g transform="translate(${f(middle.x)} ${f(middle.y)}) rotate(${f(turn)})"><rect x="-6" y="-4" width="12" height="8" fill="#e9dcbd"/><path d="M-7.5 -5.2l1.5 1.2h12l1.5 -1.2M-7.5 5.2l1.5 -1.2h12l1.5 1.2" fill="none" stroke="${INK}" stroke-width="1"/></g>`;
    })
    .join('');
}

function hedges(scenario: Scenario, size: Size): string {
  const chance = chanceOf(77);
  return edgesOf(scenario, size, 'hedge')
    .flatMap(({ from, to }) =>
      Array.from({ length: 6 }, (_, index) => {
        const t = index / 5.5 + 0.02;
        const x = from.x + (to.x - from.x) * t + chance.between(-0.8, 0.8);
        const y = from.y + (to.y - from.y) * t + chance.between(-0.8, 0.8);
        return bush(chance, x, y);
      }),
    )
    .join('');
}

function works(scenario: Scenario, size: Size): string {
  const line = ({ from, to }: Edge) => `M${f(from.x)} ${f(from.y)}L${f(to.x)} ${f(to.y)}`;
  const ditch = edgesOf(scenario, size, 'ditch').map(line).join('');
  const trench = edgesOf(scenario, size, 'entrenchment').map(line).join('');
  return (
    `<path d="${ditch}" stroke="#6d5b38" stroke-width="3.4"/><path d="${ditch}" stroke="#cdb98a" stroke-width="1.6"/>` +
    `<path d="${trench}" stroke="${INK}" stroke-width="4.4"/><path d="${trench}" stroke="#b79a63" stroke-width="2.6" stroke-dasharray="3 1.4"/>`
  );
}

/** A line that ends in a hex of the edge goes on beyond it. */
function carriedOn(points: readonly Point[], size: Size): readonly Point[] {
  const { width, height } = extent(size);
  const beyond = (end: Point | undefined, before: Point | undefined): readonly Point[] => {
    if (end === undefined || before === undefined) return [];
    const edge = end.x < 40 || end.y < 40 || end.x > width - 40 || end.y > height - 40;
    return edge ? [{ x: end.x * 2.2 - before.x * 1.2, y: end.y * 2.2 - before.y * 1.2 }] : [];
  };
  return [...beyond(points[0], points[1]), ...points, ...beyond(points.at(-1), points.at(-2))];
}

function roads(scenario: Scenario, size: Size): string {
  const lines = scenario.ground.roads.map((hexes) =>
    smooth(
      carriedOn(
        hexes.map((name) => centreOf(size, hexOf(scenario, name))),
        size,
      ),
    ),
  );
  const draw = (stroke: string, width: number) =>
    lines
      .map((d) => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`)
      .join('');
  return draw('#7c6a48', 5.4) + draw('#f4ead2', 3.9);
}

/** Faint crosses at the corners of the hexes. */
function grid(size: Size): string {
  const marks: string[] = [];
  for (let hex = 0; hex < size.columns * size.rows; hex += 1) {
    for (const corner of [1, 2]) {
      const { x, y } = cornerOf(size, hex, corner);
      if (corner === 1 || hex % size.columns === 0)
        marks.push(`M${f(x - 2)} ${f(y)}h4M${f(x)} ${f(y - 2)}v4`);
    }
  }
  const last = size.columns * (size.rows - 1);
  for (let hex = last; hex < last + size.columns; hex += 1) {
    const { x, y } = cornerOf(size, hex, 4);
    marks.push(`M${f(x - 2)} ${f(y)}h4M${f(x)} ${f(y - 2)}v4`);
  }
  return `<path d="${marks.join('')}" stroke="#6d5f45" stroke-width=".7" opacity=".55"/>`;
}

function frame(size: Size): string {
  const { width, height } = extent(size);
  const line = (inset: number, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${f(width - inset * 2)}" height="${f(height - inset * 2)}" fill="none" stroke="${INK}" stroke-width="${weight}"/>`;
  return line(1.5, 0.7) + line(-2.5, 1.8);
}

/** The whole ground as one SVG document in the units of the board. */
export function ground(scenario: Scenario): string {
  const size = { columns: scenario.ground.columns, rows: scenario.ground.rows };
  const { width, height } = extent(size);
  const box = paperBox(size);
  const inside = (content: string) => `<g clip-path="url(#inside)">${content}</g>`;
  const ploughed = centres(scenario, size, 'p');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-BLEED} ${-BLEED} ${f(width + BLEED * 2)} ${f(height + BLEED * 2)}" width="${f(width + BLEED * 2)}" height="${f(height + BLEED * 2)}">` +
    DEFS +
    `<clipPath id="inside"><rect width="${f(width)}" height="${f(height)}"/></clipPath>` +
    `<rect ${box} fill="#f3ead7"/><rect ${box} fill="url(#sheets)"/>` +
    inside(
      heights(scenario, size) +
        field(size, { id: 'p', points: ploughed, tint: '#e6d3a4', pattern: 'furrows' }) +
        field(size, {
          id: 'h',
          points: centres(scenario, size, 'h'),
          tint: '#e3dab0',
          pattern: 'stipple',
        }) +
        field(size, { id: 'm', points: centres(scenario, size, 'm'), tint: '#c9d8cf' }) +
        field(size, { id: 'w', points: centres(scenario, size, 'w'), tint: '#cbd2a6' }) +
        field(size, { id: 'x', points: centres(scenario, size, '#'), tint: '#d5c7a8' }) +
        slopes(scenario, size) +
        streams(scenario, size) +
        roads(scenario, size) +
        bridges(scenario, size) +
        works(scenario, size) +
        grid(size) +
        hedges(scenario, size) +
        signsOf(scenario, size),
    ) +
    `<rect ${box} fill="url(#grains)" opacity=".8"/>` +
    frame(size) +
    '</svg>'
  );
}
