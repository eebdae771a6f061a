import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";

/**
 * For how long this process did nothing else at the most, in ms, while something was done. No longer than the
 * processor time that it took: beside others, a process also stands still because it waits for its turn.
 */
export async function longestDelay(run: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  const untilCounted = async () => {
    const { count } = histogram;
    while (histogram.count === count) await setImmediate();
  };
  histogram.enable();
  // It measures from its first turn on, and a delay when it is over.
  await untilCounted();
  const before = process.cpuUsage();
  await run();
  await untilCounted();
  const { user, system } = process.cpuUsage(before);
  histogram.disable();
  return Math.min(histogram.max / 1e6, (user + system) / 1e3);
}
