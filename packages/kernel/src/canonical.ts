/**
 * Canonical JSON: keys in order of their code units, no spaces, `undefined` left out. Equal values
 * give equal texts, so a hash of the text is a hash of the value.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return listed(value);
  const record = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of inOrder(Object.keys(record))) {
    const field = record[key];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

function listed(values: readonly unknown[]): string {
  let text = '';
  for (let at = 0; at < values.length; at += 1) {
    text += at === 0 ? canonical(values[at]) : `,${canonical(values[at])}`;
  }
  return `[${text}]`;
}

function inOrder(keys: string[]): readonly string[] {
  for (let at = 1; at < keys.length; at += 1) {
    if ((keys[at - 1] ?? '') > (keys[at] ?? '')) return keys.sort();
  }
  return keys;
}

/** True when two values have the same canonical text, without making it. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object')
    return canonical(a) === canonical(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((value, at) => isSameValue(value, b[at]));
  }
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key in left) if (!isSameField(left[key], right[key])) return false;
  for (const key in right) if (left[key] === undefined && right[key] !== undefined) return false;
  return true;
}

function isSameField(a: unknown, b: unknown): boolean {
  return a === undefined || b === undefined ? a === b : isSameValue(a, b);
}
