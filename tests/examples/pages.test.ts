import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { committed } from "../../scripts/write-committed.mjs";

it("the page about tests shows the example as it runs", () => {
  const page = readFileSync("docs/tests.md", "utf8");
  const example = readFileSync("tests/examples/loader-and-action.test.ts", "utf8");
  expect(page).toContain(`\`\`\`ts\n${example}\`\`\``);
});

it.each(Object.entries(committed))("%s is as the code makes it: npm run codegen", async (file, write) => {
  expect(readFileSync(file, "utf8")).toBe(await write(process.cwd()));
});
