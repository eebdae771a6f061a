import type { Server } from "node:http";
import type { Socket } from "node:net";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import type { HttpApp } from "./http-app";

const drainFor = 10_000;

/**
 * Listens, and stops in order on SIGTERM or SIGINT: accepts nothing new, finishes what runs (10 s at
 * most), then `stop`. A second signal ends the process at once.
 */
export function serveHttp(
  app: HttpApp,
  { port, hostname, log, stop }: { port: number; hostname: string; log: Logger; stop(): Promise<void> },
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, () => resolve(server)) as Server;
    server.headersTimeout = 10_000;
    server.requestTimeout = 30_000;
    server.keepAliveTimeout = 5_000;
    server.once("error", reject);

    // Node's own `closeIdleConnections` leaves a connection that never asked for anything, and one that asks later.
    const idle = new Set<Socket>();
    server.on("connection", (socket: Socket) => {
      idle.add(socket);
      socket.once("close", () => idle.delete(socket));
    });
    server.on("request", ({ socket }, response) => {
      idle.delete(socket);
      response.once("close", () => {
        if (stopping) socket.destroy();
        else if (!socket.destroyed) idle.add(socket);
      });
    });

    let stopping = false;
    const shutDown = async (signal: string) => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, "Stopping");
      const timer = setTimeout(() => server.closeAllConnections(), drainFor);
      await new Promise((done) => {
        server.close(done);
        for (const socket of idle) socket.destroy();
      });
      clearTimeout(timer);
      await stop();
      log.info({}, "Stopped");
      process.exit(0);
    };
    process.on("SIGTERM", shutDown);
    process.on("SIGINT", shutDown);
  });
}
