import type { Parameters } from "fast-check";
import { fuzzRunsOf } from "../../scripts/left-out.mjs";

/** Requests that `npm test` generates; `npm run fuzz` sets FUZZ_RUNS to 100,000. */
export const runs = fuzzRunsOf(process.env);

/** Printed with every run; FUZZ_SEED repeats one. */
export const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/**
 * For `fc.assert`: `share` of the runs. A failure is shrunk for a minute at most, and says its seed
 * and its path: FUZZ_SEED with FUZZ_PATH runs that one case alone.
 */
export function fuzzRun(share = 1): Parameters<unknown> {
  process.stdout.write(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n`);
  const path = process.env.FUZZ_PATH;
  return {
    seed,
    numRuns: Math.ceil(runs * share),
    ...(path && { path, endOnFailure: true }),
    // Runs are cut off by Vitest's own limit; this one is for a single request that never ends.
    timeout: 20_000,
    interruptAfterTimeLimit: limitMs - 30_000,
    markInterruptAsFailure: true,
  };
}

/** Vitest's limit for a property, in ms: 30 ms a request are ten times what one takes, and a minute to shrink. */
export const limitMs = 90_000 + runs * 30;
