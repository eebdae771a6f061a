/**
 * Does the work for each item, a limited number at once, started in order. After the first failure,
 * of the work or of the items' source, starts no more, and rejects once nothing runs any more.
 */
export async function inParallel<T>(
  atOnce: number,
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  try {
    for await (const item of items) {
      const run = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(run));
      running.add(run);
      if (running.size >= atOnce) await Promise.race(running);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
}
