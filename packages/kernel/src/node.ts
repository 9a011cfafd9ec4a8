import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from './hashing.ts';

/** Hashing by Node's own library. */
export const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text, 'utf8').digest(),
};
