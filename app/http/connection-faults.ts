import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { endAndLinger, type RefusalStatus, type Refusals } from "./refusals";

const statuses: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers requests that the parser refuses or that take too long, where an answer is still
 * possible, and ends the connection: the bytes after a broken request belong to no request.
 */
export function refuseConnectionFaults(server: Server, { refuseSocket }: Refusals): void {
  const answering = new WeakMap<Socket, Set<ServerResponse>>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = answering.get(socket) ?? new Set();
    answering.set(socket, answers.add(response));
    response.once("close", () => answers.delete(response));
  });

  const ending = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET") return void socket.destroy();
    // The parser reports each further piece of the bad bytes. They are dropped while the answer is
    // being sent.
    if (ending.has(socket)) return;
    if (!socket.writable) return void socket.destroy();
    ending.add(socket);
    const answers = [...(answering.get(socket) ?? [])];
    const last = answers.at(-1);
    // A valid request came before the bad bytes: send its answer and no other.
    if (last?.req.complete) return void last.once("close", () => endAndLinger(socket));
    if (answers.length > 1 || last?.headersSent) return void endAndLinger(socket);
    void refuseSocket(socket, statuses[error.code ?? ""] ?? 400, error.code ?? "unknown");
  });

  // Without a listener the connection would end without an answer.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    void refuseSocket(socket, 405, "CONNECT");
  });
}
