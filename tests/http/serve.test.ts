import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { serveHttp } from "~/http/serve";
import { createTestHttpApp, ourHost } from "./http-app";

/** One turn of the event loop, which fake timers don't stop. */
const turn = () => new Promise((next) => setImmediate(next));

/** A promise that a test settles itself. */
function deferred<T = void>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A stream that says something at once, and when it is asked for more never ends. */
function stream(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(": open\n\n")),
  });
}

/** A served app whose pages wait for `answer()`. Signals come by `signal`, and the process's end is only noted. */
async function startServer({
  stop = async () => {},
  drainAfter,
}: {
  stop?: () => Promise<void>;
  drainAfter?: number;
} = {}) {
  const entered = deferred();
  const answered = deferred();
  const events: string[] = [];
  const stopping = new AbortController();
  const ended = deferred<number>();
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const lines: string[] = [];
  const { app } = createTestHttpApp({
    pages: async (request) => {
      if (request.url.endsWith("/stream")) return new Response(stream());
      entered.resolve();
      await answered.promise;
      if (request.url.endsWith("/slow-stream")) return new Response(stream());
      events.push("answered");
      return new Response("page");
    },
  });
  vi.spyOn(process, "exit").mockImplementation(((code: number) => {
    events.push(`exit ${code}`);
    ended.resolve(code);
  }) as never);
  const listeners = new Map<string, (signal: string) => Promise<void>>();
  const on = vi.spyOn(process, "on").mockImplementation((name, listener) => {
    listeners.set(String(name), listener as never);
    return process;
  });
  const server: Server = await serveHttp(app, {
    port: 0,
    hostname: "127.0.0.1",
    tls: false,
    clock: createTestClock(),
    log,
    drainAfter,
    stopping,
    stop: async () => {
      await stop();
      events.push("stopped");
    },
  });
  on.mockRestore();
  // The clock that a stop runs by stands still, but not the sockets': who needs its cut, never ends.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    events,
    lines,
    entered: entered.promise,
    answer: () => answered.resolve(),
    isStopping: () => stopping.signal.aborted,
    signal: (name: "SIGTERM" | "SIGINT") => void listeners.get(name)?.(name),
    ended: ended.promise,
    /** Since it stopped listening. */
    async refusing() {
      while (server.listening) await turn();
    },
  };
}

const question = `GET / HTTP/1.1\r\nhost: ${ourHost}\r\n\r\n`;

/** A connection that stays open, as a browser's does; `received` is what came until it closed. */
function open(port: number) {
  const socket = connect(port, "127.0.0.1");
  const received = new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
  return { socket, received };
}

function request(port: number): Promise<string> {
  const { socket, received } = open(port);
  socket.write(question);
  return received;
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: what runs is answered, then everything is closed, then the process ends",
  async (name) => {
    const { port, events, entered, answer, signal, ended } = await startServer();
    const response = request(port);
    await entered;
    signal(name);
    expect(events).toEqual([]);
    answer();
    expect(await response).toMatch(/^HTTP\/1\.1 200 [\s\S]*page/);
    expect(await ended).toBe(0);
    expect(events).toEqual(["answered", "stopped", "exit 0"]);
  },
);

test("nothing new is accepted while it stops", async () => {
  const { port, entered, answer, signal, ended, refusing } = await startServer();
  const response = request(port);
  await entered;
  signal("SIGTERM");
  await refusing();
  const late = connect(port, "127.0.0.1");
  const [error] = await once(late, "error");
  expect(error.code).toBe("ECONNREFUSED");
  answer();
  await Promise.all([response, ended]);
});

test("what runs is answered with the word that the connection closes", async () => {
  const { port, entered, answer, signal, ended } = await startServer();
  const response = request(port);
  await entered;
  signal("SIGTERM");
  answer();
  expect(await response).toMatch(/^HTTP\/1\.1 200 [\s\S]*^connection: close\r$/im);
  await ended;
});

test("a stream, which has no end, ends at once; one that is asked for then isn’t begun", async () => {
  const { port, events, signal, ended, refusing } = await startServer();
  const asked = `GET /stream HTTP/1.1\r\nhost: ${ourHost}\r\naccept: text/event-stream\r\n\r\n`;
  const { socket, received } = open(port);
  const late = open(port);
  late.socket.write("GET /stream HTTP/1.1\r\n");
  socket.write(asked);
  await once(socket, "data");
  signal("SIGTERM");
  // To its end, and not cut off: the last chunk is there.
  expect(await received).toMatch(/^HTTP\/1\.1 200 [\s\S]*: open[\s\S]*\r\n0\r\n\r\n$/);
  await refusing();
  late.socket.write(asked.slice(asked.indexOf("host")));
  expect(await late.received).toBe("");
  await ended;
  expect(events).toEqual(["stopped", "exit 0"]);
});

test("a stream that was asked for and hasn’t begun yet never begins", async () => {
  const { port, events, entered, signal, ended, answer } = await startServer();
  const { socket, received } = open(port);
  socket.write(`GET /slow-stream HTTP/1.1\r\nhost: ${ourHost}\r\naccept: text/event-stream\r\n\r\n`);
  await entered;
  signal("SIGTERM");
  answer();
  expect(await received).toBe("");
  await ended;
  expect(events).toContain("exit 0");
});

test("with time to drain everything is served as before, and then streams are told to come back soon", async () => {
  const { port, events, answer, signal, ended, isStopping, refusing } = await startServer({
    drainAfter: 5_000,
  });
  answer();
  const { socket, received } = open(port);
  socket.write(`GET /stream HTTP/1.1\r\nhost: ${ourHost}\r\naccept: text/event-stream\r\n\r\n`);
  await once(socket, "data");
  signal("SIGTERM");
  expect(isStopping()).toBe(true);
  vi.advanceTimersByTime(4_999);
  const late = open(port);
  late.socket.write(question);
  const [answered] = await once(late.socket, "data");
  expect(String(answered)).toMatch(/^HTTP\/1\.1 200 (?![\s\S]*connection: close)/i);
  expect(socket.readableEnded).toBe(false);
  vi.advanceTimersByTime(1);
  const [, pause] = (await received).match(/: open[\s\S]*retry: (\d+)\n\n\r\n0\r\n\r\n$/) ?? [];
  expect(Number(pause)).toBeGreaterThan(0);
  expect(Number(pause)).toBeLessThanOrEqual(1_000);
  await refusing();
  await ended;
  expect(events).toEqual(["answered", "stopped", "exit 0"]);
});

test("a connection that was made in the moment of the signal is served", async () => {
  const { port, answer, signal, ended } = await startServer();
  answer();
  const response = request(port);
  // The system has made the connection by now, and nobody told the process.
  process.nextTick(() => signal("SIGTERM"));
  expect(await response).toMatch(/^HTTP\/1\.1 200 /);
  await ended;
});

test("an idle connection that asks while it stops is answered, then closed", async () => {
  const { port, events, answer, signal, ended, refusing } = await startServer();
  answer();
  const { socket, received } = open(port);
  socket.write(question);
  await once(socket, "data");
  signal("SIGTERM");
  await refusing();
  socket.write(question);
  const answers = (await received).split(/(?=HTTP\/1\.1 )/);
  expect(answers).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 200 (?![\s\S]*connection: close)/i),
    expect.stringMatching(/^HTTP\/1\.1 200 [\s\S]*connection: close/i),
  ]);
  await ended;
  expect(events).toEqual(["answered", "answered", "stopped", "exit 0"]);
});

test("a request whose headers come in two halves, with the signal in between, is answered", async () => {
  const { server, port, answer, signal, ended, refusing } = await startServer();
  answer();
  const arrived = once(server, "connection");
  const { socket, received } = open(port);
  socket.write(question.slice(0, 20));
  const [served] = await arrived;
  while (served.bytesRead < 20) await turn();
  signal("SIGTERM");
  await refusing();
  socket.write(question.slice(20));
  expect(await received).toMatch(/^HTTP\/1\.1 200 /);
  await ended;
});

test("an answer that takes longer than an idle connection may stay is waited for", async () => {
  const { server, port, entered, answer, signal, ended, refusing } = await startServer();
  const arrived = once(server, "connection");
  const { socket, received } = open(port);
  const [served] = await arrived;
  signal("SIGTERM");
  await refusing();
  expect(served.timeout).toBe(1_000);
  socket.write(question);
  await entered;
  expect(served.timeout).toBe(server.timeout);
  answer();
  expect(await received).toMatch(/^HTTP\/1\.1 200 /);
  await ended;
});

test("an idle connection doesn't hold it up", async () => {
  const { server, port, signal, ended } = await startServer();
  const arrived = once(server, "connection");
  const idle = connect(port, "127.0.0.1");
  idle.on("error", () => undefined);
  await arrived;
  signal("SIGTERM");
  expect(await ended).toBe(0);
  idle.destroy();
});

test("a request that never ends is cut off after nine seconds", async () => {
  const { port, events, entered, signal, ended, refusing } = await startServer();
  const response = request(port);
  await entered;
  signal("SIGTERM");
  await refusing();
  vi.advanceTimersByTime(8_999);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await response).toBe("");
  expect(await ended).toBe(0);
  expect(events).toEqual(["stopped", "exit 0"]);
});

test("parts that never close are left after ten seconds, and it is said", async () => {
  const closing = deferred();
  const stop = () => {
    closing.resolve();
    return new Promise<void>(() => {});
  };
  const { events, lines, signal, ended } = await startServer({ stop });
  signal("SIGTERM");
  await closing.promise;
  vi.advanceTimersByTime(9_999);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await ended).toBe(0);
  expect(lines).toEqual(["Stopping", "Stopped before everything ended"]);
});

test("a second signal ends the process at once; the same one passed on by npm doesn't", async () => {
  const { port, events, entered, answer, signal, ended } = await startServer();
  void request(port);
  await entered;
  signal("SIGTERM");
  vi.advanceTimersByTime(999);
  signal("SIGTERM");
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  signal("SIGINT");
  expect(await ended).toBe(1);
  expect(events).toEqual(["exit 1"]);
  // Here the process lives on, but not into the next test.
  answer();
  while (!events.includes("exit 0")) await turn();
});

test("a port that is taken is an error, and nothing listens", async () => {
  const { port } = await startServer();
  const { app } = createTestHttpApp();
  const on = vi.spyOn(process, "on").mockReturnValue(process);
  const second = serveHttp(app, {
    port,
    hostname: "127.0.0.1",
    tls: false,
    clock: createTestClock(),
    log: {} as never,
    stop: async () => {},
  });
  on.mockRestore();
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});
