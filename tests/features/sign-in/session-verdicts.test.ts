import { setImmediate as settled } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createTestApp, get } from "#tests/support/app";
import {
  createRealApp,
  hour,
  join,
  joinAsAdministrator,
  minute,
  read,
  second,
  stubIdentity,
} from "#tests/support/people";
import type { SessionRecord } from "~/domain/session";
import { createSessionVerdicts } from "~/features/sign-in/auth/session-verdicts.server";
import { createSessions, sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import type { Identity } from "~/platform/ports/identity";
import { hashed } from "~/values/hash.server";
import type { IdentityCode } from "~/values/identity-codes";
import { identityFailures } from "~/values/identity-failures";
import { ok } from "~/values/result";

type Answer = Awaited<ReturnType<Identity["verifySessionCookie"]>>;

const good: Answer = ok({ uid: "uid", email: null, authTime: 0, claims: {} });
const refusal = (code: IdentityCode): Answer => ({ ok: false, code });
const unreachable = refusal("network-request-failed");

/** A member, and a provider whose verdict the test decides: an answer, or a promise of one. */
async function watch(first: Answer | Promise<Answer> = good) {
  const provider = { verdict: first, calls: 0 };
  const app = createTestApp({
    identity: stubIdentity({
      async verifySessionCookie() {
        provider.calls += 1;
        return provider.verdict;
      },
    }),
  });
  const signIn = async () => {
    const { cookie, sessionId } = await app.signIn();
    return { id: sessionId, cookie: (await app.cookies.readSession(get("/", { cookie }))) ?? "" };
  };
  const { id, cookie } = await signIn();
  return {
    app,
    provider,
    id,
    cookie,
    signIn,
    /** Visits, and lets what the visit began in the background end. */
    async visit(visited = cookie) {
      const { state } = await app.auth.sessions.find(visited);
      await settled();
      return state;
    },
    /** Goes on until the record is gone. */
    untilEnded: () => expect.poll(() => read(app, sessionsCollection, id), { interval: 5 }).toBeNull(),
  };
}

describe("the provider's verdict on a session", () => {
  it("is fresh for 60 s: the provider isn't asked", async () => {
    const { app, provider, visit } = await watch();
    for (let visits = 0; visits < 10; visits += 1) expect(await visit()).toBe("signed-in");
    app.clock.advance(minute - 1);
    expect(await visit()).toBe("signed-in");
    expect(provider.calls).toBe(0);
  });

  it("is refreshed after that, once for all visits under way, while none of them waits", async () => {
    let answer = (_: Answer) => {};
    const { app, provider, visit } = await watch(new Promise<Answer>((resolve) => (answer = resolve)));
    app.clock.advance(minute);

    for (let visits = 0; visits < 10; visits += 1) expect(await visit()).toBe("signed-in");
    expect(provider.calls).toBe(1);

    answer(good);
    await settled();
    app.clock.advance(minute - 1);
    await visit();
    expect(provider.calls).toBe(1);
    app.clock.advance(1);
    await visit();
    expect(provider.calls).toBe(2);
  });

  const definite: IdentityCode[] = [
    "user-token-expired",
    "user-disabled",
    "user-not-found",
    "invalid-credential",
  ];

  it("ends the session in every process on the store, at once and without a question of theirs", async () => {
    const { app, cookie, visit, untilEnded } = await watch(refusal("user-disabled"));
    let calls = 0;
    const verifySessionCookie = async () => {
      calls += 1;
      return good;
    };
    const other = createTestApp({ store: app.store, identity: stubIdentity({ verifySessionCookie }) });
    // It has a verdict of its own by then, which would hold for an hour.
    expect((await other.auth.sessions.find(cookie)).state).toBe("signed-in");
    app.clock.advance(minute);
    await visit();
    await untilEnded();
    expect((await other.auth.sessions.find(cookie)).state).toBe("signed-out");
    expect(calls).toBe(0);
  });

  it.each(definite)("ends the session when it is %s: the next visit is signed out", async (code) => {
    const { app, provider, visit, untilEnded } = await watch(refusal(code));
    app.clock.advance(minute);

    expect(await visit()).toBe("signed-in");
    await untilEnded();
    expect(await visit()).toBe("signed-out");
    expect(provider.calls).toBe(1);
  });

  it.each(definite)("signs out at once when the answer %s had to be waited for", async (code) => {
    const { app, visit, untilEnded } = await watch(refusal(code));
    app.clock.advance(hour);
    expect(await visit()).toBe("signed-out");
    await untilEnded();
  });

  const trouble = (Object.keys(identityFailures) as IdentityCode[]).filter(
    (code) => !definite.includes(code),
  );

  it.each(trouble)("signs nobody out when it is %s, which says nothing about the session", async (code) => {
    const { app, visit, id } = await watch(refusal(code));
    app.clock.advance(minute);
    expect(await visit()).toBe("signed-in");
    app.clock.advance(hour);
    expect(await visit()).toBe("trouble");
    expect(await read(app, sessionsCollection, id)).not.toBeNull();
  });

  it("names as ends of a session what the catalogue of failures calls so", () => {
    const catalogued = (Object.keys(identityFailures) as IdentityCode[]).filter(
      (code) => identityFailures[code].signsOut,
    );
    // A deleted account has no entry of its own there: on a verdict it reads as an ended session.
    expect([...catalogued, "user-not-found"].sort()).toEqual([...definite].sort());
  });
});

it("keeps 20,000 verdicts at most, and lets the oldest go first", async () => {
  const { clock } = createTestApp();
  const verdicts = createSessionVerdicts({ clock, log: { info() {}, warn() {}, error() {} } });
  const at = clock.now().toISOString();
  const verify = async () => good;
  const ask = (id: number) => verdicts.of(`session ${id}`, verify, at, async () => {});
  for (let id = 1; id <= 20_000; id += 1) await ask(id);
  // One that is known takes nobody's place.
  await ask(20_000);
  expect(verdicts.goodAt("session 1")).toBe(at);
  await ask(20_001);
  const known = [1, 2, 20_000, 20_001].map((id) => verdicts.goodAt(`session ${id}`));
  expect(known).toEqual([null, at, at, at]);
});

describe("while the provider is in trouble", () => {
  it("asks again after 30 s, then twice as long each time, up to 960 s", async () => {
    const { app, provider, visit } = await watch(unreachable);
    app.clock.advance(minute);
    expect(await visit()).toBe("signed-in");
    expect(provider.calls).toBe(1);

    for (const [index, pause] of [30, 60, 120, 240, 480, 960, 960].entries()) {
      app.clock.advance(pause * second - 1);
      expect(await visit()).toBe("signed-in");
      expect(provider.calls, `before ${pause} s`).toBe(index + 1);
      app.clock.advance(1);
      expect(await visit()).toBe("signed-in");
      expect(provider.calls, `after ${pause} s`).toBe(index + 2);
    }
  });

  it("counts one failure, however many members' verdicts fail in the same moment", async () => {
    const { app, provider, visit, signIn } = await watch(unreachable);
    const members = await Promise.all(Array.from({ length: 20 }, signIn));
    app.clock.advance(minute);

    await Promise.all(members.map(({ cookie }) => visit(cookie)));
    expect(provider.calls).toBe(20);

    provider.verdict = good;
    app.clock.advance(30 * second);
    await visit(members[0]?.cookie);
    expect(provider.calls).toBe(21);
  });

  it("holds the last good verdict for an hour; then it is trouble, not 'signed out'", async () => {
    const { app, visit, id } = await watch(unreachable);
    for (let minutes = 0; minutes < 59; minutes += 1) {
      app.clock.advance(minute);
      expect(await visit()).toBe("signed-in");
    }
    app.clock.advance(minute - 1);
    expect(await visit()).toBe("signed-in");
    app.clock.advance(1);
    expect(await visit()).toBe("trouble");
    expect(await read(app, sessionsCollection, id)).not.toBeNull();
  });

  it("recovers by itself, with the first answer, and the back-off starts anew", async () => {
    const { app, provider, visit } = await watch(unreachable);
    app.clock.advance(2 * hour);
    expect(await visit()).toBe("trouble");

    provider.verdict = good;
    expect(await visit()).toBe("signed-in");
    const asked = provider.calls;
    app.clock.advance(minute - 1);
    expect(await visit()).toBe("signed-in");
    expect(provider.calls).toBe(asked);

    provider.verdict = unreachable;
    app.clock.advance(1);
    await visit();
    app.clock.advance(30 * second);
    await visit();
    expect(provider.calls).toBe(asked + 2);
  });

  it("says so in the log without a word about who it was", async () => {
    const { app, visit, cookie, id } = await watch(unreachable);
    const record = await read<SessionRecord>(app, sessionsCollection, id);
    app.clock.advance(minute);
    await visit();
    const logged = JSON.stringify(app.logged);
    expect(logged).toContain("No verdict from the provider");
    for (const secret of [cookie, record?.email ?? "", record?.uid ?? ""])
      expect(logged).not.toContain(secret);
  });

  it("lets a restarted process go by the last good verdict that the record knows", async () => {
    const { app, provider, visit, id, cookie } = await watch();
    app.clock.advance(10 * minute);
    await visit();
    expect((await read<SessionRecord>(app, sessionsCollection, id))?.verifiedAt).toBe(
      app.clock.now().toISOString(),
    );

    provider.verdict = unreachable;
    const identity = stubIdentity({ verifySessionCookie: async () => unreachable });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const restarted = createSessions({ store: app.store, identity, clock: app.clock, log });
    app.clock.advance(hour - 1);
    expect((await restarted.find(cookie)).state).toBe("signed-in");
    app.clock.advance(1);
    expect((await restarted.find(cookie)).state).toBe("trouble");
  });
});

describe("the value of a session cookie", () => {
  it.each([
    [4_096, "signed-in", 1],
    [4_097, "signed-out", 0],
  ] as const)("of %i characters is %s: a longer one is not even looked up", async (length, state, reads) => {
    const app = createTestApp();
    const value = "c".repeat(length);
    const { sessionId } = await app.signIn();
    const record = await read<SessionRecord>(app, sessionsCollection, sessionId);
    await app.store.transact(async (tx) =>
      tx.set<object>(sessionsCollection, hashed("session", value), record ?? {}),
    );
    const get = vi.spyOn(app.store, "get");
    expect((await app.auth.sessions.find(value)).state).toBe(state);
    expect(get).toHaveBeenCalledTimes(reads);
  });

  it.each([null, ""])("that is %j is signed out without a look", async (value) => {
    const app = createTestApp();
    const get = vi.spyOn(app.store, "get");
    expect((await app.auth.sessions.find(value)).state).toBe("signed-out");
    expect(get).not.toHaveBeenCalled();
  });
});

describe("the real provider", () => {
  it("keeps a member signed in who is nothing but a member", async () => {
    const { app } = createRealApp();
    const { cookie } = await join(app);
    app.clock.advance(2 * hour);
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ state: "signed-in" });
  });

  it.each(["disable", "revoke"] as const)("signs a member out by %s, within a minute", async (act) => {
    const { app, provider } = createRealApp();
    const { cookie, uid, session } = await join(app);
    await provider[act](uid);
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ state: "signed-in" });

    app.clock.advance(minute);
    await app.auth.sessions.find(cookie);
    await expect.poll(() => read(app, sessionsCollection, session.id), { interval: 10 }).toBeNull();
    expect(await app.auth.sessions.find(cookie)).toEqual({ state: "signed-out" });
  });

  it("signs an administrator out who is none any more, within a minute", async () => {
    const { app, provider } = createRealApp();
    const { cookie, session, uid } = await joinAsAdministrator(app, provider);
    app.clock.advance(2 * hour);
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ session: { claims: { admin: true } } });

    await provider.setClaims(uid, { kind: "hirer" });
    app.clock.advance(minute);
    await app.auth.sessions.find(cookie);
    await expect.poll(() => read(app, sessionsCollection, session.id), { interval: 10 }).toBeNull();
    expect(await app.auth.sessions.find(cookie)).toEqual({ state: "signed-out" });
  });

  it("signs a member out whose account it no longer has", async () => {
    const { app, provider } = createRealApp();
    const { cookie, uid } = await join(app);
    await provider.identity.deleteUser(uid);
    app.clock.advance(hour);
    expect(await app.auth.sessions.find(cookie)).toEqual({ state: "signed-out" });
  });

  it("signs out a record whose cookie it never made", async () => {
    const { provider } = createRealApp();
    const app = createTestApp({ identity: provider.identity });
    const { cookie } = await app.signIn();
    app.clock.advance(hour);
    const value = await app.cookies.readSession(get("/", { cookie }));
    expect(await app.auth.sessions.find(value)).toEqual({ state: "signed-out" });
  });
});
