// @ts-check
/**
 * `npm run seed -- --briefs 1000000`: a large market for measuring, with as many profiles as briefs, in a directory of its own (`--directory`;
 * never the developer's `.local` by itself). One that was cut off goes on when it is started again.
 */
import "../scripts/require-node.mjs";
import { statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { say } from "../scripts/parts.mjs";
import { projectDir } from "../scripts/site.mjs";
import { seedDirectory, seedInto } from "./seed/run-seed.mjs";

const { values } = parseArgs({
  options: { briefs: { type: "string", default: "1000000" }, directory: { type: "string" } },
});
const briefs = Number(values.briefs);
if (!Number.isInteger(briefs) || briefs < 1_000) {
  say("--briefs must be a number from 1000.");
  process.exit(1);
}
const directory = values.directory ? resolve(values.directory) : seedDirectory(briefs);
await mkdir(directory, { recursive: true });

const begun = performance.now();
const width = 30;
let lastTenth = -1;
/** @param {number} done */
const show = (done) => {
  const share = done / (2 * briefs);
  const seconds = (performance.now() - begun) / 1_000;
  const bar = "█".repeat(Math.round(share * width)).padEnd(width, "░");
  const text = `${bar} ${done.toLocaleString("en")} briefs and profiles, ${seconds.toFixed(0)} s`;
  const tenth = Math.floor(share * 10);
  if (process.stdout.isTTY) process.stdout.write(`\r${text}`);
  else if (tenth !== lastTenth) say(text);
  lastTenth = tenth;
};
const code = await seedInto(directory, briefs, show);
if (process.stdout.isTTY) say("");
if (code === 0) {
  const bytes = statSync(join(directory, "store.sqlite")).size;
  const shown = directory.startsWith(projectDir) ? directory.slice(projectDir.length) : directory;
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  say(
    `${briefs.toLocaleString("en")} briefs and as many profiles in ${shown}: ${(bytes / 1e9).toFixed(2)} GB, ${minutes} minutes.`,
  );
}
process.exitCode = code;
