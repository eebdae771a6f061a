// @ts-check
/**
 * `npm run local`: builds the site and runs it with everything it needs on this machine. `--no-build` runs
 * the last build; `--demo` fills in a sample market first, once; `--functions` runs the callable functions in the
 * functions emulator; `--on=pair` runs the pages and the API as two processes (`scripts/on/` has every way).
 */
import "./require-node.mjs";
import { fillDemo } from "../tools/demo.mjs";
import { buildFunctions } from "./build-functions.mjs";
import { readFunctionsPort, startFunctionsEmulator } from "./functions-emulator.mjs";
import { runParts, say } from "./parts.mjs";
import { buildSite, readSettings, requireBuild, sayWhere, siteEnvironment, startIdentity } from "./site.mjs";
import { buildTool } from "./tool.mjs";
import { readWay } from "./ways.mjs";

const withBuild = !process.argv.includes("--no-build");
const withDemo = process.argv.includes("--demo");
const withFunctions = process.argv.includes("--functions");

const code = await runParts(async (run) => {
  const { way } = await readWay(process.argv.slice(2));
  const settings = await readSettings(process.env);
  const functionsPort = withFunctions ? await readFunctionsPort(process.env, settings) : null;
  if (!withBuild) await requireBuild();
  say(withBuild ? "Building, and starting the Auth emulator …" : "Starting the Auth emulator …");
  // Both take their time, and neither needs the other. When one fails, the other is waited for, then ended.
  const outcomes = await Promise.allSettled([
    startIdentity(settings, run),
    withBuild ? buildSite(run.signal) : null,
    withBuild && withFunctions ? buildFunctions() : null,
  ]);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  if (run.signal.aborted) return;
  if (withDemo) say("Filling in the sample market …");
  const who = withDemo ? await fillDemo(await buildTool("demo"), settings, run.signal) : "";
  if (run.signal.aborted) return;
  /** @type {Record<string, string>} */
  let callable = {};
  if (functionsPort !== null) {
    say("Starting the functions emulator …");
    const site = siteEnvironment(settings, "production");
    const functions = await startFunctionsEmulator({ port: functionsPort, site, signal: run.signal });
    run.add("The functions emulator", functions);
    callable = functions.settings;
  }
  if (run.signal.aborted) return;
  const product = await way.start({ ...settings, settings: callable, signal: run.signal });
  for (const part of product.processes) run.add(part.name, part);
  if (run.signal.aborted) return;
  sayWhere(settings);
  if (who) say(`${who}\n`);
});
process.exit(code);
