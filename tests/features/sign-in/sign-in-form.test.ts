import { expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { aFreelancer } from "#tests/support/drafts";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { saveSignUpDraft } from "~/features/sign-in/flows/save-sign-up-draft.server";
import { action as login } from "~/routes/_public.login";
import { action as signIn } from "~/routes/_public.sign-in";
import { SaveDraftDocument, SendLoginEmailDocument } from "~/shell/operations/operations.generated";
import { RESEND_PAUSE } from "~/values/durations";

async function send(action: typeof login | typeof signIn, path: string, fields: Record<string, string>) {
  const app = createTestApp();
  const request = post(path, fields);
  const answer = await respond(() => action({ request, context: app.context(request), params: {} }));
  return { status: answer.status, error: (await answer.json()).lastResult?.error };
}

it.each([
  ["no id", { oobCode: "code" }],
  ["no code", { id: "link" }],
  ["an id that is too long", { id: "a".repeat(101), oobCode: "code" }],
  ["a code that is too long", { id: "link", oobCode: "a".repeat(1_001) }],
])("a link with %s is said to be incomplete, above its form", async (_what, fields) => {
  expect(await send(signIn, "/sign-in", fields)).toEqual({
    status: 422,
    error: { "": ["This link isn’t complete. Ask for a new one."] },
  });
});

it("a link’s address that is none is said beside it", async () => {
  const { status, error } = await send(signIn, "/sign-in", { id: "link", oobCode: "code", email: "ann" });
  expect([status, Object.keys(error)]).toEqual([422, ["email"]]);
});

it.each([
  ["", "Write your e-mail address."],
  ["name", "That doesn’t look like an e-mail address. Write it like name@example.com."],
])("the login form says what is wrong with %j", async (email, message) => {
  expect(await send(login, "/login", { email, redirect: "/app" })).toEqual({
    status: 422,
    error: { email: [message] },
  });
});

const sent = { sendLoginEmail: { code: "SUCCESS", message: null } } as const;

async function beginAttempt(app: TestApp, address: string) {
  const id = await app.auth.attempts.begin(address, { draft: aFreelancer(), redirect: "/app" });
  const { cookies } = app.context(get("/login"));
  return { id, cookie: toCookieHeader([await cookies.setAttempt(id)]) };
}

function submit(app: TestApp, fields: Record<string, string>, cookie: string) {
  const request = post("/login", fields, { cookie });
  return respond(() => login({ request, context: app.context(request), params: {} }));
}

it("a link is sent again after the pause alone", async () => {
  const app = createTestApp();
  const links = mockGraphql(SendLoginEmailDocument, sent);
  const { id, cookie } = await beginAttempt(app, "ann@example.com");
  const attempt = await app.store.get<object>("attempts", id);
  const linkSentAt = app.clock.now().toISOString();
  await app.store.transact(async (tx) => tx.set("attempts", id, { ...attempt?.data, linkSentAt }));
  const again = () => submit(app, { intent: "again" }, cookie);
  app.clock.advance(RESEND_PAUSE - 1_000);
  expect(await again()).toHaveRedirect("/login?sent=1", 303);
  expect(links).toHaveLength(0);
  app.clock.advance(2_000);
  expect(await again()).toHaveRedirect("/login?sent=1", 303);
  expect(links).toHaveLength(1);
});

it.each([
  ["ann@example.com", true],
  ["bob@example.com", false],
])("what a form asked for ann@example.com goes with a link to %s: %s", async (email, goes) => {
  const app = createTestApp();
  mockGraphql(SendLoginEmailDocument, sent);
  const { id, cookie } = await beginAttempt(app, "ann@example.com");
  const answer = await submit(app, { email, redirect: "/app" }, cookie);
  const request = get("/login", { cookie: toCookieHeader(answer.headers.getSetCookie()) });
  const begun = await app.context(request).cookies.readAttempt(request);
  expect(begun).not.toBe(id);
  expect((await app.auth.attempts.find(begun))?.draft ?? null).toEqual(goes ? aFreelancer() : null);
});

it.each([
  ["ann@example.com", 1],
  ["bob@example.com", 0],
])("a form that was sent with ann@example.com is saved in a session of %s %d times", async (email, times) => {
  const app = createTestApp();
  const saved = mockGraphql(SaveDraftDocument, { saveDraft: { code: "SAVED", message: null } });
  const { id } = await beginAttempt(app, "ann@example.com");
  const { cookie } = await app.signIn({ email, session: { draft: { attempt: id, review: false } } });
  const context = app.context(get("/app", { cookie }));
  const found = await context.session();
  if (found.state !== "signed-in") throw new Error("nobody is signed in");
  await saveSignUpDraft(context, found.session);
  expect(saved).toHaveLength(times);
});
