import { describe, expect, test } from "vitest";
import { createTestHttpApp, exchange, listen, ourOrigin, requestLines } from "./http-app";

const cap = 256 * 1024;

/** Pages that read their body and answer its size. */
function createReadingApp() {
  return createTestHttpApp({
    pages: async (request) => new Response(`${(await request.arrayBuffer()).byteLength} read`),
  });
}

describe("256 KB is the most that a request may bring", () => {
  test.each([
    [0, 200],
    [1, 200],
    [cap - 1, 200],
    [cap, 200],
    [cap + 1, 413],
    [10 * cap, 413],
  ])("%i bytes without a length: %i", async (size, status) => {
    const response = await createReadingApp().ask("/", { method: "POST", body: new Uint8Array(size) });
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.text()).toBe(`${size} read`);
  });

  test.each([
    [cap, 200],
    [cap + 1, 413],
  ])("an honest length of %i: %i", async (size, status) => {
    const headers = { "content-length": String(size) };
    const response = await createReadingApp().ask("/", {
      method: "POST",
      body: new Uint8Array(size),
      headers,
    });
    expect(response.status).toBe(status);
  });

  test("a length that promises too much is refused before a byte is read", async () => {
    const { ask } = createReadingApp();
    const headers = { "content-length": String(cap + 1) };
    expect((await ask("/", { method: "POST", body: "x", headers })).status).toBe(413);
  });
});

describe("over the wire", () => {
  const post = (headers: Record<string, string>) =>
    requestLines("POST / HTTP/1.1", { origin: ourOrigin, ...headers });
  const chunk = (size: number) => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;
  const end = "0\r\n\r\n";

  async function send(...written: string[]) {
    return exchange(await listen(createReadingApp().app.fetch), ...written);
  }

  test.each([
    ["one small chunk", [chunk(10), end], /^HTTP\/1\.1 200 [\s\S]*10 read/],
    [
      "chunks up to the cap",
      [...Array<string>(16).fill(chunk(cap / 16)), end],
      /^HTTP\/1\.1 200 [\s\S]*262144 read/,
    ],
    ["one byte more", [...Array<string>(16).fill(chunk(cap / 16)), chunk(1), end], /^HTTP\/1\.1 413 /],
    ["one chunk of twice the cap", [chunk(2 * cap), end], /^HTTP\/1\.1 413 /],
  ])("chunked: %s", async (_, chunks, expected) => {
    expect(await send(post({ "transfer-encoding": "chunked" }), ...chunks)).toMatch(expected);
  });

  test("a length that promises too little ends the body there; what follows is no part of it", async () => {
    const answer = await send(post({ "content-length": "10" }), "x".repeat(2 * cap));
    expect(answer).toMatch(/10 read|^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/[1-9]\d{2,} read/);
  });

  test.each([
    ["no number", { "content-length": "ten" }],
    ["a negative one", { "content-length": "-1" }],
    ["a length and chunks at once", { "content-length": "10", "transfer-encoding": "chunked" }],
    ["an unknown transfer encoding", { "transfer-encoding": "gzip" }],
  ])("a length that can't be understood is refused: %s", async (_, headers) => {
    expect(await send(post(headers), chunk(10), end)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
