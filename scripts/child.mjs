// @ts-check
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** @typedef {{ code: number | null, signal: string | null }} Exit */
/**
 * @typedef {object} Child
 * @property {number} pid
 * @property {Promise<Exit>} exited settles once, and never rejects
 * @property {() => boolean} isRunning
 * @property {(options?: { graceMs?: number }) => Promise<Exit>} stop
 *   One SIGTERM; after `graceMs` (default 15,000) without an end, SIGKILL of the child's process group.
 */

const preload = new URL("./exit-with-parent.mjs", import.meta.url).href;

/**
 * Starts a Node program in its own process group: a Ctrl-C in the terminal reaches only this process, which
 * then ends its children in order. The child ends by itself when this process disappears.
 *
 * @param {string[]} args what follows `node`
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string[]} [options.within] a program that runs Node in a place of its own, and becomes it (`ip netns exec …`)
 * @param {(line: string) => void} [options.onLine] gets each line of both outputs; without it they go to ours
 * @returns {Promise<Child>} rejects when the program can't be started
 */
export async function startChild(args, { cwd, env, within = [], onLine }) {
  const output = onLine ? "pipe" : "inherit";
  const [program = "", ...rest] = [...within, process.execPath, "--import", preload, ...args];
  const child = spawn(program, rest, {
    cwd,
    env,
    detached: true,
    stdio: ["pipe", output, output, "ipc"],
  });
  let running = true;
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    child.once("close", (code, signal) => {
      running = false;
      resolve({ code, signal });
    });
  });
  await new Promise((resolve, reject) => {
    child.once("spawn", () => resolve(undefined));
    child.once("error", reject);
  });
  // From here on an error is one of the channel's, after the child's end.
  child.on("error", () => {});
  child.stdin?.on("error", () => {});
  if (onLine) {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on("line", onLine);
    }
  }
  const pid = /** @type {number} */ (child.pid);

  /** @param {NodeJS.Signals} signal @param {number} target */
  const send = (signal, target) => {
    try {
      process.kill(target, signal);
    } catch {
      // Already gone.
    }
  };

  return {
    pid,
    exited,
    isRunning: () => running,
    async stop({ graceMs = 15_000 } = {}) {
      if (running) send("SIGTERM", pid);
      const late = setTimeout(() => send("SIGKILL", -pid), graceMs);
      const exit = await exited;
      clearTimeout(late);
      return exit;
    },
  };
}

/** @param {Exit} exit */
export function describeExit({ code, signal }) {
  return signal ? `ended by ${signal}` : `exit code ${code}`;
}
