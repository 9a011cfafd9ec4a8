import type { Ask, Dice, Die, Shape, Throw } from './dice.ts';
import type { Hashing } from './hashing.ts';

/** Where dice come from: the match's vault, typed faces, a script, a seed. */

/** A source that remembers what fell. */
export interface DiceSource extends Dice {
  throws(): readonly Throw[];
}

/** A roll for which no face is known yet: typed dice stop the run with it. */
export class DiceWanted extends Error {
  readonly ask: Ask;
  readonly dice: readonly Die[];
  constructor(ask: Ask, dice: readonly Die[]) {
    super(`dice wanted for ${ask.key}`);
    this.ask = ask;
    this.dice = dice;
  }
}

function sourceOf(nextFace: (die: Die, ask: Ask, dice: readonly Die[]) => number): DiceSource {
  const thrown: Throw[] = [];
  return {
    roll<Value>(ask: Ask, shape: Shape<Value>): Value {
      const faces = shape.dice.map((die) => nextFace(die, ask, shape.dice));
      thrown.push({ ask, dice: shape.dice, faces });
      return shape.read(faces);
    },
    throws: () => thrown,
  };
}

function isFaceOf(die: Die, face: number): boolean {
  return Number.isInteger(face) && face >= die.lowest && face < die.lowest + die.sides;
}

/**
 * Faces given in order: typed at the table or scripted in a test. Running out, or a face the die does
 * not have, throws `DiceWanted`, which `attempt` turns into the question.
 */
export function scripted(faces: readonly number[]): DiceSource & { leftOver(): number } {
  let next = 0;
  const source = sourceOf((die, ask, dice) => {
    const face = faces[next];
    if (face === undefined || !isFaceOf(die, face)) throw new DiceWanted(ask, dice);
    next += 1;
    return face;
  });
  return { ...source, leftOver: () => faces.length - next };
}

/**
 * A small fast generator (sfc32) seeded by the hash of a text: for computer players, playouts and
 * what-if branches, never for a match that matters. Neighbouring seeds give unrelated dice.
 */
export function seeded(hashing: Hashing, seed: string): Dice {
  const next = sfc32(hashing.sha256(seed));
  return {
    roll: (_ask, shape) =>
      shape.read(shape.dice.map((die) => die.lowest + unbiased(next, die.sides))),
  };
}

function sfc32(hex: string): () => number {
  const word = (at: number) => Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16) | 0;
  let [a, b, c, counter] = [word(0), word(1), word(2), word(3)];
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}

const WORDS = 0x1_0000_0000;

/** A number below `sides`, every one equally likely: words in the last incomplete cycle are skipped. */
function unbiased(nextWord: () => number, sides: number): number {
  const limit = WORDS - (WORDS % sides);
  for (;;) {
    const word = nextWord();
    if (word < limit) return word % sides;
  }
}

/**
 * The vault of a match. Die k of entry n comes from HMAC-SHA-256(secret, what is bound before it:
 * chain hash, accepted action, the seats' entropy, k), so nobody can predict it or choose again.
 */
export function vault(hashing: Hashing, secret: string, bound: string): DiceSource {
  let roll = 0;
  return sourceOf((die) => {
    let block = 0;
    let at = 0;
    let bytes = hashing.hmac(secret, `${bound}|${roll}|${block}`);
    roll += 1;
    const nextWord = () => {
      if (at + 4 > bytes.length) {
        block += 1;
        at = 0;
        bytes = hashing.hmac(secret, `${bound}|${roll - 1}|${block}`);
      }
      const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
      at += 4;
      return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    };
    return die.lowest + unbiased(nextWord, die.sides);
  });
}
