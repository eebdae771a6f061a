import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { createTestApp, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { type Attempt, attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import type { Identity } from "~/platform/ports/identity";
import { action as freelancer } from "~/routes/_public._index";
import { action as boutique } from "~/routes/_public.boutiques";
import { action as hire } from "~/routes/_public.hire";
import { action as login } from "~/routes/_public.login";
import { action as signIn } from "~/routes/_public.sign-in";
import { action as account } from "~/routes/app";
import { action as session } from "~/routes/session";
import { CreateUserDocument, SendLoginEmailDocument } from "~/shell/operations/operations.generated";
import { limits } from "~/values/limits";

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

const network = "192.0.2.1";
const email = "ann@example.com";
const oneMinute = 60_000;
const exists = {
  createUser: { code: "USER_ALREADY_EXISTS", email: null, uid: null, token: null, message: null },
} as const;
const sent = { sendLoginEmail: { code: "SUCCESS", message: null } } as const;

function send(
  app: TestApp,
  action: Action,
  fields: Record<string, string>,
  { from = network, cookie = "" }: { from?: string; cookie?: string } = {},
): Promise<Response> {
  const request = post("/", fields, { cookie });
  return respond(() => action({ request, context: app.context(request, from), params: {} }));
}

/** Takes so many of the posts that a network may send. */
async function takePosts(app: TestApp, posts: number = limits.postsPerNetwork) {
  const { takePost } = app.context(post("/", {}), network);
  await Promise.all(Array.from({ length: posts }, takePost));
}

/** Whether the next post of the network is let through. */
async function mayPost(app: TestApp): Promise<boolean> {
  return (await app.context(post("/", {}), network).takePost()).ok;
}

async function attempts(app: TestApp): Promise<Attempt[]> {
  const { items } = await app.store.query<Attempt>({
    collection: attemptsCollection,
    orderBy: { field: "expiresAt", direction: "asc" },
    limit: 100,
  });
  return items.map(({ data }) => data);
}

const words = "Too many forms were sent from your network. Nothing was lost; try again in 10 minutes.";

describe("the 31st form of a network in ten minutes", () => {
  it.each<[string, Action, Record<string, string>]>([
    ["/", freelancer, { email, name: "Ann" }],
    ["/boutiques", boutique, { email, name: "Ann" }],
    ["/hire", hire, { email, organisation: "Ann" }],
    ["/login", login, { email }],
    ["/sign-in", signIn, { id: "x", oobCode: "y", email }],
  ])("at %s is answered with 429, the time to wait, and what was typed", async (_path, action, fields) => {
    const app = createTestApp();
    await takePosts(app);
    // No operation is mocked: a request to the API would fail this test.
    const answer = await send(app, action, fields);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "600"]);
    const { lastResult } = await answer.json();
    expect(lastResult.error[""]).toEqual([words]);
    expect(lastResult.initialValue).toMatchObject(fields);
    expect(await attempts(app)).toEqual([]);
    expect(JSON.stringify(app.logged)).not.toContain(network);
  });

  it("from another network is let through", async () => {
    const app = createTestApp();
    mockGraphql(SendLoginEmailDocument, sent);
    await takePosts(app);
    expect(await send(app, login, { email }, { from: "192.0.2.2" })).toHaveRedirect("/login?sent=1");
  });

  it("is let through ten minutes after the first", async () => {
    const app = createTestApp();
    mockGraphql(SendLoginEmailDocument, sent);
    await takePosts(app);
    app.clock.advance(4 * oneMinute);
    const refused = await send(app, login, { email });
    expect(refused.headers.get("retry-after")).toBe("360");
    expect((await refused.json()).lastResult.error[""][0]).toContain("in 6 minutes.");
    app.clock.advance(6 * oneMinute);
    expect(await send(app, login, { email })).toHaveRedirect("/login?sent=1");
  });

  it("that asks for a link once more says so, and the link isn't sent", async () => {
    const app = createTestApp();
    mockGraphql(SendLoginEmailDocument, sent);
    const cookie = toCookieHeader((await send(app, login, { email })).headers.getSetCookie());
    await takePosts(app);
    app.clock.advance(2 * oneMinute);
    const answer = await send(app, login, { intent: "again" }, { cookie });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      intent: "again",
      lastResult: {
        error: {
          "": ["Too many forms were sent from your network. Nothing was lost; try again in 8 minutes."],
        },
      },
    });
  });

  it("whose posts were counted with the clock a day ahead is let through once it is right", async () => {
    const app = createTestApp();
    mockGraphql(SendLoginEmailDocument, sent);
    app.clock.advance(24 * 60 * oneMinute);
    await takePosts(app);
    app.clock.advance(-24 * 60 * oneMinute);
    expect(await send(app, login, { email })).toHaveRedirect("/login?sent=1");
  });

  it("that confirms an address says so in the banner", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn({ status: "PENDING" });
    await takePosts(app);
    const answer = await send(app, account, { intent: "confirm" }, { cookie });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await answer.json()).toMatchObject({ intent: "confirm", lastResult: { error: { "": [words] } } });
    expect(await attempts(app)).toEqual([]);
  });

  it("with another address than the member's logs nobody out", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn({ email: "other@example.com" });
    await takePosts(app);
    const answer = await send(app, freelancer, { email, name: "Ann" }, { cookie });
    expect(answer.status).toBe(429);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const found = await app.context(post("/", {}, { cookie })).session();
    expect(found.state).toBe("signed-in");
  });
});

describe("the 61st post to /session of a network in ten minutes", () => {
  it("is answered with 429 and the time to wait, without a word to the provider", async () => {
    const { identity, asked } = countingIdentity();
    const app = createTestApp({ identity });
    const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: "/app" });
    const cookie = toCookieHeader([await app.cookies.setAttempt(attempt)]);
    const statuses = [];
    for (let posts = 0; posts < 70; posts += 1) {
      const answer = await send(app, session, { customToken: "made up" }, { cookie });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(limits.sessionPostsPerNetwork);
    expect(asked()).toBe(limits.sessionPostsPerNetwork);
    const answer = await send(app, session, { customToken: "made up" }, { cookie });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await answer.json()).toEqual({ message: words });
    expect(await send(app, session, { customToken: "made up" }, { cookie, from: "192.0.2.2" })).toMatchObject(
      {
        status: statuses[0],
      },
    );
    expect(await mayPost(app)).toBe(true);
  });
});

/** A provider that knows no token, and how often it was asked. */
function countingIdentity() {
  let times = 0;
  const identity = {
    exchangeCustomToken: async () => {
      times += 1;
      return { ok: false, code: "invalid-credential" };
    },
  } as unknown as Identity;
  return { identity, asked: () => times };
}

describe("a form that does nothing doesn't count", () => {
  it("when a field is wrong", async () => {
    const app = createTestApp();
    await takePosts(app, limits.postsPerNetwork - 1);
    for (const [action, fields] of [
      [freelancer, { email: "nobody", name: "Ann" }],
      [login, { email: "nobody" }],
      [signIn, { id: "x" }],
    ] as const) {
      expect((await send(app, action, fields)).status).toBe(422);
    }
    expect([await mayPost(app), await mayPost(app)]).toEqual([true, false]);
  });

  it("when its member is signed in with this very address", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn({ email });
    await takePosts(app);
    expect(await send(app, freelancer, { email, name: "Ann" }, { cookie })).toHaveRedirect("/app");
  });

  it("when the same was answered within the minute: a double click, the back button", async () => {
    const app = createTestApp();
    mockGraphql(CreateUserDocument, exists);
    const links = mockGraphql(SendLoginEmailDocument, sent);
    for (const [action, fields] of [
      [freelancer, { email, name: "Ann" }],
      [login, { email }],
    ] as const) {
      const cookie = toCookieHeader((await send(app, action, fields)).headers.getSetCookie());
      expect(await send(app, action, fields, { cookie })).toHaveRedirect("/login?sent=1");
    }
    expect(await send(app, login, { intent: "again" })).toHaveRedirect("/login");
    expect(links).toHaveLength(2);
    await takePosts(app, limits.postsPerNetwork - 3);
    expect([await mayPost(app), await mayPost(app)]).toEqual([true, false]);
  });
});

describe("past the limit on mails", () => {
  async function takeMails(app: TestApp) {
    for (let mails = 0; mails < limits.mailsPerAddress; mails += 1) {
      await app.auth.sendLoginEmail({ email, redirect: "/app" }, null);
      app.clock.advance(oneMinute);
    }
  }
  const mailText =
    "We just sent several e-mails to this address. Open the newest one, or try again in 25 minutes.";

  it("/login says the true time, and writes no attempt", async () => {
    const app = createTestApp({ graphql: "real" });
    await takeMails(app);
    const answer = await send(app, login, { email });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1500"]);
    expect((await answer.json()).lastResult.error[""]).toEqual([mailText]);
    expect(await attempts(app)).toEqual([]);
    app.clock.advance(25 * oneMinute);
    expect(await send(app, login, { email })).toHaveRedirect("/login?sent=1");
  });

  it("a sign-up of a known address says it, too, and what was typed is forgotten within the hour", async () => {
    const app = createTestApp();
    mockGraphql(CreateUserDocument, exists);
    await takeMails(app);
    const answer = await send(app, freelancer, { email, name: "Ann" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1500"]);
    expect((await answer.json()).lastResult.error[""]).toEqual([mailText]);
    const [kept, ...others] = await attempts(app);
    expect(others).toEqual([]);
    expect(Date.parse(kept?.expiresAt ?? "")).toBe(app.clock.now().getTime() + 60 * oneMinute);
  });

  it("the banner says it, and writes no attempt", async () => {
    const app = createTestApp();
    await takeMails(app);
    const { cookie } = await app.signIn({ email, status: "PENDING" });
    const answer = await send(app, account, { intent: "confirm" }, { cookie });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1500"]);
    expect(await answer.json()).toMatchObject({
      intent: "confirm",
      lastResult: { error: { "": [mailText] } },
    });
    expect(await attempts(app)).toEqual([]);
  });

  it("a request that loses the last mail to another says the true time as well", async () => {
    const app = createTestApp();
    mockGraphql(SendLoginEmailDocument, async () => {
      await takeMails(app);
      return { sendLoginEmail: { code: "TOO_MANY_REQUESTS" as const, message: mailText } };
    });
    const answer = await send(app, login, { email });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1500"]);
    expect((await answer.json()).lastResult.error[""]).toEqual([mailText]);
  });

  it("an API with limits of its own is believed, and one may try again in a second", async () => {
    const app = createTestApp();
    mockGraphql(SendLoginEmailDocument, {
      sendLoginEmail: { code: "TOO_MANY_REQUESTS", message: "Said so." },
    });
    const answer = await send(app, login, { email });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"]);
    expect((await answer.json()).lastResult.error[""]).toEqual(["Said so."]);
  });
});
