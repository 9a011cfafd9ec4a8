import type { ReactNode } from 'react';
import { LIVERY, type Livery, SIGNS } from './emblem.tsx';
import type { Mark } from './marks.ts';

/** A unit as a counter: one body over its hexes, pointed where it faces. A hex has a radius of 20. */

export type PieceData = {
  readonly livery: Livery;
  readonly sign: keyof typeof SIGNS;
  readonly twoHex: boolean;
  /** Vertex it faces, 0 to 5, counter-clockwise from the upper right. */
  readonly facing: number;
  readonly strength: string;
  readonly band: string;
  readonly letter: string;
  readonly marks: readonly Mark[];
  readonly done: boolean;
  readonly selected: boolean;
  readonly mayAct: boolean;
  readonly small: boolean;
};

const ONE = { width: 27, height: 25 };
const TWO = { width: 61, height: 25 };
const BEAK = 5.5;

function bodyPath(livery: Livery, width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const c = 4.5;
  if (livery === 'crimson') {
    return `M${-x + c} ${-y}H${x - c}L${x} ${-y + c}V${y - c}L${x - c} ${y}H${-x + c}L${-x} ${y - c}V${-y + c}Z`;
  }
  return `M${-x + c} ${-y}H${x - c}A${c} ${c} 0 0 1 ${x} ${-y + c}V${y - c}A${c} ${c} 0 0 1 ${x - c} ${y}H${-x + c}A${c} ${c} 0 0 1 ${-x} ${y - c}V${-y + c}A${c} ${c} 0 0 1 ${-x + c} ${-y}Z`;
}

/** Degrees that turn "up" into the direction of a vertex, clockwise. */
const TURNED = [60, 0, -60, -120, 180, 120] as const;
/** How far the edge of a one-hex body is from its middle towards a vertex. */
const EDGE = [16, 12.5, 16, 16, 12.5, 16] as const;

function Beak({
  facing,
  edge,
  fill,
}: {
  readonly facing: number;
  readonly edge: number;
  readonly fill: string;
}): ReactNode {
  return (
    <g transform={`rotate(${TURNED[facing] ?? 0})`} strokeLinejoin="round">
      <path
        d={`M-8 ${-edge + 1.5}L0 ${-edge - BEAK}L8 ${-edge + 1.5}Z`}
        fill={fill}
        stroke="#2b2018"
        strokeWidth="0.8"
      />
      <path
        d={`M-5 ${-edge - 0.3}L0 ${-edge - BEAK + 2}L5 ${-edge - 0.3}`}
        fill="none"
        stroke="#fff3cf"
        strokeWidth="1.1"
      />
    </g>
  );
}

function Marks({
  marks,
  x,
  y,
  back,
}: {
  readonly marks: readonly Mark[];
  readonly x: number;
  readonly y: number;
  /** Degrees that set the letters upright again. */
  readonly back: number;
}): ReactNode {
  return marks.slice(0, 4).map((mark, index) => (
    <g key={mark.key} transform={`translate(${x - index * 9.6} ${y}) rotate(${back})`}>
      <title>{mark.title}</title>
      <circle
        r="4.7"
        fill={mark.key.startsWith('morale') ? '#f2b84b' : '#fffaf0'}
        stroke="#2b2620"
        strokeWidth="0.9"
      />
      <text y="2.6" textAnchor="middle" fontSize="7.4" fontWeight="700" fill="#2b2620">
        {mark.letter}
      </text>
    </g>
  ));
}

type InsideProps = {
  readonly piece: PieceData;
  readonly width: number;
  readonly bandBelow: boolean;
};

/** Sign, strength and the band of the wing with its letter. */
function Inside({ piece, width, bandBelow }: InsideProps): ReactNode {
  const { sign, strength, band, letter, twoHex } = piece;
  const middle = bandBelow ? -3.4 : 3.4;
  const bandAt = bandBelow ? 5.6 : -11.6;
  const left = twoHex ? -25 : strength === '' ? -5.5 : -11.6;
  return (
    <>
      <rect x={-width / 2 + 3.5} y={bandAt} width={width - 7} height="6" rx="1.5" fill={band} />
      <text y={bandAt + 5.1} textAnchor="middle" fontSize="6" fontWeight="700" fill="#2b2018">
        {letter}
      </text>
      <g transform={`translate(${left} ${middle - 5.5})`}>
        <path
          d={SIGNS[sign]}
          transform="scale(0.88) translate(-7 -5.2)"
          fill="none"
          stroke="#fffaf0"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      {twoHex && (
        <path
          d={`M-8 ${middle - 5}v10M-4.6 ${middle - 5}v10M-1.2 ${middle - 5}v10`}
          stroke="#fffaf0"
          strokeWidth="1.1"
          opacity="0.7"
        />
      )}
      {strength !== '' && (
        <text
          x={twoHex ? 17 : 6.6}
          y={middle + 4.4}
          textAnchor="middle"
          fontSize={twoHex ? 13.5 : 12.5}
          fontWeight="700"
          fill="#fffaf0"
        >
          {strength}
        </text>
      )}
    </>
  );
}

/** Turn of the text in a two-hex body, so that it is never upside down. */
function upright(facing: number): number {
  const turned = TURNED[facing] ?? 0;
  if (turned > 90) return turned - 180;
  return turned < -90 ? turned + 180 : turned;
}

export function Piece({ piece }: { readonly piece: PieceData }): ReactNode {
  const { livery, twoHex, facing, selected, done, mayAct, marks, small } = piece;
  const { width, height } = twoHex ? TWO : ONE;
  const fill = LIVERY[livery];
  const turn = twoHex ? upright(facing) : 0;
  const pointsUp = twoHex ? turn === (TURNED[facing] ?? 0) : facing <= 2;
  return (
    <g className="piece" transform={small ? 'scale(0.78)' : undefined}>
      <g transform={`rotate(${turn})`}>
        {selected && (
          <path
            d={bodyPath(livery, width + 5, height + 5)}
            fill="none"
            stroke="#ffd257"
            strokeWidth="3.4"
          />
        )}
      </g>
      <Beak facing={facing} edge={twoHex ? 12.5 : (EDGE[facing] ?? 12.5)} fill={fill} />
      <g transform={`rotate(${turn})`}>
        <path
          d={bodyPath(livery, width, height)}
          fill={fill}
          stroke={mayAct ? '#fff3cf' : '#2b2018'}
          strokeWidth={mayAct ? 1.5 : 0.8}
        />
        <g opacity={done ? 0.72 : 1}>
          <Inside piece={piece} width={width} bandBelow={pointsUp} />
        </g>
        {done && <path d={bodyPath(livery, width, height)} fill="#f3ead7" opacity="0.42" />}
        {done && (
          <path
            d={`M${width / 2 - 9} ${height / 2 - 2}l3 3.4l6 -7.4`}
            fill="none"
            stroke="#2b2018"
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        )}
        {done && (
          <path
            d={`M${width / 2 - 9} ${height / 2 - 2}l3 3.4l6 -7.4`}
            fill="none"
            stroke="#fffaf0"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        )}
        <Marks
          marks={marks}
          x={width / 2 - 2}
          y={pointsUp ? -height / 2 : height / 2}
          back={-turn}
        />
      </g>
    </g>
  );
}

export type LeaderData = {
  readonly livery: Livery;
  readonly rank: 'wingCommander' | 'armyCommander' | 'king';
  readonly name: string;
  /** The order of his wing, abbreviated. */
  readonly order: string;
  /** On a unit: his name stands beside him. */
  readonly shared: boolean;
  readonly selected: boolean;
  readonly mayAct: boolean;
};

const BADGES = {
  wingCommander: 'M-2.6 4.6V-4.8L4 -2.4L-2.6 0.4',
  armyCommander: 'M-3.4 4.6V-5L0.4 -3.4L-3.4 -1.8M0.6 4.6V-5L4.4 -3.4L0.6 -1.8',
  king: 'M-4.6 3.4V-2.6L-2 -0.4L0 -4L2 -0.4L4.6 -2.6V3.4Z',
} as const;

export function LeaderPiece({ leader }: { readonly leader: LeaderData }): ReactNode {
  const { livery, rank, name, order, shared, selected, mayAct } = leader;
  const fill = LIVERY[livery];
  return (
    <g className="piece">
      {selected && <circle r="11.4" fill="none" stroke="#ffd257" strokeWidth="3.4" />}
      <circle r="8.6" fill="#fffaf0" stroke="#2b2018" strokeWidth="0.8" />
      <circle r="7.6" fill="none" stroke={fill} strokeWidth={mayAct ? 2.6 : 1.9} />
      <path d={BADGES[rank]} fill={fill} stroke={fill} strokeWidth="1" strokeLinejoin="round" />
      {order !== '' && (
        <g transform="translate(14.5 -3)">
          <rect
            x="-6.5"
            y="-5"
            width="13"
            height="10"
            rx="3"
            fill="#fffaf0"
            stroke={fill}
            strokeWidth="1.1"
          />
          <text y="3" textAnchor="middle" fontSize="7.6" fontWeight="700" fill="#2b2620">
            {order}
          </text>
        </g>
      )}
      <text
        x={shared ? 9.5 : 0}
        y={shared ? 10 : 17}
        textAnchor={shared ? 'start' : 'middle'}
        fontSize="8.4"
        fontWeight="600"
        fill="#2b2620"
        stroke="#f3ead7"
        strokeWidth="2.6"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {name}
      </text>
    </g>
  );
}
