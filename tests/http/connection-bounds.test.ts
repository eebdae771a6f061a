import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createTurns } from "~/http/turns";
import { limits } from "~/values/limits";
import { ourHost } from "./http-app";
import { ask, post, startServer } from "./raw-server";

const never = 600_000;
const times = {
  headers: never,
  request: never,
  silence: never,
  keepAlive: never,
  keepAliveProxy: never,
  check: 1_000,
};
const keepAlive = `GET / HTTP/1.1\r\nhost: ${ourHost}\r\n\r\n`;
const { httpConnections: total, httpConnectionsPerClient: perClient } = limits;

type Started = Awaited<ReturnType<typeof startServer>>;

/** Connections from one of this machine's own addresses, made and taken by the server one after the other. */
async function open({ server, port }: Started, localAddress: string, count: number, written = "") {
  const sockets: Socket[] = [];
  for (let made = 0; made < count; made += 1) {
    const taken = once(server, "connection");
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined);
    socket.resume();
    onTestFinished(() => void socket.destroy());
    await taken;
    if (written) socket.write(written);
    sockets.push(socket);
  }
  return sockets;
}

/** Asks once from an address; all that came back. */
async function answer(port: number, localAddress: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => {
    received += text;
  });
  socket.on("error", () => undefined);
  socket.write(ask("GET / HTTP/1.1"));
  await once(socket, "close");
  return received;
}

async function answered(port: number, localAddress: string, count: number): Promise<number> {
  const all = await Promise.all(Array.from({ length: count }, () => answer(port, localAddress)));
  return all.filter((received) => received.startsWith("HTTP/1.1 200 ")).length;
}

test("behind a proxy an idle connection is kept longer than elsewhere, so that the proxy closes it", async () => {
  const short = { ...times, keepAlive: 50 };
  const behindProxy = await startServer({ times: short, trustedProxies: ["127.0.0.2"] });
  const [ofProxy] = await open(behindProxy, "127.0.0.2", 1, keepAlive);
  const [ofVisitor] = await open(await startServer({ times: short }), "127.0.0.1", 1, keepAlive);
  if (!ofProxy || !ofVisitor) throw new Error("No connection was made");
  await once(ofVisitor, "close");
  const answered = once(ofProxy, "data");
  ofProxy.write(keepAlive);
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
});

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test.each([
  ["says nothing", ""],
  ["stops within its headers", `GET / HTTP/1.1\r\nhost: ${ourHost}\r\n`],
  ["asked once, and stays", keepAlive],
  ["never sends the body that it promises", post("content-length: 50\r\n", "email=")],
])(
  `${total + 100} connections of one client, each of which %s, leave room: another client gets all its answers`,
  { timeout: 60_000 },
  async (_, written) => {
    const started = await startServer({ times });
    await open(started, "127.0.0.1", total + 100, written);
    expect(await answered(started.port, "127.0.0.2", 100)).toBe(100);
    expect(await countOpen(started)).toBeLessThanOrEqual(perClient);
  },
);

test.each([
  ["send forms without an end", post("content-length: 50\r\n", "email=")],
  ["never get all of their answer", keepAlive.replace("GET /", "GET /endless")],
])(
  "ten clients that %s on all connections leave room for others",
  { timeout: 120_000 },
  async (_, written) => {
    const started = await startServer({
      times,
      pages: async (request) => {
        if (request.method === "POST") await request.text();
        if (!request.url.includes("endless")) return new Response("answered");
        return new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }));
      },
    });
    for (let client = 0; client < 10; client += 1) {
      const taken = await open(started, `127.0.1.${client + 1}`, perClient);
      for (const socket of taken) {
        const asked = once(started.server, "request");
        socket.write(written);
        await asked;
      }
    }
    expect(await countOpen(started)).toBe(total);
    for (let network = 0; network < 20; network += 1)
      expect(await answered(started.port, `127.0.2.${network + 1}`, 5)).toBe(5);
  },
);

test("what is being worked on is never replaced", { timeout: 300_000 }, async () => {
  let answerAll = () => {};
  const held = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  let asked = 0;
  const started = await startServer({
    times,
    // All may wait for their turn.
    turns: createTurns({ room: total }),
    pages: async () => {
      asked += 1;
      await held;
      return new Response("answered");
    },
  });
  const waiting: Socket[] = [];
  for (let client = 0; client < 10; client += 1)
    waiting.push(...(await open(started, `127.0.1.${client + 1}`, perClient, keepAlive)));
  await expect.poll(() => asked, { timeout: 240_000 }).toBe(total);
  const [refused] = await open(started, "127.0.2.1", 1);
  if (refused && isOpen(refused)) await once(refused, "close");
  expect(waiting.every(isOpen)).toBe(true);
  const answers = Promise.all(waiting.map((socket) => once(socket, "data")));
  answerAll();
  await answers;
});

test("at a client's bound the connection goes that has been idle longest, and one that waits for its answer stays", async () => {
  let answerIt = () => {};
  const held = new Promise<void>((resolve) => {
    answerIt = resolve;
  });
  const started = await startServer({
    times,
    pages: async (request) => {
      if (request.url.includes("slow")) await held;
      return new Response("answered");
    },
  });
  const asked = once(started.server, "request");
  const [waiting] = await open(started, "127.0.0.1", 1, keepAlive.replace("GET /", "GET /slow"));
  await asked;
  const idle = await open(started, "127.0.0.1", perClient - 1);
  const closed = once(idle[0] as Socket, "close");
  await open(started, "127.0.0.1", 1);
  await closed;
  expect(idle.slice(1).every(isOpen)).toBe(true);
  const body = once(waiting as Socket, "data");
  answerIt();
  expect(String(await body)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a stream goes for a page where a client has no room", async () => {
  const started = await startServer({
    times,
    pages: async () =>
      new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })),
  });
  const asked = keepAlive.replace("\r\n\r\n", "\r\naccept: text/event-stream\r\n\r\n");
  const streams = await open(started, "127.0.0.1", perClient, asked);
  await Promise.all(streams.map((socket) => socket.bytesRead === 0 && once(socket, "data")));
  const closed = once(streams[0] as Socket, "close");
  await open(started, "127.0.0.1", 1, keepAlive);
  await closed;
  expect(streams.slice(1).every(isOpen)).toBe(true);
});

test("a proxy that is named as one isn't bounded as one client", async () => {
  const started = await startServer({ times, trustedProxies: ["127.0.0.1"] });
  await open(started, "127.0.0.1", perClient + 100);
  expect(await countOpen(started)).toBe(perClient + 100);
});

test("at the bound of all, an idle connection of the client with most goes, and a proxy's last", {
  timeout: 60_000,
}, async () => {
  const started = await startServer({ times, trustedProxies: ["127.0.0.1"] });
  const few = await open(started, "127.0.0.3", 1);
  const most = await open(started, "127.0.0.2", 50);
  const proxied = await open(started, "127.0.0.1", total - 51);
  const closed = Promise.all(most.slice(0, 20).map((socket) => once(socket, "close")));
  await open(started, "127.0.0.4", 20);
  await closed;
  expect([...few, ...most.slice(20), ...proxied].every(isOpen)).toBe(true);
  expect(await countOpen(started)).toBe(total);
});

function countOpen({ server }: Started): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
