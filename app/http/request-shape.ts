import type { IncomingMessage } from "node:http";
import { limits } from "~/values/limits";
import type { RefusalStatus } from "./refusals";

interface Fault {
  status: RefusalStatus;
  /** For the log. */
  reason: string;
}

/**
 * Why a request that the parser accepted must be refused; null if it needn't. If a proxy may see a
 * body's end elsewhere than we do, one request can be smuggled into another (RFC 9112 §11.2).
 */
export function shapeFault({
  url = "",
  httpVersion,
  headers,
  rawHeaders,
}: Pick<IncomingMessage, "url" | "httpVersion" | "headers" | "rawHeaders">): Fault | null {
  if (url.length > limits.httpUrl) return { status: 414, reason: "address" };
  const path = url.split("?", 1)[0] ?? "";
  // No page has such an address. The router would log an error for an undecodable one, and with
  // many slashes it checks at each whether it is the last.
  if (!isDecodable(path) || manySlashes.test(path)) return { status: 400, reason: "address" };
  // Names and values alternate.
  if (rawHeaders.length > 2 * limits.httpHeaders) return { status: 431, reason: "count of headers" };
  const encoding = headers["transfer-encoding"];
  if (encoding !== undefined && (encoding.toLowerCase() !== "chunked" || httpVersion !== "1.1"))
    return { status: 400, reason: "transfer encoding" };
  return null;
}

const manySlashes = /\/{20}/;

/** Whether each percent sign in the path begins a character. The query is parsed more leniently. */
function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
