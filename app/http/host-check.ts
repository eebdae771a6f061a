import type { MiddlewareHandler } from "hono";

/** Answers 400 to a `Host` that isn't one of ours, so that no address built from it can mislead anybody. */
export function hostCheck(allowedHosts: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedHosts);
  return async (context, next) => {
    const host = context.req.raw.headers.get("host")?.toLowerCase();
    return host && allowed.has(host) ? next() : context.text("This server doesn't answer to that host.", 400);
  };
}
