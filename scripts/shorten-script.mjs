// @ts-check
import { minify } from "@swc/core";

/**
 * One of the browser's scripts in fewer bytes: a minifier that looks further than the compiler's own.
 *
 * @param {string} script
 * @returns {Promise<{ code: string, licenses: string[] }>} `licenses`: the comments that must go with the code, which
 *   no longer has them
 */
export async function shortenScript(script) {
  const { code, extractedComments = [] } = await minify(script, {
    module: true,
    // Nothing here asks a function how many arguments it takes.
    compress: { passes: 3, pure_getters: "strict", keep_fargs: false },
    mangle: true,
    format: { comments: false },
    extractComments: true,
  });
  return { code, licenses: extractedComments };
}
