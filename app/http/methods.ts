import type { MiddlewareHandler } from "hono";

const known = ["GET", "HEAD", "POST"];

/** 405 for any method that no route knows. */
export const knownMethods: MiddlewareHandler = async (context, next) => {
  if (known.includes(context.req.method)) return next();
  return context.text("Method not allowed.", 405, { allow: known.join(", ") });
};
