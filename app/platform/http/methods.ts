import type { Handler, MiddlewareHandler } from "hono";
import * as words from "~/words/site.generated";

export const methods = ["GET", "HEAD", "POST"];

/** 405 for any method that no route has, and `Allow` on every 405. */
export const knownMethods: MiddlewareHandler = async (context, next) => {
  if (!methods.includes(context.req.method)) {
    return context.text(words.methodNotAllowed(), 405, { allow: methods.join(", ") });
  }
  await next();
  // Remix's own 405, for a page without an action, has no `Allow`.
  if (context.res.status === 405 && !context.res.headers.has("allow"))
    context.res.headers.set("allow", "GET, HEAD");
};

/** 405 for a read-only resource. */
export const refuseMethod: Handler = (context) =>
  context.text(words.methodNotAllowed(), 405, { allow: "GET, HEAD" });
