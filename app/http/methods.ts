import type { Handler, MiddlewareHandler } from "hono";
import * as words from "~/words/site.generated";

export const methods = ["GET", "HEAD", "POST"];

/** 405 for any method that no route has, and `Allow` on every 405. */
export const knownMethods: MiddlewareHandler = async (context, next) => {
  if (!methods.includes(context.req.method)) {
    return context.text(words.methodNotAllowed(), 405, { allow: methods.join(", ") });
  }
  await next();
  // Remix's own 405, for an address without an action, has no `Allow`.
  const { res: answer } = context;
  if (answer.status !== 405 || answer.headers.has("allow")) return;
  answer.headers.set("allow", "GET, HEAD");
  // And where there is no page, such as at a file's, it is JSON for a running page.
  const isForScript = new URL(context.req.url).searchParams.has("_data");
  if (isForScript || !answer.headers.get("content-type")?.includes("json")) return;
  answer.headers.delete("x-remix-error");
  answer.headers.set("content-type", "text/plain; charset=utf-8");
  context.res = new Response(words.methodNotAllowed(), answer);
};

/** 405 for a read-only resource. */
export const refuseMethod: Handler = (context) =>
  context.text(words.methodNotAllowed(), 405, { allow: "GET, HEAD" });
