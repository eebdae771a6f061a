/** How often a progress line is printed, in ms. */
const SAY_EVERY = 5_000;

/**
 * Reports the progress of a walk through documents: how many of how many, the rate of this run, and
 * the remaining time at that rate. The total may be inexact, because documents came and went after
 * the count; null without a count.
 */
export function createProgress(
  { total, before = 0, things = "documents" }: { total: number | null; before?: number; things?: string },
  say: (line: string) => void,
  onEstimate: (leftMs: number) => void = () => {},
) {
  const begun = performance.now();
  let [done, saidAt] = [before, begun];
  return {
    add(documents: number): void {
      done += documents;
      const now = performance.now();
      if (now - saidAt < SAY_EVERY) return;
      saidAt = now;
      const rate = (done - before) / ((now - begun) / 1_000);
      if (total === null) {
        say(`${count(done)} ${things}, ${count(rate)} a second`);
        return;
      }
      const leftMs = rate > 0 ? (Math.max(0, total - done) / rate) * 1_000 : 0;
      say(
        `${count(done)} of ${count(total)} ${things}, ${count(rate)} a second, about ${spanOf(leftMs)} left`,
      );
      onEstimate(leftMs);
    },
    end(): void {
      const seconds = (performance.now() - begun) / 1_000;
      const now = done - before;
      say(
        `${count(now)} ${things} in ${seconds.toFixed(1)} s, ${count(now / Math.max(seconds, 0.001))} a second`,
      );
    },
  };
}

export const count = (number: number) => Math.round(number).toLocaleString("en");

function spanOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3_600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}
