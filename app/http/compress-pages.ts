import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { bytesOf } from "~/values/whole-texts.server";
import { chooseEncoding } from "./content-encoding";

/**
 * Of eleven: a list of 111 kB takes 0.14 ms and has 9.8 kB. By gzip of level 3 it would take
 * 0.35 ms for 11.1 kB. Done at once, because handing it to another thread costs as much again.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const gzip = { level: 3 };

/** Bytes below which compression costs more than it saves. */
const threshold = 1_024;

/**
 * Compresses what is generated for each request, at the qualities that take least time. Never for a
 * request that another site caused: that site could put guesses into the address, which is part of
 * the page, and learn from the answer's length whether the page contains them (BREACH). Our answers
 * are whole texts, so they are compressed whole. Hono's own middleware turns each one into a
 * stream, even for a client without compression, and that costs more than the compression.
 */
export const compressPages: MiddlewareHandler = async (context, next) => {
  await next();
  const { res: answer, req } = context;
  const { headers, status } = answer;
  if (req.method === "HEAD" || headers.has("content-encoding")) return;
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "")) return;
  headers.append("vary", "accept-encoding");
  const site = req.header("sec-fetch-site");
  const isEmpty = status === 204 || status === 304;
  const isForeign = site === "cross-site" || site === "same-site";
  const accepted = req.header("accept-encoding");
  const encoding = chooseEncoding(accepted);
  if (isEmpty || isForeign || encoding === "identity") return;

  // A download may be large and is sent in parts, each without waiting for the others.
  if (headers.has("content-disposition") && answer.body) {
    if (chooseEncoding(accepted, ["gzip", "identity"]) !== "gzip") return;
    headers.set("content-encoding", "gzip");
    headers.delete("content-length");
    const packed = answer.body.pipeThrough(new CompressionStream("gzip"));
    context.res = undefined;
    context.res = new Response(packed, { status, headers });
    return;
  }
  const plain = await bytesOf(answer);
  const isSmall = plain.length < threshold;
  if (!isSmall) headers.set("content-encoding", encoding);
  headers.delete("content-length");
  // Otherwise Hono would merge the two, and read the new one's body to do so.
  context.res = undefined;
  context.res = new Response(isSmall ? plain : pack(plain, encoding), { status, headers });
};

function pack(plain: Uint8Array, encoding: "br" | "gzip"): Uint8Array<ArrayBuffer> {
  return encoding === "br" ? brotliCompressSync(plain, brotli) : gzipSync(plain, gzip);
}
