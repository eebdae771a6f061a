// @ts-check
import { minify } from "@swc/core";
import config from "../remix.config.js";

const off = Object.entries(config.future ?? {}).flatMap(([flag, on]) => (on === false ? [flag] : []));
/** What never holds here, by how a minified script asks for it, and the answer. @type {[question: RegExp, answer: string][]} */
const never = [
  // A flag: `e.v3_x`, `window.__remixContext.future.v3_x`.
  [new RegExp(`[\\w$]+(?:\\.[\\w$]+)*\\.(?:${off.join("|")})\\b`, "g"), "false"],
  // No loader's answer comes in parts (`defer`).
  [/[\w$]+\.match\(\/text\\\/remix-deferred\/\)/g, "null"],
];

/** How many questions `shortenScript` decides, each of which some script has to ask. */
export const decisions = never.length;

/**
 * One of the browser's scripts in fewer bytes: a minifier that looks further than the compiler's own, and
 * without the framework's code for what never happens: behind the flags that remix.config.js switches off, and for
 * loaders that answer in parts. That code never runs, but a minifier can't know.
 *
 * @param {string} script
 * @returns {Promise<{ code: string, licenses: string[], decided: number[] }>} `licenses`: the comments that must
 *   go with the code, which no longer has them; `decided`: which of what never holds it asked for, by place in the list
 */
export async function shortenScript(script) {
  const decided = never.flatMap(([question], at) => (script.search(question) < 0 ? [] : [at]));
  const without = never.reduce((text, [question, answer]) => text.replaceAll(question, answer), script);
  const { code, extractedComments = [] } = await minify(without, {
    module: true,
    // Nothing here asks a function how many arguments it takes.
    compress: { passes: 3, pure_getters: "strict", keep_fargs: false },
    mangle: true,
    format: { comments: false },
    extractComments: true,
  });
  return { code, licenses: extractedComments, decided };
}
