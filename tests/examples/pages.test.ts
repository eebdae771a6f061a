import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the page about tests shows the example as it runs", () => {
  const page = readFileSync("docs/tests.md", "utf8");
  const example = readFileSync("tests/examples/loader-and-action.test.ts", "utf8");
  expect(page).toContain(`\`\`\`ts\n${example}\`\`\``);
});

it("the page of settings names every one, and no other", () => {
  const page = readFileSync("docs/settings.md", "utf8");
  const schema = readFileSync("app/config/env.server.ts", "utf8");
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const rows = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(20);
  expect(new Set(rows)).toEqual(new Set([...settings, "AUTH_EMULATOR_PORT"]));
});
