import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writeSettings } from "../../scripts/write-settings.mjs";

it("the page about tests shows the example as it runs", () => {
  const page = readFileSync("docs/tests.md", "utf8");
  const example = readFileSync("tests/examples/loader-and-action.test.ts", "utf8");
  expect(page).toContain(`\`\`\`ts\n${example}\`\`\``);
});

it("the page of settings is the one that their definitions make", async () => {
  expect(readFileSync("docs/settings.md", "utf8")).toBe(await writeSettings(process.cwd()));
});
