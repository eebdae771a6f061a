// @ts-check
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installPackages } from "./apt-get.mjs";
import { describeExit, startChild } from "./child.mjs";
import { findProgram } from "./find-program.mjs";
import { SetupError } from "./ports.mjs";

const config = fileURLToPath(new URL("../deploy/haproxy.cfg", import.meta.url));
const program = fileURLToPath(new URL("./other-program.mjs", import.meta.url));

/** The path of HAProxy, or null. */
export function findHaproxy() {
  return findProgram(["haproxy"], ["/usr/sbin", "/usr/local/sbin"]) ?? null;
}

/** The path of HAProxy, installed if need be: Debian's package, where that is allowed (root). Null where it can't be had. */
export async function ensureHaproxy() {
  if (!findHaproxy()) await installPackages(["haproxy"]);
  return findHaproxy();
}

/**
 * HAProxy with deploy/haproxy.cfg as it is, in front of up to three processes on plain HTTP. Answers once it listens.
 *
 * @param {object} options
 * @param {string} options.haproxy its path
 * @param {string} options.front `address:port` where visitors come
 * @param {string} options.plain `address:port` that leads to https
 * @param {string[]} options.processes `address:port` of each
 * @param {string} options.checkEvery as HAProxy writes it: `250ms`
 * @param {(line: string) => void} [options.log] gets each line that it says; without it they go to ours
 * @returns {Promise<import("./child.mjs").Child>}
 * @throws {SetupError} when it doesn't start
 */
export async function startBalancer({ haproxy, front, plain, processes, checkEvery, log }) {
  // Nothing listens on port 1: a place that is empty.
  const [one, two = "127.0.0.1:1", three = "127.0.0.1:1"] = processes;
  const child = await startChild([program, haproxy, "-db", "-f", config], {
    env: {
      ...process.env,
      ...{ FRONT: front, PLAIN: plain, CHECK_EVERY: checkEvery, WEB_1: one, WEB_2: two, WEB_3: three },
    },
    onLine: log,
  });
  while (child.isRunning() && !(await accepts(front))) await pause(50);
  if (!child.isRunning())
    throw new SetupError(`The balancer did not start (${describeExit(await child.exited)}).`);
  return child;
}

/** @param {string} address @returns {Promise<boolean>} whether a connection can be made */
function accepts(address) {
  const [host, port] = address.split(":");
  return new Promise((resolve) => {
    const socket = connect(Number(port), host, () => socket.end(() => resolve(true)));
    socket.on("error", () => resolve(false));
  });
}
