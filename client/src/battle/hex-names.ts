/** Hexes as the notation names them: `1204` is column 12, row 4. */
export function hexName(columns: number, hex: number): string {
  const figures = (value: number) => String(value).padStart(2, '0');
  return figures((hex % columns) + 1) + figures(Math.floor(hex / columns) + 1);
}

/** The index of a named hex. */
export function hexIndex(columns: number, name: string): number {
  return (Number(name.slice(2)) - 1) * columns + Number(name.slice(0, 2)) - 1;
}
