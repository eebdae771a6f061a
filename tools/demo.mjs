// @ts-check
import { startChild } from "../scripts/child.mjs";
import { SetupError } from "../scripts/ports.mjs";
import { projectDir, siteEnvironment } from "../scripts/site.mjs";

/**
 * Fills the local copy with the sample market, or finds it there. The server must not run yet: the fill's
 * past would come to it as mails to send.
 *
 * @param {string} tool the bundled program
 * @param {import("../scripts/site.mjs").Settings} settings
 * @param {AbortSignal} signal
 * @returns {Promise<string>} who can sign in, for people
 * @throws {SetupError} when the fill fails, with what it said
 */
export async function fillDemo(tool, settings, signal) {
  /** @type {string[]} */
  const lines = [];
  const fill = await startChild([tool], {
    cwd: projectDir,
    env: siteEnvironment(settings, "production"),
    onLine: (line) => lines.push(line),
  });
  const stop = () => void fill.stop();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  const { code } = await fill.exited;
  signal.removeEventListener("abort", stop);
  if (code !== 0 && !signal.aborted)
    throw new SetupError(`The sample market could not be filled in:\n${lines.join("\n")}`);
  return lines.join("\n");
}
