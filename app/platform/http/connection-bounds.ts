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
}

/**
 * Limits the connections of a server, in total and for one client, so that one client can't take
 * them all (decisions/http.md). At a limit, a new connection replaces an idle one: at a client's
 * limit one of its own, at the total limit one of the client with most. If none is idle, the new
 * one is closed without an answer.
 */
export function boundConnections(server: Server, { total, perClient, clientOf, log }: Bounds): void {
  const clients = new Map<string | null, Client>();
  const owners = new WeakMap<Socket, Client>();
  let open = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  server.on("connection", (socket: Socket) => {
    const name = clientOf(socket.remoteAddress);
    const client = clients.get(name) ?? { name, running: new Map(), idle: new Set() };
    const isFull = name !== null && client.running.size >= perClient;
    if (isFull || open >= total) {
      tell(isFull ? perClient : total);
      const [longestIdle] = (isFull ? client : findLargest(clients.values()))?.idle ?? [];
      if (!longestIdle) return void socket.destroy();
      forget(longestIdle);
      longestIdle.destroy();
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
    response.once("close", () => count(socket, -1));
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

/**
 * Of the clients with an idle connection, the one with most connections; a proxy comes last,
 * because it has many clients.
 */
function findLargest(clients: Iterable<Client>): Client | undefined {
  const weight = ({ name, running }: Client) => (name === null ? 0 : running.size);
  let largest: Client | undefined;
  for (const client of clients)
    if (client.idle.size > 0 && (!largest || weight(client) > weight(largest))) largest = client;
  return largest;
}
