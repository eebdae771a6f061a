import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const allowed = "app/config/env.server.ts";
const reads = /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[|\bimport\.meta\.env\b|from "(?:node:)?process"/;

test("the environment is read in one place, and nowhere else", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|tsx|js|jsx|mjs)$/.test(file))
    .map((file) => join("app", file));
  expect(sources.length).toBeGreaterThan(50);
  const reading = [...sources, "server.ts", "functions/src/index.ts"].filter((file) =>
    reads.test(readFileSync(file, "utf8")),
  );
  expect(reading).toEqual([allowed]);
});
