import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { asksForStream } from "./event-streams";

export interface DrainTimes {
  /** How long a connection without a request may still send one, in ms. */
  idleFor: number;
  /** When running requests are cut off, in ms. */
  cutAfter: number;
  /**
   * Streams are told to reconnect, to another process, within this many ms; null: as they were told
   * at their beginning.
   */
  streamsMoveWithin: number | null;
}

/**
 * Follows a server's connections from now on. The returned function ends them without dropping a
 * request: nothing new is accepted, running requests are answered in full with `Connection: close`,
 * and a request already on its way over an idle connection still gets its answer. An event stream,
 * which has no end, is ended. A later request meets a closed connection and not one byte of it is
 * read, so its sender may safely repeat it.
 */
export function createDrain(server: Server): (times: DrainTimes) => Promise<void> {
  const running = new Map<Socket, Set<ServerResponse>>();
  let idleFor: number | null = null;

  server.on("connection", (socket: Socket) => {
    running.set(socket, new Set());
    socket.once("close", () => running.delete(socket));
  });
  // Before the handler, which might answer at once.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = running.get(socket);
    answers?.add(response);
    if (idleFor !== null && asksForStream(response.req)) socket.destroy();
    else if (idleFor !== null) {
      // The idle time-out no longer applies, however long the answer takes.
      socket.setTimeout(server.timeout);
      announceClose(response);
    }
    response.once("close", () => {
      answers?.delete(response);
      // The headers of an answer that has begun already promised a connection that stays.
      if (idleFor !== null && answers?.size === 0) socket.setTimeout(idleFor);
    });
  });

  return async (times) => {
    idleFor = times.idleFor;
    for (const answers of running.values())
      for (const answer of answers) {
        if (!asksForStream(answer.req)) announceClose(answer);
        else endStream(answer, times.streamsMoveWithin);
      }
    await acceptWaiting(server, times.idleFor);
    const cut = setTimeout(() => server.closeAllConnections(), times.cutAfter);
    await new Promise((closed) => {
      // The HTTP server's own `close` would destroy idle connections together with a request on its
      // way.
      NetServer.prototype.close.call(server, closed);
      for (const [socket, answers] of running) if (answers.size === 0) socket.setTimeout(times.idleFor);
    });
    clearTimeout(cut);
  };
}

/**
 * When a port closes, the system resets connections that it has established but not handed over
 * yet. It hands them over between turns of the event loop, so the port closes after a turn that
 * brought none.
 */
async function acceptWaiting(server: Server, atMost: number): Promise<void> {
  let accepted: boolean;
  const note = () => {
    accepted = true;
  };
  server.on("connection", note);
  const until = performance.now() + atMost;
  // The rest of this turn, in which the port may have been polled already.
  await turn();
  do {
    accepted = false;
    await turn();
  } while (accepted && performance.now() < until);
  server.off("connection", note);
}

const turn = () => new Promise((next) => setImmediate(next));

function endStream(response: ServerResponse, movesWithin: number | null): void {
  // An answer that begins later would run until it is cut off.
  if (!response.headersSent) response.destroy();
  // A chunked answer may be extended; bytes beyond an announced length would be read as the next
  // answer.
  else if (movesWithin === null || !response.chunkedEncoding) response.end();
  else response.end(`retry: ${Math.ceil(Math.random() * movesWithin)}\n\n`);
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
