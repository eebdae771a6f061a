import type { Plugin } from "vite";

/** Beside the browser's files, for tests: which modules each script has code of. Nothing serves it. */
export const moduleListFile = "modules.json";

/** Writes that list: ids of modules by the script's file. */
export function moduleList(): Plugin {
  return {
    name: "module-list",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== "chunk") return [];
        const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        return [[chunk.fileName, modules.map(([id]) => id)] as const];
      });
      this.emitFile({
        type: "asset",
        fileName: moduleListFile,
        source: JSON.stringify(Object.fromEntries(scripts)),
      });
    },
  };
}
