import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { serveHttp } from "~/http/serve";
import { createTestHttpApp, ourHost } from "./http-app";

/** Far less than the seconds that a connection may be kept alive: who waits for those, fails. */
const promptly = { timeout: 3_000 };

/** A promise that a test settles itself. */
function deferred<T = void>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A served app whose pages wait for `answer()`. Signals come by `signal`, and the process's end is only noted. */
async function startServer({ stop = async () => {} }: { stop?: () => Promise<void> } = {}) {
  const entered = deferred();
  const answered = deferred();
  const events: string[] = [];
  const ended = deferred<number>();
  const { app, lines } = createTestHttpApp({
    pages: async () => {
      entered.resolve();
      await answered.promise;
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
    log: { info: (_: object, message: string) => lines.push({ level: 30, msg: message }) } as never,
    stop: async () => {
      await stop();
      events.push("stopped");
    },
  });
  on.mockRestore();
  onTestFinished(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    events,
    entered: entered.promise,
    answer: () => answered.resolve(),
    signal: (name: "SIGTERM" | "SIGINT") => void listeners.get(name)?.(name),
    ended: ended.promise,
  };
}

/** A request on a connection that stays open, as a browser's does; answers what came until it closed. */
function request(port: number): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET / HTTP/1.1\r\nhost: ${ourHost}\r\n\r\n`);
    });
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: what runs is answered, then everything is closed, then the process ends",
  promptly,
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

test("nothing new is accepted while it stops", promptly, async () => {
  const { port, entered, answer, signal, ended } = await startServer();
  const response = request(port);
  await entered;
  signal("SIGTERM");
  const late = connect(port, "127.0.0.1");
  const [error] = await once(late, "error");
  expect(error.code).toBe("ECONNREFUSED");
  answer();
  await Promise.all([response, ended]);
});

test("an idle connection doesn't hold it up", promptly, async () => {
  const { server, port, signal, ended } = await startServer();
  const arrived = once(server, "connection");
  const idle = connect(port, "127.0.0.1");
  idle.on("error", () => undefined);
  await arrived;
  signal("SIGTERM");
  expect(await ended).toBe(0);
  idle.destroy();
});

test("a request that never ends is cut off after ten seconds", async () => {
  const { port, events, entered, signal, ended } = await startServer();
  const response = request(port);
  await entered;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  signal("SIGTERM");
  vi.advanceTimersByTime(9_999);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await response).toBe("");
  expect(await ended).toBe(0);
  expect(events).toEqual(["stopped", "exit 0"]);
});

test("a second signal ends the process at once", async () => {
  const { port, events, entered, signal, ended } = await startServer();
  void request(port);
  await entered;
  signal("SIGTERM");
  signal("SIGINT");
  expect(await ended).toBe(1);
  expect(events).toEqual(["exit 1"]);
});

test("a port that is taken is an error, and nothing listens", async () => {
  const { port } = await startServer();
  const { app } = createTestHttpApp();
  const on = vi.spyOn(process, "on").mockReturnValue(process);
  const second = serveHttp(app, { port, hostname: "127.0.0.1", log: {} as never, stop: async () => {} });
  on.mockRestore();
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});
