// @ts-check
import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Tally */

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
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
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
    const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  });
}

/**
 * A runner that left no report, ran nothing, or failed without naming a test counts as one failure.
 * @param {number} exitCode
 * @param {() => Tally} read
 * @returns {Tally}
 */
function honest(exitCode, read) {
  /** @type {Tally} */
  let tally = { passed: 0, failed: 0 };
  try {
    tally = read();
  } catch {
    return { passed: 0, failed: 1 };
  }
  const silentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silentFailure ? { ...tally, failed: 1 } : tally;
}
