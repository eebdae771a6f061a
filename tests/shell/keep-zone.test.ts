import { expect, it, vi } from "vitest";
import { keepZone } from "~/shell/client/keep-zone";
import { readZone } from "~/shell/request/cookies.server";

it.each([
  ["https:", "; Secure"],
  ["http:", ""],
])("the browser’s zone is a cookie of every page, over %s", (protocol, secure) => {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol });
  const zone = keepZone();
  const [pair = "", ...attributes] = document.cookie.split(";");
  expect(attributes.join("; ")).toBe(`Path=/; Max-Age=31536000; SameSite=Lax${secure}`);
  expect(readZone(pair)).toBe(zone);
});
