// @ts-check
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describeExit, startChild } from "./child.mjs";
import { readAccounts, readRecordedAccounts, restoreAccounts, writeAccounts } from "./emulator-accounts.mjs";
import { findFreePorts, requireFreePort, SetupError } from "./ports.mjs";

/**
 * @typedef {object} AuthEmulator
 * @property {number} port
 * @property {string} host `127.0.0.1:port`, as FIREBASE_AUTH_EMULATOR_HOST wants it
 * @property {string} projectId the project that calls with a bare API key belong to
 * @property {Promise<import("./child.mjs").Exit>} exited
 * @property {() => Promise<boolean>} checkpoint saves the accounts if they changed; true when it wrote
 * @property {() => Promise<void>} stop saves, then ends the emulator; may be called twice
 */

const firebaseBin = fileURLToPath(
  new URL("../node_modules/firebase-tools/lib/bin/firebase.js", import.meta.url),
);

export const emulatorPortSetting = "AUTH_EMULATOR_PORT";

/** Ready after 7 to 9 s of processor time; a busy machine gets far longer. */
const startLimitMs = 120_000;
const stopLimitMs = 30_000;

/**
 * Starts the Firebase Auth emulator, alone, in a process of its own, and waits until it is ready and holds the
 * accounts that were saved in `dataDir`. Links and codes that were not used yet do not survive: the emulator
 * keeps them in memory only.
 *
 * @param {object} options
 * @param {number} [options.port] default: any free one
 * @param {string} [options.setting] the variable that chooses the port, named when it is taken
 * @param {string | null} [options.dataDir] where accounts are kept (`accounts.json`); none: they are forgotten
 * @param {string} [options.storeFile] the product's database: accounts on record there that were not saved come back
 * @param {string} options.projectId must begin with `demo-`, which keeps firebase-tools off the network
 * @param {(line: string) => void} [options.log] gets the emulator's own output
 * @param {AbortSignal} [options.signal] gives the start up
 * @returns {Promise<AuthEmulator>}
 * @throws {SetupError} port taken, unreadable accounts, or the emulator didn't start; nothing is left running
 */
export async function startAuthEmulator({
  port,
  setting = emulatorPortSetting,
  dataDir,
  storeFile,
  projectId,
  log,
  signal,
}) {
  if (!projectId.startsWith("demo-")) {
    throw new SetupError(`The emulator's project must begin with "demo-", not be "${projectId}".`);
  }
  if (port !== undefined) await requireFreePort(port, setting);
  const [hubPort = 0, loggingPort = 0, anyPort = 0] = await findFreePorts(3);
  const authPort = port ?? anyPort;
  const host = `127.0.0.1:${authPort}`;
  const file = dataDir ? join(resolve(dataDir), "accounts.json") : null;
  const workDir = await mkdtemp(join(tmpdir(), "auth-emulator-"));
  /** @type {import("./child.mjs").Child | null} */
  let child = null;

  const end = async () => {
    await child?.stop({ graceMs: stopLimitMs });
    await rm(workDir, { recursive: true, force: true });
  };

  try {
    await writeWorkDir(workDir, { authPort, hubPort, loggingPort });
    child = await startAndWait(workDir, { projectId, log, signal });
    const recorded = storeFile ? readRecordedAccounts(storeFile) : [];
    if (file) await restoreAccounts(host, projectId, file, recorded);
  } catch (error) {
    await end();
    throw error;
  }

  let saved = "";
  /** @type {Promise<boolean> | null} */
  let saving = null;
  const save = async () => {
    if (!file || !child?.isRunning()) return false;
    const text = await readAccounts(host, projectId);
    if (text === saved) return false;
    await writeAccounts(file, text);
    saved = text;
    return true;
  };
  const checkpoint = () => {
    saving ??= save().finally(() => {
      saving = null;
    });
    return saving;
  };
  /** @type {Promise<void> | null} */
  let stopping = null;

  return {
    port: authPort,
    host,
    projectId,
    exited: child.exited,
    checkpoint,
    stop() {
      stopping ??= (async () => {
        try {
          // A save that is under way may have read the list before the last change.
          await saving?.catch(() => {});
          await checkpoint();
        } finally {
          await end();
        }
      })();
      return stopping;
    },
  };
}

/**
 * @param {string} workDir
 * @param {{ authPort: number, hubPort: number, loggingPort: number }} ports
 */
async function writeWorkDir(workDir, { authPort, hubPort, loggingPort }) {
  const listen = (/** @type {number} */ port) => ({ host: "127.0.0.1", port });
  const config = {
    emulators: {
      // Tests use a project each in one emulator.
      singleProjectMode: false,
      auth: listen(authPort),
      hub: listen(hubPort),
      logging: listen(loggingPort),
      ui: { enabled: false },
    },
  };
  await writeFile(join(workDir, "firebase.json"), JSON.stringify(config));
  await mkdir(join(workDir, "tmp"));
  await mkdir(join(workDir, "config"));
}

/**
 * @param {string} workDir
 * @param {{ projectId: string, log?: (line: string) => void, signal?: AbortSignal }} options
 */
async function startAndWait(workDir, { projectId, log, signal }) {
  /** @type {string[]} */
  const lastLines = [];
  let ready = () => {};
  const isReady = new Promise((resolve) => {
    ready = () => resolve("ready");
  });
  const child = await startChild([firebaseBin, "emulators:start", "--only", "auth", "--project", projectId], {
    cwd: workDir,
    env: emulatorEnvironment(workDir),
    onLine(line) {
      log?.(line);
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      // Its port answers earlier, but is then not to be relied on.
      if (line.includes("All emulators ready")) ready();
    },
  });
  const limit = AbortSignal.timeout(startLimitMs);
  const givenUp = new Promise((resolve) => {
    limit.addEventListener("abort", () => resolve(`not ready within ${startLimitMs / 1000} s`));
    signal?.addEventListener("abort", () => resolve("given up"));
    if (signal?.aborted) resolve("given up");
  });
  const outcome = await Promise.race([isReady, givenUp, child.exited.then(describeExit)]);
  if (outcome === "ready") return child;
  await child.stop({ graceMs: stopLimitMs });
  throw new SetupError(
    `The Auth emulator did not start (${outcome}). Its last words:\n${lastLines.join("\n")}`,
  );
}

/**
 * @param {string} workDir
 * @returns {NodeJS.ProcessEnv}
 */
function emulatorEnvironment(workDir) {
  return {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOME: join(workDir, "config"),
    TMPDIR: join(workDir, "tmp"),
    XDG_CONFIG_HOME: join(workDir, "config"),
    // firebase-tools asks its maker for news and for updates at every start unless these are set. Usage
    // statistics need an opt-in in its configuration directory, which is a fresh one here.
    CI: "true",
    NO_UPDATE_NOTIFIER: "1",
    // It also knocks on a port of its editor extension, twice; a port that fetch refuses by itself ends that.
    VSCODE_WEBHOOK_PORT: "1",
  };
}
