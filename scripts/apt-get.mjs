// @ts-check
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { execa } from "execa";

// In what it says in English. Its own option to wait, DPkg::Lock::Timeout, is for dpkg's lock alone: the locks of the
// lists, which `update` takes, and of the downloads are refused at once.
const isHeld = /could not get lock|unable to (?:lock|acquire)|locked by another process/i;

/**
 * Runs Debian's apt-get; while another one is at work, it waits and tries again. What it said is shown when it failed.
 * @param {string[]} args
 * @param {{ timeout: number, patience?: number, interval?: number }} options in ms: for one run, for the wait (10
 *   minutes) and between two tries
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function aptGet(args, { timeout, patience = 600_000, interval = 5_000 }) {
  const env = { DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  const until = performance.now() + patience;
  for (let tries = 1; ; tries += 1) {
    const result = await execa("apt-get", args, { env, timeout, killSignal: "SIGKILL", reject: false });
    if (!(result instanceof Error)) return true;
    if (!isHeld.test(result.message) || performance.now() > until) {
      process.stderr.write(`${result.message}\n`);
      return false;
    }
    if (tries === 1) process.stderr.write("Another apt-get is at work; waiting for its end.\n");
    await pause(interval);
  }
}

/**
 * Installs packages of Debian's where that is allowed: as root. Elsewhere it does nothing.
 * @param {readonly string[]} names
 * @returns {Promise<void>} once they are there or can't be had, which was said
 */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write(`Installing ${names.join(", ")} for the tests.\n`);
  const install = ["install", "-qq", "-y", "--no-install-recommends", ...names];
  if (await aptGet(["update", "-qq"], { timeout: 120_000 })) await aptGet(install, { timeout: 600_000 });
}
