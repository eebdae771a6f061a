import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Of esbuild's metafile, which Remix writes with every build: what went into which output, and how much of it. */
interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

const metafile = fileURLToPath(new URL("../../build/metafile.js.json", import.meta.url));

/** The modules of which at least a byte reaches browsers, by path from the project's directory. */
function readClientModules(): string[] {
  if (!existsSync(metafile))
    throw new Error("There is no build/metafile.js.json. Run `npm run build` first.");
  const { outputs } = JSON.parse(readFileSync(metafile, "utf8")) as Metafile;
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((name) => (inputs[name]?.bytesInOutput ?? 0) > 0),
  );
}

it("the client bundle has the product's pages in it", () => {
  expect(readClientModules()).toEqual(expect.arrayContaining([expect.stringMatching(/^app\/root\.tsx/)]));
});

it.each([
  ["who somebody is", /^app\/auth\//],
  ["the rules of the market", /^app\/domain\//],
  ["an adapter", /^app\/adapters\//],
  ["configuration", /^app\/config\//],
  ["the API", /^app\/(graphql|jobs|http)\//],
  ["a module for servers", /\.server\.tsx?$/],
  ["the provider's server SDK", /node_modules\/(firebase-admin|@google-cloud)\//],
  ["the validator", /node_modules\/(zod|@conform-to\/zod)\//],
  ["the SQL driver", /node_modules\/better-sqlite3\//],
  ["the mail or GraphQL library", /node_modules\/(nodemailer|graphql|graphql-yoga)\//],
])("the client bundle has nothing of %s in it", (_what, forbidden) => {
  expect(readClientModules().filter((name) => forbidden.test(name))).toEqual([]);
});
