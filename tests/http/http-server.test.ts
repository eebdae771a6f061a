import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { limits } from "~/values/limits";
import { exchange, ourHost } from "./http-app";
import { ask, headersOf, post, startServer } from "./raw-server";

const last = "0\r\n\r\n";
const refused: [what: string, status: number, written: string][] = [
  // One request inside another.
  ["a length and chunks", 400, post("content-length: 5\r\ntransfer-encoding: chunked\r\n", last)],
  ["two lengths", 400, post("content-length: 5\r\ncontent-length: 6\r\n", "abcdef")],
  ["the same length twice", 400, post("content-length: 5\r\ncontent-length: 5\r\n", "abcde")],
  ["a list of lengths", 400, post("content-length: 5, 5\r\n", "abcde")],
  ["a length with a sign", 400, post("content-length: +5\r\n", "abcde")],
  ["a length in hexadecimal", 400, post("content-length: 0x5\r\n", "abcde")],
  ["chunked twice", 400, post("transfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n", last)],
  ["chunked among others", 400, post("transfer-encoding: identity, chunked\r\n", last)],
  ["chunked and then something", 400, post("transfer-encoding: chunked, identity\r\n", last)],
  ["nearly chunked", 400, post("transfer-encoding: xchunked\r\n", last)],
  ["a space before the colon", 400, post("transfer-encoding : chunked\r\n", last)],
  ["a folded header", 400, post("x: a\r\n b\r\ncontent-length: 0\r\n")],
  ["chunks in HTTP/1.0", 400, post("transfer-encoding: chunked\r\n", last).replace("HTTP/1.1", "HTTP/1.0")],
  ["a chunk's size that is none", 400, post("transfer-encoding: chunked\r\n", "zz\r\n")],
  [
    "a chunk with a long story",
    413,
    post("transfer-encoding: chunked\r\n", `1;${"x".repeat(20_000)}\r\na\r\n${last}`),
  ],
  ["two hosts", 400, ask("GET / HTTP/1.1", "host: evil.example\r\n")],
  ["no host", 400, "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
  // No HTTP, or hardly.
  ["lines without CR", 400, `GET / HTTP/1.1\nhost: ${ourHost}\n\n`],
  ["NUL in a header", 400, ask("GET / HTTP/1.1", "x: a\0b\r\n")],
  ["an unknown method", 400, ask("STEAL / HTTP/1.1")],
  ["a method in small letters", 400, ask("get / HTTP/1.1")],
  ["an unknown version", 400, ask("GET / HTTP/1.9")],
  ["HTTP/2", 400, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["TLS", 400, "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["no path", 400, ask("GET * HTTP/1.1")],
  ["a backslash", 400, ask("GET /a\\b HTTP/1.1")],
  ["a user in the host", 400, ask("GET / HTTP/1.1").replace("host: ", "host: user@")],
  ["a tunnel", 405, ask(`CONNECT ${ourHost}:443 HTTP/1.1`)],
  ["an expectation", 417, post("expect: a miracle\r\ncontent-length: 0\r\n")],
  // Too much.
  ["half a character in the address", 400, ask("GET /app/briefs/%E0%A4 HTTP/1.1")],
  ["many slashes in a row", 400, ask(`GET /app${"/".repeat(20)}a HTTP/1.1`)],
  ["a long address", 414, ask(`GET /?${"a".repeat(limits.httpUrl)} HTTP/1.1`)],
  ["an endless address", 431, ask(`GET /?${"a".repeat(limits.httpHeaderBytes)} HTTP/1.1`)],
  ["a long header", 431, ask("GET / HTTP/1.1", `cookie: ${"a".repeat(limits.httpHeaderBytes)}\r\n`)],
  ["many headers", 431, ask("GET / HTTP/1.1", "x:\r\n".repeat(limits.httpHeaders))],
  ["too many headers to keep", 431, ask("GET / HTTP/1.1", "x:\r\n".repeat(3_000))],
  ["a large body", 413, post(`content-length: ${limits.httpBody + 1}\r\n`, "x")],
];

describe("what no request can be made of is refused, with the headers of every answer, and nothing sees it", () => {
  test.each(refused)("%s: %i", async (_, status, written) => {
    const { port, asked } = await startServer();
    const received = await exchange(port, Buffer.from(written, "latin1"));
    expect(received.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual([`HTTP/1.1 ${status}`]);
    expect(headersOf(received)).toMatchObject({
      connection: "close",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=63072000; includesubdomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "deny",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
    if (status === 405) expect(headersOf(received).allow).toBe("get, head, post");
    expect(received).not.toMatch(/HPE_|\bat \S+ \(|node:|Error/);
    expect(asked).toEqual([]);
  });
});

describe("what only looks odd is answered", () => {
  test.each([
    ["some slashes in a row", ask(`GET /app${"/".repeat(19)}a HTTP/1.1`), "0 read"],
    ["an address as long as may be", ask(`GET /?${"a".repeat(limits.httpUrl - 2)} HTTP/1.1`), "0 read"],
    ["as many headers as may be", ask("GET / HTTP/1.1", "x:\r\n".repeat(limits.httpHeaders - 2)), "0 read"],
    ["a body with a GET", `${ask("GET / HTTP/1.1", "content-length: 5\r\n")}abcde`, "0 read"],
    ["HTTP/1.0", ask("GET / HTTP/1.0"), "0 read"],
    ["Chunked in capitals", post("transfer-encoding: Chunked\r\n", `3\r\nabc\r\n${last}`), "3 read"],
    ["an upgrade to what isn't offered", ask("GET / HTTP/1.1", "upgrade: websocket\r\n"), "0 read"],
    ["a whole address", ask(`GET http://${ourHost}/ HTTP/1.1`), "0 read"],
  ])("%s", async (_, written, answer) => {
    const { port } = await startServer();
    expect(await exchange(port, written)).toMatch(new RegExp(`^HTTP/1\\.1 200 [\\s\\S]*${answer}`));
  });

  test("requests that come at once are answered in their order", async () => {
    const { port } = await startServer();
    const sizes = [7, 0, 3];
    const written = sizes.map((size, index) =>
      post(`content-length: ${size}\r\n`, "x".repeat(size)).replace(
        "connection: close",
        index === sizes.length - 1 ? "connection: close" : "x: y",
      ),
    );
    const received = await exchange(port, written.join(""));
    expect(received.match(/\d+ read/g)).toEqual(sizes.map((size) => `${size} read`));
  });

  test("a good request is answered, whatever follows it, and then the connection ends", async () => {
    const { port, asked } = await startServer();
    const received = await exchange(port, `GET / HTTP/1.1\r\nhost: ${ourHost}\r\n\r\nrubbish\r\n\r\n`);
    expect(received.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(["HTTP/1.1 200"]);
    expect(asked).toHaveLength(1);
  });
});

test("beyond the most connections, a new one is closed, and the others go on", async () => {
  const { server, port } = await startServer();
  server.maxConnections = 1;
  const held = connect(port, "127.0.0.1");
  await once(server, "connection");
  const dropped = once(server, "drop");
  expect(await exchange(port, ask("GET / HTTP/1.1"))).toBe("");
  await dropped;
  const answer = once(held, "data");
  held.write(ask("GET / HTTP/1.1"));
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 200 /);
  held.destroy();
});

test("in local mode nothing promises TLS", async () => {
  const { port } = await startServer({ local: true });
  const received = await exchange(port, ask("STEAL / HTTP/1.1"));
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received).not.toMatch(/strict-transport/i);
});
