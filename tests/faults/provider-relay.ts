import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

type Fault = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export type ProviderRelay = Awaited<ReturnType<typeof startProviderRelay>>;

/**
 * Stands between the product and the Auth emulator, or between its pages and the API, on a port of its own, and does
 * to the traffic what one in trouble does. It passes everything until trouble is caused, and again when it is over.
 */
export async function startProviderRelay(emulatorHost: string) {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  let fault: Fault | null = null;
  const relay = {
    /** Paths that came in since the start, without their queries. */
    asked,
    host: "",
    cause(trouble: Fault) {
      fault = trouble;
    },
    /** Passes everything again. What hangs goes on hanging. */
    async recover() {
      fault = null;
      if (server.listening) return;
      const port = Number(relay.host.split(":")[1]);
      await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    },
    /** Passes a request to the emulator and answers what that says. */
    pass(incoming: IncomingMessage, outgoing: ServerResponse) {
      forward(emulatorHost, incoming, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
    },
    /** The emulator does what it is asked, and its answer is lost. */
    swallow(incoming: IncomingMessage) {
      forward(emulatorHost, incoming, (answer) => {
        answer.resume().on("end", () => incoming.socket.destroy());
      });
    },
    /** Nothing listens any more: connections are refused. */
    async refuse() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
    async close() {
      if (server.listening) await relay.refuse();
    },
  };
  const server = createServer((incoming, outgoing) => {
    asked.push((incoming.url ?? "").split("?")[0] ?? "");
    (fault ?? relay.pass)(incoming, outgoing);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  relay.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return relay;
}

function forward(host: string, incoming: IncomingMessage, then: (answer: IncomingMessage) => void) {
  const [hostname, port] = host.split(":");
  const { url: path, method, headers } = incoming;
  const outgoing = request({ hostname, port, path, method, headers: { ...headers, host } }, then);
  outgoing.on("error", () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}

/** Answers like the emulator, this much later, in ms. */
export function late(ms: number, pass: Fault): Fault {
  return (incoming, outgoing) => void setTimeout(() => pass(incoming, outgoing), ms);
}

/** Begins a good answer and sends a byte of it every 20 ms, without end. */
export const trickles: Fault = (_, outgoing) => {
  outgoing.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => outgoing.write(" "), 20);
  outgoing.on("close", () => clearInterval(timer));
};

/** Answers with far more than anybody asked for. */
export const floods: Fault = (_, outgoing) => {
  outgoing.writeHead(200, { "content-type": "application/json" });
  outgoing.end(`"${"x".repeat(4_000_000)}"`);
};
