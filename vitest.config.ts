import "#require-node";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vitest/config";

/** The Remix compiler imports `.graphql` as text; so must the tests. */
const graphqlAsText: Plugin = {
  name: "graphql-as-text",
  transform(code, id) {
    return id.endsWith(".graphql") ? `export default ${JSON.stringify(code)}` : undefined;
  },
};

const alias = {
  "~": fileURLToPath(new URL("./app", import.meta.url)),
  "#tests": fileURLToPath(new URL("./tests", import.meta.url)),
  // The file that Node gives to the server; the resolver of the tests would load a second copy beside it.
  graphql: fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url)),
};

export default defineConfig({
  plugins: [vanillaExtractPlugin(), graphqlAsText],
  resolve: { alias },
  test: {
    // Each file has a process to itself: the HTTP library replaces Node's own Request and Response.
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    setupFiles: ["tests/support/setup.ts"],
    // Tests that need the identity provider speak to a real Auth emulator, started once for a run.
    globalSetup: ["tests/support/global-setup.ts"],
    // Node 26 has a local storage, which it can't offer without a file, and says so in each process.
    execArgv: ["--no-experimental-webstorage"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
