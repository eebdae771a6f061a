import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { ensureHaproxy, startBalancer } from "../../../scripts/balancer.mjs";
import { findFreePorts } from "../../../scripts/ports.mjs";

// What deploy/haproxy.cfg promises, before processes that do what a test says.

const haproxy = await ensureHaproxy();

interface Seen {
  by: number;
  line: string;
  forwardedFor: string | undefined;
  /** Requests of one connection have one number. */
  connection: number;
}

const seen: Seen[] = [];
const ready = [true, true, true];
/** Says nothing any more, not even whether it is ready. */
const gone = [false, false, false];
let answer: (by: number, incoming: IncomingMessage, outgoing: ServerResponse) => void;
let connections = 0;
const processes = [0, 1, 2].map((by) => {
  const numbers = new WeakMap<object, number>();
  const server = createServer((incoming, outgoing) => {
    if (gone[by] && incoming.url === "/readyz") return void incoming.socket.destroy();
    if (incoming.url === "/readyz") return void outgoing.writeHead(ready[by] ? 200 : 503).end();
    const line = `${incoming.method} ${incoming.url}`;
    const { "x-forwarded-for": forwardedFor } = incoming.headers;
    const connection = numbers.get(incoming.socket) ?? 0;
    seen.push({ by, line, forwardedFor: forwardedFor?.toString(), connection });
    answer(by, incoming, outgoing);
  });
  server.on("connection", (socket) => {
    connections += 1;
    numbers.set(socket, connections);
  });
  return server;
});

let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
const lines: string[] = [];
let port = 0;
let plain = 0;
beforeAll(async () => {
  graphqlServer.close();
  if (!haproxy) return;
  [port = 0, plain = 0] = await findFreePorts(2);
  for (const server of processes) await once(server.listen(0, "127.0.0.1"), "listening");
  const address = (server: (typeof processes)[number]) =>
    `127.0.0.1:${(server.address() as AddressInfo).port}`;
  balancer = await startBalancer({
    ...{ haproxy, front: `127.0.0.1:${port}`, plain: `127.0.0.1:${plain}` },
    ...{ processes: processes.map(address), checkEvery: "50ms", log: (line: string) => lines.push(line) },
  });
});
afterAll(async () => {
  await balancer?.stop();
  for (const server of processes) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(async () => {
  seen.length = 0;
  answer = (by, _incoming, outgoing) => void outgoing.end(`from ${by}`);
});

/** Has a process say that it is ready, or that it isn't, and waits until the balancer has heard. */
async function setReady(by: number, isReady: boolean): Promise<void> {
  const words = `Server pages/web${by + 1} is ${isReady ? "UP" : "stopping"}`;
  const before = lines.length;
  ready[by] = isReady;
  await expect.poll(() => lines.slice(before).some((line) => line.startsWith(words))).toBe(true);
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  to?: number;
  /** The address of this machine that it comes from. */
  localAddress?: string;
}

function ask(path: string, { method = "GET", headers = {}, to = port, localAddress }: Asked = {}) {
  return new Promise<{ status: number; text: string; location: string | undefined }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: to, path, method, headers, localAddress, agent: false });
    sent.on("error", reject).on("response", async (response) => {
      let text = "";
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text, location: response.headers.location });
    });
    sent.end();
  });
}
const askOften = (path: string, asked?: Asked) =>
  Promise.all(Array.from({ length: 9 }, () => ask(path, asked)));
const askedOf = () => [...new Set(seen.map(({ by }) => by))].sort();

const behindHaproxy = test.skipIf(!haproxy);

behindHaproxy("one that isn't ready gets nothing new and finishes what it has", async () => {
  let finish = () => {};
  answer = (by, { url }, outgoing) => {
    if (url === "/slow") finish = () => outgoing.end(`from ${by}`);
    else outgoing.end();
  };
  const slow = ask("/slow");
  await expect.poll(() => seen.length).toBe(1);
  const by = seen[0]?.by ?? 0;
  await setReady(by, false);
  seen.length = 0;
  for (const [path, method] of [
    ["/app", "GET"],
    ["/app", "POST"],
    ["/app/live", "GET"],
    ["/build/a.js", "GET"],
  ])
    await askOften(path ?? "", { method });
  expect(askedOf()).toEqual([0, 1, 2].filter((other) => other !== by));
  finish();
  expect(await slow).toMatchObject({ status: 200, text: `from ${by}` });
  await setReady(by, true);
});

behindHaproxy("where none is ready any is asked: it knows best what it can still do", async () => {
  for (const by of [0, 1, 2]) await setReady(by, false);
  for (const { status } of await askOften("/")) expect(status).toBe(200);
  expect((await ask("/login", { method: "POST" })).status).toBe(200);
  for (const by of [0, 1, 2]) await setReady(by, true);
});

behindHaproxy(
  "what reads is asked of another one where a process hangs up, and a form never is",
  async () => {
    let hungUp: number | null = null;
    answer = (by, { socket }, outgoing) => {
      hungUp ??= by;
      if (hungUp === by) socket.destroy();
      else outgoing.end(`from ${by}`);
    };
    for (const path of ["/app", "/build/a.js", "/app/live"]) {
      hungUp = null;
      expect(await ask(path), path).toMatchObject({ status: 200 });
    }
    seen.length = 0;
    hungUp = null;
    expect((await ask("/app", { method: "POST" })).status).toBe(502);
    expect(seen).toHaveLength(1);
  },
);

behindHaproxy(
  "a stream that a process took and never began is begun by another one as soon as the process is gone",
  async () => {
    answer = (by, _incoming, outgoing) => {
      // The first one that is asked: nothing comes back from it.
      if (gone.every((isGone) => !isGone)) gone[by] = true;
      else outgoing.end(`from ${by}`);
    };
    const begun = await ask("/app/live");
    const by = gone.indexOf(true);
    expect(begun.status).toBe(200);
    expect(begun.text).not.toBe(`from ${by}`);
    expect(lines.some((line) => line.startsWith(`Server pages/web${by + 1} is DOWN`))).toBe(true);
    for (const { status, text } of await askOften("/app/live")) {
      expect(status).toBe(200);
      expect(text).not.toBe(`from ${by}`);
    }
    const before = lines.length;
    gone[by] = false;
    const words = `Server pages/web${by + 1} is UP`;
    await expect.poll(() => lines.slice(before).some((line) => line.startsWith(words))).toBe(true);
  },
);

behindHaproxy("a form travels on a connection of its own, a page on one that is kept", async () => {
  for (let asked = 0; asked < 12; asked += 1) await ask("/app");
  const ofPages = new Set(seen.map(({ connection }) => connection));
  expect(ofPages.size).toBeLessThan(12);
  seen.length = 0;
  for (let asked = 0; asked < 12; asked += 1) await ask("/app", { method: "POST" });
  const ofForms = new Set(seen.map(({ connection }) => connection));
  expect(ofForms.size).toBe(12);
  expect([...ofForms].filter((connection) => ofPages.has(connection))).toEqual([]);
});

behindHaproxy("a script that one release lacks is asked of the others", async () => {
  answer = (by, { url }, outgoing) =>
    void outgoing.writeHead(by === 1 && url === "/build/new.js" ? 200 : 404).end(`from ${by}`);
  for (const answered of await askOften("/build/new.js"))
    expect(answered).toMatchObject({ status: 200, text: "from 1" });
  expect((await ask("/build/nobodys.js")).status).toBe(404);
});

behindHaproxy("the visitor's address comes last, whatever they say", async () => {
  await ask("/", { headers: { "x-forwarded-for": "192.0.2.66" } });
  expect(seen[0]?.forwardedFor).toBe("192.0.2.66, 127.0.0.1");
});

behindHaproxy("plain HTTP leads to https", async () => {
  const headers = { host: "guildhall.example" };
  expect(await ask("/hire?a=b", { to: plain, headers })).toMatchObject({
    status: 301,
    location: "https://guildhall.example/hire?a=b",
  });
  expect(seen).toEqual([]);
});

behindHaproxy.each([
  ["an encoding beside chunked", "Transfer-Encoding: chunked, identity"],
  ["an encoding that looks like it", "Transfer-Encoding: xchunked"],
  ["a space before the colon", "Transfer-Encoding : chunked"],
  ["two lengths", "Content-Length: 5\r\nContent-Length: 6"],
  ["a length with a sign", "Content-Length: +5"],
])("a body whose end two may see in two places comes to no process: %s", async (_, header) => {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => {
    received += text;
  });
  const hidden = "0\r\n\r\nGET /hidden HTTP/1.1\r\nhost: a\r\n\r\n";
  socket.end(`POST /app HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n${hidden}`);
  await once(socket, "close");
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received.match(/^HTTP\//gm)).toHaveLength(1);
  expect(seen).toEqual([]);
});

/** Of those of deploy/haproxy.cfg after which one that waits goes, in ms. */
const shortestTimeout = 5_000;

// Last, for it leaves hundreds of kept connections.
behindHaproxy.each([
  ["POST", "/login", 200],
  ["POST", "/uploads", 200],
  ["GET", "/briefs", 600],
])("where a few addresses hold all places of %s %s, another’s is next", async (method, path, places) => {
  for (const by of [1, 2]) await setReady(by, false);
  const held: (() => void)[] = [];
  answer = (_, _incoming, outgoing) => void held.push(() => outgoing.end());
  const waiting = 50;
  const begun = Date.now();
  const asked = Array.from({ length: places + waiting }, (_, at) =>
    ask(path, { method, localAddress: `127.0.20.${1 + (at % 13)}` }),
  );
  // More come where the balancer's own time-outs pass first, as on a busy machine.
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(places);
  if (Date.now() - begun < shortestTimeout) expect(held.length).toBe(places);
  const others = ask(`${path}?other`, { method, localAddress: "127.0.21.1" });
  // How many went before it; all that waited, if it were by who came first.
  let before = 0;
  const hasCome = () => seen.some(({ line }) => line.endsWith("?other"));
  for (let at = 0; at < waiting && !hasCome(); at += 1) {
    held[at]?.();
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(places + at + 1);
    before = at;
  }
  expect(before).toBeLessThan(waiting / 2);
  answer = (_, _incoming, outgoing) => void outgoing.end();
  for (const finish of held) finish();
  expect((await others).status).toBe(200);
  await Promise.all(asked);
  for (const by of [1, 2]) await setReady(by, true);
});
