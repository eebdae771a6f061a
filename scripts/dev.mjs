// @ts-check
/** `npm run dev`: the site, in which every change shows at once, and everything it needs on this machine. */
import "./require-node.mjs";
import { watch } from "node:fs/promises";
import { join } from "node:path";
import { startChild } from "./child.mjs";
import { isSource, runCodegen, updateGenerated } from "./codegen.mjs";
import { runParts, say } from "./parts.mjs";
import { projectDir, readSettings, sayWhere, siteEnvironment, startIdentity, waitForSite } from "./site.mjs";

const code = await runParts(async (run) => {
  const settings = await readSettings(process.env);
  say("Starting the Auth emulator …");
  const identity = startIdentity(settings, run);
  await updateGenerated();
  const site = await startChild(["scripts/dev-server.mjs"], {
    cwd: projectDir,
    env: siteEnvironment(settings, "development"),
  });
  run.add("The site", site);
  regenerate(run.signal);
  await Promise.all([identity, waitForSite(settings.port, run.signal)]);
  if (!run.signal.aborted) sayWhere(settings);
});
process.exit(code);

/** After each change of a source, until the end. @param {AbortSignal} signal */
async function regenerate(signal) {
  try {
    for await (const { filename } of watch(join(projectDir, "app"), { recursive: true, signal }))
      if (filename && isSource(filename)) await runCodegen();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
