import type { Shape } from './dice.ts';

/** What was read off a roll, with the faces it was read off. */
export type Rolled<Value> = { readonly value: Value; readonly faces: readonly number[] };

/** The same shape, telling the faces too; in odds each outcome shows one throw that gives it. */
export function withFaces<Value>(shape: Shape<Value>): Shape<Rolled<Value>> {
  return {
    kind: shape.kind,
    dice: shape.dice,
    read: (faces) => ({ value: shape.read(faces), faces }),
    outcomes: () =>
      shape.outcomes().map(({ value, weight, faces }) => ({
        value: { value, faces },
        weight,
        faces,
      })),
  };
}
