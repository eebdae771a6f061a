import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

export interface HttpVariables {
  requestId: string;
  log: Logger;
}

/**
 * One line a request: id, method, path without its query (a query can hold a link's code), status, time.
 * The answer carries the id, too.
 */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: HttpVariables }> {
  return async (context, next) => {
    const started = performance.now();
    const requestLogger = log.child({ requestId: context.get("requestId") });
    context.set("log", requestLogger);
    await next();
    // `requestId()` sets it beforehand, and an answer that a page made itself would be without it.
    context.res.headers.set("x-request-id", context.get("requestId"));
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const line = { method, path: path.slice(0, 200), status: context.res.status, ms };
    if (context.res.status >= 500) requestLogger.error(line, "request");
    else requestLogger.info(line, "request");
  };
}
