import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { paths } from "~/paths";
import { limits } from "~/platform/values/limits";
import { createNetworkReader } from "./client-address";
import { compressPages } from "./compress-pages";
import { hostCheck } from "./host-check";
import { knownMethods } from "./methods";
import { originGate } from "./origin-gate";
import { endedEarly, said } from "./refusals";
import { createRequestIdReader } from "./request-id";
import { type HttpBindings, type HttpVariables, requestLog } from "./request-log";
import { responseHeaders } from "./response-headers";

/**
 * A path at which no page may show. The pattern of the router's catch-all route takes no line break, so such a
 * path would end in an error page instead of `/`. What begins with two slashes (browsers read a backslash as one)
 * would be shown the start page, where every link or form that keeps the address leads to another host.
 */
const pageless = /^\/[/\\]|[\n\r\u2028\u2029]/;

/** `path` decoded, as Hono gives it. Such a path leads to `/` as every other that nothing is at (product.md §2). */
function isPageless(path: string): boolean {
  return pageless.test(path);
}

export interface HttpParts {
  log: Logger;
  allowedHosts: readonly string[];
  /** The public origin; in local mode any allowed host on plain http counts as well. */
  origin: string;
  local: boolean;
  /** Addresses and ranges of proxies whose X-Forwarded-For and X-Request-Id count. */
  trustedProxies: readonly string[];
  /** Answers before the host is checked: /healthz is asked by address. */
  health: Hono;
  /** Takes bodies larger than others may be, and bounds them itself; none where no mail is received. */
  inbound?: Hono | null;
  /** In this order; the first that answers wins. */
  endpoints: Hono[];
  /** The web app; null in a process that serves only the API. */
  pages: ((request: Request, arrived: Arrived) => Promise<Response>) | null;
}

/** What the web app is told of a request: its log and number, and the network that it came from. */
interface Arrived {
  log: Logger;
  requestId: string;
  network: string;
}

/** Fetch `Request → Response`. */
export interface HttpApp {
  fetch(request: Request, bindings?: HttpBindings): Response | Promise<Response>;
}

/** Everything around the pages and the API, as Fetch `Request → Response`. Opens no port. */
export function createHttpApp(parts: HttpParts): Hono<{ Bindings: HttpBindings; Variables: HttpVariables }> {
  const { log, origin, local, allowedHosts, pages } = parts;
  const networkOf = createNetworkReader(parts.trustedProxies);
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.use(requestLog(log, createRequestIdReader(parts.trustedProxies)));
  app.use(responseHeaders({ tls: !local }));
  // Static files come compressed from the build; this is for pages, on a phone with a bad connection.
  app.use(compressPages);
  app.use(originGate((given, host) => given === origin || (local && given === `http://${host}`)));
  app.use(knownMethods);
  app.route("/", parts.health);
  app.use(hostCheck(allowedHosts));
  if (parts.inbound) app.route("/", parts.inbound);
  app.post("*", bodyLimit({ maxSize: limits.httpBody, onError: (context) => context.text(said[413], 413) }));
  for (const endpoint of parts.endpoints) app.route("/", endpoint);
  app.all("*", (context) => {
    if (!pages) return context.text("Not found.", 404);
    const { raw, method, path } = context.req;
    if (isDataInAdvance(raw)) return context.body(null, 204);
    if (isPageless(path)) return context.redirect(paths.freelancer, method === "POST" ? 303 : 302);
    // It has no body. Remix asks for one whenever it hands a request on, and Hono would build a whole Request
    // to answer.
    if (method !== "POST") Object.defineProperty(raw, "body", { value: null });
    const { log, requestId } = context.var;
    return pages(raw, { log, requestId, network: networkOf(context.env?.incoming) });
  });
  app.onError((error, context) => {
    // The visitor hung up in the middle of the body: nobody reads the answer, and nothing is wrong here.
    if ("code" in error && error.code === "ECONNRESET") return context.text(endedEarly, 400);
    const { name, message, stack } = error;
    log.error({ requestId: context.get("requestId"), name, message, stack }, "A request failed");
    return context.text("Something went wrong", 500);
  });
  return app;
}

/**
 * Whether a browser fetches the data of a page at which somebody only points. No browser may keep what is `no-store`,
 * so that a press asks again: nothing is read for it. What a page that is rendered in advance asks for itself is used.
 */
function isDataInAdvance({ headers, method, url }: Request): boolean {
  return (
    method === "GET" && headers.get("sec-purpose") === "prefetch" && new URL(url).searchParams.has("_data")
  );
}
