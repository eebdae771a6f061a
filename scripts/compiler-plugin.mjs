// @ts-check
/**
 * Loaded into Remix's compiler before it starts (`node --import`): its own settings take no plugin. The browser's
 * bundle is made without what nobody uses of the framework. The server's has no framework in it.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { changedFiles, dropUnused } from "./unused-code.mjs";

const ofRemix = createRequire(createRequire(import.meta.url).resolve("@remix-run/dev"));
/** @type {typeof import("esbuild")} */
const esbuild = ofRemix("esbuild");

/** @type {import("esbuild").Plugin} */
const withoutUnused = {
  name: "without-unused",
  setup({ onResolve, onLoad, onEnd }) {
    /** @type {Set<string>} */
    const seen = new Set();
    for (const file of changedFiles) {
      const filter = new RegExp(
        `[\\\\/]node_modules[\\\\/]${file.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]")}$`,
      );
      onLoad({ filter }, async ({ path }) => {
        seen.add(file);
        return { contents: dropUnused(file, await readFile(path, "utf8")) };
      });
    }
    // Modules for servers are empty here, which Remix says too late: the imports of them would stay.
    onResolve({ filter: /\.server$|^@remix-run\/node$/ }, ({ path, importer }) =>
      importer.includes("node_modules") ? undefined : { path, namespace: "empty-module", sideEffects: false },
    );
    onEnd(() => ({
      errors: changedFiles
        .filter((file) => !seen.has(file))
        .map((file) => ({ text: `Nothing loads ${file} any more: see scripts/unused-code.mjs.` })),
    }));
  },
};

const loaded = ofRemix.cache[ofRemix.resolve("esbuild")];
if (!loaded) throw new Error("Remix loads its compiler from elsewhere: see scripts/compiler-plugin.mjs.");
loaded.exports = {
  ...esbuild,
  context: (/** @type {import("esbuild").BuildOptions} */ options) =>
    esbuild.context(
      // The browser's is the only one that is split.
      options.splitting ? { ...options, plugins: [withoutUnused, ...(options.plugins ?? [])] } : options,
    ),
};
