import { AsyncLocalStorage } from "node:async_hooks";

/**
 * How long the current request or job may wait, and its deadline on `performance.now()`'s clock. In
 * ms.
 */
const waiting = new AsyncLocalStorage<{ atMost: number; by: number }>();

/**
 * Runs `work`, a request or a job, within at most `ms` milliseconds. Every call that it makes to
 * the provider, the store, the API or the mail server, at whatever depth, gets no more than the
 * time left; so slow calls can't add up. A nested call can only shorten the deadline.
 */
export function answerWithin<T>(ms: number, work: () => T): T {
  const atMost = timeFor(ms);
  running += 1;
  let result: T;
  try {
    result = waiting.run({ atMost, by: performance.now() + atMost }, work);
  } catch (error) {
    end();
    throw error;
  }
  if (result instanceof Promise) result.then(end, end);
  else end();
  return result;
}

let running = 0;

/**
 * While Node tracks a deadline through every promise, each promise of the process costs more; so
 * only while a deadline exists.
 */
function end(): void {
  running -= 1;
  if (running === 0) waiting.disable();
}

/** The same for work that continues after its request was answered, with a deadline of its own. */
export function answerLater<T>(ms: number, work: () => T): T {
  return waiting.exit(() => answerWithin(ms, work));
}

/**
 * Settles as `work` does within `ms` milliseconds; later, as `late` does, and the result of the
 * work is ignored. The work goes on, but `late` may abort it.
 */
export async function orLate<T>(ms: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms));
  });
  try {
    return await Promise.race([work, passed.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The deadline starts now: the time until here was the visitor's, on a slow connection, or that of
 * work with a bound of its own.
 */
export function beginWait(): void {
  const wait = waiting.getStore();
  if (wait) wait.by = performance.now() + wait.atMost;
}

/**
 * The whole milliseconds that a call may take: `atMost`, or less if the caller's deadline is
 * nearer. Never below 0.
 */
export function timeFor(atMost: number): number {
  const wait = waiting.getStore();
  return wait ? Math.max(0, Math.min(atMost, Math.ceil(wait.by - performance.now()))) : atMost;
}
