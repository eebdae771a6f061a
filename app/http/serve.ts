import type { Server } from "node:http";
import type { Logger } from "pino";
import type { Clock } from "~/platform/ports/clock";
import { SAME_SIGNAL, STOP_CUTS_AFTER, STOP_DEADLINE, STOP_IDLE, STREAMS_MOVE } from "~/values/durations";
import { createDrain } from "./drain";
import type { HttpApp } from "./http-app";
import { createHttpServer } from "./http-server";

interface ServeOptions {
  port: number;
  hostname: string;
  /** Whether clients use TLS: outside local mode, behind the proxy. */
  tls: boolean;
  clock: Clock;
  log: Logger;
  /** Addresses and ranges of proxies, whose connections aren't counted as one client's. */
  trustedProxies?: readonly string[];
  /**
   * How long a load balancer gets to notice that this process isn't ready any more, in ms; 0
   * without one.
   */
  drainAfter?: number;
  /** Aborted by the first signal: from then on `/readyz` reports unready. */
  stopping?: AbortController;
  /** Observes the server's requests, if metrics are on. */
  observe?(server: Server): void;
  /** Closes everything that isn't HTTP. */
  stop(): Promise<void>;
}

/**
 * Listens, and stops in order on SIGTERM or SIGINT: first reports unready and serves as before for
 * `drainAfter`; then accepts nothing new, finishes running requests, and calls `stop`; all within
 * ten seconds more, of which requests get nine. Jobs that are cut off are resumed by the next
 * process. A second signal, a second later or more, ends the process at once.
 */
export function serveHttp(app: HttpApp, options: ServeOptions): Promise<Server> {
  const { port, hostname, log, stop, stopping = new AbortController(), drainAfter = 0 } = options;
  return new Promise((resolve, reject) => {
    const server = createHttpServer(app, options);
    server.once("error", reject);
    options.observe?.(server);
    const drainConnections = createDrain(server);

    let stoppingSince: number | null = null;
    const shutDown = async (signal: string) => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince >= SAME_SIGNAL) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      log.info({ signal, drainAfter }, "Stopping");
      stopping.abort();
      if (drainAfter > 0) await new Promise((over) => setTimeout(over, drainAfter));
      const late = setTimeout(() => {
        log.warn({}, "Stopped before everything ended");
        process.exit(0);
      }, STOP_DEADLINE);
      await drainConnections({
        idleFor: STOP_IDLE,
        cutAfter: STOP_CUTS_AFTER,
        streamsMoveWithin: drainAfter > 0 ? STREAMS_MOVE : null,
      });
      await stop();
      clearTimeout(late);
      log.info({}, "Stopped");
      process.exit(0);
    };
    process.on("SIGTERM", shutDown);
    process.on("SIGINT", shutDown);
    server.listen(port, hostname, () => resolve(server));
  });
}
