import { createServer, type Server } from "node:http";
import type { PrometheusMetrics } from "./prometheus.server";

/** A scraper needs one connection; this leaves room for a few that hang. */
const CONNECTIONS = 20;

/**
 * `/metrics` on a port of its own: a site's numbers are private, so they are never on the port that
 * a proxy leads to. Rejects when the port is taken.
 */
export function serveMetrics(
  metrics: Pick<PrometheusMetrics, "read">,
  { port, hostname }: { port: number; hostname: string },
): Promise<Server> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    const [path] = (request.url ?? "").split("?");
    if (path !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await metrics.read();
      response.writeHead(200, { "content-type": type }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.maxConnections = CONNECTIONS;
  // The metrics server alone keeps no process running.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, () => resolve(server));
  });
}
