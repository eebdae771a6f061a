import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { createHttpServer, type ServerTimes } from "~/http/http-server";
import type { Turns } from "~/http/turns";
import { createTestHttpApp, ourHost, ourOrigin } from "./http-app";

/** A server that listens until the test ends; its pages answer the size of what they read. */
export async function startServer({
  local = false,
  times,
  trustedProxies,
  pages = readAll,
  turns,
}: {
  local?: boolean;
  trustedProxies?: readonly string[];
  times?: ServerTimes;
  pages?: typeof readAll;
  turns?: Turns;
} = {}) {
  const { app, asked } = createTestHttpApp({
    local,
    ...(turns && { turns }),
    pages: (request) => {
      asked.push(request);
      return pages(request);
    },
  });
  const log = { info: () => undefined, warn: () => undefined, error: expect.unreachable } as never;
  const server = createHttpServer(app, {
    hostname: "127.0.0.1",
    tls: !local,
    clock: createTestClock(),
    log,
    trustedProxies,
    times,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, asked, port: (server.address() as AddressInfo).port };
}

async function readAll(request: Request): Promise<Response> {
  return new Response(`${(await request.arrayBuffer()).byteLength} read`);
}

/** A post as our own page sends it; `headers` are whole lines. */
export function post(headers: string, body = ""): string {
  const ours = `host: ${ourHost}\r\norigin: ${ourOrigin}\r\nconnection: close\r\n`;
  return `POST /login HTTP/1.1\r\n${ours}${headers}\r\n${body}`;
}

/** A request without a body. */
export function ask(line: string, headers = ""): string {
  return `${line}\r\nhost: ${ourHost}\r\nconnection: close\r\n${headers}\r\n`;
}

/** The headers of the first answer among what came back, in small letters. */
export function headersOf(received: string): Record<string, string> {
  const [head = ""] = received.split("\r\n\r\n");
  const lines = head.split("\r\n").slice(1);
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2).map((part) => part.toLowerCase())));
}
