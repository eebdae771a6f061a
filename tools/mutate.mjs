// @ts-check
/**
 * `npm run mutate`: changes the code of the parts that hold rules, one expression at a time, and runs their
 * tests. A change that no test notices survives, and shows what isn't tested. 1,500 changes, drawn by a seed and
 * shared evenly among the parts, take an hour or so; all of them, most of a day.
 *
 *   npm run mutate                         rules, auth, jobs and values
 *   npm run mutate -- auth jobs            these
 *   npm run mutate -- --seed 7             a drawing again
 *   npm run mutate -- rules --sample 100   a smaller one
 *   npm run mutate -- app/features/briefs/model --all   every change of a folder
 *   npm run mutate -- app/values/fold.ts --tests "tests/values/text*"   with these tests alone
 */
import "../scripts/require-node.mjs";
import { randomInt } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { findAuthEmulator } from "../scripts/auth-emulator.mjs";
import { cleanUpOnSignals } from "../scripts/run-program.mjs";
import { leftOut } from "./mutate/draw-mutants.mjs";
import { codeOf, isPart, names, partOf } from "./mutate/parts.mjs";
import { survived, survivors } from "./mutate/tell-survivors.mjs";

/** @typedef {Awaited<ReturnType<Stryker["runMutationTest"]>>[number]} MutantResult */

const report = "test-results/mutants.txt";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: String(randomInt(1_000_000)) },
    sample: { type: "string", default: "1500" },
    all: { type: "boolean", default: false },
    tests: { type: "string", default: "" },
    concurrency: { type: "string", default: "2" },
  },
});
/** Parts, folders in them, or files. @type {string[]} */
const parts = positionals.length > 0 ? positionals : names;
const unknown = parts.find((part) => !partOf(part));
if (unknown) {
  process.stderr.write(`${unknown} is in none of ${names.join(", ")}.\n`);
  process.exit(2);
}

const emulator = await findAuthEmulator("demo-guildhall");
cleanUpOnSignals(() => emulator.stop());
process.env.TEST_AUTH_EMULATOR_HOST = emulator.host;
process.env.MUTATE_TESTS = values.tests;
process.env.MUTATE_SEED = values.seed;
process.env.MUTATE_SAMPLE = values.all ? "" : String(Math.ceil(Number(values.sample) / parts.length));

/** @type {string[]} */
const scores = [];
try {
  for (const part of parts) {
    const start = performance.now();
    const results = await mutate(part);
    scores.push(score(part, results, (performance.now() - start) / 60_000));
    process.stdout.write(`\n${scores.at(-1)}\n\n`);
  }
} finally {
  await emulator.stop();
}
await mkdir("test-results", { recursive: true });
await writeFile(report, survivors.map((line) => `${line}\n`).join(""));
const drawing = values.all ? "every change" : `seed ${values.seed}`;
process.stdout.write(`${scores.join("\n")}\n${drawing}; survivors are in ${report}\n`);

/** @param {string} part */
async function mutate(part) {
  process.env.MUTATE = partOf(part);
  const stryker = new Stryker({
    mutate: isPart(part) ? codeOf(part) : [part.endsWith(".ts") ? part : `${part}/**/*.ts`],
    testRunner: "vitest",
    // Nearly every test imports nearly every file, by the composition of the product.
    vitest: { configFile: "vitest.mutate.config.ts", pool: "forks", related: false },
    plugins: [
      import.meta.resolve("@stryker-mutator/vitest-runner"),
      "./tools/mutate/draw-mutants.mjs",
      "./tools/mutate/tell-survivors.mjs",
    ],
    checkers: ["draw"],
    reporters: ["progress-append-only", "survivors"],
    coverageAnalysis: "perTest",
    dryRunTimeoutMinutes: 30,
    concurrency: Number(values.concurrency),
    // What a busy machine makes slow is not noticed yet.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    ignorePatterns: ["build", "public", "docs", "tests/e2e", "test-results", ".local", ".cache"],
    // Outside node_modules, whose files Vitest would run once for all tests.
    tempDirName: ".cache/mutate",
    allowConsoleColors: false,
  });
  return stryker.runMutationTest();
}

/** @param {string} part @param {MutantResult[]} results @param {number} minutes */
function score(part, results, minutes) {
  const count = (/** @type {(result: MutantResult) => boolean} */ test) => results.filter(test).length;
  const noticed = count(({ status }) => status === "Killed" || status === "Timeout");
  const tested = noticed + count(survived);
  const rules = results.length - count(({ statusReason }) => statusReason === leftOut.words);
  const percent = ((100 * noticed) / tested).toFixed(1);
  return `${part}: ${percent} % (${noticed} of ${tested} noticed, of ${rules} changes; ${Math.round(minutes)} min)`;
}
