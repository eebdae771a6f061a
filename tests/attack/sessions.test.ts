import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { createTestIdentity, freshEmail } from "#tests/support/identity";
import { askForLink, createRealApp, hour, join, stubIdentity } from "#tests/support/people";
import { type Attempt, attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { StoreUnavailableError } from "~/platform/ports/store";
import { action as freelancer } from "~/routes/_public._index";
import { action as login } from "~/routes/_public.login";
import { action as signIn } from "~/routes/_public.sign-in";
import { action as account } from "~/routes/app";
import { action as session } from "~/routes/session";
import { loader as signOut } from "~/routes/sign-out";
import { CreateUserDocument, SendLoginEmailDocument } from "~/shell/operations/operations.generated";
import { answerTrouble } from "~/shell/request/answer-trouble.server";
import { refuse } from "~/values/result";

function send(
  app: TestApp,
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  request: Request,
): Promise<Response> {
  return respond(() => action({ request, context: app.context(request), params: {} }));
}

/** From now on the store can be read, and takes no writes. */
function stopWrites(app: TestApp) {
  const { transact } = app.store;
  app.store.transact = async () => {
    throw new StoreUnavailableError("The database can’t answer: SQLITE_BUSY");
  };
  return () => {
    app.store.transact = transact;
  };
}

describe("/sign-out", () => {
  it.each([
    ["HEAD", {}],
    ["GET", { purpose: "Prefetch" }],
    ["GET", { purpose: "preview" }],
    ["GET", { "x-purpose": "preview" }],
    ["GET", { "sec-purpose": "prefetch;prerender" }],
  ])("%s with %o logs nobody out", async (method, headers) => {
    const app = createTestApp();
    const { cookie, sessionId } = await app.signIn();
    const asked = get("/sign-out", { cookie, headers: headers as HeadersInit });
    const answer = await send(app, signOut, new Request(asked, { method }));
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await app.store.get(sessionsCollection, sessionId)).not.toBeNull();
  });

  it("ends the session's record while the provider can't say whose it is", async () => {
    const identity = stubIdentity({ verifySessionCookie: async () => refuse("network-request-failed") });
    const app = createTestApp({ identity });
    const { cookie, sessionId } = await app.signIn();
    app.clock.advance(2 * hour);
    const request = get("/sign-out", { cookie });
    expect((await app.context(request).session()).state).toBe("trouble");
    expect(await send(app, signOut, request)).toSetCookie("session", "");
    expect(await app.store.get(sessionsCollection, sessionId)).toBeNull();
  });
});

describe("the same form within a minute", () => {
  it("ends the session that was opened meanwhile with another address", async () => {
    const app = createTestApp();
    mockGraphql(CreateUserDocument, {
      createUser: { code: "USER_ALREADY_EXISTS", email: null, uid: null, token: null, message: null },
    });
    mockGraphql(SendLoginEmailDocument, { sendLoginEmail: { code: "SUCCESS", message: null } });
    const fields = { email: "ann@example.com", name: "Ann" };
    const first = await send(app, freelancer, post("/?index", fields));
    const other = await app.signIn({ email: "other@example.com" });
    const cookie = toCookieHeader(first.headers.getSetCookie(), other.cookie);
    const again = await send(app, freelancer, post("/?index", fields, { cookie }));
    expect(again).toHaveRedirect("/login?sent=1", 303);
    expect(again).toSetCookie("session", "");
    expect(await app.store.get(sessionsCollection, other.sessionId)).toBeNull();
  });
});

describe("a link", () => {
  it.each([
    ["/app/briefs?status=draft", "/app/briefs"],
    ["/app", "/app"],
    ["/sign-out", "/app"],
    ["/Sign-Out?to=/", "/app"],
    ["/%73ign-out", "/app"],
    ["/app/../sign-out", "/app"],
    ["/app/%2e%2e/sign-out", "/app"],
    ["/apps", "/app"],
    ["//evil.example", "/app"],
  ])("with the way on %s leads to %s", async (redirect, to) => {
    const { app } = createRealApp();
    const { email } = await join(app);
    const { id, actionCode } = await askForLink(app, email);
    const request = post("/sign-in", { id, oobCode: actionCode, email, redirect });
    const query = to === "/app" ? "?notice=confirmed" : "?status=draft&notice=confirmed";
    expect(await send(app, signIn, request)).toHaveRedirect(to + query, 303);
  });

  it("that is pressed while the store takes no writes answers 503, and works afterwards", async () => {
    const { app } = createRealApp();
    const { email } = await join(app);
    const { id, actionCode } = await askForLink(app, email);
    const press = () => send(app, signIn, post("/sign-in", { id, oobCode: actionCode, email }));
    const allowWrites = stopWrites(app);
    expect((await press()).status).toBe(503);
    allowWrites();
    expect(await press()).toHaveRedirect("/app?notice=confirmed", 303);
  });
});

describe("a store that takes no writes", () => {
  it("shows what was typed at /login again, with 503", async () => {
    const app = createTestApp();
    stopWrites(app);
    const answer = await send(app, login, post("/login", { email: "ann@example.com" }));
    expect(answer.status).toBe(503);
    const { lastResult } = await answer.json();
    expect(lastResult.initialValue).toEqual({ email: "ann@example.com" });
    expect(lastResult.error[""]).toHaveLength(1);
  });

  it("is told to the running page by /session as 503 with a message", async () => {
    const { app } = createRealApp();
    const email = "ann@example.com";
    const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: "/app" });
    const created = await app.auth.createUser(email, attempt);
    const customToken = (created.ok && created.value.token) || "";
    stopWrites(app);
    const cookie = toCookieHeader([await app.cookies.setAttempt(attempt)]);
    const answer = await send(app, session, post("/session", { customToken }, { cookie }));
    expect(answer.status).toBe(503);
    expect((await answer.json()).message).toContain("Nothing was lost");
  });

  it("is said to who wants to log out, with 503; their cookies stay", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    stopWrites(app);
    const answer = await send(app, signOut, get("/sign-out", { cookie }));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("still signed in");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("is a 503 to a member who asks for the confirmation again, who stays signed in", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    stopWrites(app);
    // As the product runs its routes: one guard for all of them.
    const build = answerTrouble({ routes: { app: { id: "app", module: { action: account } } } } as never);
    const guarded = build.routes.app?.module.action as unknown as typeof account;
    const answer = await send(app, guarded, post("/app", { intent: "confirm" }, { cookie }));
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

it("a custom token whose attempt was used by the same form's duplicate is refused with 409, not as an outage", async () => {
  const { identity, close } = createTestIdentity();
  onTestFinished(close);
  const app = createTestApp({
    graphql: "real",
    timeoutMs: 5_000,
    identity: {
      ...identity,
      async createSessionCookie(...call) {
        await spendAttempts(app);
        return identity.createSessionCookie(...call);
      },
    },
  });
  const answer = await send(app, freelancer, post("/?index", { email: freshEmail(), name: "Ann" }));
  expect(answer.status).toBe(409);
  expect((await answer.json()).lastResult.initialValue).toMatchObject({ name: "Ann" });
});

/** What the duplicate does that comes first. */
function spendAttempts({ store, clock }: TestApp) {
  return store.transact(async (tx) => {
    const { items } = await tx.query<Attempt>({
      collection: attemptsCollection,
      orderBy: { field: "expiresAt", direction: "asc" },
      limit: 10,
    });
    const usedAt = clock.now().toISOString();
    for (const { id, data } of items) tx.set<Attempt>(attemptsCollection, id, { ...data, usedAt });
  });
}
