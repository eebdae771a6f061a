// @ts-check
import { dirname, join } from "node:path";
import { startChild } from "../../scripts/child.mjs";
import { projectDir } from "../../scripts/site.mjs";
import { buildTool, bundle } from "../../scripts/tool.mjs";

/** Where a market of this size is kept. @param {number} briefs */
export function seedDirectory(briefs) {
  return join(projectDir, ".cache/markets", String(briefs));
}

/**
 * Makes a market, or goes on with one that was cut off; one that is whole takes no time.
 *
 * @param {string} directory
 * @param {number} briefs
 * @param {(done: number) => void} onProgress
 * @returns {Promise<number>} the exit code; what went wrong has been said
 */
export async function seedInto(directory, briefs, onProgress) {
  const tool = await buildTool("seed");
  await bundle("tools/seed/make-blocks.ts", dirname(tool), "make-blocks.mjs");
  const seed = await startChild([tool], {
    cwd: projectDir,
    env: {
      ...process.env,
      BRIEFS: String(briefs),
      DIRECTORY: directory,
      THREAD: join(dirname(tool), "make-blocks.mjs"),
    },
    onLine: (line) => {
      if (/^\d+$/.test(line)) onProgress(Number(line));
      else process.stderr.write(`${line}\n`);
    },
  });
  const { code } = await seed.exited;
  return code ?? 1;
}
