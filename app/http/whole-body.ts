import type { MiddlewareHandler } from "hono";
import { limits } from "~/values/limits";
import { uploadRoom } from "~/values/upload-room";
import * as words from "~/words/site.generated";
import { said } from "./refusals";
import type { HttpBindings, HttpVariables } from "./request-log";

/**
 * Reads the body of a post before anything else does, `limits.httpBody` at most, in the same room
 * as uploads: many slow ones would fill the memory otherwise, and what asks for a turn is whole.
 */
export function wholeBody(
  networkOf: (arrival: HttpBindings["incoming"]) => string,
): MiddlewareHandler<{ Bindings: HttpBindings; Variables: HttpVariables }> {
  return async (context, next) => {
    const { raw } = context.req;
    if (Number(raw.headers.get("content-length")) > limits.httpBody) return context.text(said[413](), 413);
    if (!raw.body) return next();
    let chunks: Uint8Array[] | null = [];
    let length = 0;
    const held = uploadRoom.hold(`network ${networkOf(context.env?.incoming)}`, () => {
      chunks = null;
    });
    try {
      for await (const chunk of raw.body as AsyncIterable<Uint8Array> & typeof raw.body) {
        length += chunk.length;
        if (length > limits.httpBody) return context.text(said[413](), 413);
        chunks?.push(chunk);
        held.add(chunk.length);
      }
      // Only now: a browser shows no answer that comes while it still sends.
      if (chunks === null) return context.text(words.crowded(), 503);
      // No copy: the server's own kind of request is copied by its own class alone.
      const { method, url, headers, signal } = raw;
      context.req.raw = new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
      // The request has a copy of its own.
      chunks = [];
      return await next();
    } finally {
      held.release();
    }
  };
}

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
