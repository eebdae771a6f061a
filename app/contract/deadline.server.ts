import { AsyncLocalStorage } from "node:async_hooks";

/** By when whoever waits must have an answer, on `performance.now()`'s clock. */
const answerBy = new AsyncLocalStorage<number>();

/**
 * Runs `work` for somebody who waits at most `ms` milliseconds: a request or a job. Every call to the
 * provider, the store, the API or the mail server on the way, at whatever depth, gets no more than what
 * is left of that; so one slow call after the other can't add up. Within another one it can only shorten it.
 */
export function answerWithin<T>(ms: number, work: () => T): T {
  return answerBy.run(performance.now() + timeFor(ms), work);
}

/** The whole milliseconds that a call may take: `atMost`, or less where whoever waits has less left. Never below 0. */
export function timeFor(atMost: number): number {
  const by = answerBy.getStore();
  return by === undefined ? atMost : Math.max(0, Math.min(atMost, Math.ceil(by - performance.now())));
}
