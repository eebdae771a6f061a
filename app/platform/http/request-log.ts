import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Arrival } from "./client-address";
import type { RequestIdReader } from "./request-id";

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
    const line = { method, path: withoutSecret(path).slice(0, 200), status: context.res.status, ms };
    const failed = context.res.status >= 500;
    // A failure after the client hung up or broke off the body is no error of ours.
    if (failed && context.req.raw.signal.aborted) requestLogger.info({ ...line, hungUp: true }, "request");
    else if (failed) requestLogger.error(line, "request");
    else requestLogger.info(line, "request");
  };
}

/** What follows here lets everyone in who has it: a former client’s link, a feed. */
const secretAfter = /^(\/(?:reference|feeds\/[^/]+)\/).+/s;

const withoutSecret = (path: string) => path.replace(secretAfter, "$1…");
