// @ts-check
import { access, mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { emulatorPortSetting, startAuthEmulator } from "./auth-emulator.mjs";
import { say } from "./parts.mjs";
import { readPort, requireFreePort, SetupError } from "./ports.mjs";

/** What `npm run local` and `npm run dev` share. */

/** @typedef {{ port: number, emulatorPort: number, authEmulatorHost: string, dataDir: string }} Settings */

export const projectDir = fileURLToPath(new URL("..", import.meta.url));
export const projectId = "demo-guildhall";
/**
 * In milliseconds; a round without a change writes nothing. After a kill the accounts of the last round come
 * back from the product's own records.
 */
const checkpointEveryMs = 2_000;
const healthLimitMs = 180_000;

/**
 * PORT (3000), AUTH_EMULATOR_PORT (9099) and DATA_DIR (.local).
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Settings>}
 * @throws {SetupError} when a setting is wrong or a port is taken
 */
export async function readSettings(env) {
  const port = readPort(env, "PORT", 3000);
  const emulatorPort = readPort(env, emulatorPortSetting, 9099);
  if (port === emulatorPort) {
    throw new SetupError(`PORT and ${emulatorPortSetting} are both ${port}; they must differ.`);
  }
  await requireFreePort(port, "PORT");
  await requireFreePort(emulatorPort, emulatorPortSetting);
  return {
    port,
    emulatorPort,
    authEmulatorHost: `127.0.0.1:${emulatorPort}`,
    dataDir: resolve(projectDir, env.DATA_DIR || ".local"),
  };
}

/**
 * The emulator, with its accounts saved in `DATA_DIR/auth` while it runs.
 *
 * @param {Settings} settings
 * @param {import("./parts.mjs").Run} run
 */
export async function startIdentity({ emulatorPort, dataDir }, { signal, add }) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const authDir = resolve(dataDir, "auth");
  // As config/container.server.ts names it.
  const storeFile = resolve(dataDir, "store.sqlite");
  const emulator = await startAuthEmulator({
    port: emulatorPort,
    dataDir: authDir,
    storeFile,
    projectId,
    signal,
  });
  const timer = setInterval(() => {
    emulator.checkpoint().catch((error) => {
      if (!signal.aborted) say(`The accounts could not be saved: ${error.message}`);
    });
  }, checkpointEveryMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  if (signal.aborted) clearInterval(timer);
  return add("The Auth emulator", emulator);
}

/**
 * What the server is told in local mode.
 *
 * @param {Pick<Settings, "port" | "authEmulatorHost" | "dataDir">} settings
 * @param {"production" | "development"} nodeEnv
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment({ port, authEmulatorHost, dataDir }, nodeEnv) {
  return {
    ...process.env,
    NODE_ENV: nodeEnv,
    APP_MODE: "local",
    PORT: String(port),
    DATA_DIR: dataDir,
    FIREBASE_AUTH_EMULATOR_HOST: authEmulatorHost,
    FIREBASE_PROJECT_ID: projectId,
  };
}

/**
 * `npm run build`; quiet unless it fails.
 *
 * @param {AbortSignal} signal
 * @throws {SetupError} when the build fails, with what it said
 */
export async function buildSite(signal) {
  // It ends with this process, and its own children with it.
  const { failed, all } = await execa(process.execPath, ["scripts/build.mjs"], {
    cwd: projectDir,
    all: true,
    cancelSignal: signal,
    reject: false,
  });
  if (failed && !signal.aborted) throw new SetupError(`The build failed:\n${all}`);
}

/** @throws {SetupError} when there is no build */
export async function requireBuild() {
  await access(resolve(projectDir, "build/server.js")).catch(() => {
    throw new SetupError("There is no build/server.js yet. Run once without --no-build.");
  });
}

/**
 * Waits for GET /healthz to answer 200.
 *
 * @param {number} port
 * @param {AbortSignal} signal gives up quietly
 * @throws {SetupError} after three minutes
 */
export async function waitForSite(port, signal) {
  const until = Date.now() + healthLimitMs;
  let last = "no answer";
  while (!signal.aborted) {
    try {
      const response = await fetch(`http://localhost:${port}/healthz`, {
        signal: AbortSignal.timeout(5_000),
      });
      await response.body?.cancel();
      if (response.ok) return;
      last = `HTTP ${response.status}`;
    } catch {
      last = "no answer";
    }
    if (Date.now() > until)
      throw new SetupError(`The site was not ready within three minutes (${last} at /healthz).`);
    await pause(100);
  }
}

/** @param {Settings} settings */
export function sayWhere({ port, dataDir }) {
  const shown = dataDir.startsWith(projectDir) ? dataDir.slice(projectDir.length) : dataDir;
  say(
    [
      "",
      `  Site      http://localhost:${port}`,
      `  Mailbox   http://localhost:${port}/local/mailbox   (every mail that the site sends)`,
      `  Data      ${shown}   (delete it to start afresh)`,
      "",
      "  Ctrl-C stops everything; accounts and sessions are kept.",
      "",
    ].join("\n"),
  );
}
