import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import { hostCheck } from "./host-check";
import { knownMethods } from "./methods";
import { originGate } from "./origin-gate";
import { type HttpVariables, requestLog } from "./request-log";
import { responseHeaders } from "./response-headers";

const largestBody = 256 * 1024;

export interface HttpParts {
  log: Logger;
  allowedHosts: readonly string[];
  /** The public origin; in local mode any allowed host on plain http counts as well. */
  origin: string;
  local: boolean;
  /** Answers before the host is checked: /healthz is asked by address. */
  health: Hono;
  /** In this order; the first that answers wins. */
  endpoints: Hono[];
  /** The web app; null in a process that serves only the API. */
  pages: ((request: Request, log: Logger) => Promise<Response>) | null;
}

export type HttpApp = Hono<{ Variables: HttpVariables }>;

/** Everything around the pages and the API, as Fetch `Request → Response`. Opens no port. */
export function createHttpApp(parts: HttpParts): HttpApp {
  const { log, origin, local, allowedHosts, pages } = parts;
  const app: HttpApp = new Hono();
  app.use(requestId());
  app.use(requestLog(log));
  app.use(responseHeaders({ tls: !local }));
  // Static files come compressed from the build; this is for pages, on a phone with a bad connection.
  app.use(compress({ threshold: 1_024 }));
  app.use(knownMethods);
  app.route("/", parts.health);
  app.use(hostCheck(allowedHosts));
  app.use(originGate((given, host) => given === origin || (local && given === `http://${host}`)));
  app.use(bodyLimit({ maxSize: largestBody, onError: (context) => context.text("That is too large.", 413) }));
  for (const endpoint of parts.endpoints) app.route("/", endpoint);
  app.all("*", (context) =>
    pages ? pages(context.req.raw, context.get("log")) : context.text("Not found.", 404),
  );
  app.onError((error, context) => {
    // The visitor hung up in the middle of the body: nobody reads the answer, and nothing is wrong here.
    if ("code" in error && error.code === "ECONNRESET") return context.text("The request ended early.", 400);
    const { name, message, stack } = error;
    log.error({ requestId: context.get("requestId"), name, message, stack }, "A request failed");
    return context.text("Something went wrong", 500);
  });
  return app;
}
