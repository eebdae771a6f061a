/**
 * Gives the stored value of a key, or makes it. `key` names everything that the answer depends on
 * except the time.
 */
export type Memory<T> = (key: string, now: Date, make: () => Promise<T>) => Promise<T>;

/**
 * Answers that may be a little old, kept in this process: at most `most`; the least recently used
 * goes first.
 */
export function createMemory<T>({ most, forMs }: { most: number; forMs: number }): Memory<T> {
  const kept = new Map<string, { until: number; answer: Promise<T> }>();
  return (key, now, make) => {
    const known = kept.get(key);
    kept.delete(key);
    if (known && now.getTime() < known.until) {
      kept.set(key, known);
      return known.answer;
    }
    const fresh = { until: now.getTime() + forMs, answer: make() };
    kept.set(key, fresh);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    // A failure is not kept as an answer.
    fresh.answer.catch(() => kept.get(key) === fresh && kept.delete(key));
    return fresh.answer;
  };
}
