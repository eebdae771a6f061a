// @ts-check
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, runnerImport } from "vite";

const project = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles a program of `tools/` that is written in TypeScript and uses the product's own rules. It is
 * no part of the server's bundle. Packages stay outside.
 *
 * @param {string} name of the program: `scripts/{name}/{name}.ts`
 * @returns {Promise<string>} the file to run
 */
export async function buildTool(name) {
  const outDir = join(project, ".cache/tools");
  await bundle(join("tools", name, `${name}.ts`), outDir, `${name}.mjs`);
  return join(outDir, `${name}.mjs`);
}

/** What the server starts beside itself, as threads or processes: programs next to its bundle. */
export const programs = ["make-index", "print-paper", "read-pdf", "read-resume", "turn-picture"];

export async function buildPrograms() {
  for (const name of programs)
    await bundle(`app/config/${name}.server.ts`, join(project, "build"), `${name}.js`);
}

/** What share pictures are drawn with is read from files beside the bundle. @param {string} outDir */
export async function copyPictureParts(outDir) {
  const from = join(project, "app/platform/pictures/picture-parts");
  await cp(from, join(outDir, "picture-parts"), { recursive: true });
}

/**
 * The same for any program of the project.
 *
 * @param {string} entry inside the project
 * @param {string} outDir
 * @param {string} file its name there
 * @returns {Promise<string[]>} what it imports from outside: packages, and Node's own modules
 */
export async function bundle(entry, outDir, file) {
  const built = await build({
    configFile: false,
    root: project,
    logLevel: "error",
    resolve: { alias: { "~": join(project, "app") } },
    // What the catalogues, the store and the reader of resumes need: their threads work without packages.
    ssr: { noExternal: ["@messageformat/runtime", "make-plural", "lru-cache", "entities"] },
    build: {
      ssr: join(project, entry),
      outDir,
      emptyOutDir: false,
      target: "node22",
      minify: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: file, inlineDynamicImports: true } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap((each) =>
    "output" in each
      ? each.output.flatMap((made) =>
          made.type === "chunk" ? [...made.imports, ...made.dynamicImports] : [],
        )
      : [],
  );
}

/**
 * A module of the product, as the project holds it now.
 *
 * @param {string} root the project's directory
 * @param {string} module its path from there, with a slash before it
 * @returns {Promise<Record<string, any>>}
 */
export async function importSource(root, module) {
  const { module: imported } = await runnerImport(module, {
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
  });
  return imported;
}
