import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Keeps the idle connections of a proxy for `idleFor` ms. Where we close one first, a request of somebody may be on its
 * way, and a proxy can't send a form again that may have arrived: it answers 502
 * (decisions/processes.md).
 */
export function keepProxies(
  server: Server,
  { isProxy, idleFor }: { isProxy(socket: Socket): boolean; idleFor: number },
): void {
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    // After Node’s own listener, which sets the time that is everybody’s.
    if (isProxy(socket)) response.once("finish", () => socket.setTimeout(idleFor));
  });
}
