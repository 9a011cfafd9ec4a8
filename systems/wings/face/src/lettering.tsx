import { centreOf, extent, nextHex, type Size } from '@galloper/board';
import type { Scenario } from '@galloper/wings';
import type { ReactNode } from 'react';
import { hexOf } from './names.ts';
import type { Language } from './words.ts';

/** Names and ornaments of the map, in the reader's language. */

const INK = '#4a4130';
const FONT = '"Literata Variable", Literata, Georgia, serif';

type Named = Scenario['ground']['names'][number];

const STYLES: {
  readonly [S in Named['style']]: {
    readonly size: number;
    readonly spacing: number;
    readonly italic: boolean;
  };
} = {
  area: { size: 16, spacing: 3.4, italic: true },
  height: { size: 20, spacing: 13, italic: false },
  place: { size: 14, spacing: 0.8, italic: true },
  water: { size: 11, spacing: 1.2, italic: true },
  road: { size: 10.5, spacing: 0.6, italic: true },
};

type Placed = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly anchor?: 'end';
};

/** Along its road, a little beside it, and read from the left. */
function alongRoad(scenario: Scenario, size: Size, hex: number): Placed {
  const at = centreOf(size, hex);
  const legs = scenario.ground.roads.flatMap((road) =>
    road.slice(1).map((to, index) => ({ from: road[index] ?? to, to })),
  );
  const near = legs
    .map(({ from, to }) => {
      const [a, b] = [centreOf(size, hexOf(scenario, from)), centreOf(size, hexOf(scenario, to))];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      return { a, b, middle, away: Math.hypot(middle.x - at.x, middle.y - at.y) };
    })
    .sort((one, other) => one.away - other.away)[0];
  if (near === undefined) return { x: at.x, y: at.y + 5, turn: 0 };
  const [left, right] = near.a.x <= near.b.x ? [near.a, near.b] : [near.b, near.a];
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const beside = 8;
  return {
    x: near.middle.x + Math.sin(angle) * beside,
    y: near.middle.y - Math.cos(angle) * beside,
    turn: (angle * 180) / Math.PI,
  };
}

/** Where a name stands: a village's to the left of its houses. */
function placeOf(scenario: Scenario, size: Size, { at, style }: Named): Placed {
  const hex = hexOf(scenario, at);
  if (style === 'road') return alongRoad(scenario, size, hex);
  const { x, y } = centreOf(size, hex);
  const houses = scenario.ground.hexes.join('');
  if (style !== 'place' || houses[hex] !== 'v') return { x, y: y + 5, turn: 0 };
  const village = [0, 1, 2, 3, 4, 5]
    .flatMap((direction) => nextHex(size, hex, direction) ?? [])
    .filter((next) => houses[next] === 'v');
  const left = Math.min(x, ...village.map((next) => centreOf(size, next).x)) - 17;
  return left < 90 ? { x, y: y + 24, turn: 0 } : { x: left, y: y + 5, turn: 0, anchor: 'end' };
}

type NameProps = {
  readonly scenario: Scenario;
  readonly size: Size;
  readonly named: Named;
  readonly language: Language;
};

function Name({ scenario, size, named, language }: NameProps): ReactNode {
  const style = STYLES[named.style];
  const { x, y, turn, anchor = 'middle' } = placeOf(scenario, size, named);
  const text = named.style === 'height' ? named.name[language].toUpperCase() : named.name[language];
  return (
    <text
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
      textAnchor={anchor}
      fontFamily={FONT}
      fontSize={style.size}
      fontStyle={style.italic ? 'italic' : 'normal'}
      letterSpacing={style.spacing}
      fill={named.style === 'water' ? '#3f5d68' : INK}
      stroke="#f3ead7"
      strokeWidth="2.4"
      strokeOpacity="0.7"
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}

/** The title of the battle in a scrolled frame. */
function Cartouche({
  scenario,
  language,
}: {
  readonly scenario: Scenario;
  readonly language: Language;
}): ReactNode {
  const title = scenario.name[language].toUpperCase();
  const subtitle = scenario.subtitle[language].split(',')[0] ?? '';
  const width = Math.max(title.length * 15 + 30, subtitle.length * 6.3 + 34, 150);
  const frame = (inset: number) => {
    const c = 7;
    const [w, h] = [width - inset, 58 - inset];
    return `M${inset + c} ${inset}H${w - c}A${c} ${c} 0 0 0 ${w} ${inset + c}V${h - c}A${c} ${c} 0 0 0 ${w - c} ${h}H${inset + c}A${c} ${c} 0 0 0 ${inset} ${h - c}V${inset + c}A${c} ${c} 0 0 0 ${inset + c} ${inset}Z`;
  };
  return (
    <g transform="translate(20 18)" fontFamily={FONT} textAnchor="middle" fill={INK}>
      <path d={frame(0)} fill="#f8f0de" stroke={INK} strokeWidth="1.4" />
      <path d={frame(4)} fill="none" stroke={INK} strokeWidth="0.6" />
      <text x={width / 2 + 1.5} y="27" fontSize="18" fontWeight="600" letterSpacing="3">
        {title}
      </text>
      <text x={width / 2} y="45" fontSize="11.5" fontStyle="italic">
        {subtitle}
      </text>
    </g>
  );
}

function Compass({
  x,
  y,
  north,
}: {
  readonly x: number;
  readonly y: number;
  readonly north: string;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="25" fill="#f8f0de" stroke={INK} strokeWidth="1" />
      <circle r="21.5" fill="none" stroke={INK} strokeWidth="0.5" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={turn % 90 === 0 ? 'M0 -19L3.4 -3.4L0 0Z' : 'M0 -12L2.2 -2.2L0 0Z'}
          fill={turn === 0 ? '#8c2f23' : INK}
        />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0 -19L-3.4 -3.4L0 0Z"
          fill="#f8f0de"
          stroke={INK}
          strokeWidth="0.6"
        />
      ))}
      <text y="-28" textAnchor="middle" fontFamily={FONT} fontSize="11" fontWeight="600" fill={INK}>
        {north}
      </text>
    </g>
  );
}

const YARDS = { en: '500 yards', ru: '500 ярдов' } as const;
/** A hex is a hundred yards across. */
const HUNDRED = 20 * Math.sqrt(3);

function Scale({ y, language }: { readonly y: number; readonly language: Language }): ReactNode {
  const marks = [0, 1, 2, 3, 4, 5].map((n) => `M${(n * HUNDRED).toFixed(1)} 0v-5`).join('');
  return (
    <g transform={`translate(24 ${y})`}>
      <rect
        x="-8"
        y="-20"
        width={HUNDRED * 5 + 16}
        height="28"
        rx="3"
        fill="#f8f0de"
        opacity="0.8"
      />
      <path
        d={`M0 0h${(HUNDRED * 5).toFixed(1)}${marks}`}
        fill="none"
        stroke={INK}
        strokeWidth="1.1"
      />
      <text y="-8.5" fontFamily={FONT} fontStyle="italic" fontSize="11" fill={INK}>
        {YARDS[language]}
      </text>
    </g>
  );
}

/** Figures of columns and rows along the frame. */
function Figures({ size }: { readonly size: Size }): ReactNode {
  const { width, height } = extent(size);
  const figures = (value: number) => String(value + 1).padStart(2, '0');
  const columns = Array.from({ length: size.columns }, (_, column) => ({
    text: figures(column),
    x: centreOf(size, column).x,
  }));
  const rows = Array.from({ length: size.rows }, (_, row) => ({
    text: figures(row),
    y: centreOf(size, row * size.columns).y + 2.4,
  }));
  return (
    <g
      fontSize="7"
      fill="#6a6052"
      textAnchor="middle"
      fontFamily='"Golos Text Variable", sans-serif'
    >
      {columns.map(({ text, x }) => (
        <g key={text}>
          <text x={x} y="9.5">
            {text}
          </text>
          <text x={x} y={height - 4.5}>
            {text}
          </text>
        </g>
      ))}
      {rows.map(({ text, y }) => (
        <g key={text}>
          <text x="7.5" y={y}>
            {text}
          </text>
          <text x={width - 7.5} y={y}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

export function lettering(scenario: Scenario, language: Language): ReactNode {
  const size = { columns: scenario.ground.columns, rows: scenario.ground.rows };
  const { height } = extent(size);
  return (
    <>
      <Figures size={size} />
      {scenario.ground.names.map((named) => (
        <Name
          key={`${named.at} ${named.style}`}
          scenario={scenario}
          size={size}
          named={named}
          language={language}
        />
      ))}
      <Cartouche scenario={scenario} language={language} />
      <Scale y={height - 22} language={language} />
      <Compass x={24 + HUNDRED * 5 + 46} y={height - 40} north={language === 'ru' ? 'С' : 'N'} />
    </>
  );
}
