// @ts-check
import { execa } from "execa";

/** @typedef {{ code: number, output: string }} Finished `code` is 1 for a program ended by a signal */

/** @type {Map<number, Promise<Finished>>} the programs that run now, by process id */
const running = new Map();

/** Set once this process was asked to end: from then on nothing is started, and no caller goes on. */
let ending = false;

/** @type {Promise<never>} */
const never = new Promise(() => {});

/**
 * Runs a Node program to its end, in its own process group: a Ctrl-C reaches only this process,
 * which then ends its programs by id (`stopPrograms`).
 *
 * @param {string[]} args what follows `node`
 * @param {{ env?: NodeJS.ProcessEnv, capture?: boolean, within?: string[] }} [options] `capture` keeps both outputs
 *   instead of showing them; `within` is a command that becomes the one that follows it
 * @returns {Promise<Finished>} never rejects
 */
export function runProgram(args, { env = process.env, capture = false, within = [] } = {}) {
  if (ending) return never;
  const output = capture ? "pipe" : "inherit";
  const [program = "", ...rest] = [...within, process.execPath, ...args];
  const child = execa(program, rest, {
    env,
    extendEnv: false,
    detached: true,
    reject: false,
    stdin: "ignore",
    stdout: output,
    stderr: output,
    all: capture,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  /** @type {Promise<Finished>} */
  const finished = child.then(({ exitCode = 1, all = "" }) => {
    if (child.pid) running.delete(child.pid);
    return { code: exitCode, output: all };
  });
  if (child.pid) running.set(child.pid, finished);
  return finished.then((result) => (ending ? never : result));
}

/**
 * Ends every program that runs: SIGINT, on which test runners end their own workers and browsers first;
 * what still runs after 10 s is killed with its children.
 */
export async function stopPrograms() {
  const programs = [...running];
  for (const [pid] of programs) send(pid, "SIGINT");
  const late = setTimeout(() => {
    for (const [pid] of programs) if (running.has(pid)) send(-pid, "SIGKILL");
  }, 10_000);
  await Promise.all(programs.map(([, finished]) => finished));
  clearTimeout(late);
}

/**
 * Runs `cleanup` once when the terminal or the system asks this process to end, then ends it with
 * the usual exit code (130 for Ctrl-C). A second Ctrl-C changes nothing: the clean-up has its own limits.
 * @param {() => Promise<unknown>} cleanup
 */
export function cleanUpOnSignals(cleanup) {
  for (const [signal, code] of /** @type {const} */ ([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      cleanup().finally(() => process.exit(code));
    });
  }
}

/** @param {number} target @param {NodeJS.Signals} signal */
function send(target, signal) {
  try {
    process.kill(target, signal);
  } catch {
    // Already gone.
  }
}
