// @ts-check
import { join } from "node:path";
import { build } from "vite";

/**
 * `app/features/records/pages/verify-script.generated.ts`: the script of the page that checks a record, with what it
 * imports, as one text. It isn’t made smaller, so that it can be read in the file.
 *
 * @param {string} root the project's directory
 * @returns {Promise<Record<string, string>>} the text by its file
 */
export async function writeVerifyScript(root) {
  const pages = "app/features/records/pages";
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      modulePreload: false,
      copyPublicDir: false,
      rollupOptions: { input: join(root, pages, "verify-script.ts"), output: { format: "iife" } },
    },
  });
  const [made] = Array.isArray(built) ? built : [built];
  const chunk = made && "output" in made ? made.output[0] : null;
  if (chunk?.type !== "chunk") throw new Error("The script that checks a record wasn't bundled");
  return {
    [`${pages}/verify-script.generated.ts`]: `export const verifyScript =\n  ${JSON.stringify(chunk.code)};\n`,
  };
}
