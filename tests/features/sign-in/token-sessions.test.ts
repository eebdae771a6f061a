import { setImmediate as settled } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createTestApp, get, type TestApp } from "#tests/support/app";
import { freshEmail, requireValue } from "#tests/support/identity";
import {
  createRealApp,
  day,
  firefox,
  freelancer,
  hour,
  join,
  joinAndProve,
  mailedLink,
  minute,
  openWithToken,
  read,
  redeem,
  sessionsOf,
  signUp,
  stubIdentity,
  tally,
} from "#tests/support/people";
import type { SessionRecord } from "~/domain/session";
import { accountsCollection, createPendingAccount } from "~/features/accounts/model/account";
import { listActivity } from "~/features/accounts/writes/activity";
import { isOpen } from "~/features/sign-in/auth/attempts.server";
import { endSessions } from "~/features/sign-in/auth/own-sessions.server";
import { createSessions, sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { paths } from "~/paths";
import type { Store } from "~/platform/ports/store";
import { hashed } from "~/values/hash.server";
import { ok } from "~/values/result";
import { Trouble } from "~/values/trouble";

const idTokenOf = async (app: ReturnType<typeof createRealApp>["provider"], customToken: string) =>
  requireValue(await app.identity.exchangeCustomToken(customToken)).idToken;

describe("a session from a custom token", () => {
  it("opens with the attempt that the token was made for", async () => {
    const { app } = createRealApp();
    const { email, attempt, uid, token } = await signUp(app, { draft: freelancer });

    const { cookie, session } = requireValue(await openWithToken(app, token, attempt));

    expect(session).toMatchObject({
      uid,
      email,
      attempt,
      draft: { attempt, review: false },
      device: firefox,
    });
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ state: "signed-in", session: { uid } });
  });

  it("opens with the ID token that the browser made of it, too", async () => {
    const { app, provider } = createRealApp();
    const { attempt, uid, token } = await signUp(app);
    const idToken = await idTokenOf(provider, token);

    const opened = requireValue(await app.auth.openSessionWithToken({ idToken }, attempt, firefox));

    expect(opened.session.uid).toBe(uid);
  });

  it("is for twelve days, and stores neither the cookie nor the tokens", async () => {
    const { app } = createRealApp();
    const { attempt, token } = await signUp(app);
    const { cookie, session } = requireValue(await openWithToken(app, token, attempt));

    const record = await read<SessionRecord>(app, sessionsCollection, session.id);
    expect(Date.parse(record?.expiresAt ?? "") - app.clock.now().getTime()).toBe(12 * day);
    expect(JSON.stringify(record)).not.toContain(cookie);
    expect(JSON.stringify(record)).not.toContain(token);
    expect(session.id).not.toContain(cookie.slice(0, 20));
  });

  it("opens once, whatever twenty clients do with one token at the same moment", async () => {
    const { app } = createRealApp();
    const { attempt, uid, token } = await signUp(app);

    const answers = await Promise.all(Array.from({ length: 20 }, () => openWithToken(app, token, attempt)));

    expect(tally(answers)).toEqual({ ok: 1, "attempt-used": 19 });
    expect(await sessionsOf(app, uid)).toHaveLength(1);
  });

  it("takes the member's claims from the token, and nothing else for a right", async () => {
    const { app, provider } = createRealApp();
    const email = freshEmail();
    const { uid } = await provider.createUser({ email, claims: { kind: "agency", admin: true, root: true } });
    const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
    const account = createPendingAccount(email, attempt, app.clock.now());
    await app.store.transact(async (tx) => tx.set(accountsCollection, uid, account));
    const token = requireValue(await app.auth.mintToken(uid, attempt));

    const { cookie } = requireValue(await openWithToken(app, token, attempt));

    expect(await app.auth.sessions.find(cookie)).toMatchObject({
      session: { claims: { kind: "AGENCY", admin: true } },
    });
  });

  it("gives no rights to a member without claims", async () => {
    const { app } = createRealApp();
    const { session } = await join(app);
    expect(session.claims).toEqual({ kind: null, admin: false });
  });
});

describe("no session opens", () => {
  type Real = ReturnType<typeof createRealApp>;
  interface Try {
    token: { customToken: string } | { idToken: string };
    attempt: string | null;
  }
  const refused: [why: string, code: string, prepare: (real: Real) => Promise<Try>][] = [
    [
      "without an attempt",
      "no-attempt",
      async ({ app }) => ({ token: { customToken: (await signUp(app)).token }, attempt: null }),
    ],
    [
      "with an attempt that nobody began",
      "no-attempt",
      async ({ app }) => ({ token: { customToken: (await signUp(app)).token }, attempt: "made-up" }),
    ],
    [
      "with the token of one attempt and the cookie of another",
      "foreign-attempt",
      async ({ app }) => ({
        token: { customToken: (await signUp(app)).token },
        attempt: (await signUp(app)).attempt,
      }),
    ],
    [
      "with the token of one attempt and another attempt at the same address",
      "foreign-attempt",
      async ({ app }) => {
        const { email, token } = await signUp(app);
        const other = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
        return { token: { customToken: token }, attempt: other };
      },
    ],
    [
      "with an attempt that was used",
      "attempt-used",
      async ({ app }) => {
        const { token, attempt } = await join(app);
        return { token: { customToken: token }, attempt };
      },
    ],
    [
      "ten minutes after the attempt began",
      "attempt-used",
      async ({ app }) => {
        const { token, attempt } = await signUp(app);
        app.clock.advance(10 * minute);
        return { token: { customToken: token }, attempt };
      },
    ],
    [
      "with an ID token made from an old custom token, by a new attempt at the same address",
      "foreign-attempt",
      async ({ app, provider }) => {
        const { email, token } = await signUp(app);
        app.clock.advance(11 * minute);
        const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
        app.clock.advance(-11 * minute);
        return { token: { idToken: await idTokenOf(provider, token) }, attempt };
      },
    ],
    [
      "for another account, even with the right attempt in its token",
      "foreign-attempt",
      async ({ app, provider }) => {
        const { attempt } = await signUp(app);
        const other = await provider.createUser();
        return { token: { idToken: await provider.signIn(other.uid, { attempt }) }, attempt };
      },
    ],
    [
      "with an ID token that names no attempt",
      "foreign-attempt",
      async ({ app, provider }) => {
        const { attempt, uid } = await signUp(app);
        return { token: { idToken: await provider.signIn(uid) }, attempt };
      },
    ],
    [
      "with an attempt at another address",
      "foreign-attempt",
      async ({ app, provider }) => {
        const { uid } = await signUp(app);
        const attempt = await app.auth.attempts.begin(freshEmail(), { draft: null, redirect: paths.app });
        return { token: { idToken: await provider.signIn(uid, { attempt }) }, attempt };
      },
    ],
    [
      "for an account whose address was proven meanwhile",
      "attempt-used",
      async ({ app, provider }) => {
        const { uid, email } = await joinAndProve(app);
        const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
        return { token: { idToken: await provider.signIn(uid, { attempt }) }, attempt };
      },
    ],
    [
      "for somebody whom the provider knows and we don't",
      "attempt-used",
      async ({ app, provider }) => {
        const { uid, email } = await provider.createUser();
        const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
        return { token: { idToken: await provider.signIn(uid, { attempt }) }, attempt };
      },
    ],
  ];

  it.each(refused)("%s: %s", async (_why, code, prepare) => {
    const real = createRealApp();
    const { token, attempt } = await prepare(real);
    const before = await countSessions(real.app);

    const answer = await real.app.auth.openSessionWithToken(token, attempt, firefox);

    expect(answer).toMatchObject({ ok: false, code });
    expect(await countSessions(real.app)).toBe(before);
  });

  it.each([
    "",
    "a",
    "a.b",
    "a.b.c",
    "ey.ey.",
    `${"x".repeat(9_000)}.y.z`,
    "\u0000.\u0000.\u0000",
    "{}.{}.{}",
  ])("with %j in a token's place", async (garbage) => {
    const { app } = createRealApp();
    const { attempt } = await signUp(app);
    for (const token of [{ customToken: garbage }, { idToken: garbage }]) {
      const answer = await app.auth.openSessionWithToken(token, attempt, firefox);
      expect(answer).toMatchObject({ ok: false, code: "invalid-credential" });
    }
  });

  it("with a session cookie in the ID token's place", async () => {
    const { app } = createRealApp();
    const { cookie } = await join(app);
    const { attempt } = await signUp(app);
    const answer = await app.auth.openSessionWithToken({ idToken: cookie }, attempt, firefox);
    expect(answer).toMatchObject({ ok: false, code: "invalid-credential" });
  });

  it.each([
    ["4:59 old opens one", 299, true],
    ["5:00 old is refused", 300, false],
    ["an hour old is refused", 3_600, false],
  ])("from a proof that is too old: a token %s", async (_title, age, opens) => {
    const email = freshEmail();
    let attempt = "";
    let minted = 0;
    const app = createTestApp({
      identity: stubIdentity({
        createUser: async () => ok({ uid: "uid" }),
        createCustomToken: async () => ok("custom"),
        verifyIdToken: async () =>
          ok({ uid: "uid", email, authTime: app.clock.now().getTime() / 1_000 - age, claims: { attempt } }),
        createSessionCookie: async () => {
          minted += 1;
          return ok("cookie");
        },
      }),
    });
    attempt = (await signUp(app, { email })).attempt;

    const answer = await app.auth.openSessionWithToken({ idToken: "old" }, attempt, firefox);

    expect(answer).toMatchObject(opens ? { ok: true } : { ok: false, code: "proof-too-old" });
    expect(minted).toBe(opens ? 1 : 0);
  });

  it("when the owner proves the address at the very same moment, and then only the owner is in", async () => {
    const { app } = createRealApp();
    const attacker = await signUp(app);
    const link = await mailedLink(app, attacker.email);

    const [byToken, byLink] = await Promise.all([
      openWithToken(app, attacker.token, attacker.attempt),
      redeem(app, link, { address: attacker.email }),
    ]);

    const { session } = requireValue(byLink);
    expect((await sessionsOf(app, attacker.uid)).map(({ id }) => id)).toEqual([session.id]);
    if (byToken.ok)
      expect(await app.auth.sessions.find(byToken.value.cookie)).toEqual({ state: "signed-out" });
  });

  it("in trouble with the provider, and the attempt is still good afterwards", async () => {
    let down = true;
    const real = createRealApp();
    const app = createTestApp({
      identity: {
        ...real.provider.identity,
        createSessionCookie: (...call) =>
          down
            ? Promise.resolve({ ok: false, code: "network-request-failed" })
            : real.provider.identity.createSessionCookie(...call),
      },
    });
    const { token, attempt } = await signUp(app);
    expect(await openWithToken(app, token, attempt)).toMatchObject({ code: "network-request-failed" });
    down = false;
    expect(await openWithToken(app, token, attempt)).toMatchObject({ ok: true });
  });

  async function countSessions(app: Real["app"]): Promise<number> {
    const { items } = await app.store.query({
      collection: sessionsCollection,
      orderBy: { field: "expiresAt", direction: "asc" },
      limit: 100,
    });
    return items.length;
  }
});

describe("an attempt", () => {
  it.each([
    ["at once", 0, true],
    ["just before 10 minutes", 10 * minute - 1, true],
    ["at 10 minutes", 10 * minute, false],
    ["a day later", day, false],
  ])("is open %s: %s ms → %s", async (_when, age, open) => {
    const app = createTestApp();
    const id = await app.auth.attempts.begin(freshEmail(), { draft: freelancer, redirect: paths.app });
    await app.auth.attempts.recordAnswer(id, { result: "TOKEN", uid: "uid" });
    app.clock.advance(age);
    const attempt = await app.auth.attempts.find(id);
    expect(attempt && isOpen(attempt, app.clock.now())).toBe(open);
  });

  /** How long an attempt is still found, in milliseconds. */
  async function lifeOf(app: TestApp, id: string): Promise<number> {
    const attempt = await app.auth.attempts.find(id);
    if (!attempt) throw new Error("the attempt is gone at once");
    const life = Date.parse(attempt.expiresAt) - app.clock.now().getTime();
    app.clock.advance(life - 1);
    expect(await app.auth.attempts.find(id)).not.toBeNull();
    app.clock.advance(1);
    expect(await app.auth.attempts.find(id)).toBeNull();
    return life;
  }

  it.each([
    ["an account", (app: TestApp, id: string, email: string) => app.auth.createUser(email, id)],
    [
      "a link",
      (app: TestApp, id: string, email: string) =>
        app.auth.sendLoginEmail({ email, redirect: paths.app }, id),
    ],
    [
      "an answer",
      (app: TestApp, id: string) => app.auth.attempts.recordAnswer(id, { result: "TOKEN", uid: "uid" }),
    ],
  ])("keeps what the form asked for seven days once there is %s, then it is gone", async (_what, come) => {
    const { app } = createRealApp();
    const email = freshEmail();
    const id = await app.auth.attempts.begin(email, { draft: freelancer, redirect: paths.app });
    await come(app, id, email);
    expect((await app.auth.attempts.find(id))?.draft).toEqual(freelancer);
    expect(await lifeOf(app, id)).toBe(7 * day);
  });

  it("is forgotten after an hour when nothing came of it", async () => {
    const app = createTestApp();
    const asked = { draft: freelancer, redirect: paths.app };
    expect(await lifeOf(app, await app.auth.attempts.begin(freshEmail(), asked))).toBe(hour);
  });

  it("is forgotten after an hour without a draft, whatever came of it", async () => {
    const app = createTestApp();
    const email = freshEmail();
    const id = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
    requireValue(await app.auth.sendLoginEmail({ email, redirect: paths.app }, id));
    await app.auth.attempts.recordAnswer(id, { result: "SIGN_IN_WITH_LINK" });
    expect(await lifeOf(app, id)).toBe(hour);
  });

  it("has an id that can't be guessed: 192 bits, never twice", async () => {
    const app = createTestApp();
    const begin = () => app.auth.attempts.begin("a@example.com", { draft: null, redirect: paths.app });
    const ids = await Promise.all(Array.from({ length: 50 }, begin));
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(Buffer.from(id, "base64url")).toHaveLength(24);
  });

  it("gives the same answer for a minute: to the same address, while it is unused", async () => {
    const app = createTestApp();
    const email = freshEmail();
    const id = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
    const recent = async (address = email) =>
      app.auth.attempts.recentAnswer(await app.auth.attempts.find(id), address);
    expect(await recent()).toBeNull();

    await app.auth.attempts.recordAnswer(id, { result: "TOKEN", uid: "uid" });
    expect(await recent()).toMatchObject({ result: "TOKEN", uid: "uid" });
    expect(await recent(freshEmail())).toBeNull();

    app.clock.advance(minute);
    expect(await recent()).toBeNull();
  });

  it("gives no answer again once a session was opened with it", async () => {
    const { app } = createRealApp();
    const { attempt, token, email, uid } = await signUp(app);
    await app.auth.attempts.recordAnswer(attempt, { result: "TOKEN", uid });
    requireValue(await openWithToken(app, token, attempt));
    expect(app.auth.attempts.recentAnswer(await app.auth.attempts.find(attempt), email)).toBeNull();
  });
});

describe("a session's record", () => {
  it("ends everywhere at once when its member logs out, and no other one with it", async () => {
    const { app } = createRealApp();
    const first = await join(app);
    const second = await join(app);
    await app.auth.sessions.find(first.cookie);

    await app.auth.sessions.end(first.session.id);

    expect(await app.auth.sessions.find(first.cookie)).toEqual({ state: "signed-out" });
    expect(await app.auth.sessions.findById(first.session.id)).toBeNull();
    expect(await app.auth.sessions.find(second.cookie)).toMatchObject({ state: "signed-in" });
  });

  it("ends with the others of its member where it is chosen, also beyond a first page, and no other", async () => {
    const app = createTestApp();
    const { uid, sessionId } = await app.signIn();
    await app.store.transact(async (tx) => {
      const own = await tx.get<SessionRecord>(sessionsCollection, sessionId);
      for (let n = 0; own && n < 60; n += 1) tx.set(sessionsCollection, `other-${n}`, own.data);
    });
    expect(await sessionsOf(app, uid)).toHaveLength(61);
    await endSessions(app.store, uid, ({ id }) => id !== sessionId);
    expect((await sessionsOf(app, uid)).map(({ id }) => id)).toEqual([sessionId]);
  });

  it("can't be told from an ended one while the store is in trouble, and a bug is no trouble", async () => {
    const failing = (error: Error) => {
      const store = { get: () => Promise.reject(error) } as unknown as Store;
      const { clock } = createTestApp();
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      return createSessions({ store, identity: stubIdentity({}), clock, log }).find("cookie");
    };
    const id = hashed("session", "cookie");
    expect(await failing(new Trouble("no answer"))).toEqual({ state: "trouble", id });
    await expect(failing(new TypeError("a bug"))).rejects.toThrow("a bug");
  });

  it("isn't made for a token without an address", async () => {
    const app = createTestApp({
      identity: stubIdentity({
        verifyIdToken: async () =>
          ok({ uid: "ada", email: null, authTime: app.clock.now().getTime() / 1_000, claims: {} }),
      }),
    });
    const minted = await app.auth.sessions.mint("token", { attempt: null, draft: null, device: firefox });
    expect(minted).toMatchObject({ ok: false, code: "invalid-credential" });
  });

  it("leaves a line in its member's activity", async () => {
    const app = createTestApp();
    const { uid } = await app.signIn();
    await app.auth.noteActivity({ uid, device: firefox }, "session-ended");
    const { items } = await listActivity(app.store, uid, { first: 9, after: null });
    expect(items).toMatchObject([{ data: { event: "session-ended", device: firefox } }]);
  });

  it("may be ended twice", async () => {
    const app = createTestApp();
    const { sessionId } = await app.signIn();
    await app.auth.sessions.end(sessionId);
    await expect(app.auth.sessions.end(sessionId)).resolves.toBeUndefined();
  });

  it.each([
    ["no cookie", null],
    ["an empty one", ""],
    ["one that nobody got", "made-up"],
    ["one that is too long to be one", "x".repeat(4_097)],
  ])("is not found for %s, and the provider isn't asked", async (_title, cookie) => {
    expect(await createTestApp().auth.sessions.find(cookie)).toEqual({ state: "signed-out" });
  });

  it("is not found by its own id in the cookie's place", async () => {
    const app = createTestApp();
    const { sessionId } = await app.signIn();
    expect(await app.auth.sessions.find(sessionId)).toEqual({ state: "signed-out" });
  });

  it("counts no longer once it has expired", async () => {
    const app = createTestApp();
    const { cookie, sessionId } = await app.signIn();
    app.clock.advance(12 * day);
    expect(await app.auth.sessions.find(await app.cookies.readSession(get("/", { cookie })))).toEqual({
      state: "signed-out",
    });
    expect(await app.auth.sessions.findById(sessionId)).toBeNull();
  });

  it("notes when it was last seen at most every ten minutes", async () => {
    const app = createTestApp({
      identity: stubIdentity({
        verifySessionCookie: async () => ok({ uid: "uid", email: null, authTime: 0, claims: {} }),
      }),
    });
    const { cookie, sessionId } = await app.signIn();
    const value = await app.cookies.readSession(get("/", { cookie }));
    const version = async () => (await app.store.get(sessionsCollection, sessionId))?.version;
    const seen = async () =>
      (await read<SessionRecord>(app, sessionsCollection, sessionId))?.lastSeenAt ===
      app.clock.now().toISOString();

    // Nothing waits for the note; here the test does.
    const visit = async () => {
      await app.auth.sessions.find(value);
      await settled();
    };

    for (let visits = 0; visits < 20; visits += 1) {
      await visit();
      app.clock.advance(29 * 1_000);
    }
    expect(await version()).toBe(1);

    app.clock.advance(20 * 1_000);
    await visit();
    expect([await version(), await seen()]).toEqual([2, true]);
    app.clock.advance(10 * minute - 1);
    await visit();
    expect(await version()).toBe(2);
    app.clock.advance(1);
    await visit();
    expect([await version(), await seen()]).toEqual([3, true]);
  });
});

describe("an ID token of the API", () => {
  it("stands for the live session that it names, and for its owner only", async () => {
    const { app, provider } = createRealApp();
    const member = await join(app);
    const other = await join(app);
    const find = async (uid: string, claims: Record<string, string>) =>
      app.auth.sessions.findByIdToken(await provider.signIn(uid, claims));

    expect(await find(member.uid, { sid: member.session.id })).toMatchObject({ uid: member.uid });
    expect(await find(member.uid, {})).toBeNull();
    expect(await find(member.uid, { attempt: member.attempt })).toBeNull();
    expect(await find(other.uid, { sid: member.session.id })).toBeNull();
    expect(await find(member.uid, { sid: "made-up" })).toBeNull();
    expect(await app.auth.sessions.findByIdToken("garbage")).toBeNull();
  });

  it("stands for nobody from the moment of log-out", async () => {
    const { app, provider } = createRealApp();
    const { uid, session } = await join(app);
    const token = await provider.signIn(uid, { sid: session.id });
    await app.auth.sessions.end(session.id);
    expect(await app.auth.sessions.findByIdToken(token)).toBeNull();
  });

  it("is trouble, not 'signed out', while the provider's keys can't be had", async () => {
    const app = createTestApp({
      identity: stubIdentity({ verifyIdToken: async () => ({ ok: false, code: "network-request-failed" }) }),
    });
    await expect(app.auth.sessions.findByIdToken("any")).rejects.toThrow("No answer");
  });
});
