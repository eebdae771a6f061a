// @ts-check
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** @typedef {Record<string, { imports: { path: string }[] }>} Modules */
/** @typedef {Record<string, { inputs: Record<string, { bytesInOutput: number }> }>} Outputs */

/** A page for everyone, and what all pages have. Signed-in pages have the rest, too. */
const ofSite = /^app\/(?:root\.tsx$|routes\/_public)/;

/**
 * The compiler makes one style sheet for all pages. This writes two beside it: what the public pages need, and the
 * rest (app/shell/page/style-sheets.ts). In each, rules keep their order. The whole one stays for pages of an earlier
 * build that had the same.
 *
 * @param {string} project its directory
 * @throws where the compiler writes its style sheet in another way than expected
 */
export async function splitStyles(project) {
  /** @type {{ inputs: Modules, outputs: Outputs }} */
  const { inputs, outputs } = JSON.parse(await readFile(join(project, "build/metafile.css.json"), "utf8"));
  const [file, output] = Object.entries(outputs).find(([name]) => /css-bundle-\w+\.css$/.test(name)) ?? [];
  if (!file || !output) throw new Error("The compiler writes no style sheet: see scripts/split-styles.mjs.");
  const needed = reach(inputs);
  const whole = await readFile(join(project, file));
  /** @type {{ site: Buffer[], members: Buffer[] }} */
  const sheets = { site: [], members: [] };
  let at = 0;
  for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
    const part = whole.subarray(at, at + bytesInOutput);
    at += bytesInOutput;
    if (part.length > 0 && !part.toString().trim().endsWith("}"))
      throw new Error(`The rules of ${input} aren’t whole: see scripts/split-styles.mjs.`);
    sheets[needed.has(input) ? "site" : "members"].push(part);
  }
  if (whole.subarray(at).toString().trim() !== "")
    throw new Error("The style sheet has more than its modules: see scripts/split-styles.mjs.");
  for (const [name, parts] of Object.entries(sheets))
    await writeFile(join(project, file.replace(/\.css$/, `-${name}.css`)), Buffer.concat(parts));
}

/** The modules that public pages import, by way of others, too. @param {Modules} modules */
function reach(modules) {
  const found = new Set(Object.keys(modules).filter((name) => ofSite.test(name)));
  for (const name of found) for (const { path } of modules[name]?.imports ?? []) found.add(path);
  return found;
}
