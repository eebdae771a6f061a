import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Logger } from "pino";
import type { Clock } from "~/platform/ports/clock";
import {
  DEADLINE_CHECK,
  HEADERS_DEADLINE,
  KEEP_ALIVE,
  KEEP_ALIVE_PROXY,
  REQUEST_RECEIVED,
  SOCKET_SILENCE,
} from "~/values/durations";
import { limits } from "~/values/limits";
import { createPeerReader } from "./client-address";
import { boundConnections } from "./connection-bounds";
import { refuseConnectionFaults } from "./connection-faults";
import type { HttpApp } from "./http-app";
import { createRefusals } from "./refusals";
import { shapeFault } from "./request-shape";

/** In ms. */
export interface ServerTimes {
  headers: number;
  request: number;
  silence: number;
  keepAlive: number;
  keepAliveProxy: number;
  /** How often the first two are checked. */
  check: number;
}

const usualTimes: ServerTimes = {
  headers: HEADERS_DEADLINE,
  request: REQUEST_RECEIVED,
  silence: SOCKET_SILENCE,
  keepAlive: KEEP_ALIVE,
  keepAliveProxy: KEEP_ALIVE_PROXY,
  check: DEADLINE_CHECK,
};

/**
 * Node's server around the app, with limits on connections and on what a request looks like
 * (decisions/http.md).
 */
export function createHttpServer(
  app: HttpApp,
  {
    hostname,
    tls,
    clock,
    log,
    trustedProxies = [],
    times = usualTimes,
  }: {
    hostname: string;
    tls: boolean;
    clock: Clock;
    log: Logger;
    /** Addresses and ranges of proxies, whose connections aren't counted as one client's. */
    trustedProxies?: readonly string[];
    times?: ServerTimes;
  },
): Server {
  const refusals = createRefusals({ tls, clock, log });
  const answer = getRequestListener(app.fetch, { hostname, errorHandler });

  // The app answers its own failures; only those that it never received or couldn't catch arrive
  // here.
  function errorHandler(error: unknown): Promise<Response> {
    if (error instanceof RequestError) return refusals.refuse(400, error.message);
    // The client hung up: the library aborts the reading of the body with a text as the reason.
    if (typeof error === "string") return refusals.refuse(400, error);
    const { name, message, stack } = error as Error;
    log.error({ name, message, stack }, "A request failed");
    return refusals.refuse(500, name);
  }

  const server = createServer(
    {
      headersTimeout: times.headers,
      requestTimeout: times.request,
      // If we close a proxy's idle connection first, a request may be on its way over it, and a
      // proxy can't repeat a form that may have arrived: it answers 502 (decisions/http.md).
      keepAliveTimeout: trustedProxies.length > 0 ? times.keepAliveProxy : times.keepAlive,
      connectionsCheckingInterval: times.check,
      maxHeaderSize: limits.httpHeaderBytes,
      // The app's own check refuses it instead, with every header.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const fault = shapeFault(incoming);
      if (fault) void refuseRequest(outgoing, fault.status, fault.reason);
      else void answer(incoming, outgoing);
    },
  );
  server.timeout = times.silence;
  // One more than allowed, so that an excess can be detected; Node drops the rest.
  server.maxHeadersCount = limits.httpHeaders + 1;
  const clientOf = createPeerReader(trustedProxies);
  boundConnections(server, {
    total: limits.httpConnections,
    perClient: limits.httpConnectionsPerClient,
    clientOf,
    log,
  });
  server.on("checkExpectation", (_request: IncomingMessage, outgoing: ServerResponse) => {
    void refuseRequest(outgoing, 417, "Expect");
  });
  refuseConnectionFaults(server, refusals);
  return server;

  async function refuseRequest(outgoing: ServerResponse, ...fault: Parameters<typeof refusals.refuse>) {
    const response = await refusals.refuse(...fault);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  }
}
