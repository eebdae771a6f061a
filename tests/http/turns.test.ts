import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { createTurns } from "~/http/turns";
import { limits } from "~/values/limits";
import { uploadRoom } from "~/values/upload-room";
import { createTestHttpApp, ourHost, ourOrigin } from "./http-app";
import { ask as lineOf, startServer } from "./raw-server";

const request = (signal?: AbortSignal) => new Request(ourOrigin, { signal });

/** The networks whose requests began, in that order, and those that were refused. */
function createLine(bounds: Parameters<typeof createTurns>[0] = {}) {
  const turns = createTurns(bounds);
  const begun: string[] = [];
  const refused: string[] = [];
  const take = async (network: string, signal?: AbortSignal) => {
    (await turns.take(network, request(signal))) ? begun.push(network) : refused.push(network);
  };
  return { turns, begun, refused, take };
}

it("a request alone begins at once", () => {
  expect(createTurns().take("a", request())).toBe(true);
});

it("who asks for much waits behind who asks for little", async () => {
  const { begun, take, turns } = createLine();
  const flood = Array.from({ length: 50 }, () => [take("flood"), take("another")]).flat();
  expect(turns.waiting()).toBe(99);
  await Promise.all(["ann", "ben", "ann"].map((one) => take(one)));
  // In the turns of two that have begun less often than the flood.
  expect(begun.slice(0, 7).filter((one) => one === "ann" || one === "ben")).toEqual(["ann", "ben", "ann"]);
  await Promise.all(flood);
  expect([begun.length, turns.waiting()]).toEqual([103, 0]);
});

it("where too many wait, the network with most of them gives up its last", async () => {
  const { begun, refused, take } = createLine({ room: 20 });
  const all = Array.from({ length: 100 }, () => take("flood"));
  all.push(...Array.from({ length: 10 }, (_, at) => take(`other ${at}`)));
  await Promise.all(all);
  expect(begun.filter((one) => one !== "flood")).toHaveLength(10);
  expect(new Set(refused)).toEqual(new Set(["flood"]));
});

it("where each network has one waiting, and each network’s first, keep their place before the last to come", async () => {
  const alone = createTurns({ room: 2 });
  alone.take("a", request());
  const each = ["b", "c", "d"].map((network) => alone.take(network, request()));
  expect(await Promise.all(each)).toEqual([true, true, false]);

  const turns = createTurns({ room: 1 });
  turns.take("a", request());
  const both = ["b", "b"].map((network) => turns.take(network, request()));
  expect(await Promise.all(both)).toEqual([true, false]);
});

it("what began before nobody had to wait counts no longer", async () => {
  const { begun, take } = createLine();
  await Promise.all(Array.from({ length: 9 }, () => take("a")));
  // The turn of the last one ends in eight.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  begun.length = 0;
  await Promise.all(["c", "a", "b", "b"].map((network) => take(network)));
  expect(begun).toEqual(["c", "a", "b", "b"]);
});

it("a customer of many networks has one place in the line, and others have others", async () => {
  const asked: string[] = [];
  const turns = {
    take: (network: string) => asked.push(network) > 0 || Promise.resolve(true),
    waiting: () => 0,
  };
  const { app } = createTestHttpApp({ turns });
  for (const remoteAddress of [
    "2001:db8:1:1::1",
    "2001:db8:1:2::1",
    "2001:db8:2::1",
    "192.0.2.1",
    "192.0.2.2",
  ])
    await app.fetch(new Request(ourOrigin, { headers: { host: ourHost } }), {
      incoming: { socket: { remoteAddress }, headers: { host: ourHost } },
    });
  expect(asked).toEqual(["2001:db8:1::/48", "2001:db8:1::/48", "2001:db8:2::/48", "192.0.2.1", "192.0.2.2"]);
});

it("a request whose client has hung up, or that has waited too long, never begins", async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { begun, refused, take } = createLine({ patience: 100 });
  const gone = new AbortController();
  const all = [take("a"), take("b", gone.signal), take("c")];
  gone.abort();
  await Promise.all(all);
  expect([begun, refused]).toEqual([["a", "c"], ["b"]]);

  const turns = createTurns({ patience: 100 });
  expect(turns.take("a", request())).toBe(true);
  const late = turns.take("b", request());
  // The turn of the first lasts longer.
  vi.advanceTimersByTime(100);
  expect(await late).toBe(false);
});

it("what gets no turn is told to come again, in words", async () => {
  const { app } = createTestHttpApp({ turns: createTurns({ room: 1 }) });
  const ask = async () => {
    const headers = { host: ourHost };
    const incoming = { socket: { remoteAddress: "192.0.2.1" }, headers };
    return app.fetch(new Request(ourOrigin, { headers }), { incoming });
  };
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  for (const one of refused) {
    expect(Number(one.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await one.text()).toBe("Too much is asked for at once. Try again in a few seconds.");
  }
});

async function postFrom(
  app: ReturnType<typeof createTestHttpApp>["app"],
  remoteAddress: string,
  body: BodyInit,
): Promise<Response> {
  const headers = { host: ourHost, origin: ourOrigin };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  return app.fetch(new Request(ourOrigin, init), { incoming: { socket: { remoteAddress }, headers } });
}

it("a form has its room until its answer is there", async () => {
  let held = 0;
  const { app } = createTestHttpApp({
    pages: async (asked) => {
      await asked.text();
      held = uploadRoom.held();
      return new Response("");
    },
  });
  await postFrom(app, "192.0.2.1", "ten letters");
  expect([held, uploadRoom.held()]).toEqual([11, 0]);
});

it("slow forms of one network are given up before a large one of another", async () => {
  const { app } = createTestHttpApp({ pages: async () => new Response("read") });
  const ends: (() => void)[] = [];
  const part = new Uint8Array(limits.httpBody / 2);
  const slow = Array.from({ length: limits.uploadsHeld / part.length }, () =>
    postFrom(
      app,
      "192.0.2.1",
      new ReadableStream({
        start(stream) {
          stream.enqueue(part);
          ends.push(() => stream.close());
        },
      }),
    ),
  );
  await vi.waitUntil(() => uploadRoom.held() === limits.uploadsHeld);
  expect((await postFrom(app, "192.0.2.2", new Uint8Array(limits.httpBody))).status).toBe(200);
  for (const end of ends) end();
  await Promise.all(slow);
});

it("slow forms of ten addresses fill no more than the room of uploads, and others are served", async () => {
  const { app } = createTestHttpApp({
    pages: async (asked) => new Response(`${(await asked.text()).length}`),
  });
  const post = (address: string, body: BodyInit) => postFrom(app, address, body);
  const ends: (() => void)[] = [];
  // The same memory for all: what counts is what arrives.
  const most = new Uint8Array(limits.httpBody - 1);
  const slow = () =>
    new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(most);
        ends.push(() => stream.close());
      },
    });
  const begun = Array.from({ length: 700 }, (_, at) => post(`192.0.2.${at % 10}`, slow()));
  await vi.waitFor(() => expect(uploadRoom.held()).toBeGreaterThan(limits.uploadsHeld - 2 * limits.httpBody));
  expect(uploadRoom.held()).toBeLessThanOrEqual(limits.uploadsHeld);
  for (let at = 0; at < 100; at += 1)
    expect(await (await post(`198.51.100.${at}`, "email=ann")).text()).toBe("9");
  for (const end of ends) end();
  const statuses = (await Promise.all(begun)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(50);
  expect(uploadRoom.held()).toBe(0);
});

it("new connections that ask whether the process is well don’t wait behind pages", async () => {
  const { port, asked } = await startServer();
  const open = () => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const flood = Array.from({ length: 60 }, open);
  await Promise.all(
    flood.map(async (socket) => {
      socket.write(`GET /healthz HTTP/1.1\r\nhost: ${ourHost}\r\n\r\n`);
      await once(socket, "data");
    }),
  );
  for (const socket of flood) socket.write(lineOf("GET /login HTTP/1.1"));
  // Each turn: by the next look of a timer all may have begun.
  while (asked.length === 0) await setImmediate();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = open();
      socket.write(lineOf("GET /healthz HTTP/1.1"));
      return String((await once(socket, "data"))[0]);
    }),
  );
  const begunByThen = asked.length;
  for (const answer of answers) expect(answer).toContain("200 OK");
  // A turn of the loop takes one connection in: so many pages would have begun.
  expect(begunByThen).toBeLessThan(answers.length);
});
