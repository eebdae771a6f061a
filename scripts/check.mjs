// @ts-check
/**
 * `npm run check`: everything that can be said without running the product. One line per step, the
 * whole output of those that fail. `--fix` lets Biome mend what it can first.
 */
import "./require-node.mjs";
import { fileURLToPath } from "node:url";
import { updateGenerated } from "./codegen.mjs";
import { cleanUpOnSignals, runProgram, stopPrograms } from "./run-program.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
cleanUpOnSignals(stopPrograms);

const biome = ["node_modules/.bin/biome", "check", "."];

/** @type {[name: string, args: string[]][]} */
const steps = [
  ["format and lint", biome],
  ["types", ["node_modules/.bin/tsc", "--noEmit"]],
  ["unused code", ["node_modules/.bin/knip", "--no-progress"]],
  ["structure", ["scripts/structure.mjs"]],
];

if (process.argv.includes("--fix")) await runProgram([...biome, "--write"], { capture: true });

await updateGenerated();
// All at once: the types take one processor as long as the others take the second.
const runs = steps.map(async ([name, args]) => {
  const start = performance.now();
  const { code, output } = await runProgram(args, { capture: true });
  return { name, code, output, seconds: ((performance.now() - start) / 1_000).toFixed(1) };
});

let failures = 0;
for (const run of runs) {
  const { name, code, output, seconds } = await run;
  process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)\n`);
  // What it counts is worth seeing where it is well, too.
  if (code === 0 && name === "structure") process.stdout.write(output.trimEnd().concat("\n"));
  if (code !== 0) {
    failures += 1;
    process.stdout.write(`${output.trimEnd()}\n\n`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;
