import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { createTurns } from "~/platform/http/turns";
import { limits } from "~/platform/values/limits";
import { uploadRoom } from "~/platform/values/upload-room";
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

it("slow forms of ten addresses fill no more than the room of uploads, and others are served", async () => {
  const { app } = createTestHttpApp({
    pages: async (asked) => new Response(`${(await asked.text()).length}`),
  });
  const post = async (address: string, body: BodyInit) => {
    const headers = { host: ourHost, origin: ourOrigin };
    const incoming = { socket: { remoteAddress: address }, headers };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    return app.fetch(new Request(ourOrigin, init), { incoming });
  };
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
  await vi.waitUntil(() => asked.length > 0);
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
