import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { graphqlFailures, mockGraphql, mockGraphqlFailure } from "#tests/support/graphql-mocks";
import { freshEmail, useTestIdentity } from "#tests/support/identity";
import { action } from "~/routes/_public._index";
import {
  CreateUserDocument,
  SaveDraftDocument,
  SendLoginEmailDocument,
} from "~/shell/operations/operations.generated";

const filledIn = { email: "ann@example.com", name: "Ann Archer", skills: "TypeScript" };
const exists = {
  createUser: { code: "USER_ALREADY_EXISTS", email: null, uid: null, token: null, message: null },
} as const;
const sent = { sendLoginEmail: { code: "SUCCESS", message: null } } as const;
const routeId = "routes/_public._index";

function submit(
  app: TestApp,
  fields: Record<string, string>,
  options: { cookie?: string; data?: string | null } = {},
  path = "/?index",
) {
  const request = post(path, fields, options);
  return respond(() => action({ request, context: app.context(request), params: {} }));
}

function logged(app: TestApp) {
  return app.logged.map(({ msg }) => msg);
}

describe("the action of a public form", () => {
  it("a member with the same address is sent to /app, and nothing is done", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn({ email: "ann@example.com" });
    // No operation is mocked: a request to the API would fail this test.
    const answer = await submit(app, { ...filledIn, email: " Ann@Example.com " }, { cookie });
    expect(answer).toHaveRedirect("/app", 303);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("a member with another address is logged out first", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn({ email: "other@example.com" });
    mockGraphql(CreateUserDocument, exists);
    mockGraphql(SendLoginEmailDocument, sent);
    const answer = await submit(app, filledIn, { cookie });
    expect(answer).toSetCookie("session", "");
    const request = get("/", { cookie });
    expect(await app.context(request).session()).toEqual({ state: "signed-out" });
  });

  it("an address with an account gets a link, asked for with /app as the way on", async () => {
    const app = createTestApp();
    const created = mockGraphql(CreateUserDocument, exists);
    const links = mockGraphql(SendLoginEmailDocument, sent);
    const answer = await submit(app, { ...filledIn, email: " ANN@example.com" });
    expect(answer).toHaveRedirect("/login?sent=1", 303);
    expect(created.map(({ variables }) => variables)).toEqual([
      { createUserData: { email: "ann@example.com" } },
    ]);
    expect(links.map(({ variables }) => variables)).toEqual([
      { loginData: { email: "ann@example.com", redirect: "/app" } },
    ]);
    expect(answer).toSetCookie("attempt");
  });

  it.each([
    [
      "ERROR",
      {
        code: "ERROR",
        message: "We couldn’t reach our sign-in service. Nothing was lost; try again in a moment.",
      },
    ],
    ["no token", { code: "SUCCESS", message: null }],
  ] as const)(
    "createUser that answers %s shows what was typed again, and logs it word for word",
    async (_name, answered) => {
      const app = createTestApp();
      mockGraphql(CreateUserDocument, { createUser: { email: null, uid: null, token: null, ...answered } });
      const answer = await submit(app, filledIn);
      expect(answer.status).toBe(503);
      const { lastResult, shown } = await answer.json();
      expect(shown).toBeNull();
      expect(lastResult.initialValue).toMatchObject(filledIn);
      expect(lastResult.error[""][0]).toBeTruthy();
      expect(logged(app)).toContain("Something went wrong with createUserMutation");
    },
  );

  it.each(graphqlFailures)("an API that fails by %s shows what was typed again", async (failure) => {
    const app = createTestApp({ timeoutMs: 200 });
    mockGraphqlFailure(CreateUserDocument, failure);
    const answer = await submit(app, filledIn);
    expect(answer.status).toBe(503);
    expect((await answer.json()).lastResult.initialValue).toMatchObject(filledIn);
    expect(logged(app)).toContain("Something went wrong with createUserMutation");
  });

  it.each(graphqlFailures)(
    "a link that can't be asked for because of %s shows what was typed again",
    async (failure) => {
      const app = createTestApp({ timeoutMs: 200 });
      mockGraphql(CreateUserDocument, exists);
      mockGraphqlFailure(SendLoginEmailDocument, failure);
      const answer = await submit(app, filledIn);
      expect(answer.status).toBe(503);
      expect((await answer.json()).lastResult.initialValue).toMatchObject(filledIn);
    },
  );

  it.each([
    ["TOO_MANY_REQUESTS", 429],
    ["ERROR", 503],
    ["INVALID_EMAIL", 503],
  ] as const)("sendLoginEmail that answers %s is told with status %i", async (code, status) => {
    const app = createTestApp();
    mockGraphql(CreateUserDocument, exists);
    mockGraphql(SendLoginEmailDocument, { sendLoginEmail: { code, message: "Said so." } });
    const answer = await submit(app, filledIn);
    expect(answer.status).toBe(status);
    expect((await answer.json()).lastResult.error[""]).toEqual(["Said so."]);
  });

  it("a page that was opened at another host sends no mail, and logs it word for word", async () => {
    const app = createTestApp({ site: { linkHost: "guildhall.example" } });
    mockGraphql(CreateUserDocument, exists);
    const answer = await submit(app, filledIn);
    expect((await answer.json()).lastResult.status).toBe("error");
    expect(logged(app)).toContain("Invalid host domain to send the email!");
  });

  it("the running page alone gets the custom token, and redirects are held for it", async () => {
    const app = createTestApp();
    mockGraphql(CreateUserDocument, {
      createUser: {
        code: "SUCCESS",
        email: "ann@example.com",
        uid: "u1",
        token: "custom-token",
        message: null,
      },
    });
    const answer = await submit(app, filledIn, { data: routeId });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await answer.json()).shown.handOff.customToken).toBe("custom-token");
    expect(answer).toSetCookie("skip-redirects");
    expect(answer).toSetCookie("attempt");
    expect(answer).not.toSetCookie("session");
  });

  it("without JavaScript the server completes the sign-in, saves what the form asked, and goes to /app", async () => {
    const { identity } = useTestIdentity();
    const app = createTestApp({ identity, graphql: "real" });
    const email = freshEmail();
    const answer = await submit(app, { ...filledIn, email, country: "germany", dayRate: "480" });
    expect(answer).toHaveRedirect("/app", 303);
    expect(answer).toSetCookie("session");
    // What held redirects until now holds none any more.
    expect(answer).toSetCookie("skip-redirects", "");
    expect(await answer.text()).not.toContain("token");
    const [profile] = await profiles(app, email, toCookieHeader(answer.headers.getSetCookie()));
    expect(profile).toMatchObject({
      displayName: "Ann Archer",
      skills: ["TypeScript"],
      country: "DE",
      rate: { min: 48_000, max: 48_000, currency: "EUR", unit: "DAY" },
    });
  });

  it.each([
    ["/app/briefs/a-brief?after=x", "/app/briefs/a-brief?after=x"],
    ["//evil.example/app", "/app"],
    ["/sign-out", "/app"],
  ])(
    "with redirect=%s in its address leads to %s, and so does the link that confirms it",
    async (asked, to) => {
      const { identity } = useTestIdentity();
      const app = createTestApp({ identity, graphql: "real" });
      const email = freshEmail();
      const path = `/?index&${new URLSearchParams({ redirect: asked })}`;
      expect(await submit(app, { ...filledIn, email }, {}, path)).toHaveRedirect(to, 303);
      await app.worker.runDue();
      const { text } = await app.lastMail(email);
      expect(new URL(/http\S+sign-in\?\S+/.exec(text)?.[0] ?? "").searchParams.get("redirect")).toBe(to);
    },
  );

  it("a double click by the running page gets the same answer, and one account", async () => {
    const { identity } = useTestIdentity();
    const app = createTestApp({ identity, graphql: "real" });
    const fields = { ...filledIn, email: freshEmail() };
    const first = await submit(app, fields, { data: routeId });
    const cookie = toCookieHeader(first.headers.getSetCookie());
    const second = await submit(app, fields, { cookie, data: routeId });
    expect((await second.json()).shown.handOff.customToken).toBeTruthy();
    await app.worker.runDue();
    expect((await app.mailbox.list()).filter(({ to }) => to === fields.email)).toHaveLength(1);
  });

  it("a button pressed twice without JavaScript makes one account, and either answer leads to /app", async () => {
    const { identity } = useTestIdentity();
    const app = createTestApp({ identity, graphql: "real" });
    const fields = { ...filledIn, email: freshEmail() };
    const answers = await Promise.all([submit(app, fields), submit(app, fields)]);
    for (const answer of answers) {
      expect(answer).toHaveRedirect("/app", 303);
      expect(answer).toSetCookie("session");
    }
    await app.worker.runDue();
    expect((await app.mailbox.list()).filter(({ to }) => to === fields.email)).toHaveLength(1);
  });

  it("and so does a third press, whose duplicate was the second", async () => {
    const { identity } = useTestIdentity();
    const app = createTestApp({ identity, graphql: "real" });
    const fields = { ...filledIn, email: freshEmail() };
    for (let press = 0; press < 4; press += 1) {
      expect(await submit(app, fields)).toHaveRedirect("/app", 303);
      app.clock.advance(4_000);
    }
    await app.worker.runDue();
    expect((await app.mailbox.list()).filter(({ to }) => to === fields.email)).toHaveLength(1);
  });

  it.each([
    ["says something else", { name: "Somebody Else" }, 0],
    ["comes later", {}, 11_000],
  ])(
    "a form with the address of a new account that %s gets a link, no session",
    async (_why, change, later) => {
      const { identity } = useTestIdentity();
      const app = createTestApp({ identity, graphql: "real" });
      const fields = { ...filledIn, email: freshEmail() };
      expect(await submit(app, fields)).toHaveRedirect("/app");
      app.clock.advance(later);
      const answer = await submit(app, { ...fields, ...change });
      expect(answer).toHaveRedirect("/login?sent=1");
      expect(answer).not.toSetCookie("session");
    },
  );

  it("the back button after a link was sent sends no second mail within a minute, and one after it", async () => {
    const app = createTestApp();
    mockGraphql(CreateUserDocument, exists);
    const links = mockGraphql(SendLoginEmailDocument, sent);
    const first = await submit(app, filledIn);
    const cookie = toCookieHeader(first.headers.getSetCookie());
    expect(await submit(app, filledIn, { cookie })).toHaveRedirect("/login?sent=1");
    expect(links).toHaveLength(1);
    app.clock.advance(61_000);
    expect(await submit(app, filledIn, { cookie })).toHaveRedirect("/login?sent=1");
    expect(links).toHaveLength(2);
  });

  it("what can't be right is said beside its field, with everything that was typed", async () => {
    const app = createTestApp();
    const answer = await submit(app, { email: "nobody", name: "", country: "Atlantis", dayRate: "-3" });
    expect(answer.status).toBe(422);
    const { lastResult } = await answer.json();
    expect(Object.keys(lastResult.error).sort()).toEqual(["country", "dayRate", "email", "name"]);
    expect(lastResult.initialValue).toMatchObject({ email: "nobody", country: "Atlantis", dayRate: "-3" });
  });

  it("a draft that can't be saved now doesn't stop the sign-in, and waits on the session", async () => {
    const { identity } = useTestIdentity();
    const real = createTestApp({ identity, graphql: "real" });
    const email = freshEmail();
    const handOff = await submit(real, { ...filledIn, email }, { data: routeId });
    expect(handOff.status).toBe(200);
    mockGraphqlFailure(SaveDraftDocument, "status-500");
    const answer = await submit(
      real,
      { ...filledIn, email },
      { cookie: toCookieHeader(handOff.headers.getSetCookie()) },
    );
    expect(answer).toHaveRedirect("/app");
  });
});

async function profiles(app: TestApp, _email: string, cookie: string) {
  const found = await app.context(get("/app", { cookie })).session();
  if (found.state !== "signed-in") throw new Error("nobody is signed in");
  return [(await app.store.get<Record<string, unknown>>("profiles", found.session.uid))?.data];
}
