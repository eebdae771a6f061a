// @ts-check
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const project = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles a program of `scripts/` that is written in TypeScript and uses the product's own rules. It is
 * no part of the server's bundle. Packages stay outside.
 *
 * @param {string} name of the program: `scripts/{name}/{name}.ts`
 * @returns {Promise<string>} the file to run
 */
export async function buildTool(name) {
  const outDir = join(project, ".cache/tools");
  await build({
    configFile: false,
    root: project,
    logLevel: "error",
    resolve: { alias: { "~": join(project, "app") } },
    build: {
      ssr: join(project, "scripts", name, `${name}.ts`),
      outDir,
      emptyOutDir: false,
      target: "node22",
      minify: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: "[name].mjs", inlineDynamicImports: true } },
    },
  });
  return join(outDir, `${name}.mjs`);
}
