import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { longRuns, runEverything } from "../../scripts/everything.mjs";
import { leftOutOf, resilienceSuites, sampledSuites } from "../../scripts/left-out.mjs";
import { rounds } from "../resilience/rounds";

const longSuites = [...resilienceSuites, "tests/fuzz", "tests/attack/event-loop"];
const longFiles = longSuites.flatMap((suite) =>
  suite.endsWith(".ts") ? [suite] : globSync(`${suite}/**/*.test.ts`),
);

test("each command by which a run says how to run the rest is one that everything runs", () => {
  const lines = leftOutOf(sampledSuites, {});
  const named = lines.flatMap((line) => line.match(/(?:[A-Z_]+=\S+ )?npm (?:run|test)[^,;]*/) ?? []);
  expect(named.length).toBeGreaterThan(4);
  const commands = longRuns.map(({ command }) => command);
  for (const command of named) expect(commands).toContain(command.trim());
});

test("everything has every way to run the product under the browser tests", () => {
  const ways = globSync("scripts/on/*.mjs").map((file) => /([^/\\]+)\.mjs$/.exec(file)?.[1]);
  const commands = longRuns.map(({ command }) => command);
  // One process is the usual way.
  for (const way of ways.filter((name) => name !== "one"))
    expect(commands).toContain(`npm test -- e2e --on=${way}`);
});

test("everything goes on after a failure, says what each took, and fails", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const codes: Record<string, number> = { good: 0, bad: 1, absent: 3, last: 0 };
  const runs = Object.keys(codes).map((command) => ({ command, args: [command] }));
  const code = await runEverything(runs, async ([name = ""]) => ({ code: codes[name] ?? 1, output: "" }));
  const said = written.mock.calls.join("");
  written.mockRestore();
  expect(code).toBe(1);
  expect(said).toMatch(
    /passed +0\.0 min {2}good\nFAILED +0\.0 min {2}bad\nnot run +0\.0 min {2}absent\npassed/,
  );
  expect(said).toMatch(/Left out:\n {2}absent\n\n2 passed, 1 failed\n$/);
});

/** What a test of a long suite may wait for beside a longer run, and where its short form stands. */
const conditions: Record<string, string> = {
  // Without HAProxy a machine runs them in no form.
  "!haproxy": "the machine",
  "!haproxy || !canIsolate()": "the machine",
  // Processes are counted in /proc.
  'process.platform !== "linux"': "the machine",
  // `npm run local -- --functions`, and what functions do in tests/operations/functions.
  "!isResilienceFull(process.env)": "tests/scripts/commands.test.ts",
};

test("each test of the long suites runs in npm test, in a shorter form", () => {
  expect(longFiles.length).toBeGreaterThan(20);
  for (const file of longFiles) {
    const text = readFileSync(file, "utf8");
    for (const [, condition = ""] of text.matchAll(/\.(?:skipIf|runIf)\(((?:[^()]|\([^()]*\))*)\)/g))
      expect.soft(Object.keys(conditions), file).toContain(condition);
    expect.soft(text, file).not.toMatch(/\b(?:it|test|describe)\.(?:skip|todo|only)\b/);
  }
  expect(readFileSync("tests/scripts/commands.test.ts", "utf8")).toContain("--functions");
});

test("no amount is nothing in the short form", () => {
  const { releasesMs: _once, ...amounts } = rounds;
  for (const [name, amount] of Object.entries(amounts)) expect.soft(amount, name).toBeGreaterThan(0);
});
