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

/** Tests that replace modules, or leave requests to a hung provider behind: each file has a process to itself. */
const apart = ["tests/adapters/identity/**/*.test.ts", "tests/ui/**/*.test.tsx"];

const project = (name: string, files: { include: string[]; exclude?: string[]; isolate: boolean }) => ({
  plugins: [vanillaExtractPlugin(), graphqlAsText],
  resolve: { alias },
  test: {
    name,
    ...files,
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Tests that need the identity provider speak to a real Auth emulator, started once for a run.
    globalSetup: ["tests/support/global-setup.ts"],
    projects: [
      // To load the product anew for each file would cost more than the tests themselves.
      project("together", {
        include: ["tests/**/*.test.{ts,tsx}"],
        exclude: ["tests/e2e/**", ...apart],
        isolate: false,
      }),
      project("apart", { include: apart, isolate: true }),
    ],
  },
});
