// @ts-check
/**
 * `npm run local`: builds the site and runs it with everything it needs on this machine. `--no-build` runs
 * the last build; `--demo` fills in a sample market first, once.
 */
import "./require-node.mjs";
import { startChild } from "./child.mjs";
import { fillDemo } from "./demo.mjs";
import { runParts, say } from "./parts.mjs";
import {
  buildSite,
  projectDir,
  readSettings,
  requireBuild,
  sayWhere,
  siteEnvironment,
  startIdentity,
  waitForSite,
} from "./site.mjs";
import { buildTool } from "./tool.mjs";

const withBuild = !process.argv.includes("--no-build");
const withDemo = process.argv.includes("--demo");

const code = await runParts(async (run) => {
  const settings = await readSettings(process.env);
  if (!withBuild) await requireBuild();
  say(withBuild ? "Building, and starting the Auth emulator …" : "Starting the Auth emulator …");
  // Both take their time, and neither needs the other. When one fails, the other is waited for, then ended.
  const outcomes = await Promise.allSettled([
    startIdentity(settings, run),
    withBuild ? buildSite(run.signal) : null,
  ]);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  if (run.signal.aborted) return;
  if (withDemo) say("Filling in the sample market …");
  const who = withDemo ? await fillDemo(await buildTool("demo"), settings, run.signal) : "";
  if (run.signal.aborted) return;
  const server = await startChild(["build/server.js"], {
    cwd: projectDir,
    env: siteEnvironment(settings, "production"),
  });
  run.add("The site", server);
  await waitForSite(settings.port, run.signal);
  if (run.signal.aborted) return;
  sayWhere(settings);
  if (who) say(`${who}\n`);
});
process.exit(code);
