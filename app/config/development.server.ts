import type { ServerBuild } from "@remix-run/node";
import { type DevelopmentFiles, developmentFiles } from "~/http/development-files";
import { createApplication } from "./application.server";
import { createContainer } from "./container.server";
import { readConfig } from "./env.server";
import { createLog } from "./log.server";

/**
 * The product for the dev loop (scripts/dev-server.mjs), which opens it anew when something of it
 * has changed.
 */
export async function openDevelopment(files: DevelopmentFiles) {
  const config = readConfig();
  const container = createContainer(config, createLog(config.logLevel));
  await container.start();
  return {
    /** `build`: what Vite makes of the pages now. */
    applicationOf: (build: ServerBuild) =>
      createApplication(config, container, build, { development: developmentFiles(files) }),
    stop: () => container.stop(),
  };
}
