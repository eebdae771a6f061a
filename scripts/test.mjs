// @ts-check
/**
 * `npm test`: builds, runs the unit tests (Vitest) and the browser tests (Playwright) against a copy
 * of the product of its own. Says last what it left out, and ends with one line: `N passed, N failed`,
 * which counts behaviours: a table is one, however many rows show it.
 *
 *   npm test -- unit [vitest arguments]
 *   npm test -- e2e [playwright arguments]
 *   npm test -- moments [vitest arguments]   what names days, at the moments of vitest.config.ts
 *   npm test -- all              the tests, and what names days at those moments, too
 *   npm test -- resilience [vitest arguments]   `npm run resilience`
 *   npm test -- everything       that, and all that it leaves out: scripts/everything.mjs
 *   npm test -- … --no-build     uses the build that is there
 *   npm test -- e2e --on=pair    how the product under the browser tests runs: a file of scripts/on/; one process by default
 */
import "./require-node.mjs";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startAuthEmulator } from "./auth-emulator.mjs";
import { updateGenerated } from "./codegen.mjs";
import { ensureChromium } from "./find-chromium.mjs";
import { leftOutOf, leftOutText, resilienceSuites } from "./left-out.mjs";
import { canIsolate } from "./network-namespaces.mjs";
import { otherBrowserSettings, otherBrowsers } from "./other-browsers.mjs";
import { findFreePorts } from "./ports.mjs";
import { cleanUpOnSignals, runProgram, stopPrograms } from "./run-program.mjs";
import { projectId } from "./site.mjs";
import { makeTemporaryDirectory } from "./temporary-directory.mjs";
import { countProjects, readPlaywrightReport, readVitestReport } from "./test-reports.mjs";
import { readWay } from "./ways.mjs";

/** @typedef {import("./test-reports.mjs").Tally} Tally */

const reports = {
  unit: "test-results/unit.json",
  e2e: "test-results/e2e.json",
  product: "test-results/e2e-product.log",
};

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/**
 * Runs what follows in a network of its own: a browser breaks off what it loads whenever a link of its network comes
 * or goes, as those do that the tests of a balanced site make and cut.
 */
const ownNetwork = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];

/** What has to be undone, newest last. @type {(() => Promise<unknown>)[]} */
const cleanups = [];

async function cleanUp() {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

cleanUpOnSignals(async () => {
  await stopPrograms();
  await cleanUp();
});

const {
  name: on,
  way,
  rest: args,
} = await readWay(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
/** What can be run: projects of vitest.config.ts by a pattern of their names, and whether in a browser, too. */
const choices = {
  usual: { projects: "unit*", browser: true },
  unit: { projects: "unit*", browser: false },
  e2e: { projects: null, browser: true },
  moments: { projects: "!unit*", browser: false },
  all: { projects: "*", browser: true },
  resilience: { projects: "unit*", browser: false },
};
/** What a choice runs where no file is named. @type {Record<string, readonly string[]>} */
const suites = { resilience: resilienceSuites };
if (args[0] === "everything") {
  const { runEverything } = await import("./everything.mjs");
  process.exit(await runEverything());
}
const only = args[0] && Object.hasOwn(choices, args[0]) ? args.shift() : undefined;
const { projects, browser } = choices[/** @type {keyof typeof choices} */ (only ?? "usual")];
const skipBuild = args.includes("--no-build");
const given = args.filter((arg) => arg !== "--no-build");
const runnerArgs = given.length > 0 ? given : (suites[only ?? ""] ?? []);
if (!only && runnerArgs.length > 0) {
  process.stderr.write(
    `Say which runner "${runnerArgs.join(" ")}" is for: npm test -- unit|e2e|moments|all|everything …\n`,
  );
  process.exit(2);
}

/** @type {Tally[]} */
const tallies = [];
await mkdir("test-results", { recursive: true });
const temporary = await makeTemporaryDirectory();
cleanups.push(() => rm(temporary, { recursive: true, force: true }));
process.env.TMPDIR = temporary;
try {
  await updateGenerated();
  const chromium = browser ? await ensureChromium() : null;
  if (!skipBuild && only !== "moments") await build();
  // At the same time: each waits a good deal, for a page or a process, and the other has the processor then.
  const ended = await Promise.allSettled([
    ...(projects ? [runVitest(projects, chromium !== null && canIsolate() ? ownNetwork : [])] : []),
    ...(chromium ? [runE2e(chromium, projects !== null)] : []),
  ]);
  for (const run of ended) {
    if (run.status === "rejected") throw run.reason;
    tallies.push(run.value);
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  tallies.push({ passed: 0, failed: 1, runs: 0, files: [], skipped: [], failures: [] });
} finally {
  await cleanUp();
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
const runs = tallies.reduce((sum, tally) => sum + tally.runs, 0);
const left = leftOut();
process.stdout.write(leftOutText(left));
if (left.length > 0) process.stdout.write("  All of it: npm test -- everything\n");
// Last, so that the end of a long log names what failed.
const failures = tallies.flatMap((tally) => tally.failures);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join("\n")}\n`);
process.stdout.write(
  `\n${runs} runs of tests. A table's rows, browsers and moments count as one behaviour:\n`,
);
process.stdout.write(`${passed} passed, ${failed} failed\n`);

/** What the browsers beside Chromium showed, a line for each of them. */
function sayOtherBrowsers() {
  for (const { name, project, packages, find } of otherBrowsers) {
    const count = countProjects(reports.e2e, project);
    if (count) process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed\n`);
    else if (!find())
      process.stdout.write(`${name}: not installed, skipped (apt-get install ${packages.join(" ")})\n`);
  }
}

/** What this run left out, and how to run that. */
function leftOut() {
  const skipped = tallies.flatMap((tally) => tally.skipped);
  const named = skipped.slice(0, 5).map((name) => `skipped: ${name}`);
  if (skipped.length > named.length) named.push(`skipped: ${skipped.length - named.length} more`);
  return [
    ...(runnerArgs.length > 0 ? [`what isn’t named by ${runnerArgs.join(" ")}`] : []),
    ...(projects === "unit*" ? ["other moments of the clock; at four of them: npm test -- moments"] : []),
    ...(only === "moments" ? ["all that names no day; all at one moment: npm test"] : []),
    ...(projects === "unit*" && !browser ? ["what runs in a browser: npm test -- e2e"] : []),
    ...(only === "e2e" ? ["what runs without a browser: npm test -- unit"] : []),
    ...(browser ? Object.entries(way.leavesOut ?? {}).map(([file, why]) => `${file} on ${on}: ${why}`) : []),
    ...leftOutOf(
      tallies.flatMap(({ files }) => files),
      process.env,
    ),
    ...named,
  ];
}

async function build() {
  const { code } = await runProgram(["scripts/build.mjs"]);
  if (code !== 0) throw new Error("The build failed; no test was run.");
}

/**
 * @param {string} project pattern of names of vitest.config.ts
 * @param {string[]} within
 * @returns {Promise<Tally>}
 */
async function runVitest(project, within) {
  await rm(reports.unit, { force: true });
  const options = ["--project", project, "--reporter=default", "--reporter=json"];
  const output = `--outputFile.json=${reports.unit}`;
  const vitest = ["node_modules/.bin/vitest", "run", ...options, output];
  const { code } = await runProgram([...vitest, ...runnerArgs], { within });
  return readVitestReport(reports.unit, code);
}

/**
 * @param {string} chromium
 * @param {boolean} beside whether another runner is speaking: what this one says is shown once it has ended
 * @returns {Promise<Tally>}
 */
async function runE2e(chromium, beside) {
  await rm(reports.e2e, { force: true });
  const product = await startProduct();
  const playwright = ["node_modules/.bin/playwright", "test", ...runnerArgs];
  const { code, output } = await runProgram(playwright, {
    env: { ...process.env, ...product, ...otherBrowserSettings(), CHROMIUM_PATH: chromium },
    capture: beside,
  });
  process.stdout.write(output);
  const tally = readPlaywrightReport(reports.e2e, code);
  if (tally.runs > 0) sayOtherBrowsers();
  return tally;
}

/**
 * A copy of the product on free ports with an empty data directory; `cleanUp` stops and removes it.
 * @returns {Promise<Record<string, string | undefined>>} what the browser tests are told about it, once it answers
 */
async function startProduct() {
  const [port = 0] = await findFreePorts(1);
  const dataDir = await mkdtemp(join(tmpdir(), "talent-platform-e2e-"));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));

  const file = createWriteStream(reports.product);
  cleanups.push(async () => file.end());
  /** @type {string[]} */
  const lastLines = [];
  /** @param {string} line */
  const log = (line) => {
    file.write(`${line}\n`);
    lastLines.push(line);
    if (lastLines.length > 30) lastLines.shift();
  };

  const emulator = await startAuthEmulator({ projectId, log });
  cleanups.push(() => emulator.stop());
  try {
    const product = await way.start({
      dataDir,
      port,
      authEmulatorHost: emulator.host,
      // Every test comes from a network of its own, which it claims as a proxy would.
      settings: { TRUSTED_PROXIES: "127.0.0.1" },
      log,
    });
    cleanups.push(() => product.stop());
    return {
      ...product.settings,
      E2E_BASE_URL: product.origin,
      E2E_GRAPHQL_URL: product.graphqlUrl ?? `${product.origin}/graphql`,
      E2E_DATA_DIR: dataDir,
      E2E_AUTH_EMULATOR_HOST: emulator.host,
      E2E_LEFT_OUT: Object.keys(way.leavesOut ?? {}).join(),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The product for the browser tests did not start: ${reason}\n${lastLines.join("\n")}`);
  }
}
