import type { MiddlewareHandler } from "hono";
import * as words from "~/words/site.generated";

/**
 * Answers 400 to a host that isn't one of ours, so that no address built from it can mislead a
 * reader. A request line may name a host, too (`GET http://…/ HTTP/1.1`): then it must be the same.
 */
export function hostCheck(allowedHosts: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedHosts);
  return async (context, next) => {
    const host = context.req.raw.headers.get("host")?.toLowerCase();
    const { host: asked, username, password } = new URL(context.req.url);
    // A Request can't be made of an address that contains a password.
    const isOurs =
      host && allowed.has(host) && new URL(`http://${host}`).host === asked && username + password === "";
    return isOurs ? next() : context.text(words.wrongHost(), 400);
  };
}
