/** The index of a hex as the notation names it: `1204` is column 12, row 4. */
export function hexIndex(columns: number, name: string): number {
  return (Number(name.slice(2)) - 1) * columns + Number(name.slice(0, 2)) - 1;
}
