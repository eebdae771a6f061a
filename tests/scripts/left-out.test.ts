import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { leftOutOf, leftOutText } from "../../scripts/left-out.mjs";
import { readPlaywrightReport, readVitestReport } from "../../scripts/test-reports.mjs";

const whole = { FUZZ_RUNS: "100000", RESILIENCE: "full" };

test.each([
  ["tests/fuzz/walks.test.ts", {}, /^tests\/fuzz\/: all but 5,000 of 100,000 .*npm run fuzz$/],
  ["tests/fuzz/walks.test.ts", { FUZZ_RUNS: "99999" }, /all but 99,999 of 100,000/],
  ["tests/fuzz/walks.test.ts", whole, null],
  ["tests/resilience/twice.test.ts", {}, /npm run resilience$/],
  ["tests/resilience/twice.test.ts", whole, null],
  ["tests/migrations/old-stores.test.ts", {}, /npm run resilience$/],
  ["tests/migrations/old-stores.test.ts", whole, null],
  ["tests/migrations/steps.test.ts", {}, null],
  ["tests/domain/books.test.ts", {}, /all but 4 generated walks/],
  ["tests/domain/fit.test.ts", {}, null],
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

test("a report names the tests that were skipped, and the files that ran", () => {
  const assertionResults = [
    { status: "passed", fullName: "runs" },
    { status: "skipped", fullName: "needs a disk" },
    { status: "todo", fullName: "is to come" },
  ];
  const name = join(process.cwd(), "tests/a.test.ts");
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name, status: "passed", assertionResults }],
  };
  expect(readVitestReport(keep(vitest), 0)).toEqual({
    passed: 1,
    failed: 0,
    files: ["tests/a.test.ts"],
    skipped: ["needs a disk", "is to come"],
  });
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: "phone" }] });
  const playwright = {
    stats: { expected: 1, flaky: 0, unexpected: 0 },
    errors: [],
    suites: [
      {
        title: "a.test.ts",
        file: "a.test.ts",
        specs: [spec("runs", "expected")],
        suites: [{ title: "inside", specs: [spec("needs a mouse", "skipped")] }],
      },
    ],
  };
  expect(readPlaywrightReport(keep(playwright), 0)).toEqual({
    passed: 1,
    failed: 0,
    files: ["tests/e2e/a.test.ts"],
    skipped: ["needs a mouse (phone)"],
  });
});

test("a runner that failed without a word, or left no report, counts as a failure", () => {
  const silent = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(readVitestReport(keep(silent), 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(readVitestReport(keep(silent), 0)).toMatchObject({ passed: 3, failed: 0 });
  expect(readVitestReport("/no/such/report", 0)).toEqual({ passed: 0, failed: 1, files: [], skipped: [] });
});
