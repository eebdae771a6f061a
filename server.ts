import "#require-node";
import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady } from "@remix-run/node";
import { createApplication } from "~/config/application.server";
import { createContainer } from "~/config/container.server";
import { ConfigurationError, readConfig } from "~/config/env.server";
import { serveHttp } from "~/http/serve";

/** For the bench, which has React render the same pages alone. */
export { build };

try {
  const config = readConfig();
  const container = createContainer(config);
  const app = createApplication(config, container, build);
  container.start();
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
} catch (error) {
  const known = error instanceof ConfigurationError;
  process.stderr.write(
    `${known ? `The configuration is wrong:\n${error.message}` : (error as Error).stack}\n`,
  );
  process.exit(1);
}
