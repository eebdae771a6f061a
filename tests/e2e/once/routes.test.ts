import { expect, origin, request, signUpByRequest, test } from "../support";

const members = { "/": "/app", "/boutiques": "/app", "/hire": "/app", "/login": "/app", "/sign-in": "/app" };
const everybody = {
  "/agencies": "/boutiques",
  "/session": "/",
  "/theme": "/",
  "/language": "/",
  "/no/such/page": "/",
  "/app/nothing": "/",
  "/app/briefs/one/nothing/below": "/",
  "/app/admin": "/",
};
const back = (path: string) => `/login?${new URLSearchParams({ redirect: path })}`;

test("every route answers a visitor with the status and the way on that product.md gives it", async () => {
  const table: Record<string, string | 200> = {
    ...everybody,
    "/": 200,
    "/boutiques": 200,
    "/hire": 200,
    "/login": 200,
    "/sign-in": 200,
    "/privacy": 200,
    "/terms": 200,
    "/imprint": 200,
    "/roots": 200,
    "/sign-out": "/",
    "/login?sent=1": "/login",
    "/app": "/login",
    "/app/profile": back("/app/profile"),
    "/app/briefs": back("/app/briefs"),
    "/app/inbox": back("/app/inbox"),
    "/app/inbox?from=mail": back("/app/inbox?from=mail"),
  };
  await expectAnswers(table, "");
});

test("every route answers a member with the status and the way on that product.md gives it", async () => {
  const { cookie } = await signUpByRequest();
  const table: Record<string, string | 200> = {
    ...everybody,
    ...members,
    "/privacy": 200,
    "/terms": 200,
    "/imprint": 200,
    "/roots": 200,
    "/app": 200,
    "/app/profile": 200,
    "/app/briefs": 200,
    "/app/inbox": 200,
    // Last: it ends the session.
    "/sign-out?to=/hire": "/hire",
  };
  await expectAnswers(table, cookie);
  await expectAnswers({ "/app": "/login" }, cookie);
});

async function expectAnswers(table: Record<string, string | 200>, cookie: string): Promise<void> {
  const answers: typeof table = {};
  for (const path of Object.keys(table)) {
    const { status, headers } = await request(path, { headers: { cookie } });
    answers[path] = status === 302 ? (headers.get("location") ?? "") : (status as 200);
  }
  expect(answers).toEqual(table);
}

test("a missing file of the build is a plain 404, and a present one may be kept for ever", async () => {
  const missing = await request("/build/routes/nothing-ABCDEFGH.js");
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const html = await (await request("/")).text();
  const [script = ""] = html.match(/\/build\/[\w-]+\.js/) ?? [];
  const present = await request(script);
  expect([present.status, present.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});

test("signing out goes to an internal path only, or nowhere", async () => {
  for (const [to, location] of [
    ["/hire", "/hire"],
    ["//evil.example/", "/"],
    ["https://evil.example/", "/"],
    ["/\\evil.example", "/"],
  ] as const) {
    const { cookie } = await signUpByRequest();
    const answer = await request(`/sign-out?${new URLSearchParams({ to })}`, { headers: { cookie } });
    expect([answer.status, answer.headers.get("location")], to).toEqual([302, location]);
    expect((await request("/app", { headers: { cookie } })).status, to).toBe(302);
  }
  const { cookie } = await signUpByRequest();
  const skipped = await request("/sign-out?to=skip", { headers: { cookie } });
  expect([skipped.status, skipped.headers.get("location")]).toEqual([204, null]);
  expect((await request("/app", { headers: { cookie } })).status).toBe(302);
});

test("prefetches and other sites sign nobody out", async () => {
  const { cookie } = await signUpByRequest();
  const notMeant: Record<string, string>[] = [
    { "sec-purpose": "prefetch" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { referer: "https://evil.example/" },
  ];
  for (const headers of notMeant) {
    for (const path of ["/sign-out", "/sign-out?to=skip"]) {
      await request(path, { headers: { cookie, ...headers } });
    }
    expect((await request("/app", { headers: { cookie } })).status, JSON.stringify(headers)).toBe(200);
  }
});

test("a post that another site caused is refused before anything reads it", async () => {
  const { cookie } = await signUpByRequest();
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin, "sec-fetch-site": "cross-site" },
    { origin, "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) {
    for (const path of [
      "/",
      "/login",
      "/sign-out",
      "/session",
      "/app",
      "/theme",
      "/language",
      "/hire?_data=routes%2F_public.hire",
    ]) {
      const answer = await request(path, {
        form: { email: "a@example.com" },
        headers: { cookie, ...headers },
      });
      expect([answer.status, answer.headers.getSetCookie()], path).toEqual([403, []]);
    }
  }
});
