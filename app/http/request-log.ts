import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Arrival } from "./client-address";
import type { RequestIdReader } from "./request-id";
import type { RouteOf } from "./route-patterns";

/** What the server adds to a request; absent in a test without a server. */
export interface HttpBindings {
  incoming?: Arrival;
}

export interface HttpVariables {
  requestId: string;
  log: Logger;
}

/**
 * One line for each request: id, method, path without its query (a query can hold a link's code),
 * status, time. The answer carries the id, too.
 */
export function requestLog(
  log: Logger,
  requestIdOf: RequestIdReader,
  routeOf: RouteOf,
): MiddlewareHandler<{ Bindings: HttpBindings; Variables: HttpVariables }> {
  return async (context, next) => {
    const started = performance.now();
    const requestId = requestIdOf(context.req.raw, context.env?.incoming);
    context.set("requestId", requestId);
    const requestLogger = log.child({ requestId });
    context.set("log", requestLogger);
    await next();
    context.res.headers.set("x-request-id", requestId);
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const line = { method, path: shownPath(path, routeOf).slice(0, 200), status: context.res.status, ms };
    const failed = context.res.status >= 500;
    // A failure after the client hung up or broke off the body is no error of ours.
    if (failed && context.req.raw.signal.aborted) requestLogger.info({ ...line, hungUp: true }, "request");
    else if (failed) requestLogger.error(line, "request");
    else requestLogger.info(line, "request");
  };
}

/**
 * A path as the log shows it: without what stands in place of a route's `:secret` and behind it,
 * which lets everyone in who has it. Of an address without a route, that may be one with a slip in
 * it, long parts are left out: secrets have 24 characters.
 */
function shownPath(path: string, routeOf: RouteOf): string {
  const route = routeOf(path);
  const parts = path.split("/");
  const isRouted = route !== "other" && !/^\/(?:app\/)?\*$/.test(route);
  if (isRouted && !route.includes(secret)) return path;
  for (let at = 1; at <= Math.min(parts.length, 12); at += 1) {
    const upTo = routeOf(parts.slice(0, at).join("/"));
    if (upTo.includes(secret)) return `${upTo.slice(0, upTo.indexOf(secret))}…`;
  }
  return parts.map((part) => (part.length > longestShown ? "…" : part)).join("/");
}

const secret = ":secret";
const longestShown = 20;
