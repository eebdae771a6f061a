import type { MiddlewareHandler } from "hono";
import { compress } from "hono/compress";

const gzip = compress({ encoding: "gzip", threshold: 1_024 });

/**
 * Compresses what is made anew for a request: by gzip, because brotli takes longer than it saves there.
 * Never for a request that another site caused: that site could put guesses into the address, which is in
 * the page, and read from the answer's length whether they stand beside it (BREACH).
 */
export const compressPages: MiddlewareHandler = (context, next) => {
  const site = context.req.header("sec-fetch-site");
  const isForeign = site === "cross-site" || site === "same-site";
  return isForeign ? next() : gzip(context, next);
};
