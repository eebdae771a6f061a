import type { MiddlewareHandler } from "hono";
import { limits } from "~/platform/values/limits";
import { said } from "./refusals";

/**
 * Lets a body through that is longer than others: its page reads it to the end and says itself that
 * a file is too large, because a browser shows no answer that comes while it still sends. The
 * length has to be told in advance, so that what goes far beyond is refused unread.
 */
export const uploadBody: MiddlewareHandler = async (context, next) => {
  const length = context.req.header("content-length");
  if (length === undefined || !/^\d{1,12}$/.test(length)) return context.text(said[411](), 411);
  return Number(length) > limits.uploadRead ? context.text(said[413](), 413) : next();
};
