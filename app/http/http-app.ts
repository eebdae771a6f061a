import { Hono, type HonoRequest } from "hono";
import type { Logger } from "pino";
import { paths, takesFiles } from "~/paths";
import { customerOf } from "~/values/network";
import * as words from "~/words/site.generated";
import { createNetworkReader } from "./client-address";
import { compressPages } from "./compress-pages";
import { hostCheck } from "./host-check";
import { knownMethods } from "./methods";
import { originGate } from "./origin-gate";
import { said } from "./refusals";
import { createRequestIdReader } from "./request-id";
import { type HttpBindings, type HttpVariables, requestLog } from "./request-log";
import { responseHeaders } from "./response-headers";
import type { RouteOf } from "./route-patterns";
import { createTurns, type Turns } from "./turns";
import { uploadBody, wholeBody } from "./whole-body";

/**
 * A path that must not show a page. The pattern of the router's catch-all route takes no line
 * break, so such a path would end in an error page instead of `/`. A path that begins with two
 * slashes (browsers read a backslash as one) would show the start page, where every link or form
 * that keeps the address leads to another host.
 */
const pageless = /^\/[/\\]|[\n\r\u2028\u2029]/;

/**
 * Takes `path` decoded, as Hono gives it. Such a path leads to `/`, as every unknown path does
 * (product.md §2).
 */
function isPageless(path: string): boolean {
  return pageless.test(path);
}

export interface HttpParts {
  log: Logger;
  /** By it the log knows which part of a path is a secret. */
  routeOf: RouteOf;
  allowedHosts: readonly string[];
  /** The public origin; in local mode any allowed host on plain http counts as well. */
  origin: string;
  local: boolean;
  /** Addresses and ranges of proxies whose X-Forwarded-For and X-Request-Id are trusted. */
  trustedProxies: readonly string[];
  /** Runs before the host check, because /healthz is requested by IP address. */
  health: Hono;
  /**
   * Accepts larger bodies than others may, with a limit of its own; absent if no mail is received.
   */
  inbound?: Hono | null;
  /** Tried in this order; the first that answers wins. */
  endpoints: Hono[];
  /** The web app; null in a process that serves only the API. */
  pages: ((request: Request, arrived: Arrived) => Promise<Response>) | null;
  /** In which order its requests begin while there are many. */
  turns?: Turns;
}

/** What the web app is told of a request: its log, its id, and its network. */
interface Arrived {
  log: Logger;
  requestId: string;
  network: string;
}

/** A page that takes files has other forms, too, which are no longer than usual. */
function isUpload(request: HonoRequest): boolean {
  const type = request.header("content-type") ?? "";
  return takesFiles(request.path) && /^multipart\/form-data\b/i.test(type);
}

/** Fetch `Request → Response`. */
export interface HttpApp {
  fetch(request: Request, bindings?: HttpBindings): Response | Promise<Response>;
}

/** Everything around the pages and the API, as Fetch `Request → Response`. Opens no port. */
export function createHttpApp(parts: HttpParts): Hono<{ Bindings: HttpBindings; Variables: HttpVariables }> {
  const { log, origin, local, allowedHosts, pages, turns = createTurns() } = parts;
  const networkOf = createNetworkReader(parts.trustedProxies);
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.use(requestLog(log, createRequestIdReader(parts.trustedProxies), parts.routeOf));
  app.use(responseHeaders({ tls: !local }));
  // Static files are compressed by the build; this is for pages, on a phone with a bad connection.
  app.use(compressPages);
  app.use(originGate((given, host) => given === origin || (local && given === `http://${host}`)));
  app.use(knownMethods);
  app.route("/", parts.health);
  app.use(hostCheck(allowedHosts));
  if (parts.inbound) app.route("/", parts.inbound);
  const usualBody = wholeBody(networkOf);
  app.post("*", (context, next) =>
    isUpload(context.req) ? uploadBody(context, next) : usualBody(context, next),
  );
  for (const endpoint of parts.endpoints) app.route("/", endpoint);
  app.all("*", (context): Response | Promise<Response> => {
    if (!pages) return context.text(words.notFound(), 404);
    const { raw, method, path } = context.req;
    if (isDataInAdvance(raw)) return context.body(null, 204);
    if (isPageless(path)) return context.redirect(paths.freelancer, method === "POST" ? 303 : 302);
    const { log, requestId } = context.var;
    const incoming = context.env?.incoming;
    const network = networkOf(incoming);
    // What this process asks itself, for a page that it keeps, has had its turn.
    const turn = incoming ? turns.take(customerOf(network), raw) : true;
    const answer = () => pages(raw, { log, requestId, network });
    const answerIf = async (begins: boolean) => (begins ? answer() : context.text(words.crowded(), 503));
    return turn === true ? answer() : turn.then(answerIf);
  });
  app.onError((error, context) => {
    // The client hung up in the middle of the body: the answer has no reader, and nothing is wrong
    // here.
    if ("code" in error && error.code === "ECONNRESET") return context.text(words.endedEarly(), 400);
    const { name, message, stack } = error;
    log.error({ requestId: context.get("requestId"), name, message, stack }, "A request failed");
    return context.text(said[500](), 500);
  });
  return app;
}

/**
 * Whether a browser prefetches the data of a page on hover. No browser may keep a `no-store`
 * answer, so a press would ask again and the data would be read in vain. A prerendered page's own
 * requests do get used.
 */
function isDataInAdvance({ headers, method, url }: Request): boolean {
  return (
    method === "GET" && headers.get("sec-purpose") === "prefetch" && new URL(url).searchParams.has("_data")
  );
}
