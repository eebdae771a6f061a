import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lightenCopies } from "~/shell/request/light-copies.server";

const url = "http://localhost/app?a=1";
const Whole = globalThis.Request;
let made = 0;

beforeEach(() => {
  made = 0;
  const value = class extends Whole {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      made += 1;
    }
  };
  // As the HTTP server does it.
  Object.defineProperty(globalThis, "Request", { value, writable: false });
  lightenCopies();
});
afterEach(() => {
  Object.defineProperty(globalThis, "Request", { value: Whole, writable: true });
});

const read = () => {
  const aborter = new AbortController();
  const init = {
    method: "GET",
    body: null,
    headers: new Headers({ cookie: "a=b" }),
    signal: aborter.signal,
  };
  return { aborter, init };
};

describe("a copy of a request to read", () => {
  it("has its address, and its method, headers and signal themselves", () => {
    const { init, aborter } = read();
    const request = new Request(url, init);
    expect(request.url).toBe(url);
    expect([request.method, request.body]).toEqual(["GET", null]);
    expect(request.headers).toBe(init.headers);
    aborter.abort();
    expect(request.signal.aborted).toBe(true);
    expect(made).toBe(0);
  });

  it("is a request in every other way", async () => {
    const request = new Request(url, read().init);
    expect(request).toBeInstanceOf(Request);
    expect(request).toBeInstanceOf(Whole);
    expect([request.redirect, request.bodyUsed]).toEqual(["follow", false]);
    expect(await request.text()).toBe("");
    const clone = request.clone();
    expect([clone.url, clone.headers.get("cookie")]).toEqual([url, "a=b"]);
    await expect(request.formData()).rejects.toThrow(TypeError);
    expect(made).toBe(1);
  });

  it("can be copied again, as light, and made another", () => {
    const first = new Request(url, read().init);
    const { method, body, headers, signal } = first;
    const second = new Request(`${url}&b=2`, { method, body, headers, signal });
    expect(second.headers.get("cookie")).toBe("a=b");
    expect(made).toBe(0);
    const other = new Request(second, { method: "POST", body: "c" });
    expect([other.url, other.method, other.headers.get("cookie")]).toEqual([`${url}&b=2`, "POST", "a=b"]);
    expect(new Request(second).url).toBe(`${url}&b=2`);
  });
});

it.each([
  ["no settings", undefined],
  ["a body", { ...read().init, method: "POST", body: "a=b" }],
  ["another method", { ...read().init, method: "HEAD" }],
  ["a setting more", { ...read().init, redirect: "manual" as const }],
  ["a setting less", { method: "GET", body: null, headers: new Headers() }],
  ["headers of another kind", { ...read().init, headers: { cookie: "a=b" } }],
])("makes a whole request of %s", async (_what, init) => {
  const request = new Request(url, init);
  expect([request.url, request.method]).toEqual([url, init?.method ?? "GET"]);
  expect(made).toBe(1);
  if (init?.body) expect(await request.text()).toBe("a=b");
});

it("refuses what no request can be made of", () => {
  expect(() => new Request("/app")).toThrow(TypeError);
  expect(() => new Request(url, { method: "GET", body: "a" })).toThrow(TypeError);
});
