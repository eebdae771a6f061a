import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import type { ServerTimes } from "~/http/http-server";
import { exchange, ourHost } from "./http-app";
import { ask, headersOf, post, startServer } from "./raw-server";

const never = 600_000;
const patient = {
  headers: never,
  request: never,
  silence: never,
  keepAlive: never,
  keepAliveProxy: never,
  check: 10,
};

/** Writes, reads nothing, and answers all that came once the server has closed its side. */
async function wait(times: Partial<ServerTimes>, written: string) {
  const { server, port } = await startServer({ times: { ...patient, ...times } });
  const arrived = once(server, "connection") as Promise<[Socket]>;
  const received = exchange(port, ...(written ? [written] : []));
  const [socket] = await arrived;
  await once(socket, "close");
  return received;
}

test.each([
  ["a connection that never says a word", ""],
  ["half a line", "GET /"],
  ["half the headers", `GET / HTTP/1.1\r\nhost: ${ourHost}\r\n`],
])("408 for %s, at the deadline of headers", async (_, written) => {
  const received = await wait({ headers: 50 }, written);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(headersOf(received)["strict-transport-security"]).toContain("max-age");
});

test.each([
  ["promises more than it sends", post("content-length: 50\r\n", "email=")],
  ["never sends its last chunk", post("transfer-encoding: chunked\r\n", "3\r\nabc\r\n")],
])("408 for a body that %s, at the deadline of requests", async (_, written) => {
  expect(await wait({ headers: 50, request: 50 }, written)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that comes byte by byte gets no more time than any other", async () => {
  const { server, port } = await startServer({ times: { ...patient, headers: 100, request: 100 } });
  const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
  const slow = connect(port, "127.0.0.1");
  slow.on("error", () => undefined);
  slow.write(post("content-length: 100000\r\n"));
  const drip = setInterval(() => slow.write("x"), 5);
  slow.resume();
  await closed;
  clearInterval(drip);
  slow.destroy();
});

test("a connection that asks nothing more is closed", async () => {
  expect(await wait({ keepAlive: 50 }, `GET / HTTP/1.1\r\nhost: ${ourHost}\r\n\r\n`)).toMatch(/0 read/);
});

test("a visitor who doesn't read the answer is closed, and its rest is dropped", async () => {
  const size = 32 * 1024 * 1024;
  const { server, port } = await startServer({
    times: { ...patient, silence: 100 },
    pages: async () => new Response(new Uint8Array(size)),
  });
  const asked = once(server, "request") as Promise<[IncomingMessage]>;
  const reader = connect(port, "127.0.0.1");
  reader.on("error", () => undefined);
  reader.pause();
  reader.write(ask("GET / HTTP/1.1"));
  const [{ socket }] = await asked;
  await once(socket, "close");
  // What the system kept on the way still arrives.
  let read = 0;
  reader.on("data", (part) => {
    read += part.length;
  });
  reader.resume();
  await once(reader, "close");
  expect(read).toBeLessThan(size);
});

test("an answer that takes its time is waited for", async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const times = { ...patient, headers: 50, request: 50 };
  const { port, server } = await startServer({
    times,
    pages: async () => {
      await asked;
      return new Response("at last");
    },
  });
  const received = exchange(port, ask("GET / HTTP/1.1"));
  await once(server, "request");
  // Another connection sees the deadline pass.
  expect(await exchange(port, "GET /")).toMatch(/^HTTP\/1\.1 408 /);
  answer();
  expect(await received).toMatch(/at last/);
});
