// @ts-check
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * What a run showed. A behaviour is a place in the code that says one: the rows of its table, the browsers and
 * the moments of the clock that show it are runs of it, and it has passed when none of them failed.
 *
 * @typedef {object} Tally
 * @property {number} passed behaviours
 * @property {number} failed behaviours
 * @property {number} runs how often they were shown
 * @property {readonly string[]} files that ran, relative to the project
 * @property {readonly string[]} skipped the tests that did not run, by name
 */

/** @typedef {"passed" | "failed" | "skipped"} Outcome */
/** @typedef {{ place: string, name: string, outcome: Outcome }} Run of a test: where it stands, and how it ended */

/** @type {Tally} */
const nothing = { passed: 0, failed: 0, runs: 0, files: [], skipped: [] };

/**
 * What Vitest's JSON report says. A file that could not be loaded counts as one failed behaviour.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Tally}
 */
export function readVitestReport(file, exitCode) {
  return honest(exitCode, () => {
    /** @typedef {{ line: number, column: number }} Location */
    /** @typedef {{ status: string, fullName: string, location?: Location | null }} Result */
    /** @type {{ testResults: { name: string, status: string, assertionResults: Result[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(file, "utf8"));
    const runs = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName, location }) => ({
        place: `${name}:${location ? `${location.line}:${location.column}` : fullName}`,
        name: fullName,
        outcome: toOutcome(status),
      })),
    );
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((result) => result.status !== "failed"),
    );
    const files = testResults.map(({ name }) => relative(process.cwd(), name));
    return tally(runs, [...new Set(files)], unloaded.length);
  });
}

/**
 * What Playwright's JSON report says. An error outside of a test counts as one failed behaviour.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Tally}
 */
export function readPlaywrightReport(file, exitCode) {
  return honest(exitCode, () => {
    const { errors, suites } = JSON.parse(readFileSync(file, "utf8"));
    const files = suites.map((/** @type {Suite} */ suite) => `tests/e2e/${suite.file}`);
    return tally(runsIn(suites), files, errors.length);
  });
}

/**
 * How many tests passed and failed in the projects whose names begin with this; null where none ran.
 * @param {string} file
 * @param {string} start
 * @returns {{ passed: number, failed: number } | null}
 */
export function countProjects(file, start) {
  const { suites } = JSON.parse(readFileSync(file, "utf8"));
  const outcomes = runsIn(suites).flatMap(({ project, outcome }) =>
    project.startsWith(start) ? outcome : [],
  );
  const [passed = 0, failed = 0] = ["passed", "failed"].map(
    (one) => outcomes.filter((it) => it === one).length,
  );
  return passed + failed === 0 ? null : { passed, failed };
}

/** @typedef {{ file: string, line: number, column: number }} Place */
/** @typedef {Place & { title: string, tests: { status: string, projectName: string }[] }} Spec */
/** @typedef {Place & { title: string, specs?: Spec[], suites?: Suite[] }} Suite */

/** @param {Suite[]} suites @returns {(Run & { project: string })[]} */
function runsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests, file, line, column }) =>
      tests.map(({ status, projectName }) => ({
        place: `${file}:${line}:${column}`,
        name: `${title} (${projectName})`,
        project: projectName,
        outcome: toOutcome(status),
      })),
    ),
    ...runsIn(inner),
  ]);
}

/** A runner's word for how a test ended; what this doesn't know has failed. @param {string} status @returns {Outcome} */
function toOutcome(status) {
  if (["passed", "expected", "flaky"].includes(status)) return "passed";
  return ["skipped", "pending", "todo", "disabled"].includes(status) ? "skipped" : "failed";
}

/** @param {readonly Run[]} runs @param {readonly string[]} files @param {number} otherFailures @returns {Tally} */
function tally(runs, files, otherFailures) {
  const placesOf = (/** @type {Outcome} */ outcome) =>
    new Set(runs.filter((run) => run.outcome === outcome).map(({ place }) => place));
  const failed = placesOf("failed");
  return {
    passed: [...placesOf("passed")].filter((place) => !failed.has(place)).length,
    failed: failed.size + otherFailures,
    runs: runs.filter(({ outcome }) => outcome !== "skipped").length,
    files,
    skipped: runs.filter(({ outcome }) => outcome === "skipped").map(({ name }) => name),
  };
}

/**
 * A runner that left no report, ran nothing, or failed without naming a test counts as one failure.
 * @param {number} exitCode
 * @param {() => Tally} read
 * @returns {Tally}
 */
function honest(exitCode, read) {
  let said = nothing;
  try {
    said = read();
  } catch {
    return { ...nothing, failed: 1 };
  }
  const silentFailure = said.failed === 0 && (exitCode !== 0 || said.passed === 0);
  return silentFailure ? { ...said, failed: 1 } : said;
}
