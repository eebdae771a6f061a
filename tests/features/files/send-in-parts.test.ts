import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { allowRequestsTo } from "#tests/support/graphql-mocks";
import { sendInParts } from "~/features/files/shared/send-in-parts";

it.each([429, 409])("a page asks for the end again where %i says when", async (status) => {
  let ends = 0;
  const server = createServer((asked, answer) => {
    asked.resume();
    const isEnd = asked.url?.endsWith("?end") ?? false;
    if (isEnd) ends += 1;
    const isRefused = isEnd && ends === 1;
    answer.writeHead(isRefused ? status : 200, isRefused ? { "retry-after": "1" } : {});
    answer.end(JSON.stringify(isRefused ? { problem: "Not now" } : { file: { id: "a" } }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { fetch } = globalThis;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  allowRequestsTo(origin);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(new URL(path, origin), init));
  const sent = await sendInParts(new File(["a picture"], "me.jpg"), {
    member: "a",
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(sent).toEqual({ file: { id: "a" } });
  expect(ends).toBe(2);
});
