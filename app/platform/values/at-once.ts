/**
 * Runs tasks in the order in which they came, no more than `most` at once, and no two of one owner:
 * one with a task running lets others go first. The rest wait. A task without an owner is nobody’s.
 */
export function createAtOnce(most: number): <T>(task: () => Promise<T>, owner?: string | null) => Promise<T> {
  const waiting: { owner: string | null; start(): void }[] = [];
  const running: (string | null)[] = [];
  const mayRun = (owner: string | null) =>
    running.length < most && (owner === null || !running.includes(owner));

  function startWaiting(): void {
    // A task that ends hands its place on, so that no newcomer takes it from those who wait.
    const at = waiting.findIndex(({ owner }) => mayRun(owner));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.push(next.owner);
    next.start();
    startWaiting();
  }

  return async (task, owner = null) => {
    if (mayRun(owner)) running.push(owner);
    else await new Promise<void>((start) => waiting.push({ owner, start }));
    try {
      return await task();
    } finally {
      running.splice(running.indexOf(owner), 1);
      startWaiting();
    }
  };
}
