import type { IncomingMessage } from "node:http";
import { limits } from "~/platform/values/limits";
import type { RefusalStatus } from "./refusals";

interface Fault {
  status: RefusalStatus;
  /** For the log. */
  reason: string;
}

/**
 * Why no request should be made of what the parser let pass; null for nothing. A body whose end a proxy may
 * see elsewhere than we do is how one request is smuggled into another (RFC 9112 §11.2).
 */
export function shapeFault({
  url = "",
  httpVersion,
  headers,
  rawHeaders,
}: Pick<IncomingMessage, "url" | "httpVersion" | "headers" | "rawHeaders">): Fault | null {
  if (url.length > limits.httpUrl) return { status: 414, reason: "address" };
  const path = url.split("?", 1)[0] ?? "";
  // Nothing has such an address. The router would complain of the one in a log of its own, and look from each slash
  // of the other for whether it is the last.
  if (!isDecodable(path) || manySlashes.test(path)) return { status: 400, reason: "address" };
  // Names and values take turns.
  if (rawHeaders.length > 2 * limits.httpHeaders) return { status: 431, reason: "count of headers" };
  const encoding = headers["transfer-encoding"];
  if (encoding !== undefined && (encoding.toLowerCase() !== "chunked" || httpVersion !== "1.1"))
    return { status: 400, reason: "transfer encoding" };
  return null;
}

const manySlashes = /\/{20}/;

/** Whether the path's percent signs all begin a character. What comes after it is read more kindly. */
function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
