import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";

/** For how long this process did nothing else at the most, in ms, while something was done. */
export async function longestDelay(run: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  const untilCounted = async () => {
    const { count } = histogram;
    while (histogram.count === count) await setImmediate();
  };
  histogram.enable();
  // It measures from its first turn on, and a delay when it is over.
  await untilCounted();
  await run();
  await untilCounted();
  histogram.disable();
  return histogram.max / 1e6;
}
