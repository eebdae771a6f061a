import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTestHttpApp } from "./http-app";

const text = "a page that is worth it ".repeat(100);

function ask(headers: Record<string, string>, body = text) {
  const answer = { headers: { "content-type": "text/html; charset=utf-8" } };
  return createTestHttpApp({ pages: async () => new Response(body, answer) }).ask("/app", { headers });
}

test.each([{}, { "sec-fetch-site": "none" }, { "sec-fetch-site": "same-origin" }] as Record<
  string,
  string
>[])("a page goes out compressed: %o", async (headers) => {
  const response = await ask({ "accept-encoding": "gzip, deflate, br", ...headers });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(text);
});

test.each(["gzip", "br;q=0, gzip", "br;q=0.1, gzip"])(
  "by gzip where that is asked for: %j",
  async (accepted) => {
    const response = await ask({ "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(text);
  },
);

test.each(["cross-site", "same-site"])(
  "what another site asked for is never compressed, so its length tells no guess: %s",
  async (site) => {
    const response = await ask({ "accept-encoding": "gzip, deflate, br", "sec-fetch-site": site });
    expect(response.headers.has("content-encoding")).toBe(false);
    expect(await response.text()).toBe(text);
  },
);

test("nor is a file to keep that another site asked for", async () => {
  const headers = { "content-type": "application/json", "content-disposition": "attachment" };
  const { ask: askFile } = createTestHttpApp({ pages: async () => new Response(text, { headers }) });
  const sent = { "accept-encoding": "gzip", "sec-fetch-site": "cross-site" };
  expect((await askFile("/app", { headers: sent })).headers.has("content-encoding")).toBe(false);
});

test.each(["", "zstd", "br;q=0", "identity"])("nor what the visitor couldn't read: %j", async (accepted) => {
  const response = await ask({ "accept-encoding": accepted });
  expect(response.headers.has("content-encoding")).toBe(false);
  expect(await response.text()).toBe(text);
});

test.each([204, 304])("an answer without a body stays so: %i", async (status) => {
  const headers = { "content-type": "text/calendar" };
  const { ask: askEmpty } = createTestHttpApp({
    pages: async () => new Response(null, { status, headers }),
  });
  const response = await askEmpty("/app", { headers: { "accept-encoding": "br" } });
  expect(response.status).toBe(status);
  expect(response.headers.has("content-length")).toBe(false);
  expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
});

test("a file to keep goes out plain where brotli alone is read", async () => {
  const headers = { "content-type": "application/json", "content-disposition": "attachment" };
  const { ask: askFile } = createTestHttpApp({ pages: async () => new Response(text, { headers }) });
  const response = await askFile("/app", { headers: { "accept-encoding": "br" } });
  expect(response.headers.has("content-encoding")).toBe(false);
  expect(await response.text()).toBe(text);
});

test("a file to keep is compressed as it comes, and read no faster than it is taken", async () => {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1;
      if (read > 200) controller.close();
      else controller.enqueue(randomBytes(128 * 1024));
    },
  });
  const headers = { "content-type": "application/json", "content-disposition": "attachment" };
  const { ask: askFile } = createTestHttpApp({ pages: async () => new Response(body, { headers }) });
  const response = await askFile("/app", { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  const reader = response.body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).toBeLessThan(20);
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.length;
  expect(read).toBe(201);
  expect(bytes).toBeGreaterThan(199 * 128 * 1024);
});
