/**
 * What a function worked out for the last few keys, kept by identity. For values that are asked for
 * again and again while a state is looked at, and never once it is left: nothing to collect later.
 */
export function recent<Of, Key, Value>(
  keyOf: (of: Of) => Key,
  make: (of: Of) => Value,
  keep: number,
): (of: Of) => Value {
  const keys: (Key | undefined)[] = Array.from({ length: keep });
  const values: (Value | undefined)[] = Array.from({ length: keep });
  let newest = 0;
  return (of) => {
    const key = keyOf(of);
    if (keys[newest] === key) return values[newest] as Value;
    for (let at = 0; at < keep; at += 1) {
      if (keys[at] !== key) continue;
      newest = at;
      return values[at] as Value;
    }
    const value = make(of);
    newest = (newest + 1) % keep;
    keys[newest] = key;
    values[newest] = value;
    return value;
  };
}
