/**
 * Canonical JSON: keys in order of their code units, no spaces, `undefined` left out. Equal values
 * give equal texts, so a hash of the text is a hash of the value.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Readonly<Record<string, unknown>>;
  const fields: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${fields.join(',')}}`;
}
