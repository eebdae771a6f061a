// @ts-check
import { resolve } from "node:path";
import { describeExit, startChild } from "./child.mjs";
import { SetupError } from "./ports.mjs";
import { projectDir, siteEnvironment, waitForSite } from "./site.mjs";

/**
 * What every way of running the product is told; `scripts/on/NAME.mjs` is one way each.
 *
 * @typedef {object} WayOptions
 * @property {string} dataDir
 * @property {number} port where visitors come
 * @property {string} authEmulatorHost `127.0.0.1:port` of an Auth emulator that runs
 * @property {Record<string, string>} [settings] of every process, over this process's own
 * @property {(line: string) => void} [log] gets each line that a process writes; without it they go to ours
 * @property {AbortSignal} [signal] gives the start up
 */

/**
 * @typedef {object} Running the product, once it answers
 * @property {string} origin what visitors ask
 * @property {string} [graphqlUrl] where the API answers over the wire; at the origin by default
 * @property {Record<string, string>} [settings] what else a process beside these needs for the same data
 * @property {RunningProcess[]} processes in the order of their starts
 * @property {() => Promise<void>} stop in order, the last one first; may be called twice
 */

/**
 * A module of `scripts/on/`.
 *
 * @typedef {object} Way
 * @property {Record<string, string>} [leavesOut] files of browser tests that can't hold this way, and why
 * @property {(options: WayOptions) => Promise<Running>} start rejects when it can't, with nothing left running
 */

/** @typedef {import("./child.mjs").Child & { name: string, port: number, origin: string }} RunningProcess */

/**
 * One process of the product from the last build, once it answers.
 *
 * @param {string} name for people: "The site"
 * @param {WayOptions} options
 * @returns {Promise<RunningProcess>} rejects when it doesn't start, with nothing left running
 */
export async function startSite(name, { dataDir, port, authEmulatorHost, settings, log, signal }) {
  const child = await startChild([resolve(projectDir, "build/server.js")], {
    cwd: projectDir,
    env: { ...siteEnvironment({ port, dataDir, authEmulatorHost }, "production"), ...settings },
    onLine: log,
  });
  const late = new AbortController();
  const ended = child.exited.then((exit) => {
    late.abort();
    throw new SetupError(`${name} did not start (${describeExit(exit)}).`);
  });
  try {
    await Promise.race([
      ended,
      waitForSite(port, signal ? AbortSignal.any([signal, late.signal]) : late.signal),
    ]);
  } catch (error) {
    await child.stop();
    throw error;
  }
  // From now on its end is for the caller.
  ended.catch(() => {});
  return { ...child, name, port, origin: `http://localhost:${port}` };
}

/**
 * Several processes that belong together, started in order.
 *
 * @param {((started: RunningProcess[]) => Promise<RunningProcess>)[]} starts
 * @returns {Promise<{ processes: RunningProcess[], stop: () => Promise<void> }>} rejects with nothing left running
 */
export async function startInOrder(starts) {
  /** @type {RunningProcess[]} */
  const processes = [];
  const stop = async () => {
    for (const running of [...processes].reverse()) await running.stop({ graceMs: 30_000 });
  };
  try {
    for (const start of starts) processes.push(await start(processes));
  } catch (error) {
    await stop();
    throw error;
  }
  return { processes, stop };
}
