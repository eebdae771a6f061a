import type { Handler, MiddlewareHandler } from "hono";

export const methods = ["GET", "HEAD", "POST"];

export const notAllowed = "Method not allowed.";

/** 405 for any method that no route knows, and `Allow` on every 405. */
export const knownMethods: MiddlewareHandler = async (context, next) => {
  if (!methods.includes(context.req.method)) {
    return context.text(notAllowed, 405, { allow: methods.join(", ") });
  }
  await next();
  // Remix names none in its own: that of a page without an action.
  if (context.res.status === 405 && !context.res.headers.has("allow"))
    context.res.headers.set("allow", "GET, HEAD");
};

/** 405 for what can only be read. */
export const refuseMethod: Handler = (context) => context.text(notAllowed, 405, { allow: "GET, HEAD" });
