import type { UnitCard } from '@galloper/wings';
import type { ReactNode } from 'react';

/** A unit or a leader in small, for rows and cards: side by colour and by shape. */

export const LIVERY = { crimson: '#a3262c', slate: '#35547a' } as const;
export type Livery = keyof typeof LIVERY;

const SHAPES = {
  crimson: 'M5 1h16l4 4v12l-4 4H5l-4-4V5z',
  slate: 'M6 1h14a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z',
} as const;

export const SIGNS: { readonly [Class in UnitCard['class']]: string } = {
  heavyInfantry: 'M7 6h12v10H7zM7 6l12 10M19 6L7 16',
  lightInfantry: 'M7 6h12v10H7zM12 11a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  cavalry: 'M7 6h12v10H7zM7 16L19 6',
  artillery: 'M7 14l9-6M15 6.5l2.5 3.5M9.5 15.5a2 2 0 1 0 .01 0',
  wagon:
    'M6 13h14M8 13V9c0-3 10-3 10 0v4M9.5 16.5a1.4 1.4 0 1 0 .01 0M16.5 16.5a1.4 1.4 0 1 0 .01 0',
};

export function UnitEmblem({
  livery,
  of,
}: {
  readonly livery: Livery;
  readonly of: UnitCard['class'];
}): ReactNode {
  return (
    <svg viewBox="0 0 26 22" width="26" height="22" aria-hidden="true">
      <path d={SHAPES[livery]} fill={LIVERY[livery]} />
      <path d={SIGNS[of]} fill="none" stroke="#fffaf0" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

export function LeaderEmblem({
  livery,
  crown,
}: {
  readonly livery: Livery;
  readonly crown: boolean;
}): ReactNode {
  return (
    <svg viewBox="0 0 26 22" width="26" height="22" aria-hidden="true">
      <circle cx="13" cy="11" r="9.5" fill="#fffaf0" stroke={LIVERY[livery]} strokeWidth="2.5" />
      <path
        d={crown ? 'M8.5 14.5v-6l2.5 2.5 2-3.5 2 3.5 2.5-2.5v6z' : 'M10 16V6.5l7.5 2.8L10 12.5'}
        fill={LIVERY[livery]}
        stroke={LIVERY[livery]}
        strokeLinejoin="round"
      />
    </svg>
  );
}
