import type { MiddlewareHandler } from "hono";
import * as words from "~/words/site.generated";

/**
 * Refuses posts that another site caused (403), before any other handler sees them: by `Origin` and
 * by `Sec-Fetch-Site`. Without either, only a request without cookies may pass: it isn't a
 * browser's, and carries no session. Forwarded headers are never read.
 */
export function originGate(isOurs: (origin: string, host: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const { method, headers } = context.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    const origin = headers.get("origin");
    const site = headers.get("sec-fetch-site");
    const refused =
      (site !== null && site !== "same-origin") ||
      (origin !== null && !isOurs(origin, headers.get("host") ?? "")) ||
      (origin === null && site === null && headers.has("cookie"));
    if (refused) return context.text(words.fromAnotherSite(), 403);
    // Checked here, and only here. Remix would compare it with a forwarded host that any client can
    // claim, and answer 500.
    headers.delete("origin");
    return next();
  };
}
