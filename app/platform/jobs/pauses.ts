/**
 * First and longest pause between two tries, in ms; doubled each time. After a long outage all jobs
 * are done within five hours.
 */
const FIRST = 5_000;
const LONGEST = 4 * 3_600_000;

/**
 * Tries after which a job counts as failing: some 85 minutes, more than a restart or a short
 * outage.
 */
export const TRIES_BEFORE_TOLD = 10;

/** How long a job waits after its n-th try, in ms. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST * 2 ** (attempts - 1), LONGEST);
}
