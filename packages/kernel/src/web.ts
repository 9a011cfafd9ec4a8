import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hashing } from './hashing.ts';

/** Hashing in the browser, synchronous where WebCrypto is not. */
export const hashing: Hashing = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmac: (key, text) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)),
};
