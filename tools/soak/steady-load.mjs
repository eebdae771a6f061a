// @ts-check
/** Load that doesn't wait: what comes late counts from when it was due. */

import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** Without garbage: collecting all of it holds up the requests of a fifth of a second. */
const memoryEvery = 120_000;

/**
 * @param {import("./mixed-work.mjs").Work} work
 * @param {{ rate: number, minutes: number, memory: () => Promise<number>, say: (line: string) => void }} options
 *   requests a second; how the memory that the server needs is found, in MB
 */
export async function askSteadily(work, { rate, minutes, memory, say }) {
  /** @type {number[]} */
  const latencies = [];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** Of moments in minutes, in MB. @type {[minute: number, memory: number][]} */
  const samples = [];
  const begun = performance.now();
  const until = begun + minutes * 60_000;
  async function sample() {
    const minute = (performance.now() - begun) / 60_000;
    try {
      samples.push([minute, await memory()]);
    } catch {
      // The server has ended, which its answers tell.
      return;
    }
    say(`${minute.toFixed(0)} min, ${samples.at(-1)?.[1].toFixed(0)} MB, ${running.size} under way`);
  }
  const watching = setInterval(sample, memoryEvery);
  try {
    for (let due = begun; due < until; due += 1_000 / rate) {
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const dueAt = due;
      const one = work.next().then(() => {
        latencies.push(performance.now() - dueAt);
        running.delete(one);
      });
      running.add(one);
    }
    await Promise.all(running);
    await sample();
  } finally {
    clearInterval(watching);
  }
  latencies.sort((a, b) => a - b);
  const quantile = (/** @type {number} */ part) => latencies[Math.floor(latencies.length * part)] ?? 0;
  // Caches fill at first.
  const settled = samples.slice(Math.floor(samples.length / 3));
  return {
    count: latencies.length,
    p50: quantile(0.5),
    p99: quantile(0.99),
    slope: slopeOf(settled),
    memory: { first: samples[0]?.[1] ?? 0, last: samples.at(-1)?.[1] ?? 0 },
  };
}

/** Of the line that is closest to the points. @param {[x: number, y: number][]} points */
function slopeOf(points) {
  const mean = (/** @type {0 | 1} */ at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const both = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const alone = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return both / alone;
}
