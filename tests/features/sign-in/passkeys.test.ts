import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createTestApp } from "#tests/support/app";
import { requireValue } from "#tests/support/identity";
import { firefox, minute, sessionsOf, stubIdentity } from "#tests/support/people";
import { createSoftwarePasskey } from "#tests/support/software-passkey";
import type { Session } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { listActivity } from "~/features/accounts/writes/activity";
import { keepAdministrator } from "~/features/accounts/writes/keep-administrator";
import type { Browser } from "~/features/sign-in/auth/open-session-with-link.server";
import { handleOf } from "~/features/sign-in/auth/passkeys/add-passkey.server";
import { listPasskeys } from "~/features/sign-in/auth/passkeys/passkey";
import { toRecord } from "~/features/sign-in/auth/sessions.server";
import { limits } from "~/values/limits";
import { ok, refuse } from "~/values/result";

/** A member who has just signed in, at a provider that opens sessions for them. */
async function createMember({ admin = false, administratorsNeedPasskeys = false } = {}) {
  const email = "ada@example.com";
  const app = createTestApp({
    administratorsNeedPasskeys,
    identity: stubIdentity({
      createCustomToken: async (uid) => ok(uid),
      exchangeCustomToken: async (uid) => ok({ idToken: uid }),
      verifyIdToken: async (uid) =>
        ok({ uid, email, authTime: app.clock.now().getTime() / 1_000, claims: { admin } }),
      createSessionCookie: async () => ok("cookie"),
      getClaims: async () => ok({ admin }),
      changeEmail: async () => ok(),
      getUserByEmail: async () => refuse("user-not-found"),
    }),
  });
  const { uid, sessionId } = await app.signIn({ email, session: { claims: { kind: null, admin } } });
  const session = (await app.auth.sessions.findById(sessionId)) as Session;
  const passkey = createSoftwarePasskey(handleOf(uid).toString("base64url"));
  const browser = { session: null, device: firefox, zone: null, knows: async () => true };

  async function add(key = passkey, more: object = {}) {
    const begun = await app.auth.beginPasskey(session);
    if (!begun.ok) return begun;
    const { challenge } = begun.value;
    const response = key.register({ challenge, ...more }) as never;
    return app.auth.addPasskey(session, { response, challenge, name: "Ada’s phone" });
  }
  async function signIn(more: object = {}, key = passkey, from: Partial<Browser> = {}) {
    const { challenge } = await app.auth.beginPasskeySignIn();
    const response = key.signIn({ challenge, ...more }) as never;
    return app.auth.openSessionWithPasskey({ response, challenge }, { ...browser, ...from });
  }
  return { app, uid, session, passkey, browser, add, signIn };
}

describe("a passkey", () => {
  it("signs its member in, as a link does, and is named, renamed and removed", async () => {
    const { app, uid, session, add, signIn } = await createMember();
    requireValue(await add());
    const opened = requireValue(await signIn());
    expect(opened.session).toMatchObject({ uid, passkey: true });
    expect((await app.auth.sessions.findById(opened.session.id))?.uid).toBe(uid);
    const [own] = await app.auth.ownPasskeys(uid);
    expect(own).toMatchObject({ name: "Ada’s phone", lastUsedAt: app.clock.now().toISOString() });
    requireValue(await app.auth.changePasskey(session, own?.id ?? "", { name: "  My\nphone " }));
    expect((await app.auth.ownPasskeys(uid))[0]?.name).toBe("My phone");
    requireValue(await app.auth.changePasskey(session, own?.id ?? "", "remove"));
    expect(await signIn()).toMatchObject({ ok: false, code: "not-proven" });
  });

  it.each([
    ["another site’s", { origin: "https://evil.example" }],
    ["another host’s", { rpID: "evil.example" }],
    ["one whose member the device didn’t verify", { verified: false }],
    ["one for another challenge", { challenge: "bm90IGFza2Vk" }],
  ])("is neither added nor believed where the answer is %s", async (_what, more) => {
    const { app, uid, add, signIn } = await createMember();
    expect(await add(undefined, more)).toMatchObject({ ok: false, code: "not-proven" });
    requireValue(await add());
    expect(await signIn(more)).toMatchObject({ ok: false, code: "not-proven" });
    expect(await sessionsOf(app, uid)).toHaveLength(1);
  });

  it("answers a challenge once, within five minutes, and one that was made for it", async () => {
    const { app, session, passkey, browser, add } = await createMember();
    requireValue(await add());
    const open = (challenge: string | null, signed = challenge) =>
      app.auth.openSessionWithPasskey(
        { response: passkey.signIn({ challenge: signed ?? "" }) as never, challenge },
        browser,
      );
    const { challenge } = await app.auth.beginPasskeySignIn();
    // Another browser has another cookie, or none.
    expect(await open(null, challenge)).toMatchObject({ code: "not-proven" });
    const elsewhere = (await app.auth.beginPasskeySignIn()).challenge;
    expect(await open(elsewhere, challenge)).toMatchObject({ code: "not-proven" });
    requireValue(await open(challenge));
    expect(await open(challenge)).toMatchObject({ code: "not-proven" });
    const toAdd = requireValue(await app.auth.beginPasskey(session)).challenge;
    expect(await open(toAdd)).toMatchObject({ code: "not-proven" });
    const late = (await app.auth.beginPasskeySignIn()).challenge;
    app.clock.advance(5 * minute);
    expect(await open(late)).toMatchObject({ code: "not-proven" });
  });

  it("that counts goes up: one that was copied, or is played back, signs nobody in", async () => {
    const { add, signIn } = await createMember();
    requireValue(await add(undefined, { counter: 5 }));
    expect((await signIn({ counter: 7 })).ok).toBe(true);
    for (const counter of [7, 6, 0]) expect(await signIn({ counter })).toMatchObject({ code: "not-proven" });
    expect((await signIn({ counter: 8 })).ok).toBe(true);
  });

  it("that counts signs in once where it is used twice at once", async () => {
    const { add, signIn } = await createMember();
    requireValue(await add(undefined, { counter: 5 }));
    const both = await Promise.all([signIn({ counter: 7 }), signIn({ counter: 7 })]);
    expect(both.filter((opened) => opened.ok)).toHaveLength(1);
    expect(both).toContainEqual(expect.objectContaining({ code: "not-proven" }));
  });

  it("signs nobody in where its device says that it is another member’s", async () => {
    const { add, signIn } = await createMember();
    const others = createSoftwarePasskey(handleOf("somebody else").toString("base64url"));
    requireValue(await add(others));
    expect(await signIn({}, others)).toMatchObject({ code: "not-proven" });
  });

  it.each<[string, Partial<Account>, string]>([
    ["goes by another address than the provider says", { email: "new@example.com" }, "invalid-credential"],
    ["is to be gone by now", { status: "DELETING", deletesAt: "2020-01-01T00:00:00.000Z" }, "user-not-found"],
  ])("opens no session of an account that %s", async (_what, change, code) => {
    const { app, uid, add, signIn } = await createMember();
    requireValue(await add());
    await app.store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
      tx.set<Account>(accountsCollection, uid, { ...account, ...change });
    });
    expect(await signIn()).toMatchObject({ code });
    expect(await sessionsOf(app, uid)).toHaveLength(1);
  });

  it("ends the session that was open in its browser", async () => {
    const { app, session, add, signIn } = await createMember();
    requireValue(await add());
    const opened = requireValue(await signIn({}, undefined, { session }));
    expect(await app.auth.sessions.findById(session.id)).toBeNull();
    expect(await app.auth.sessions.findById(opened.session.id)).not.toBeNull();
  });

  it("tells of its sign-in by mail where the browser is new, and not where it is known", async () => {
    const { app, uid, add, signIn } = await createMember();
    requireValue(await add());
    const told = async () => {
      await app.worker.runDue();
      return (await app.mailbox.list()).filter(({ subject }) => subject.startsWith("New sign-in")).length;
    };
    requireValue(await signIn());
    expect(await told()).toBe(0);
    app.clock.advance(minute);
    requireValue(await signIn({}, undefined, { knows: async () => false }));
    expect(await told()).toBe(1);
    const { items } = await listActivity(app.store, uid, { first: 9, after: null });
    const events = items.map(({ data }) => data.event);
    expect(events[0]).toBe("signed-in-anew-by-passkey");
    expect(events).toContain("signed-in-by-passkey");
  });

  it("is asked for by the challenge that its answer has to hold", async () => {
    const { app } = await createMember();
    const { challenge, options } = await app.auth.beginPasskeySignIn();
    expect(options.challenge).toBe(challenge);
  });

  it("is added by a challenge that was made for adding it, and for its member", async () => {
    const { app, uid, session, passkey } = await createMember();
    const other = (await app.auth.sessions.findById((await app.signIn()).sessionId)) as Session;
    for (const { challenge } of [
      await app.auth.beginPasskeySignIn(),
      requireValue(await app.auth.beginPasskey(other)),
    ]) {
      const response = passkey.register({ challenge }) as never;
      const added = await app.auth.addPasskey(session, { response, challenge, name: "Ada’s phone" });
      expect(added).toMatchObject({ code: "not-proven" });
    }
    expect(await app.auth.ownPasskeys(uid)).toEqual([]);
  });

  it("of one member is none of another’s: they neither add it, nor rename or remove it", async () => {
    const { app, uid, passkey, add } = await createMember();
    requireValue(await add());
    const before = await app.auth.ownPasskeys(uid);
    const id = before[0]?.id ?? "";
    const other = (await app.auth.sessions.findById((await app.signIn()).sessionId)) as Session;
    const { challenge } = requireValue(await app.auth.beginPasskey(other));
    const response = passkey.register({ challenge }) as never;
    const added = await app.auth.addPasskey(other, { response, challenge, name: "Mine" });
    expect(added).toMatchObject({ code: "not-proven" });
    expect(await app.auth.changePasskey(other, id, { name: "Mine" })).toMatchObject({ code: "not-found" });
    await app.auth.changePasskey(other, id, "remove");
    expect(await app.auth.ownPasskeys(uid)).toEqual(before);
  });

  it("is added by no session that has ended meanwhile, and by nobody who is suspended", async () => {
    const { app, uid, session, add } = await createMember();
    await app.auth.sessions.end(session.id);
    expect(await add()).toMatchObject({ code: "prove-again" });
    const suspended = await app.signIn({ status: "SUSPENDED" });
    const theirs = (await app.auth.sessions.findById(suspended.sessionId)) as Session;
    expect(await app.auth.beginPasskey(theirs)).toMatchObject({ code: "not-active" });
    expect(await app.auth.ownPasskeys(uid)).toEqual([]);
  });

  it("is added by no session whose account is gone", async () => {
    const { app, uid, session } = await createMember();
    await app.store.transact(async (tx) => tx.delete(accountsCollection, uid));
    expect(await app.auth.beginPasskey(session)).toMatchObject({ code: "not-active" });
  });

  it("is the tenth for one of two that are added at once", async () => {
    const { app, uid, add } = await createMember();
    const one = () => add(createSoftwarePasskey(handleOf(uid).toString("base64url")));
    for (let at = 1; at < limits.passkeys; at += 1) requireValue(await one());
    const both = await Promise.all([one(), one()]);
    expect(both).toContainEqual(expect.objectContaining({ code: "too-many" }));
    expect(await app.auth.ownPasskeys(uid)).toHaveLength(limits.passkeys);
  });

  it("is added and changed soon after a sign-in alone, by a member in good existing, ten at most", async () => {
    const { app, uid, session, add } = await createMember();
    for (let at = 0; at < limits.passkeys; at += 1)
      requireValue(await add(createSoftwarePasskey(handleOf(uid).toString("base64url"))));
    expect(await add()).toMatchObject({ code: "too-many" });
    app.clock.advance(31 * minute);
    expect(await add()).toMatchObject({ code: "prove-again" });
    const [own] = await app.auth.ownPasskeys(uid);
    expect(await app.auth.changePasskey(session, own?.id ?? "", "remove")).toMatchObject({
      code: "prove-again",
    });
    expect(await app.auth.ownPasskeys(uid)).toHaveLength(limits.passkeys);
  });

  it("that was added is told by mail, whose “this wasn’t me” removes it and ends every session", async () => {
    const { app, uid, add } = await createMember();
    requireValue(await add());
    const { link, subject } = await app.lastMail("ada@example.com");
    expect(subject).toContain("A passkey was added");
    expect(await app.auth.endAfterNotMe(link.searchParams)).not.toBeNull();
    expect(await app.auth.ownPasskeys(uid)).toEqual([]);
    expect(await sessionsOf(app, uid)).toEqual([]);
    const { items } = await listActivity(app.store, uid, { first: 9, after: null });
    const events = items.map(({ data }) => data.event);
    expect(events).toEqual(expect.arrayContaining(["all-sessions-ended", "passkey-removed"]));
  });

  it("is removed by its mail where the clock went on while it was added", async () => {
    const { app, uid, add } = await createMember();
    const { now } = app.clock;
    app.clock.now = () => {
      app.clock.advance(1);
      return now();
    };
    requireValue(await add());
    app.clock.now = now;
    const { link } = await app.lastMail("ada@example.com");
    await app.auth.endAfterNotMe(link.searchParams);
    expect(await app.auth.ownPasskeys(uid)).toEqual([]);
  });

  const nine = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  it.each<[transports: unknown, kept: string[]]>([
    [null, []],
    [5, []],
    ["internal", []],
    [{ slice: 1 }, []],
    [[7, "usb", "x".repeat(1_000)], ["usb"]],
    [nine, nine.slice(0, 8)],
  ])("is added where a browser says it is reached by %j", async (transports, kept) => {
    const { app, uid, session, passkey } = await createMember();
    const { challenge } = requireValue(await app.auth.beginPasskey(session));
    const made = passkey.register({ challenge });
    const response = { ...made, response: { ...made.response, transports } } as never;
    requireValue(await app.auth.addPasskey(session, { response, challenge, name: "Ada’s phone" }));
    const [own] = await listPasskeys(app.store, uid);
    expect(own?.data.transports).toEqual(kept);
  });

  it("signs nobody in while “this wasn’t me” is pressed, and adds no other", async () => {
    const { app, uid, add, signIn } = await createMember();
    requireValue(await add());
    const { link } = await app.lastMail("ada@example.com");
    const { transact } = app.store;
    let isBetween = false;
    app.store.transact = async (work) => {
      const done = await transact(work);
      if (!isBetween) {
        isBetween = true;
        await signIn();
      }
      return done;
    };
    await app.auth.endAfterNotMe(link.searchParams);
    expect(isBetween).toBe(true);
    expect(await sessionsOf(app, uid)).toEqual([]);
    expect(await app.auth.ownPasskeys(uid)).toEqual([]);
  });

  it("goes with a change of address that is undone, where it was added since that was asked for", async () => {
    const { app, uid, session, add } = await createMember();
    requireValue(await add());
    await app.worker.runDue();
    app.clock.advance(minute);
    const to = "other@example.com";
    requireValue(await app.auth.askChange(session, to));
    for (const email of [to, session.email]) {
      const { link } = await app.lastMail(email);
      const pressed = { stop: false, session: null };
      requireValue(await app.auth.followChangeLink(link.searchParams, pressed));
    }
    const { link } = await app.lastMail(session.email);
    await app.store.transact(async (tx) => tx.set("sessions", session.id, toRecord(session)));
    requireValue(await add(createSoftwarePasskey(handleOf(uid).toString("base64url"))));
    const [since, before] = await app.auth.ownPasskeys(uid);
    requireValue(await app.auth.followChangeLink(link.searchParams, { stop: false, session: null }));
    expect(await app.auth.ownPasskeys(uid)).toEqual([before]);
    expect(since).toBeDefined();
  });

  it("leaves nothing where the account is gone when its mail’s link is pressed", async () => {
    const { app, uid, add } = await createMember();
    requireValue(await add());
    const { link } = await app.lastMail("ada@example.com");
    const { items } = await listActivity(app.store, uid, { first: 50, after: null });
    await app.store.transact(async (tx) => {
      tx.delete("accounts", uid);
      for (const { id } of items) tx.delete("activity", id);
    });
    await app.auth.endAfterNotMe(link.searchParams);
    expect((await listActivity(app.store, uid, { first: 50, after: null })).items).toEqual([]);
  });
});

describe("an administrator where passkeys are required", () => {
  const powers = { admin: true, administratorsNeedPasskeys: true };
  const ask = '{ managedMember(search: "somebody") { uid } }';

  it("acts in a session that a passkey opened, and not by a link", async () => {
    const { app, session, add, signIn } = await createMember(powers);
    const byLink = await inProcess(app.api, session.id)(ask, {});
    expect(byLink.errors?.[0]?.extensions).toMatchObject({ code: "PROVE_AGAIN" });
    requireValue(await add());
    const opened = requireValue(await signIn());
    expect((await inProcess(app.api, opened.session.id)(ask, {})).errors).toBeUndefined();
    app.clock.advance(31 * minute);
    const later = await inProcess(app.api, opened.session.id)(ask, {});
    expect(later.errors?.[0]?.extensions).toMatchObject({ code: "PROVE_AGAIN" });
  });

  it("adds the first by a link, and changes or adds others only in a session that a passkey opened", async () => {
    const { app, uid, session, add } = await createMember(powers);
    requireValue(await add());
    expect(await add(createSoftwarePasskey(""))).toMatchObject({ code: "prove-again" });
    const [own] = await app.auth.ownPasskeys(uid);
    expect(await app.auth.changePasskey(session, own?.id ?? "", "remove")).toMatchObject({
      code: "prove-again",
    });
  });

  it("adds none by a link once a link in a mail has removed some, before they are made one anew", async () => {
    const { app, uid, session, add } = await createMember(powers);
    await keepAdministrator(app.store, app.clock, uid, true);
    requireValue(await add());
    const { link } = await app.lastMail("ada@example.com");
    await app.auth.endAfterNotMe(link.searchParams);
    expect(await app.auth.ownPasskeys(uid)).toEqual([]);
    // Whoever reads their e-mail has a link to sign in by as well.
    await app.store.transact(async (tx) => tx.set("sessions", session.id, toRecord(session)));
    expect(await add()).toMatchObject({ code: "grant-anew" });
    for (const admin of [false, true]) await keepAdministrator(app.store, app.clock, uid, admin);
    requireValue(await add());
  });
});
