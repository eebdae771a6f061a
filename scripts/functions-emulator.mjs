// @ts-check
import { relative } from "node:path";
import { functionsDir } from "./build-functions.mjs";
import { startFirebaseEmulator } from "./firebase-emulator.mjs";
import { findFreePorts, readPort, requireFreePort, SetupError } from "./ports.mjs";

/**
 * @typedef {object} FunctionsEmulator
 * @property {Record<string, string>} settings by which the site finds it
 * @property {Promise<import("./child.mjs").Exit>} exited
 * @property {() => Promise<void>} stop
 */

const functionsPortSetting = "FUNCTIONS_PORT";
/** As app/platform/ports/functions.ts has it. */
const region = "europe-west3";

/**
 * FUNCTIONS_PORT (5001).
 *
 * @param {Record<string, string | undefined>} env
 * @param {import("./site.mjs").Settings} others
 * @throws {SetupError} when it is wrong, taken, or that of another part
 */
export async function readFunctionsPort(env, { port, emulatorPort }) {
  const chosen = readPort(env, functionsPortSetting, 5001);
  if (chosen === port || chosen === emulatorPort)
    throw new SetupError(
      `${functionsPortSetting} is ${chosen}, as another port of the site; they must differ.`,
    );
  await requireFreePort(chosen, functionsPortSetting);
  return chosen;
}

/** Ends a function’s process with the emulator: it would go on without. An address: NODE_OPTIONS divides a path at its spaces. */
const preload = new URL("./exit-with-parent.mjs", import.meta.url).href;

/**
 * Starts the functions emulator with the functions that were built last, and waits until it knows them. Each call
 * runs in a process that has the given settings: those of the site, whose data it shares.
 *
 * @param {object} options
 * @param {number} [options.port] default: any free one
 * @param {NodeJS.ProcessEnv} options.site its project must begin with `demo-`
 * @param {(line: string) => void} [options.log] gets the output of the emulator and its functions
 * @param {AbortSignal} [options.signal] gives the start up
 * @returns {Promise<FunctionsEmulator>}
 * @throws {SetupError} port taken, or it didn't start; nothing is left running
 */
export async function startFunctionsEmulator({ port, site, log, signal }) {
  const [anyPort = 0] = await findFreePorts(1);
  const chosen = port ?? anyPort;
  const { FIREBASE_PROJECT_ID: projectId = "", PORT: sitePort } = site;
  const { exited, stop } = await startFirebaseEmulator("functions", {
    port: chosen,
    projectId,
    settings: (workDir) => ({ functions: { source: relative(workDir, functionsDir), runtime: "nodejs24" } }),
    env: {
      // Each function listens at a PORT of its own.
      ORIGIN: `http://localhost:${sitePort}`,
      ...site,
      NODE_OPTIONS: `--import=${preload}`,
    },
    log,
    signal,
  });
  await warmUp(`http://127.0.0.1:${chosen}/${projectId}/${region}/exportAccount`, signal);
  return {
    settings: {
      FUNCTIONS_EMULATOR: "true",
      FUNCTIONS_HOST: "127.0.0.1",
      [functionsPortSetting]: String(chosen),
    },
    exited,
    stop,
  };
}

/**
 * A function’s process takes seconds to begin, nearly as long as a page waits. It has no session here: what it
 * answers is no matter.
 *
 * @param {string} url @param {AbortSignal | undefined} signal
 */
async function warmUp(url, signal) {
  const signals = [AbortSignal.timeout(60_000), ...(signal ? [signal] : [])];
  await fetch(url, { method: "POST", signal: AbortSignal.any(signals) }).catch(() => {});
}
