// @ts-check
/**
 * `npm run mutate`: changes the code of the folders that hold rules, one line at a time, and runs their tests:
 * a change that no test notices survives, and shows what isn't tested. A sample of 1,500 changes, drawn by a
 * seed and shared evenly among the folders, takes an hour or so; all of them, half a day.
 *
 *   npm run mutate                          domain, auth, jobs and contract
 *   npm run mutate -- auth jobs             these
 *   npm run mutate -- --seed 7              a drawing again
 *   npm run mutate -- domain --all          every change
 *   npm run mutate -- domain/briefs --all   a part of a folder
 */
import "./require-node.mjs";
import { randomInt } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { startAuthEmulator } from "./auth-emulator.mjs";
import { leftOut } from "./mutate/draw-mutants.mjs";
import { folders } from "./mutate/folders.mjs";
import { cleanUpOnSignals } from "./run-program.mjs";

/** @typedef {import("@stryker-mutator/core").MutantResult} MutantResult */

const SAMPLE = Number(process.env.SAMPLE ?? 1_500);
const report = "test-results/mutants.txt";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, all: { type: "boolean", default: false } },
});
const seed = values.seed ?? String(randomInt(1_000_000));
const parts = positionals.length > 0 ? positionals : folders;

const emulator = await startAuthEmulator({ projectId: "demo-guildhall" });
cleanUpOnSignals(() => emulator.stop());
process.env.TEST_AUTH_EMULATOR_HOST = emulator.host;
process.env.MUTATE_SEED = seed;
process.env.MUTATE_SAMPLE = values.all ? "" : String(Math.ceil(SAMPLE / parts.length));

/** @type {string[]} */
const scores = [];
/** @type {string[]} */
const survivors = [];
try {
  for (const part of parts) {
    const start = performance.now();
    const results = await mutate(part);
    scores.push(tell(part, results, (performance.now() - start) / 60_000));
    survivors.push(...results.filter(isSurvivor).map(describe));
  }
} finally {
  await emulator.stop();
}
await mkdir("test-results", { recursive: true });
await writeFile(report, `${survivors.join("\n")}\n`);
process.stdout.write(`\n${values.all ? "every change" : `seed ${seed}`}\n${scores.join("\n")}\nsurvivors: ${report}\n`);

/** @param {string} part of app/ */
async function mutate(part) {
  process.env.MUTATE = part.split("/")[0];
  const stryker = new Stryker({
    mutate: [part.endsWith(".ts") ? `app/${part}` : `app/${part}/**/*.ts`],
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutate.config.ts", pool: "forks", related: false },
    plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutate/draw-mutants.mjs"],
    checkers: ["draw"],
    coverageAnalysis: "perTest",
    concurrency: 2,
    // What a busy machine makes slow is not noticed yet.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    ignorePatterns: ["build", "public", "docs", "tests/e2e", "test-results", ".local", ".cache"],
    tempDirName: ".cache/stryker",
    reporters: ["progress-append-only"],
    allowConsoleColors: false,
  });
  return stryker.runMutationTest();
}

/** @param {string} part @param {MutantResult[]} results @param {number} minutes */
function tell(part, results, minutes) {
  const count = (/** @type {(result: MutantResult) => boolean} */ test) => results.filter(test).length;
  const noticed = count(({ status }) => status === "Killed" || status === "Timeout");
  const survived = count(isSurvivor);
  const score = ((100 * noticed) / (noticed + survived)).toFixed(1);
  const without = count(({ statusReason }) => statusReason === leftOut.words);
  const all = results.length - without;
  return `app/${part}: ${score} % (${noticed} of ${noticed + survived} noticed, drawn from ${all}; ${Math.round(minutes)} min)`;
}

/** @param {MutantResult} result */
function isSurvivor({ status }) {
  return status === "Survived" || status === "NoCoverage";
}

/** @param {MutantResult} result */
function describe({ fileName, location, mutatorName, replacement = "", status }) {
  const { line, column } = location.start;
  const place = `${relative(".", fileName)}:${line}:${column}`;
  const untested = status === "NoCoverage" ? " (no test comes here)" : "";
  return `${place} ${mutatorName} → ${replacement.replace(/\s+/g, " ")}${untested}`;
}
