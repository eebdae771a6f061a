import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { leftOutOf, leftOutText } from "../../scripts/left-out.mjs";
import { countProjects, readPlaywrightReport, readVitestReport } from "../../scripts/test-reports.mjs";

const whole = { FUZZ_RUNS: "100000", RESILIENCE: "full" };

test.each([
  ["tests/fuzz/walks.test.ts", {}, /^tests\/fuzz\/: all but 3,000 of 100,000 .*npm run fuzz$/],
  ["tests/fuzz/walks.test.ts", { FUZZ_RUNS: "99999" }, /all but 99,999 of 100,000/],
  ["tests/fuzz/walks.test.ts", whole, null],
  ["tests/attack/event-loop/event-loop.test.ts", {}, /all but one of 64 .* one of 48 ways .*npm run fuzz$/],
  ["tests/attack/event-loop/event-loop.test.ts", whole, null],
  ["tests/resilience/twice.test.ts", {}, /npm run resilience$/],
  ["tests/resilience/twice.test.ts", whole, null],
  ["tests/operations/migrations/old-stores.test.ts", {}, /npm run resilience$/],
  ["tests/operations/migrations/old-stores.test.ts", whole, null],
  ["tests/platform/turned-pictures/costly-pictures.test.ts", {}, /a 4th of their sides.*npm run resilience$/],
  ["tests/platform/turned-pictures/costly-pictures.test.ts", whole, null],
  ["tests/scripts/commands.test.ts", {}, /seed, bench, soak, mutate; all: npm run resilience$/],
  ["tests/scripts/commands.test.ts", whole, null],
  ["tests/operations/migrations/steps.test.ts", {}, null],
  ["tests/across/books.test.ts", {}, /all but 4 generated walks/],
  ["tests/features/search/fit.test.ts", {}, null],
] as const)("a run of %s with %j leaves out %s", (file, env, left) => {
  expect(leftOutOf([file], env)).toEqual(left === null ? [] : [expect.stringMatching(left)]);
});

test("a run that left nothing out says nothing", () => {
  expect(leftOutText([])).toBe("");
  expect(leftOutText(["one", "two"])).toBe("\nLeft out:\n  one\n  two\n");
});

/** A file with this report in it. */
function keep(report: object): string {
  const directory = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const root = process.cwd();

/** A report of Vitest: tests by where they stand, as `line: statuses of its rows`. */
function vitestReport(lines: Record<number, string[]>): string {
  const assertionResults = Object.entries(lines).flatMap(([line, statuses]) =>
    statuses.map((status, row) => ({
      status,
      failureMessages: status === "failed" ? ["Error: expected 1\n\n\u001b[31mto be 2\u001b[39m"] : [],
      fullName: `line ${line}, row ${row}`,
      location: { line: Number(line), column: 1 },
    })),
  );
  return keep({ testResults: [{ name: join(root, "tests/a.test.ts"), status: "passed", assertionResults }] });
}

test("a behaviour is counted once, and has failed when a row of its table has", () => {
  const rows = vitestReport({ 1: ["passed", "passed"], 2: ["passed", "failed"], 3: ["passed", "skipped"] });
  expect(readVitestReport(rows, 1)).toEqual({
    passed: 2,
    failed: 1,
    runs: 5,
    files: ["tests/a.test.ts"],
    skipped: ["line 3, row 1"],
    failures: ["tests/a.test.ts:2:1 line 2, row 1\n    Error: expected 1\n    to be 2"],
  });
});

test("a test of the browser counts once for all browsers, and one that was skipped is named", () => {
  const spec = (line: number, status: string, error?: string, projectName = "phone") => ({
    title: `line ${line}`,
    file: "a.test.ts",
    line,
    column: 1,
    tests: [{ status, projectName, results: error ? [{ error: { message: error } }, {}] : [] }],
  });
  const specs = [
    spec(1, "expected"),
    spec(1, "expected", undefined, "desktop"),
    spec(2, "expected"),
    spec(2, "unexpected", "Error: no answer"),
  ];
  const suites = [
    {
      title: "a.test.ts",
      file: "a.test.ts",
      specs,
      suites: [{ title: "inside", specs: [spec(3, "skipped")] }],
    },
  ];
  expect(readPlaywrightReport(keep({ errors: [], suites }), 1)).toEqual({
    passed: 1,
    failed: 1,
    runs: 4,
    files: ["tests/e2e/a.test.ts"],
    skipped: ["line 3 (phone)"],
    failures: ["tests/e2e/a.test.ts:2:1 line 2 (phone)\n    Error: no answer"],
  });
});

test("a test that passes when it runs again has passed only where the browser lost its tab", () => {
  const spec = (line: number, message: string) => ({
    title: `line ${line}`,
    file: "a.test.ts",
    line,
    column: 1,
    tests: [{ status: "flaky", projectName: "phone", results: [{ error: { message } }, {}] }],
  });
  const specs = [
    spec(1, "Error: page.setViewportSize: Target crashed"),
    spec(2, "Error: page.click: Page crashed"),
    spec(3, "Error: expected 1 to be 2"),
  ];
  const suites = [{ title: "a.test.ts", file: "a.test.ts", specs }];
  expect(readPlaywrightReport(keep({ errors: [], suites }), 0)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ["tests/e2e/a.test.ts:3:1 line 3 (phone)\n    Error: expected 1 to be 2"],
  });
});

test("the runs of a browser are counted by its projects, and a browser in which nothing ran has no count", () => {
  const spec = (projectName: string, status: string) => ({
    title: "one",
    line: 1,
    column: 1,
    file: "a.test.ts",
    tests: [{ status, projectName }],
  });
  const specs = [
    spec("firefox", "expected"),
    spec("firefox-no-js", "unexpected"),
    spec("firefox-no-js", "skipped"),
    spec("phone", "expected"),
  ];
  const report = keep({ errors: [], suites: [{ title: "a.test.ts", file: "a.test.ts", specs }] });
  expect(countProjects(report, "firefox")).toEqual({ passed: 1, failed: 1 });
  expect(countProjects(report, "webkit")).toBeNull();
});

test("a runner that failed without a word, or left no report, counts as a failure", () => {
  const silent = vitestReport({ 1: ["passed"], 2: ["passed"], 3: ["passed"] });
  expect(readVitestReport(silent, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(readVitestReport(silent, 0)).toMatchObject({ passed: 3, failed: 0 });
  expect(readVitestReport(keep({ testResults: [] }), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(readVitestReport("/no/such/report", 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("a file that could not be loaded, and an error outside of a test, count as failures", () => {
  const unloaded = { name: join(root, "tests/b.test.ts"), status: "failed", assertionResults: [] };
  expect(readVitestReport(keep({ testResults: [unloaded] }), 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(readPlaywrightReport(keep({ errors: [{}], suites: [] }), 1)).toMatchObject({ passed: 0, failed: 1 });
});
