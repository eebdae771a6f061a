import type { IncomingMessage } from "node:http";

/**
 * Whether a request asks for server-sent events, as browsers and our own web process do. Such an
 * answer has no end of its own, and its reader reconnects when it breaks off.
 */
export function asksForStream({ headers }: IncomingMessage): boolean {
  return headers.accept === "text/event-stream";
}
