// @ts-check
import { minify } from "@swc/core";
import config from "../remix.config.js";

const off = Object.entries(config.future ?? {}).flatMap(([flag, on]) => (on === false ? [flag] : []));
// A minified read of a flag: `e.v3_x`, `window.__remixContext.future.v3_x`.
const read = new RegExp(`[\\w$]+(?:\\.[\\w$]+)*\\.(?:${off.join("|")})\\b`, "g");

/**
 * One of the browser's scripts in fewer bytes: a minifier that looks further than the compiler's own, and
 * without the code behind the framework's flags that remix.config.js switches off. That code never runs, but
 * a minifier can't know.
 *
 * @param {string} script
 * @returns {Promise<{ code: string, licenses: string[], readsFlags: boolean }>} `licenses`: the comments that must
 *   go with the code, which no longer has them
 */
export async function shortenScript(script) {
  const decided = script.replaceAll(read, "false");
  const { code, extractedComments = [] } = await minify(decided, {
    module: true,
    // Nothing here asks a function how many arguments it takes.
    compress: { passes: 3, pure_getters: "strict", keep_fargs: false },
    mangle: true,
    format: { comments: false },
    extractComments: true,
  });
  return { code, licenses: extractedComments, readsFlags: decided !== script };
}
