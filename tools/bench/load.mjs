// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";

/**
 * @typedef {object} Load
 * @property {number} perSecond requests
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} cpu milliseconds of the server's processor time for one request
 */

/**
 * Sends `amount` requests from `connections` keep-alive connections.
 *
 * @param {{ pid: number, origin: string }} server
 * @param {{ path: string, amount: number, connections: number, headers?: Record<string, string> }} options
 * @returns {Promise<Load>}
 * @throws when any answer isn't 200: a refusal is cheap, and no figure
 */
export async function sendLoad(server, { path, amount, connections, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    return await timeWork(server, { count: amount, parallel: connections }, () =>
      visit(`${server.origin}${path}`, { agent, headers }),
    );
  } finally {
    agent.destroy();
  }
}

/** @param {string} url @param {import("node:http").RequestOptions} options @returns {Promise<void>} */
function visit(url, options) {
  return new Promise((resolve, reject) => {
    const asked = get(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.on("error", reject).on("end", resolve).resume();
    });
    asked.on("error", reject);
  });
}

/**
 * Runs `work` `count` times, `parallel` at once.
 *
 * @param {{ pid: number } | null} server whose processor time counts
 * @param {{ count: number, parallel: number }} options
 * @param {(index: number) => Promise<void>} work
 * @returns {Promise<Load>}
 */
export async function timeWork(server, { count, parallel }, work) {
  /** @type {number[]} */
  const latencies = [];
  let next = 0;
  const before = server ? processorTime(server.pid) : 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < count) {
        const index = next++;
        const start = performance.now();
        await work(index);
        latencies.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  latencies.sort((a, b) => a - b);
  const quantile = (/** @type {number} */ part) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
  return {
    perSecond: count / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    cpu: server ? (processorTime(server.pid) - before) / count : 0,
  };
}

/** @typedef {{ ours: Load, yardstick: Load, ratio: number }} Comparison medians; `ratio` is of requests a second */

/**
 * Ours and the yardstick in turn, so that a machine that slows down slows both; the ratio is taken round by round.
 *
 * @param {number} rounds
 * @param {() => Promise<Load>} measureOurs
 * @param {() => Promise<Load>} measureYardstick
 * @returns {Promise<Comparison>}
 */
export async function measureInTurn(rounds, measureOurs, measureYardstick) {
  const ours = [];
  const yardstick = [];
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const a = await measureOurs();
    const b = await measureYardstick();
    ours.push(a);
    yardstick.push(b);
    ratios.push(a.perSecond / b.perSecond);
  }
  return { ours: medianLoad(ours), yardstick: medianLoad(yardstick), ratio: median(ratios) };
}

/** @param {Load[]} loads @returns {Load} */
function medianLoad(loads) {
  const of = (/** @type {keyof Load} */ key) => median(loads.map((load) => load[key]));
  return { perSecond: of("perSecond"), p50: of("p50"), p99: of("p99"), cpu: of("cpu") };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Resident memory in MB (Linux). @param {number} pid */
export function residentMemory(pid) {
  return memoryOf(pid, "VmRSS");
}

/** The most resident memory since it was reset, in MB (Linux). */
export const peakMemory = {
  /** @param {number} pid */
  reset: (pid) => writeFileSync(`/proc/${pid}/clear_refs`, "5"),
  /** @param {number} pid */
  read: (pid) => memoryOf(pid, "VmHWM"),
};

/** @param {number} pid @param {"VmRSS" | "VmHWM"} field */
function memoryOf(pid, field) {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1_024;
}

/** Milliseconds of processor time that a process has used, user and system (Linux: ticks of 10 ms). @param {number} pid */
export function processorTime(pid) {
  // The name in parentheses may hold spaces; what follows it is plain.
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const ticks = fields.split(" ");
  return (Number(ticks[11]) + Number(ticks[12])) * 10;
}
