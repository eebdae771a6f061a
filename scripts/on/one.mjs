// @ts-check
/** One process that serves everything. */
import { startInOrder, startSite } from "../running-site.mjs";

/** @type {import("../running-site.mjs").Way["start"]} */
export async function start(options) {
  const running = await startInOrder([() => startSite("The site", options)]);
  return { ...running, origin: `http://localhost:${options.port}` };
}
