// @ts-check
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} files that ran, relative to the project
 * @property {readonly string[]} skipped the tests that did not run, by name
 */

/**
 * What Vitest's JSON report says. A file that could not be loaded counts as one failed test.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Tally}
 */
export function readVitestReport(file, exitCode) {
  return honest(exitCode, () => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const unloaded = report.testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
        result.status === "failed" && result.assertionResults.every(({ status }) => status !== "failed"),
    );
    /** @type {{ name: string, assertionResults: { status: string, fullName: string }[] }[]} */
    const results = report.testResults;
    const notRun = ["skipped", "pending", "todo", "disabled"];
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      files: results.map(({ name }) => relative(process.cwd(), name)),
      skipped: results
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => notRun.includes(status))
        .map(({ fullName }) => fullName),
    };
  });
}

/**
 * What Playwright's JSON report says. An error outside of a test counts as one failed test.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Tally}
 */
export function readPlaywrightReport(file, exitCode) {
  return honest(exitCode, () => {
    const { stats, errors, suites } = JSON.parse(readFileSync(file, "utf8"));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      files: suites.map((/** @type {{ file: string }} */ suite) => `tests/e2e/${suite.file}`),
      skipped: skippedIn(suites),
    };
  });
}

/** @typedef {{ title: string, tests: { status: string, projectName: string }[] }} Spec */
/** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */

/** @param {Suite[]} suites @returns {string[]} */
function skippedIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "skipped")
        .map(({ projectName }) => `${title} (${projectName})`),
    ),
    ...skippedIn(inner),
  ]);
}

/**
 * A runner that left no report, ran nothing, or failed without naming a test counts as one failure.
 * @param {number} exitCode
 * @param {() => Tally} read
 * @returns {Tally}
 */
function honest(exitCode, read) {
  /** @type {Tally} */
  let tally = { passed: 0, failed: 0, files: [], skipped: [] };
  try {
    tally = read();
  } catch {
    return { ...tally, failed: 1 };
  }
  const silentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silentFailure ? { ...tally, failed: 1 } : tally;
}
