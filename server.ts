import "#require-node";
import * as build from "virtual:remix/server-build";
import { createApplication } from "~/config/application.server";
import { isCommand, runCommand } from "~/config/commands.server";
import { createContainer } from "~/config/container.server";
import { ConfigurationError, readConfig } from "~/config/env.server";
import { createLog } from "~/config/log.server";
import { openObservation } from "~/config/observation.server";
import { serveHttp } from "~/http/serve";
import { CommandError } from "~/operations/backup/command-error";
import { NewerDocumentsError } from "~/operations/migrations/schema-record";
import { StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";

/** For the benchmark, which renders the same pages with React alone. */
export { build };

// Files that this process writes are readable by their owner only.
process.umask(0o077);

try {
  const [, , name = "", ...args] = process.argv;
  if (isCommand(name)) await runCommand(name, args);
  else await serve();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const observation = await openObservation(config, log);
  const container = createContainer(config, log, { observation });
  const stopping = new AbortController();
  const app = observation.app(
    createApplication(config, container, build, { stopping: stopping.signal }),
    build,
  );
  await container.start();
  await serveHttp(app, {
    port: config.port,
    hostname: config.listen,
    tls: !config.local,
    clock: container.clock,
    log: container.log,
    trustedProxies: config.trustedProxies,
    drainAfter: config.drainAfter,
    stopping,
    observe: (server) => observation.server(server, build),
    stop: container.stop,
  });
  container.log.info({ mode: config.mode, origin: config.origin }, "Listening");
}

/** The operator can fix a known error, which needs no stack. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return `The configuration is wrong:\n${error.message}`;
  const known = [NewerDocumentsError, StoreDamagedError, StoreUnavailableError, CommandError];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  return (error as Error).stack ?? String(error);
}
