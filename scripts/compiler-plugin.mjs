// @ts-check
/**
 * Loaded into Remix's compiler before it starts (`node --import`): its own settings take no plugin. The browser's
 * bundle is made without what nobody uses of the framework. The server's has no framework in it.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { changedFiles, dropUnused } from "./unused-code.mjs";

const ofRemix = createRequire(createRequire(import.meta.url).resolve("@remix-run/dev"));
/** @typedef {{ path: string, importer: string }} Asked */
/**
 * @typedef {object} Build of esbuild, which comes with Remix
 * @property {(of: { filter: RegExp }, answer: (asked: Asked) => object | undefined) => void} onResolve
 * @property {(of: { filter: RegExp }, answer: (asked: Asked) => Promise<{ contents: string }>) => void} onLoad
 * @property {(answer: () => { errors: { text: string }[] }) => void} onEnd
 */
/** @typedef {{ splitting?: boolean, plugins?: { name: string, setup: (build: Build) => void }[] }} Options */

/** @type {{ context: (options: Options) => Promise<object> }} */
const esbuild = ofRemix("esbuild");

/** @type {NonNullable<Options["plugins"]>[0]} */
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
  context: (/** @type {Options} */ options) =>
    esbuild.context(
      // The browser's is the only one that is split.
      options.splitting ? { ...options, plugins: [withoutUnused, ...(options.plugins ?? [])] } : options,
    ),
};
