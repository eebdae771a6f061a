// @ts-check
import { describeExit } from "./child.mjs";
import { SetupError } from "./ports.mjs";

/** @typedef {{ exited: Promise<import("./child.mjs").Exit>, stop: () => Promise<unknown> }} Part */
/**
 * @typedef {object} Run
 * @property {AbortSignal} signal aborted when the run ends; a start that is under way gives up then
 * @property {<T extends Part>(name: string, part: T) => T} add a part whose end ends the run
 */

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs a program of several parts until it is told to stop (Ctrl-C or SIGTERM, exit code 0) or a part ends by
 * itself (exit code 1, with the reason). Either way every part is stopped, the last one added first, before
 * this answers. A second Ctrl-C changes nothing: npm sends one of its own.
 *
 * @param {(run: Run) => Promise<void>} start adds the parts
 * @returns {Promise<number>} the exit code
 */
export async function runParts(start) {
  /** @type {{ name: string, part: Part }[]} */
  const parts = [];
  const controller = new AbortController();
  /** @type {(end: { code: number, reason: string }) => void} */
  let finish = () => {};
  /** @type {Promise<{ code: number, reason: string }>} */
  const ended = new Promise((resolve) => {
    finish = resolve;
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => finish({ code: 0, reason: "Stopping …" }));
  }

  const starting = start({
    signal: controller.signal,
    add(name, part) {
      parts.push({ name, part });
      part.exited.then((exit) =>
        finish({ code: 1, reason: `${name} ended by itself (${describeExit(exit)}).` }),
      );
      return part;
    },
  }).catch((error) => finish({ code: 1, reason: reasonOf(error) }));

  const { code, reason } = await ended;
  controller.abort();
  say(`\n${reason}`);
  await starting;
  let failed = false;
  for (const { name, part } of parts.reverse()) {
    try {
      await part.stop();
    } catch (error) {
      failed = true;
      say(`${name} did not stop cleanly: ${reasonOf(error)}`);
    }
  }
  say(code === 0 && !failed ? "Stopped; everything is saved." : "Stopped.");
  return failed ? 1 : code;
}

/** @param {unknown} error a person's to mend: the message; a bug: all of it */
function reasonOf(error) {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
