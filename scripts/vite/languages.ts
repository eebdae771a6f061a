import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "@swc/core";
import type { Plugin } from "vite";

/**
 * The browser's scripts, made short once for each language: its code stands in the place of `globalThis.readerLanguage`,
 * and the minifier drops the words of the others. All but the first's are in a directory of its name.
 */
export function languageScripts([source = "", ...others]: string[], assetsDir: string): Plugin {
  const addressed = (fileName: string, language: string) =>
    fileName.replace(`${assetsDir}/`, `${assetsDir}/${language}/`);
  return {
    name: "language-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite's own, which fills in what it left open in the scripts.
      order: "post",
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const { code, licenses } = await shorten(chunk.code, source);
          for (const language of others)
            this.emitFile({
              type: "asset",
              fileName: addressed(chunk.fileName, language),
              source: (await shorten(chunk.code, language)).code,
            });
          chunk.code = code;
          if (licenses.length > 0)
            this.emitFile({
              type: "asset",
              fileName: `${chunk.fileName}.LEGAL.txt`,
              source: licenses.join("\n"),
            });
        }
      },
    },
  };
}

async function shorten(script: string, language: string) {
  const { code, extractedComments = [] } = await minify(
    script.replaceAll("globalThis.readerLanguage", JSON.stringify(language)),
    {
      module: true,
      // Nothing here asks a function how many arguments it takes.
      compress: { passes: 3, pure_getters: "strict", keep_fargs: false },
      mangle: true,
      format: { comments: false },
      extractComments: true,
    },
  );
  return { code, licenses: extractedComments };
}

/**
 * The manifests that name the other languages' scripts, beside the one that Remix's plugin writes while the server is
 * built.
 *
 * @throws where Remix writes it in another way
 */
export function languageManifests([, ...others]: string[], assets: string): Plugin {
  return {
    name: "language-manifests",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    async transform(code, id) {
      if (!id.endsWith("virtual:remix/server-manifest")) return;
      const [, name] = /\/(manifest-[0-9a-f]{8}\.js)/.exec(code) ?? [];
      if (!name) throw new Error("Remix's manifest has no address of the browser's manifest any more.");
      const manifest = await readFile(join(assets, name), "utf8");
      for (const language of others)
        await writeFile(
          join(assets, language, name),
          manifest.replace(/"\/build\/([^"]+\.js)"/g, `"/build/${language}/$1"`),
        );
    },
  };
}
