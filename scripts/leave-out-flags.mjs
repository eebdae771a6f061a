// @ts-check
import { transformWithEsbuild } from "vite";
import config from "../remix.config.js";

const off = Object.entries(config.future ?? {}).flatMap(([flag, on]) => (on === false ? [flag] : []));
// A minified read of a flag: `e.v3_x`, `window.__remixContext.future.v3_x`.
const read = new RegExp(`[\\w$]+(?:\\.[\\w$]+)*\\.(?:${off.join("|")})\\b`, "g");

/**
 * One of the browser's scripts without the code behind the framework's flags that remix.config.js switches
 * off: it never runs, but the compiler can't know. Null where the script reads no such flag.
 *
 * @param {string} script
 * @returns {Promise<string | null>}
 */
export async function leaveOutFlags(script) {
  const decided = script.replaceAll(read, "false");
  if (decided === script) return null;
  const { code } = await transformWithEsbuild(decided, "script.js", {
    minifySyntax: true,
    minifyWhitespace: true,
    treeShaking: true,
    format: "esm",
    target: "esnext",
    sourcemap: false,
    legalComments: "inline",
  });
  return code;
}
