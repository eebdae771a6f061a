import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const allowed = "app/config/env.server.ts";
/** No reads of variables. */
const others: Record<string, string> = {
  // The compiler puts its value there, in scripts for browsers, too.
  "app/entry.client.tsx": 'process.env.NODE_ENV === "development"',
  // For fontconfig, which has no other way to be told.
  "app/platform/pictures/text-image.server.ts": "process.env.FONTCONFIG_FILE = ",
};
const reads = /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[|\bimport\.meta\.env\b|from "(?:node:)?process"/;

const codeOf = (file: string) => {
  const code = readFileSync(file, "utf8");
  return code.replace(others[file] ?? "", "");
};

test("the environment is read in one place, and nowhere else", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|tsx|js|jsx|mjs)$/.test(file))
    .map((file) => join("app", file));
  expect(sources.length).toBeGreaterThan(50);
  const reading = [...sources, "server.ts", "functions/src/index.ts"].filter((file) =>
    reads.test(codeOf(file)),
  );
  expect(reading).toEqual([allowed]);
});
