import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { asksForStream } from "./event-streams";

export interface DrainTimes {
  /** How long a connection without a request is still listened to, in ms. */
  idleFor: number;
  /** What still runs then is cut off, in ms. */
  cutAfter: number;
  /** Streams are told to ask again after up to so many ms, where another process answers; null: as they were told at their beginning. */
  streamsMoveWithin: number | null;
}

/**
 * Follows a server's connections from now on; the answer ends them so that no request is dropped:
 * nothing new is accepted, what runs is answered in full with `Connection: close`, and a request that
 * is on its way over an idle connection still gets its answer. A stream of events, which has no end, ends. A request that comes later meets a
 * closed connection, and not one byte of it was read, so whoever sent it may send it again.
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
      // Its time as an idle connection is over, however long the answer takes.
      socket.setTimeout(server.timeout);
      announceClose(response);
    }
    response.once("close", () => {
      answers?.delete(response);
      // An answer that had begun before promised a connection that stays.
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
      // The HTTP server's own `close` would destroy idle connections with the request that is on its way.
      NetServer.prototype.close.call(server, closed);
      for (const [socket, answers] of running) if (answers.size === 0) socket.setTimeout(times.idleFor);
    });
    clearTimeout(cut);
  };
}

/**
 * When a port closes, the system resets the connections that it has made and not handed over yet, and it
 * hands them over with the turns of the event loop. So the port closes after a turn that brought none.
 */
async function acceptWaiting(server: Server, atMost: number): Promise<void> {
  let accepted: boolean;
  const note = () => {
    accepted = true;
  };
  server.on("connection", note);
  const until = performance.now() + atMost;
  // The rest of this turn, which may be past its look at the port.
  await turn();
  do {
    accepted = false;
    await turn();
  } while (accepted && performance.now() < until);
  server.off("connection", note);
}

const turn = () => new Promise((next) => setImmediate(next));

function endStream(response: ServerResponse, movesWithin: number | null): void {
  // One that begins later would run until it is cut off.
  if (!response.headersSent) response.destroy();
  // In chunks anything may be added; more than an announced length would be read as the next answer.
  else if (movesWithin === null || !response.chunkedEncoding) response.end();
  else response.end(`retry: ${Math.ceil(Math.random() * movesWithin)}\n\n`);
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
