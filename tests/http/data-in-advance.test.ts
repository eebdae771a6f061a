import { expect, test } from "vitest";
import { createTestHttpApp } from "./http-app";

const data = "/app/inbox?_data=routes%2Fapp.inbox";
const prefetch = { "sec-purpose": "prefetch" };

test("the data of a page at which somebody only points is not read: no browser may keep it for the press", async () => {
  const { ask, asked } = createTestHttpApp();
  const response = await ask(data, { headers: prefetch });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(asked).toEqual([]);
});

test.each([
  ["the press itself", data, {}],
  ["a page in advance", "/app/inbox", prefetch],
  ["what a page that is rendered in advance asks for", data, { "sec-purpose": "prefetch;prerender" }],
])("%s is answered", async (_, path, headers) => {
  const { ask, asked } = createTestHttpApp();
  expect((await ask(path, { headers })).status).toBe(200);
  expect(asked).toHaveLength(1);
});
