import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { health } from "~/http/health";
import { createHttpApp, type HttpParts } from "~/http/http-app";
import { createRoutePatterns } from "~/http/route-patterns";

export const ourHost = "guildhall.example";
export const ourOrigin = `https://${ourHost}`;

interface Line {
  level: number;
  msg: string;
  [field: string]: unknown;
}

/** The HTTP layer around pages that answer "page"; `asked` lists what reached them. */
export function createTestHttpApp(parts: Partial<HttpParts> = {}) {
  const lines: Line[] = [];
  const asked: Request[] = [];
  const log = pino({ level: "trace", base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = createHttpApp({
    log,
    routeOf: createRoutePatterns({}, ["/reference/:secret", "/feeds/search/:secret", "/feeds/dates/:secret"]),
    allowedHosts: [ourHost],
    origin: ourOrigin,
    local: false,
    trustedProxies: [],
    health: health({}, createTestClock()),
    endpoints: [],
    pages: async (request) => {
      asked.push(request);
      return new Response("page");
    },
    ...parts,
  });
  return {
    app,
    asked,
    log,
    lines,
    /** A request as it comes from a browser on the site, unless its headers say otherwise; null leaves one out. */
    ask(path: string, { method = "GET", headers = {}, body }: Ask = {}) {
      const given = { host: ourHost, ...(method === "POST" ? { origin: ourOrigin } : {}), ...headers };
      const sent = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== null);
      return app.request(new Request(new URL(path, ourOrigin), { method, headers: sent, body }));
    },
  };
}

interface Ask {
  method?: string;
  headers?: Record<string, string | null>;
  body?: BodyInit;
}

/** Endpoints that answer as `answers` says, by path. */
export function endpointsOf(answers: Record<string, () => Response | Promise<Response>>): Hono[] {
  const app = new Hono();
  for (const [path, answer] of Object.entries(answers)) app.all(path, answer);
  return [app];
}

/** Listens on a free port until the test ends. */
export async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const starting = serve({ fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(starting));
  });
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  );
  return (server.address() as AddressInfo).port;
}

/** Writes these bytes to a port, and answers all that comes back until the connection ends. */
export function exchange(port: number, ...written: (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => {
      for (const part of written) socket.write(part);
    });
    socket.setEncoding("utf8");
    socket.on("data", (text) => {
      received += text;
    });
    // A server that refuses a body may hang up on what is still being sent.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
}

/** The lines of a request without a body, for `exchange`. */
export function requestLines(line: string, headers: Record<string, string> = {}): string {
  const all = { host: ourHost, connection: "close", ...headers };
  return `${[line, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join("\r\n")}\r\n\r\n`;
}
