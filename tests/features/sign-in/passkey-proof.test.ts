import { expect, it } from "vitest";
import { createTestApp, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { minute, sessionsOf, stubIdentity } from "#tests/support/people";
import { createSoftwarePasskey } from "#tests/support/software-passkey";
import { handleOf } from "~/features/sign-in/auth/passkeys/add-passkey.server";
import { confirmPath, paths } from "~/paths";
import { action } from "~/routes/passkey-proof";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";

const email = "ada@example.com";

function createApp(): TestApp {
  const app = createTestApp({
    identity: stubIdentity({
      createCustomToken: async (uid) => ok(uid),
      exchangeCustomToken: async (uid) => ok({ idToken: uid }),
      verifyIdToken: async (uid) =>
        ok({ uid, email, authTime: app.clock.now().getTime() / 1_000, claims: {} }),
      createSessionCookie: async () => ok("cookie"),
    }),
  });
  return app;
}

/** What the running page sends, and the cookies that its browser has afterwards. */
async function send(app: TestApp, fields: Record<string, string>, cookie = "") {
  const request = post("/passkey-proof", fields, { cookie });
  const response = await respond(() => action({ request, context: app.context(request), params: {} }));
  expect(response.headers.get("cache-control")).toBe("no-store");
  const after = toCookieHeader(response.headers.getSetCookie(), cookie);
  return { status: response.status, said: await response.json(), cookie: after };
}

/** A member who has added a passkey in their browser, by both steps. */
async function createMember() {
  const app = createApp();
  const { uid, cookie } = await app.signIn({ email });
  const passkey = createSoftwarePasskey(handleOf(uid).toString("base64url"));
  const begun = await send(app, { step: "begin", what: "add" }, cookie);
  const response = JSON.stringify(passkey.register(begun.said.options));
  const added = await send(app, { step: "finish", what: "add", response }, begun.cookie);
  return { app, uid, passkey, begun, added };
}

/** Signs in by the passkey in a browser that has nothing; `spoil` changes what it sends back, `to` where it leads. */
async function signIn(
  { app, passkey }: Awaited<ReturnType<typeof createMember>>,
  { to = String(paths.app), spoil = (response: string) => response, forget = false } = {},
) {
  const begun = await send(app, { step: "begin", what: "sign-in" });
  const response = spoil(JSON.stringify(passkey.signIn(begun.said.options)));
  const fields = { step: "finish", what: "sign-in", response, redirect: to };
  return send(app, fields, forget ? "" : begun.cookie);
}

it("a passkey is added, and signs in, in two steps, by the challenge of the browser’s own cookie", async () => {
  const member = await createMember();
  expect(member.begun.cookie).toContain("passkey=");
  expect(member.added).toMatchObject({ status: 200, said: { to: `${paths.account}?done=passkey` } });
  expect(member.added.cookie).not.toContain("passkey=");
  expect(await signIn(member, { forget: true })).toMatchObject({ status: 400 });
  const opened = await signIn(member);
  expect(opened).toMatchObject({ status: 200, said: { to: paths.app } });
  expect(opened.cookie).toContain("session=");
  expect(opened.cookie).not.toContain("passkey=");
  expect(await sessionsOf(member.app, member.uid)).toHaveLength(2);
});

it.each([
  ["https://evil.example/", paths.app],
  ["//evil.example/app", paths.app],
  ["/sign-out", paths.app],
  [paths.account, paths.account],
])("a sign-in that asks for %s leads to %s", async (to, leads) => {
  expect((await signIn(await createMember(), { to })).said).toEqual({ to: leads });
});

it("a browser in which a passkey has signed in is known: the next sign-in there is told to nobody", async () => {
  const member = await createMember();
  const { app } = member;
  const { cookie } = await signIn(member);
  const told = async () => {
    await app.worker.runDue();
    return (await app.mailbox.list()).filter(({ subject }) => subject.startsWith("New sign-in")).length;
  };
  expect(await told()).toBe(1);
  const known = cookie.split("; ").filter((pair) => pair.startsWith("known-browser="));
  const begun = await send(app, { step: "begin", what: "sign-in" }, known.join("; "));
  const response = JSON.stringify(member.passkey.signIn(begun.said.options));
  expect((await send(app, { step: "finish", what: "sign-in", response }, begun.cookie)).status).toBe(200);
  expect(await told()).toBe(1);
});

it.each<[string, (response: string) => string]>([
  ["is no JSON", () => "{"],
  ["is null", () => "null"],
  ["has no id", (response) => response.replace('"id"', '"di"')],
  ["is longer than any passkey’s", (response) => response.padEnd(8_193)],
])("what a browser sends that %s is refused, and opens nothing", async (_what, spoil) => {
  const member = await createMember();
  expect(await signIn(member, { spoil })).toMatchObject({ status: 400 });
  expect(await sessionsOf(member.app, member.uid)).toHaveLength(1);
});

it("a visitor adds none, and a member who signed in long ago proves first who they are", async () => {
  const app = createApp();
  const begin = async (cookie = "") => (await send(app, { step: "begin", what: "add" }, cookie)).said;
  expect(await begin()).toEqual({ to: paths.login });
  const createdAt = new Date(app.clock.now().getTime() - 31 * minute).toISOString();
  const { cookie } = await app.signIn({ email, session: { createdAt } });
  expect(await begin(cookie)).toEqual({ to: confirmPath(paths.account) });
});

it("a network asks for passkeys as often as it may for sessions, and is told the time until the next", async () => {
  const app = createApp();
  const begin = () => send(app, { step: "begin", what: "sign-in" });
  for (let at = 0; at < limits.sessionPostsPerNetwork; at += 1) expect((await begin()).status).toBe(200);
  expect(await begin()).toMatchObject({
    status: 429,
    said: { message: expect.stringContaining("10 minutes") },
  });
});
