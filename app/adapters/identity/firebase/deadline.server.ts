/** The provider did not answer in time. What it was asked may still happen. */
export class DeadlinePassed extends Error {
  constructor(deadlineMs: number) {
    super(`no answer within ${deadlineMs} ms`);
    this.name = "DeadlinePassed";
  }
}

/**
 * Runs `work` for at most `deadlineMs` milliseconds, then aborts its signal and throws `DeadlinePassed`
 * whether or not the work heeds the signal: firebase-admin takes none, and retries a provider that hangs
 * for over two minutes.
 */
export async function withinDeadline<T>(
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlinePassed(deadlineMs));
      controller.abort();
    }, deadlineMs);
  });
  const working = work(controller.signal);
  // What comes after the deadline interests nobody, and must not count as unhandled.
  working.catch(() => {});
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
  }
}
