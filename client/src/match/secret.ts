/** Randomness of this machine, as text. */
export function secret(bytes = 32): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
