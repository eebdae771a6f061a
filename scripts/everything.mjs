// @ts-check
import { leftOutText } from "./left-out.mjs";
import { runProgram } from "./run-program.mjs";

/** By exit code; any other one is a failure. A command that lacks what it needs runs nothing, and has said so. */
const outcomes = new Map([
  [0, "passed"],
  [3, "not run"],
]);

/**
 * `npm test`, and each command by which a run says that all it left out is run (`scripts/left-out.mjs`).
 *
 * @type {readonly { command: string, args: string[], env?: Record<string, string> }[]}
 */
export const longRuns = [
  { command: "npm test -- all", args: ["scripts/test.mjs", "all"] },
  {
    command: "npm run resilience",
    args: ["scripts/test.mjs", "resilience", "--no-build"],
    env: { RESILIENCE: "full" },
  },
  { command: "npm run fuzz", args: ["scripts/fuzz.mjs"] },
  {
    command: "MARKET_WALKS=100 npm test -- unit tests/across/books.test.ts",
    args: ["scripts/test.mjs", "unit", "tests/across/books.test.ts", "--no-build"],
    env: { MARKET_WALKS: "100" },
  },
  { command: "npm run test:firestore", args: ["scripts/test-firestore.mjs"] },
  { command: "npm run test:opensearch", args: ["scripts/test-opensearch.mjs"] },
  ...["pair", "balanced", "firestore"].map((on) => ({
    command: `npm test -- e2e --on=${on}`,
    args: ["scripts/test.mjs", "e2e", `--on=${on}`, "--no-build"],
  })),
  ...[["--market", "--briefs", "10000"], ["--inbox"], ["--streams"], ["--pictures"]].map((options) => ({
    command: `npm run bench -- ${options.join(" ")}`,
    args: ["tools/bench.mjs", ...options, "--no-build"],
  })),
  { command: "npm run image", args: ["scripts/image.mjs"] },
];

/**
 * Runs them one after the other, whatever becomes of each, and says what each took. A few hours.
 *
 * @param {typeof longRuns} runs
 * @param {(args: string[], options: { env: NodeJS.ProcessEnv }) => Promise<{ code: number }>} run
 * @returns {Promise<number>} the exit code
 */
export async function runEverything(runs = longRuns, run = runProgram) {
  const lines = [];
  const left = [];
  let failed = 0;
  for (const { command, args, env } of runs) {
    process.stdout.write(`\n━━ ${command}\n`);
    const begun = performance.now();
    const { code } = await run(args, { env: { ...process.env, ...env } });
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    const outcome = outcomes.get(code) ?? "FAILED";
    if (outcome === "not run") left.push(command);
    if (outcome === "FAILED") failed += 1;
    lines.push(`${outcome.padEnd(8)} ${minutes.padStart(6)} min  ${command}`);
  }
  process.stdout.write(`\n${lines.join("\n")}\n${leftOutText(left)}`);
  process.stdout.write(`\n${runs.length - failed - left.length} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}
