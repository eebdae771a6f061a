import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the README shows the example test as it runs", () => {
  const readme = readFileSync("README.md", "utf8");
  const example = readFileSync("tests/examples/loader-and-action.test.ts", "utf8");
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});

it("the README's table names every setting, and no other", () => {
  const readme = readFileSync("README.md", "utf8");
  const schema = readFileSync("app/config/env.server.ts", "utf8");
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const rows = [...readme.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(20);
  expect(new Set(rows)).toEqual(new Set([...settings, "AUTH_EMULATOR_PORT"]));
});
