import { CLOCK_SKEW } from "./times";

/** At most so many in a window of so many milliseconds, which begins with the first. */
export interface Bound {
  most: number;
  windowMs: number;
}

/** `retryAfterMs` says when the next one is let through. */
export type Counted = { ok: true } | { ok: false; retryAfterMs: number };

/** What a counter stores of a key, as `count-{hash}`. */
export interface CountedWindow {
  /** ISO 8601 UTC. */
  began: string;
  taken: number;
  expiresAt: string;
}

/**
 * Whether a moment lies in the window that ends now. One from the future doesn't, but for CLOCK_SKEW: what
 * was written while the clock was wrong must not lock anybody out once it is right.
 */
export function isWithin(windowMs: number, moment: string | Date, now: Date): boolean {
  const age = now.getTime() - new Date(moment).getTime();
  return age < windowMs && age >= -CLOCK_SKEW;
}
