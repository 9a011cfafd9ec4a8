/** Every set of some of these, in their order, that has no more members than may be named at once. */
export function subsets<Value>(
  values: readonly Value[],
  most: number,
): readonly (readonly Value[])[] {
  let all: readonly (readonly Value[])[] = [[]];
  for (const value of values) {
    all = all.flatMap((set) => (set.length < most ? [set, [...set, value]] : [set]));
  }
  return all;
}
