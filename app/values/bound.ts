import { CLOCK_SKEW } from "./durations";

/** At most `most` in a window of `windowMs` milliseconds, which begins with the first. */
export interface Bound {
  most: number;
  windowMs: number;
}

/** `retryAfterMs`: milliseconds until the next one is let through. */
export type Counted = { ok: true } | { ok: false; retryAfterMs: number };

/** What a counter stores of a key, as `count-{hash}`. */
export interface CountedWindow {
  /** ISO 8601 UTC. */
  began: string;
  taken: number;
  expiresAt: string;
}

/**
 * Whether a moment lies in the window that ends now. A future moment doesn't, beyond CLOCK_SKEW: a
 * record written while the clock was wrong must not lock a member out once it is right.
 */
export function isWithin(windowMs: number, moment: string | Date, now: Date): boolean {
  const age = now.getTime() - new Date(moment).getTime();
  return age < windowMs && age >= -CLOCK_SKEW;
}
