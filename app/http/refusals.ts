import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import type { Clock } from "~/platform/ports/clock";
import * as words from "~/words/site.generated";
import { methods } from "./methods";
import { protectionOf } from "./response-headers";

/** The text of each refusal. */
export const said = {
  400: words.notUnderstood,
  405: words.methodNotAllowed,
  411: words.lengthMissing,
  408: words.tooSlow,
  413: words.tooLarge,
  414: words.addressTooLong,
  417: words.expectationFailed,
  431: words.tooManyHeaders,
  500: words.failed,
} as const;

export type RefusalStatus = keyof typeof said;

/**
 * How long what a peer is still sending is read and dropped, in ms: closing at once would discard
 * the answer as well.
 */
const linger = 500;

/** Ends a connection so that its peer can still read the last answer. */
export function endAndLinger(socket: Socket, lastText = ""): void {
  socket.end(lastText);
  socket.resume();
  setTimeout(() => socket.destroy(), linger).unref();
}

/**
 * Answers requests that never reach the app because they can't be parsed: short, with the headers
 * of every other answer, and then the connection ends. Each is logged with its reason, which the
 * peer isn't told.
 */
export function createRefusals({ tls, clock, log }: { tls: boolean; clock: Clock; log: Logger }) {
  const protection = protectionOf({ tls });

  async function refuse(status: RefusalStatus, reason: string): Promise<Response> {
    const requestId = randomUUID();
    log.info({ requestId, status, reason }, "refused");
    const headers = new Headers(await protection);
    headers.set("content-type", "text/plain; charset=utf-8");
    headers.set("connection", "close");
    headers.set("x-request-id", requestId);
    if (status === 405) headers.set("allow", methods.join(", "));
    return new Response(said[status](), { status, headers });
  }

  return {
    refuse,
    /** The same on a connection without a parsed request. */
    async refuseSocket(socket: Socket, status: RefusalStatus, reason: string): Promise<void> {
      const { headers } = await refuse(status, reason);
      const text = said[status]();
      if (!socket.writable) return;
      const lines = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...[...headers].map(([name, value]) => `${name}: ${value}`),
        `date: ${clock.now().toUTCString()}`,
        `content-length: ${Buffer.byteLength(text)}`,
      ];
      endAndLinger(socket, `${lines.join("\r\n")}\r\n\r\n${text}`);
    },
  };
}

export type Refusals = ReturnType<typeof createRefusals>;
