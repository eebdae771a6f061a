import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { asksForStream } from "./event-streams";

interface Bounds {
  /** Connections at once. */
  total: number;
  /** Of these, from one client. */
  perClient: number;
  /** The client that a connection from this address counts for; null for a trusted proxy, which speaks for many. */
  clientOf(address: string | undefined): string | null;
  log: Logger;
}

interface Client {
  name: string | null;
  /** Every connection, with the number of requests that are being answered on it. */
  running: Map<Socket, number>;
  /** Those with none, the one that has waited longest first. */
  idle: Set<Socket>;
}

/**
 * Bounds the connections of a server, all and those of one client, so that nobody takes them all
 * (decisions/http.md).
 * Where one too many comes, an idle one goes for it: at a client's bound its own, at the bound of all one of the
 * client with most. Where none is idle, the new one is closed without a word.
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
    // A stream is waited on for hours and counts as idle: pages come first, and it comes back by itself.
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

  /** Its connection counts no more; done once, when it ends or is about to. */
  function forget(socket: Socket): void {
    const client = owners.get(socket);
    if (!client) return;
    owners.delete(socket);
    client.running.delete(socket);
    client.idle.delete(socket);
    if (client.running.size === 0) clients.delete(client.name);
    open -= 1;
  }

  /** In a flood, once a minute says it all. */
  function tell(limit: number): void {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    log.warn({ limit }, "Too many connections: idle ones are closed, and where none is, new ones refused");
  }
}

/** Of the clients with an idle connection the one with most connections; a proxy, which has those of many, last. */
function findLargest(clients: Iterable<Client>): Client | undefined {
  const weight = ({ name, running }: Client) => (name === null ? 0 : running.size);
  let largest: Client | undefined;
  for (const client of clients)
    if (client.idle.size > 0 && (!largest || weight(client) > weight(largest))) largest = client;
  return largest;
}
