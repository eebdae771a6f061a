import type { Plugin } from "vite";

/**
 * The server's bundle is one file that begins with server.ts, which starts the process and has the pages by
 * `virtual:remix/server-build`. It stands after Remix's plugin, whose own entry is the list of pages alone.
 */
export function serverEntry(): Plugin {
  return {
    name: "server-entry",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              minify: false,
              rollupOptions: {
                input: "server.ts",
                // Node runs it before it reads any package (scripts/require-node.mjs).
                external: ["#require-node"],
                output: { inlineDynamicImports: true },
              },
            },
          }
        : undefined,
  };
}
