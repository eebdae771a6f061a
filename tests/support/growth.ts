import { expect } from "vitest";

/** Milliseconds of processor time, the least of three: what else the machine does adds to it, and takes nothing away. */
async function costOf(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 3; times += 1) {
    const began = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(began);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Below it the clock and the machine's other work say more than what is measured. */
const noise = 150;

/**
 * Holds that work on a text grows with the text's length, over three doublings, and takes at most `most` ms. What is
 * quadratic costs 64 times as much in the end; half of that is let through, since a busy machine measures badly.
 */
export async function expectLinear(
  run: (text: string) => unknown,
  shape: (length: number) => string,
  { longest, most }: { longest: number; most: number },
): Promise<void> {
  const [short, long] = [shape(Math.floor(longest / 8)), shape(longest)];
  const least = await costOf(() => run(short));
  const whole = await costOf(() => run(long));
  expect(whole).toBeLessThan(most);
  expect(whole).toBeLessThan(Math.max(noise, 30 * least));
}
