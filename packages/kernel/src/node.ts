import { createHmac, hash } from 'node:crypto';
import type { Hashing } from './hashing.ts';

/** Hashing by Node's own library. */
export const hashing: Hashing = {
  sha256: (text) => hash('sha256', text, 'hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text, 'utf8').digest(),
};
