import { expect, it } from "vitest";
import { reloadStalePage } from "~/shell/request/stale-page.server";

const mismatch = () => new Response("{}", { status: 403, headers: { "x-remix-error": "yes" } });
const ask = (path: string) => new Request(`http://localhost:3000${path}`);

it.each([
  ["/hire?_data=routes%2Fold", "/hire"],
  ["/?index&_data=routes%2Fold", "/"],
  ["/login?redirect=%2Fapp%2Finbox&_data=routes%2Fold", "/login?redirect=%2Fapp%2Finbox"],
  ["//evil.example/?_data=routes%2Fold", "/"],
])("a page that asks %s for a route of an earlier release loads %s anew", (asked, to) => {
  const { status, headers } = reloadStalePage(ask(asked), mismatch());
  expect([status, headers.get("x-remix-redirect"), headers.get("x-remix-reload-document")]).toEqual([
    204,
    to,
    "yes",
  ]);
});

it.each([
  ["a refusal of our own", "/hire?_data=routes%2Fhire", new Response(null, { status: 403 })],
  ["a document", "/hire", mismatch()],
  ["an answer", "/hire?_data=routes%2Fhire", new Response("{}")],
])("%s stays as it is", (_what, path, response) => {
  expect(reloadStalePage(ask(path), response)).toBe(response);
});
