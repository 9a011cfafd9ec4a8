/** Synchronous hashing, the same in Node (`@galloper/kernel/node`) and browser (`@galloper/kernel/web`). */
export interface Hashing {
  /** SHA-256 of a UTF-8 text, 64 hexadecimal digits. */
  sha256(text: string): string;
  /** HMAC-SHA-256 of a UTF-8 text under a UTF-8 key, 32 bytes. */
  hmac(key: string, text: string): Uint8Array;
}
