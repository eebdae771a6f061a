/**
 * The moment at which every test begins, whatever the hour of the run: TEST_NOW (ISO 8601), or one that is
 * nothing special. vitest.config.ts runs the tests that count days at others, too.
 */
export const testNow = new Date(process.env.TEST_NOW ?? "2027-05-12T10:20:30.400Z");

/** A clock that a test turns; it stands still otherwise. */
export function createTestClock(start = testNow) {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    /** Milliseconds. */
    advance(by: number) {
      now += by;
    },
  };
}

/** The ISO date so many days after the moment at which tests begin. */
export function dayIn(days: number): string {
  return new Date(testNow.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
