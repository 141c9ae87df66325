// Answers that may be a minute old, kept in this process: bounded, one question at a time per key, failures are not kept.

export interface RememberOptions {
  readonly milliseconds: number;
  /** More keys than this and the oldest go. */
  readonly most: number;
  readonly now?: () => number;
}

export function remember<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { milliseconds, most, now = Date.now }: RememberOptions,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, { readonly until: number; readonly value: Promise<Value> }>();
  return (key) => {
    const found = known.get(key);
    if (found && found.until > now()) return found.value;
    const value = load(key);
    known.delete(key);
    known.set(key, { until: now() + milliseconds, value });
    value.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
