import { AsyncLocalStorage } from "node:async_hooks";

/** How long whoever waits may wait, and by when they must have an answer, on `performance.now()`'s clock. In ms. */
const waiting = new AsyncLocalStorage<{ atMost: number; by: number }>();

/**
 * Runs `work` for somebody who waits at most `ms` milliseconds: a request or a job. Every call to the
 * provider, the store, the API or the mail server on the way, at whatever depth, gets no more than what
 * is left of that; so one slow call after the other can't add up. Within another one it can only shorten it.
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

/** While Node follows a wait through every promise, each promise of the process costs more; so only while somebody waits. */
function end(): void {
  running -= 1;
  if (running === 0) waiting.disable();
}

/** The same for work that goes on once its request was answered, and whose time is its own. */
export function answerLater<T>(ms: number, work: () => T): T {
  return waiting.exit(() => answerWithin(ms, work));
}

/**
 * What `work` answers or throws within `ms` milliseconds; later, what `late` answers or throws, and what
 * becomes of the work interests nobody. It goes on: `late` may abort it.
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

/** The wait begins now: until here it was the visitor who took their time, over a slow connection. */
export function beginWait(): void {
  const wait = waiting.getStore();
  if (wait) wait.by = performance.now() + wait.atMost;
}

/** The whole milliseconds that a call may take: `atMost`, or less where whoever waits has less left. Never below 0. */
export function timeFor(atMost: number): number {
  const wait = waiting.getStore();
  return wait ? Math.max(0, Math.min(atMost, Math.ceil(wait.by - performance.now()))) : atMost;
}
