import { expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { hour, minute, stubIdentity } from "#tests/support/people";
import { isAdministrator } from "~/features/sign-in/auth/administrators.server";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import { ok } from "~/values/result";

/** An app whose provider verifies every token as that of an administrator, or of a member. */
function appOf(admin: boolean) {
  const lifetimes: number[] = [];
  const app = createTestApp({
    identity: stubIdentity({
      verifyIdToken: async () =>
        ok({
          uid: "ada",
          email: "ada@example.com",
          authTime: app.clock.now().getTime() / 1_000,
          claims: { admin },
        }),
      createSessionCookie: async (_token, lifetime) => {
        lifetimes.push(lifetime);
        return ok("cookie");
      },
      verifySessionCookie: async () => ok({ uid: "ada" }) as never,
      getClaims: async () => ok({ admin }),
    }),
  });
  return { app, lifetimes };
}

it("an administrator’s session lasts eight hours, a member’s twelve days", async () => {
  for (const admin of [true, false]) {
    const { app, lifetimes } = appOf(admin);
    const from = { attempt: null, draft: null, device: "Firefox on Linux" };
    const minted = await app.auth.sessions.mint("token", from);
    if (!minted.ok) throw new Error(minted.code);
    const lasts = Date.parse(minted.value.session.expiresAt) - app.clock.now().getTime();
    expect([lasts, ...lifetimes]).toEqual(admin ? [8 * hour, 8 * hour] : [288 * hour, 288 * hour]);
  }
});

it("a session that began before its member was an administrator ends eight hours after its beginning, too", async () => {
  for (const admin of [true, false]) {
    const { app } = appOf(admin);
    const { sessionId } = await app.signIn({ session: { claims: { kind: null, admin } } });
    app.clock.advance(8 * hour - minute);
    expect(await app.auth.sessions.findById(sessionId)).not.toBeNull();
    app.clock.advance(minute);
    expect((await app.auth.sessions.findById(sessionId)) === null).toBe(admin);
  }
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  "where the session says %s and its ID token says %s, an administrator asks: %s",
  async (session, token, asks) => {
    let sid = "";
    const app = createTestApp({
      identity: stubIdentity({
        verifyIdToken: async () =>
          ok({ uid: "ada", email: "ada@example.com", authTime: 0, claims: { admin: token, sid } }),
      }),
    });
    const claims = { kind: null, admin: session };
    sid = (await app.signIn({ uid: "ada", session: { claims } })).sessionId;
    expect((await app.auth.sessions.findByIdToken("token"))?.claims.admin).toBe(asks);
  },
);

it("the provider is asked within a page's deadline whether a member is an administrator", async () => {
  const asked: unknown[] = [];
  const identity = stubIdentity({
    getClaims: async (uid, options) => {
      asked.push([uid, options]);
      return ok({ admin: true });
    },
  });
  expect(await isAdministrator(identity, "ada")).toEqual(ok(true));
  expect(asked).toEqual([["ada", { deadlineMs: PROVIDER_PAGE_DEADLINE }]]);
});
