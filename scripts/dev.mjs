// @ts-check
/** `npm run dev`: the site with rebuilding on every change, and everything it needs on this machine. */
import "./require-node.mjs";
import { watch } from "node:fs/promises";
import { join } from "node:path";
import { startChild } from "./child.mjs";
import { isSource, runCodegen, updateGenerated } from "./codegen.mjs";
import { runParts, say } from "./parts.mjs";
import {
  projectDir,
  readSettings,
  remixCli,
  sayWhere,
  siteEnvironment,
  startIdentity,
  waitForSite,
} from "./site.mjs";
import { buildPrograms } from "./tool.mjs";

const code = await runParts(async (run) => {
  const settings = await readSettings(process.env);
  say("Starting the Auth emulator …");
  // Here and not in server.ts: every rebuild ends the server's whole process tree.
  await startIdentity(settings, run);
  if (run.signal.aborted) return;
  await updateGenerated();
  await buildPrograms();
  const remix = await startChild([remixCli, "dev", "-c", "node build/server.js"], {
    cwd: projectDir,
    env: siteEnvironment(settings, "development"),
  });
  // The group, because the server is a child of remix dev.
  run.add("remix dev", { exited: remix.exited, stop: () => remix.stop({ group: true }) });
  regenerate(run.signal);
  await waitForSite(settings.port, run.signal);
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
