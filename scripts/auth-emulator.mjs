// @ts-check
import { join, resolve } from "node:path";
import { readAccounts, readRecordedAccounts, restoreAccounts, writeAccounts } from "./emulator-accounts.mjs";
import { startFirebaseEmulator } from "./firebase-emulator.mjs";
import { findFreePorts, requireFreePort } from "./ports.mjs";

/**
 * @typedef {object} AuthEmulator
 * @property {number} port
 * @property {string} host `127.0.0.1:port`, as FIREBASE_AUTH_EMULATOR_HOST wants it
 * @property {string} projectId the project that calls with a bare API key belong to
 * @property {Promise<import("./child.mjs").Exit>} exited
 * @property {() => Promise<boolean>} checkpoint saves the accounts if they changed; true when it wrote
 * @property {() => Promise<void>} stop saves, then ends the emulator; may be called twice
 */

/** @typedef {Pick<AuthEmulator, "host" | "projectId" | "stop">} FoundEmulator */

export const emulatorPortSetting = "AUTH_EMULATOR_PORT";

/**
 * For what measures or tests: the emulator that TEST_AUTH_EMULATOR_HOST names (it must not be in single-project mode),
 * or one of its own on any free port, which keeps nothing.
 *
 * @param {string} projectId
 * @returns {Promise<FoundEmulator>}
 */
export async function findAuthEmulator(projectId) {
  const host = process.env.TEST_AUTH_EMULATOR_HOST;
  return host ? { host, projectId, stop: async () => {} } : startAuthEmulator({ projectId });
}

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
  if (port !== undefined) await requireFreePort(port, setting);
  const [anyPort = 0] = await findFreePorts(1);
  const authPort = port ?? anyPort;
  const host = `127.0.0.1:${authPort}`;
  const file = dataDir ? join(resolve(dataDir), "accounts.json") : null;
  const emulator = await startFirebaseEmulator("auth", { port: authPort, projectId, log, signal });
  try {
    const recorded = storeFile ? readRecordedAccounts(storeFile) : [];
    if (file) await restoreAccounts(host, projectId, file, recorded);
  } catch (error) {
    await emulator.stop();
    throw error;
  }

  let saved = "";
  /** @type {Promise<boolean> | null} */
  let saving = null;
  const save = async () => {
    if (!file || !emulator.isRunning()) return false;
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
    exited: emulator.exited,
    checkpoint,
    stop() {
      stopping ??= (async () => {
        try {
          // A save that is under way may have read the list before the last change.
          await saving?.catch(() => {});
          await checkpoint();
        } finally {
          await emulator.stop();
        }
      })();
      return stopping;
    },
  };
}
