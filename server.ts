import "#require-node";
import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady } from "@remix-run/node";
import { createApplication } from "~/config/application.server";
import { createContainer, storeFile } from "~/config/container.server";
import { ConfigurationError, readConfig, readDataDir } from "~/config/env.server";
import { manageJobs } from "~/config/jobs.server";
import { migrate } from "~/config/migrate.server";
import { serveHttp } from "~/http/serve";
import { NewerDocumentsError } from "~/migrations/schema-record";

/** For the bench, which has React render the same pages alone. */
export { build };

try {
  const [, , command, ...options] = process.argv;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const file = () => storeFile({ dataDir: readDataDir() });
  if (command === "migrate") await migrate(file(), say, { check: options[0] === "--check" });
  else if (command === "jobs") process.exitCode = (await manageJobs(file(), options, say)) ? 0 : 1;
  else await serve();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig();
  const container = createContainer(config);
  const app = createApplication(config, container, build);
  await container.start();
  await serveHttp(app, {
    port: config.port,
    hostname: config.listen,
    tls: !config.local,
    clock: container.clock,
    log: container.log,
    trustedProxies: config.trustedProxies,
    stop: container.stop,
  });
  container.log.info({ mode: config.mode, origin: config.origin }, "Listening");
  if (config.development) broadcastDevReady(build);
}

/** A known one is for whoever starts the process to mend, and needs no stack. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return `The configuration is wrong:\n${error.message}`;
  if (error instanceof NewerDocumentsError) return error.message;
  return (error as Error).stack ?? String(error);
}
