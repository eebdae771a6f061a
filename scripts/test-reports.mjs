// @ts-check
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

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
 * @property {readonly string[]} failures the runs that failed: where each stands, its name, and how its error begins
 */

/** @typedef {"passed" | "failed" | "skipped"} Outcome */
/**
 * Run of a test: where it stands, how it ended, and what its errors say.
 * @typedef {{ place: string, name: string, outcome: Outcome, errors: readonly string[] }} Run
 */

/** @type {Tally} */
const nothing = { passed: 0, failed: 0, runs: 0, files: [], skipped: [], failures: [] };

/**
 * What Vitest's JSON report says. A file that could not be loaded counts as one failed behaviour.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Tally}
 */
export function readVitestReport(file, exitCode) {
  return honest(exitCode, () => {
    /** @typedef {{ line: number, column: number }} Location */
    /** @typedef {{ status: string, fullName: string, location?: Location | null, failureMessages?: string[] }} Result */
    /** @type {{ testResults: { name: string, status: string, message?: string, assertionResults: Result[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(file, "utf8"));
    const runs = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName, location, failureMessages = [] }) => ({
        place: `${relative(process.cwd(), name)}:${location ? `${location.line}:${location.column}` : fullName}`,
        name: fullName,
        outcome: toOutcome(status),
        errors: failureMessages,
      })),
    );
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((result) => result.status !== "failed"),
    );
    const files = testResults.map(({ name }) => relative(process.cwd(), name));
    return tally(
      runs,
      [...new Set(files)],
      unloaded.map(({ name, message = "" }) =>
        failure(relative(process.cwd(), name), "could not be loaded", [message]),
      ),
    );
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
    const others = errors.map((/** @type {{ message?: string }} */ { message = "" }) =>
      failure("tests/e2e", "outside of a test", [message]),
    );
    return tally(runsIn(suites), files, others);
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

/** @typedef {{ status: string, projectName: string, results?: { error?: { message?: string } }[] }} SpecRun */
/** @typedef {{ file: string, line: number, column: number }} Place */
/** @typedef {Place & { title: string, tests: SpecRun[] }} Spec */
/** @typedef {Place & { title: string, specs?: Spec[], suites?: Suite[] }} Suite */

/** @param {Suite[]} suites @returns {(Run & { project: string })[]} */
function runsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests, file, line, column }) =>
      tests.map(({ status, projectName, results = [] }) => {
        const errors = results.flatMap(({ error }) => error?.message ?? []);
        return {
          place: `tests/e2e/${file}:${line}:${column}`,
          name: `${title} (${projectName})`,
          project: projectName,
          outcome: status === "flaky" ? ofSecondRun(errors) : toOutcome(status),
          errors,
        };
      }),
    ),
    ...runsIn(inner),
  ]);
}

/**
 * A test that passed when it ran again: only a tab that the browser lost says nothing of the product.
 * @param {readonly string[]} errors of the runs before @returns {Outcome}
 */
function ofSecondRun(errors) {
  return errors.every((error) => /\b(?:Target|Page) crashed\b/.test(error)) ? "passed" : "failed";
}

/** A runner's word for how a test ended; what this doesn't know has failed. @param {string} status @returns {Outcome} */
function toOutcome(status) {
  if (["passed", "expected"].includes(status)) return "passed";
  return ["skipped", "pending", "todo", "disabled"].includes(status) ? "skipped" : "failed";
}

/**
 * @param {readonly Run[]} runs
 * @param {readonly string[]} files
 * @param {readonly string[]} otherFailures what failed outside of a test
 * @returns {Tally}
 */
function tally(runs, files, otherFailures) {
  const placesOf = (/** @type {Outcome} */ outcome) =>
    new Set(runs.filter((run) => run.outcome === outcome).map(({ place }) => place));
  const failed = placesOf("failed");
  return {
    passed: [...placesOf("passed")].filter((place) => !failed.has(place)).length,
    failed: failed.size + otherFailures.length,
    runs: runs.filter(({ outcome }) => outcome !== "skipped").length,
    files,
    skipped: runs.filter(({ outcome }) => outcome === "skipped").map(({ name }) => name),
    failures: [
      ...runs
        .filter(({ outcome }) => outcome === "failed")
        .map(({ place, name, errors }) => failure(place, name, errors)),
      ...otherFailures,
    ],
  };
}

/** Lines of an error that say what was expected and what came instead; what follows is a stack or a page. */
const errorLines = 8;

/** @param {string} place @param {string} name @param {readonly string[]} errors */
function failure(place, name, errors) {
  const lines = stripVTControlCharacters(errors[0] ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, errorLines);
  return [`${place} ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
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
