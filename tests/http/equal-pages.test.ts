import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { themeNames } from "~/domain/themes";
import { createAudiences } from "~/http/audience.server";
import { keepPages } from "~/http/kept-pages";
import { createCookies } from "~/shell/request/cookies.server";
import { createTestApplication } from "./application";
import { createTestHttpApp, exchange, listen, ourHost, requestLines } from "./http-app";

const html = { "content-type": "text/html; charset=utf-8" };

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  url?: string;
  /** Address of the connection's other end. */
  from?: string;
}

/** The HTTP layer with memory, around pages that answer as `answers` says, one after the other; the last one stays. */
function createRememberingApp(...answers: ((request: Request) => Response | Promise<Response>)[]) {
  const cookies = createCookies({
    secrets: ["a secret of the tests, long enough"],
    secure: true,
    clock: createTestClock(),
  });
  const http = createTestHttpApp({
    pages: async (request) => {
      http.asked.push(request);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? answer(request) : new Response("a page ".repeat(400), { headers: html });
    },
  });
  const app = keepPages(http.app, {
    log: http.log,
    trustedProxies: ["10.0.0.0/8"],
    hosts: [ourHost],
    now: () => new Date(0),
    isKept: (path) => (path === "/" || path === "/hire" ? "here" : null),
    restsOn: async () => [],
    watch: () => () => undefined,
    audienceOf: createAudiences(cookies, { showsTimes: false }),
  });
  return {
    app,
    asked: http.asked,
    lines: http.lines,
    cookies,
    ask: async (
      path: string,
      { method = "GET", headers = {}, url = `https://${ourHost}${path}`, from }: Asked = {},
    ) => {
      const request = new Request(url, { method, headers: { host: ourHost, ...headers } });
      return app.fetch(
        request,
        from ? { incoming: { socket: { remoteAddress: from }, headers } } : undefined,
      );
    },
  };
}

/** All of an answer but its id. */
async function contentOf(response: Response) {
  const { "x-request-id": id, ...headers } = Object.fromEntries(response.headers);
  expect(id).toMatch(/^[\w-]+$/);
  return { status: response.status, headers, body: await response.text() };
}

/** A cookie as browsers send it back. */
const pairOf = (line: string) => line.split(";")[0] ?? "";

describe("a page that is equal for everybody", () => {
  test("is rendered once, and then answered byte for byte as a fresh render would be", async () => {
    const { ask } = createTestApplication();
    // A cookie that nobody knows: such a visitor is never answered from memory.
    const fresh = await contentOf(await ask("/", { headers: { cookie: "other=1" } }));
    const { "content-length": length, vary, ...headers } = (await contentOf(await ask("/"))).headers;
    const remembered = await contentOf(await ask("/"));

    expect(remembered.body).toBe(fresh.body);
    expect(fresh.headers).toMatchObject(headers);
    expect(length).toBe(String(Buffer.byteLength(fresh.body)));
    expect(vary).toBe("accept-encoding, accept-language, cookie");
    expect(remembered.headers["content-security-policy"]).toContain("'sha256-");
    expect(remembered.headers["cache-control"]).toBe("no-store");
  });

  test("reaches the pages once, however many ask, at the same time and later", async () => {
    const { ask, asked } = createRememberingApp();
    const first = await Promise.all(Array.from({ length: 5 }, () => ask("/").then(contentOf)));
    const later = await contentOf(await ask("/"));
    expect(asked).toHaveLength(1);
    for (const answer of first) expect(answer).toEqual(later);
  });

  test("shows no times, so it is the same in every time zone", async () => {
    const { ask, asked } = createRememberingApp();
    for (const zone of ["Europe/Berlin", "Asia/Tokyo"])
      await ask("/", { headers: { cookie: `zone=${zone}` } });
    await ask("/");
    expect(asked.map(({ headers }) => headers.get("cookie"))).toEqual([null]);
  });

  test("is kept for each path", async () => {
    const { ask } = createRememberingApp((request) => new Response(new URL(request.url).pathname));
    for (let round = 0; round < 2; round += 1) {
      expect(await (await ask("/")).text()).toBe("/");
      expect(await (await ask("/hire")).text()).toBe("/hire");
    }
  });

  test("HEAD gets the same headers and no body", async () => {
    const { ask, asked } = createRememberingApp();
    const head = await contentOf(await ask("/", { method: "HEAD" }));
    const got = await contentOf(await ask("/"));
    expect(head).toEqual({ ...got, body: "" });
    expect(head.headers["content-length"]).toBe("2800");
    expect(asked).toHaveLength(1);
  });

  test("every answer has an id of its own, or a trusted proxy's", async () => {
    const { ask } = createRememberingApp();
    const idOf = async (headers = {}, from = "203.0.113.9") =>
      (await ask("/", { headers, from })).headers.get("x-request-id");
    expect(new Set([await idOf(), await idOf(), await idOf()]).size).toBe(3);
    expect(await idOf({ "x-request-id": "edge-42" }, "10.0.0.1")).toBe("edge-42");
    expect(await idOf({ "x-request-id": "a b" }, "10.0.0.1")).toMatch(/^[\w-]{36}$/);
    expect(await idOf({ "x-request-id": "edge-42" })).toMatch(/^[\w-]{36}$/);
  });

  test("its requests give a line each, for whoever wants them", async () => {
    const { ask, lines } = createRememberingApp();
    await ask("/");
    lines.splice(0);
    const requestId = (await ask("/")).headers.get("x-request-id");
    expect(lines).toEqual([
      expect.objectContaining({
        level: 20,
        msg: "request",
        requestId,
        method: "GET",
        path: "/",
        status: 200,
      }),
    ]);
  });
});

describe("nothing of one visitor gets into another's page", () => {
  test("it is rendered for a request that has only what decides it", async () => {
    const { ask, cookies } = createRememberingApp((request) => Response.json([...request.headers]));
    const theme = pairOf(await cookies.setTheme("light"));
    const answer = await ask("/", {
      headers: {
        cookie: theme,
        "sec-gpc": "1",
        "user-agent": "private",
        authorization: "private",
        referer: "private",
        "x-forwarded-for": "203.0.113.9",
        "accept-language": "private",
        "accept-encoding": "br",
      },
    });
    const text = brotliDecompressSync(await answer.arrayBuffer()).toString();
    expect(Object.fromEntries(JSON.parse(text))).toEqual({
      "accept-language": "en",
      cookie: theme,
      dnt: "1",
      host: ourHost,
    });
  });

  test.each(themeNames)("each theme has its own page, and %s is no other's", async (name) => {
    const { ask, asked, cookies } = createRememberingApp(
      (request) => new Response(request.headers.get("cookie") ?? "none"),
    );
    const cookie = pairOf(await cookies.setTheme(name));
    for (let round = 0; round < 2; round += 1) {
      expect(await (await ask("/", { headers: { cookie } })).text()).toBe(cookie);
      expect(await (await ask("/")).text()).toBe("none");
    }
    expect(asked).toHaveLength(2);
  });

  test.each(["dnt", "sec-gpc"])("whoever refuses to be measured has another page: %s", async (header) => {
    const { ask, asked } = createRememberingApp(
      (request) => new Response(request.headers.has("dnt") ? "without analytics" : "with analytics"),
    );
    for (let round = 0; round < 2; round += 1) {
      expect(await (await ask("/")).text()).toBe("with analytics");
      expect(await (await ask("/", { headers: { [header]: "1" } })).text()).toBe("without analytics");
      expect(await (await ask("/", { headers: { [header]: "0" } })).text()).toBe("with analytics");
    }
    expect(asked).toHaveLength(2);
  });
});

describe("the pages themselves answer", () => {
  const cookiesOfPeople = ["setSession", "setAttempt", "setSkipRedirects", "setSignedOut"] as const;

  test.each(cookiesOfPeople)("whoever has the cookie of %s, also beside a theme", async (name) => {
    const { ask, asked, cookies } = createRememberingApp();
    const own = pairOf(await cookies[name]("value"));
    const theme = pairOf(await cookies.setTheme("dark"));
    await ask("/");
    for (const cookie of [
      own,
      `${theme}; ${own}`,
      `${own}; ${theme}`,
      `other=1; ${own}`,
      `a=${theme};${own}`,
    ]) {
      asked.splice(0);
      await ask("/", { headers: { cookie } });
      expect(asked[0]?.headers.get("cookie"), cookie).toBe(cookie);
    }
  });

  test.each([
    ["an unknown cookie", { headers: { cookie: "other=1" } }],
    ["a theme that is none", { headers: { cookie: "theme=ImJsdWUi" } }],
    ["two themes", { headers: { cookie: "theme=ImRhcmsi; theme=ImxpZ2h0Ig%3D%3D" } }],
    ["a query", { url: `https://${ourHost}/?a=1` }],
    ["an empty query", { url: `https://${ourHost}/?` }],
    ["another path", { url: `https://${ourHost}/login` }],
    ["a path in capitals", { url: `https://${ourHost}/HIRE` }],
    ["a slash more", { url: `https://${ourHost}/hire/` }],
    ["a post", { method: "POST", headers: { origin: `https://${ourHost}` } }],
  ] as [string, Asked][])("each request with %s", async (_, given) => {
    const { ask, asked } = createRememberingApp();
    for (let times = 1; times <= 2; times += 1) {
      await ask("/", given);
      expect(asked).toHaveLength(times);
    }
  });

  test.each([
    ["another method", { method: "DELETE" }, 405],
    ["a foreign host", { headers: { host: "evil.example" } }, 400],
    ["a foreign host in the address", { url: "https://evil.example/" }, 400],
    ["a foreign host in both", { url: "https://evil.example/", headers: { host: "evil.example" } }, 400],
    ["a foreign post", { method: "POST", headers: { origin: "https://evil.example" } }, 403],
  ] as [string, Asked, number][])("not even they: %s is refused as ever", async (_, given, status) => {
    const { ask, asked } = createRememberingApp();
    await ask("/");
    expect((await ask("/", given)).status).toBe(status);
    expect(asked).toHaveLength(1);
  });

  test("over the wire, a host in the request line doesn't stand in for ours", async () => {
    const { app, ask } = createRememberingApp();
    await ask("/");
    const port = await listen((request) => app.fetch(request));
    const from = (line: string, host: string) => exchange(port, requestLines(line, { host }));
    expect(await from("GET / HTTP/1.1", ourHost)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await from(`GET http://${ourHost}/ HTTP/1.1`, "evil.example")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await from("GET http://evil.example/ HTTP/1.1", ourHost)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("what is no page to keep is asked for again", () => {
  const page = () => new Response("the page", { headers: html });

  test.each([
    ["trouble", () => new Response("later", { status: 503 }), 503],
    ["a failure", () => Promise.reject(new Error("a bug")), 500],
    ["a redirect", () => new Response(null, { status: 302, headers: { location: "/app" } }), 302],
    ["a page that isn't there", () => new Response(null, { status: 404 }), 404],
    ["a page with a cookie", () => new Response("own", { headers: { "set-cookie": "a=1" } }), 200],
  ] as [string, () => Response | Promise<Response>, number][])("%s", async (_, answer, status) => {
    // The first visitor meets it twice: when the page is asked for, and with their own request.
    const { ask, asked } = createRememberingApp(answer, answer, page);
    expect((await ask("/")).status).toBe(status);
    expect(asked).toHaveLength(2);
    expect(await (await ask("/")).text()).toBe("the page");
    expect(await (await ask("/")).text()).toBe("the page");
    expect(asked).toHaveLength(3);
  });

  test("a page that broke off while it was read", async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull: (stream) => stream.error(new Error("broke off")),
        }),
      );
    const { ask } = createRememberingApp(broken, page);
    expect(await (await ask("/")).text()).toBe("the page");
    expect(await (await ask("/")).text()).toBe("the page");
  });
});

describe("a visitor gets the encoding that they like best", () => {
  test.each([
    [null, null],
    ["", null],
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP, BR", "br"],
    ["gzip;q=1.0, br;q=0.9", "gzip"],
    ["br;q=0.1, gzip;q=0.2", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0", null],
    ["*", "br"],
    ["*;q=0.5, gzip;q=0.7", "gzip"],
    ["br;q=0, *", "gzip"],
    ["deflate, zstd", null],
    ["identity", null],
    ["identity, br;q=0.5", null],
    ["gzip;q=0.5, identity;q=0.4", "gzip"],
    ["identity;q=0, gzip", "gzip"],
    // Nothing that we have would do: then it is what everybody can read.
    ["identity;q=0", null],
    ["*;q=0", null],
    ["brotli, xgzip", null],
    ["br;q=abc, ,;;=", "br"],
  ])("Accept-Encoding %j: %s", async (accepted, encoding) => {
    const { ask } = createRememberingApp();
    const response = await ask("/", { headers: accepted === null ? {} : { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect((unpack ? unpack(bytes) : bytes).toString()).toBe("a page ".repeat(400));
  });
});

test.each([
  [true, 2],
  [false, 1],
])(
  "in development (%s) a page changes while its process lives, so it is rendered each time: %i of 2",
  async (development, rendered) => {
    const { ask, lines } = createTestApplication({ mode: "local", development });
    await ask("/");
    await ask("/");
    expect(lines).toHaveLength(rendered);
  },
);
