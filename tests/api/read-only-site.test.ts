import { expect, it } from "vitest";
import { openStore } from "#tests/operations/read-only/stores";
import { createTestApp, get, respond } from "#tests/support/app";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { closeSite, openSite } from "~/operations/read-only/site-mode";
import { loader as signOut } from "~/routes/sign-out";
import { ok } from "~/values/result";
import { inProcess } from "./ask";

/** The product on a store that is closed or opened, with an administrator and a member. */
async function createSite() {
  const engine = openStore();
  const app = createTestApp({ graphql: "real", store: createVersionedStore(createGuardedStore(engine)) });
  const parts = { store: engine, clock: app.clock };
  const admin = await app.signIn({ session: { claims: { kind: null, admin: true } } });
  const member = await app.signIn();
  const phone = await app.signIn({ uid: member.uid, email: member.email });
  app.auth.isAdministrator = async (uid) => ok(uid === admin.uid);
  app.auth.powersOf = async ({ uid }) => ok(uid === admin.uid ? "proven" : "none");
  const isLive = async (id: string) => (await engine.get(sessionsCollection, id)) !== null;
  return {
    ...{ app, admin, member, phone, isLive },
    close: () => closeSite(parts, { reason: "Painting.", until: null }),
    open: () => openSite(parts),
  };
}

it("signing out ends the session while the site is read-only, for good", async () => {
  const { app, member, phone, isLive, close, open } = await createSite();
  await close();
  const request = get("/sign-out", { cookie: member.cookie, headers: { "sec-fetch-site": "same-origin" } });
  const left = await respond(() => signOut({ request, context: app.context(request), params: {} }));
  expect(left).toHaveRedirect("/");
  expect(left).toSetCookie("session", "");
  await open();
  expect([await isLive(member.sessionId), await isLive(phone.sessionId)]).toEqual([false, true]);
});

it("a member ends their other sessions while the site is read-only, and changes nothing else", async () => {
  const { app, member, phone, isLive, close } = await createSite();
  await close();
  const ask = inProcess(app.api, member.sessionId);
  expect((await ask("mutation { endOtherSessions { refusal { code } } }")).data).toEqual({
    endOtherSessions: { refusal: null },
  });
  expect([await isLive(member.sessionId), await isLive(phone.sessionId)]).toEqual([true, false]);
  const saved = await ask("mutation { saveTheme(theme: black) { refusal { code } } }");
  expect(saved.errors?.[0]?.extensions).toMatchObject({ code: "UNAVAILABLE" });
});

it("suspending ends a member’s sessions while the site is read-only, by an administrator alone", async () => {
  const { app, admin, member, phone, isLive, close } = await createSite();
  const suspend = (session: string) =>
    inProcess(app.api, session)(
      `mutation ($uid: ID!) { suspendMember(uid: $uid, reason: SCAM, words: "No more.") { refusal { code } } }`,
      { uid: member.uid },
    );
  await close();
  const stranger = await suspend(phone.sessionId);
  expect(stranger.data?.suspendMember?.refusal?.code ?? stranger.errors?.[0]?.extensions?.code).toBe(
    "NOT_FOUND",
  );
  expect(await isLive(member.sessionId)).toBe(true);
  // Told that it isn't done yet.
  expect((await suspend(admin.sessionId)).errors?.[0]?.extensions).toMatchObject({ code: "UNAVAILABLE" });
  expect([await isLive(member.sessionId), await isLive(phone.sessionId)]).toEqual([false, false]);
  expect(await isLive(admin.sessionId)).toBe(true);
});
