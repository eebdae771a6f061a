// @ts-check
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { findAuthEmulator } from "../../scripts/auth-emulator.mjs";
import { startChild } from "../../scripts/child.mjs";
import { findFreePorts } from "../../scripts/ports.mjs";
import { projectDir, siteEnvironment } from "../../scripts/site.mjs";

/** @typedef {{ pid: number, origin: string, stop(): Promise<unknown> }} Server */
/**
 * @typedef {object} Product the built product, with an emulator and data of its own
 * @property {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator
 * @property {() => Promise<Record<string, string | undefined>>} environment of one more process on the same data
 * @property {() => Promise<Server & { startMs: number }>} startServer
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} [shared] data and an emulator of the caller, who ends and keeps them
 * @param {string} [shared.dataDir]
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} [shared.emulator]
 * @param {Record<string, string>} [shared.settings] beside the usual ones
 * @returns {Promise<Product>}
 */
export async function startProduct(shared = {}) {
  const dataDir = shared.dataDir ?? (await mkdtemp(join(tmpdir(), "talent-platform-bench-")));
  const emulator = shared.emulator ?? (await findAuthEmulator("demo-guildhall"));
  /** @type {Server[]} */
  const servers = [];
  /** @returns {Promise<NodeJS.ProcessEnv>} */
  const environment = async () => {
    const [port = 0] = await findFreePorts(1);
    return {
      ...siteEnvironment({ port, authEmulatorHost: emulator.host, dataDir }, "production"),
      LOG_LEVEL: "info",
      // One member asks for what thousands do.
      READS_A_MINUTE: "999999999",
      // Every sign-up comes from an address of its own, as in life.
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...shared.settings,
    };
  };
  return {
    emulator,
    environment,
    async startServer() {
      const env = await environment();
      const begun = performance.now();
      const child = await startChild(["build/server.js"], { cwd: projectDir, env, onLine: () => {} });
      const origin = `http://localhost:${env.PORT}`;
      await untilHealthy(origin, child);
      const startMs = performance.now() - begun;
      const server = { pid: child.pid, origin, startMs, stop: () => child.stop() };
      servers.push(server);
      return server;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      if (!shared.emulator) await emulator.stop();
      if (!shared.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A server of the bench itself, in a process of its own.
 *
 * @param {string} script in this folder; gets `PORT` and answers there
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Server>}
 */
export async function startYardstick(script, env) {
  const [port = 0] = await findFreePorts(1);
  /** @type {string[]} */
  const lastLines = [];
  const child = await startChild([`tools/bench/${script}`], {
    cwd: projectDir,
    env: { ...process.env, ...env, NODE_ENV: "production", YARDSTICK_PORT: String(port) },
    onLine: (line) => lastLines.push(line),
  });
  const origin = `http://localhost:${port}`;
  await untilHealthy(origin, child).catch((error) => {
    throw new Error(`${error.message} It said:\n${lastLines.slice(-20).join("\n")}`);
  });
  return { pid: child.pid, origin, stop: () => child.stop() };
}

/**
 * @param {string} origin
 * @param {import("../../scripts/child.mjs").Child} child
 */
async function untilHealthy(origin, child) {
  for (;;) {
    if (!child.isRunning()) throw new Error(`The server at ${origin} ended before it answered.`);
    const healthy = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await pause(5);
  }
}
