// @ts-check
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeExit, startChild } from "./child.mjs";
import { findFreePorts, SetupError } from "./ports.mjs";

/** @typedef {Omit<import("./child.mjs").Child, "stop"> & { stop: () => Promise<void> }} Emulator */

const firebaseBin = fileURLToPath(new URL("../node_modules/.bin/firebase", import.meta.url));

/** Ready after 7 to 9 s of processor time; a busy machine gets far longer. */
const startLimitMs = 120_000;
const stopLimitMs = 30_000;

/** What any of them opens besides: `firebase-tools` has a port of its own for each. */
const besides = {
  auth: ["hub", "logging"],
  functions: ["hub", "logging", "eventarc", "tasks"],
};

/**
 * Starts one emulator of firebase-tools, in a process and a directory of its own, and waits until it is ready. It
 * asks nothing of the network.
 *
 * @param {"auth" | "functions"} name
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.projectId must begin with `demo-`, which keeps firebase-tools off the network
 * @param {(workDir: string) => object} [options.settings] more of `firebase.json`, in that directory
 * @param {NodeJS.ProcessEnv} [options.env] besides what it needs
 * @param {(line: string) => void} [options.log] gets its output
 * @param {AbortSignal} [options.signal] gives the start up
 * @returns {Promise<Emulator>} `stop` removes its directory, too
 * @throws {SetupError} when it didn't start; nothing is left running
 */
export async function startFirebaseEmulator(name, { port, projectId, settings, env, log, signal }) {
  if (!projectId.startsWith("demo-")) {
    throw new SetupError(`The emulator's project must begin with "demo-", not be "${projectId}".`);
  }
  const workDir = await mkdtemp(join(tmpdir(), `${name}-emulator-`));
  const remove = () => rm(workDir, { recursive: true, force: true });
  try {
    const ports = await findFreePorts(besides[name].length);
    await writeWorkDir(workDir, {
      ...settings?.(workDir),
      emulators: {
        // Tests use a project each in one emulator.
        singleProjectMode: false,
        ui: { enabled: false },
        ...Object.fromEntries(
          besides[name].map((each, at) => [each, { host: "127.0.0.1", port: ports[at] }]),
        ),
        [name]: { host: "127.0.0.1", port },
      },
    });
    const child = await startAndWait(name, workDir, { projectId, env, log, signal });
    return {
      ...child,
      async stop() {
        await child.stop({ graceMs: stopLimitMs });
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** @param {string} workDir @param {object} config */
async function writeWorkDir(workDir, config) {
  await writeFile(join(workDir, "firebase.json"), JSON.stringify(config));
  for (const each of ["tmp", "config", "bin"]) await mkdir(join(workDir, each));
  await symlink(process.execPath, join(workDir, "bin/node"));
}

/**
 * @param {string} name
 * @param {string} workDir
 * @param {{ projectId: string, env?: NodeJS.ProcessEnv, log?: (line: string) => void, signal?: AbortSignal }} options
 */
async function startAndWait(name, workDir, { projectId, env, log, signal }) {
  /** @type {string[]} */
  const lastLines = [];
  let ready = () => {};
  const isReady = new Promise((resolve) => {
    ready = () => resolve("ready");
  });
  const child = await startChild([firebaseBin, "emulators:start", "--only", name, "--project", projectId], {
    cwd: workDir,
    env: { ...env, ...emulatorEnvironment(workDir) },
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
    `The ${name} emulator did not start (${outcome}). Its last words:\n${lastLines.join("\n")}`,
  );
}

/**
 * @param {string} workDir
 * @returns {NodeJS.ProcessEnv}
 */
function emulatorEnvironment(workDir) {
  return {
    // Node alone: with npm in reach, firebase-tools asks the registry for a newer version of each functions’ package.
    PATH: join(workDir, "bin"),
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
    // A functions’ package says by a file what is in it, seconds sooner than by a server of its own.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
    // And it looks for credentials at the address that a machine of the cloud would have them at.
    METADATA_SERVER_DETECTION: "none",
  };
}
