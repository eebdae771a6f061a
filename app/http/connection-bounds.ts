import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { asksForStream } from "./event-streams";

interface Bounds {
  /** The limit of concurrent connections. */
  total: number;
  /** The limit for one client. */
  perClient: number;
  /**
   * The client that a connection from this address counts for; null for a trusted proxy, which has
   * many clients.
   */
  clientOf(address: string | undefined): string | null;
  log: Logger;
}

interface Client {
  name: string | null;
  /** Every connection, with the number of its requests in progress. */
  running: Map<Socket, number>;
  /** Connections without a request, the longest idle first. */
  idle: Set<Socket>;
  /** The last request of a connection that has one, the oldest first. */
  asked: Map<Socket, { request: IncomingMessage; response: ServerResponse }>;
}

/**
 * Limits the connections of a server, in total and for one client, so that one client can't take
 * them all (decisions/http.md). At a limit, a new connection replaces one: at a client's limit an
 * idle one of its own, at the total limit one of the client with most, an idle one or else one that
 * waits for its client, for the rest of a form or until an answer is read. If there is none, the
 * new one is closed without an answer.
 */
export function boundConnections(server: Server, { total, perClient, clientOf, log }: Bounds): void {
  const clients = new Map<string | null, Client>();
  const owners = new WeakMap<Socket, Client>();
  let open = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  server.on("connection", (socket: Socket) => {
    const name = clientOf(socket.remoteAddress);
    const client = clients.get(name) ?? { name, running: new Map(), idle: new Set(), asked: new Map() };
    const isFull = name !== null && client.running.size >= perClient;
    if (isFull || open >= total) {
      tell(isFull ? perClient : total);
      const replaced = isFull ? longestIdleOf(client) : findReplaced(clients.values(), client);
      if (!replaced) return void socket.destroy();
      forget(replaced);
      replaced.destroy();
    }
    clients.set(name, client);
    owners.set(socket, client);
    client.running.set(socket, 0);
    client.idle.add(socket);
    open += 1;
    socket.once("close", () => forget(socket));
  });

  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // A stream waits for hours and counts as idle: pages have priority, and a stream reconnects by
    // itself.
    if (asksForStream(request)) return;
    count(socket, 1);
    const asked = { request, response };
    owners.get(socket)?.asked.set(socket, asked);
    response.once("close", () => {
      count(socket, -1);
      const own = owners.get(socket)?.asked;
      if (own?.get(socket) === asked) own.delete(socket);
    });
  });

  function count(socket: Socket, change: number): void {
    const client = owners.get(socket);
    if (!client) return;
    const running = (client.running.get(socket) ?? 0) + change;
    client.running.set(socket, running);
    if (running === 0) client.idle.add(socket);
    else client.idle.delete(socket);
  }

  /** The connection stops counting; done once, when it ends or is about to. */
  function forget(socket: Socket): void {
    const client = owners.get(socket);
    if (!client) return;
    owners.delete(socket);
    client.running.delete(socket);
    client.idle.delete(socket);
    client.asked.delete(socket);
    if (client.running.size === 0) clients.delete(client.name);
    open -= 1;
  }

  /** In a flood, one line a minute is enough. */
  function tell(limit: number): void {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    log.warn({ limit }, "Too many connections: idle ones are closed, and where none is, new ones refused");
  }
}

/** A proxy comes last, because it has many clients. */
const weightOf = ({ name, running }: Client) => (name === null ? 0 : running.size);
const longestIdleOf = ({ idle: [longest] }: Client) => longest;

/** The connection whose request began first of those that wait for their client. */
function slowestOf({ asked }: Client): Socket | undefined {
  const waits = [...asked].find(([, { request, response }]) => !request.complete || response.headersSent);
  return waits?.[0];
}

/**
 * What a newcomer replaces: a connection of the client with most, where that has more than its own;
 * else an idle one of any, never one on which something is under way.
 */
function findReplaced(clients: Iterable<Client>, newcomer: Client): Socket | undefined {
  const bySize = [...clients].sort((a, b) => weightOf(b) - weightOf(a));
  for (const client of bySize) {
    const isLarger = weightOf(client) > weightOf(newcomer) + 1;
    const replaced = longestIdleOf(client) ?? (isLarger ? slowestOf(client) : undefined);
    if (replaced) return replaced;
  }
  return undefined;
}
