/** Runs tasks in the order in which they came, no more than `most` at once. The rest wait. */
export function createAtOnce(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    // A task that ends hands its place on, so that no newcomer takes it from those who wait.
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
