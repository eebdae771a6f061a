import { afterAll, describe, expect, test } from "vitest";
import { createTestIdentity, freshEmail, requireValue } from "#tests/support/identity";
import { createFirebaseIdentity } from "~/platform/identity/firebase/firebase-identity.server";
import { SESSION_LIFETIME } from "~/values/durations";

const provider = createTestIdentity();
const { identity } = provider;
afterAll(() => provider.close());

const day = 86_400_000;

async function openSession(claims: Record<string, string> = {}) {
  const user = await provider.createUser();
  const idToken = await provider.signIn(user.uid, claims);
  return { ...user, cookie: requireValue(await identity.createSessionCookie(idToken, SESSION_LIFETIME)) };
}

describe("accounts", () => {
  test("a new account is found by its address in any case, unproven and enabled", async () => {
    const email = freshEmail("Mixed.Case");
    const { uid } = requireValue(await identity.createUser(email));
    const found = requireValue(await identity.getUserByEmail(email.toUpperCase()));
    expect(found).toEqual({ uid, email: email.toLowerCase(), emailVerified: false, disabled: false });
  });

  test("an address gets one account only", async () => {
    const { email } = await provider.createUser();
    expect(await identity.createUser(email)).toMatchObject({ ok: false, code: "email-already-in-use" });
  });

  test("what is no address is refused as such", async () => {
    expect(await identity.createUser("not an address")).toMatchObject({ ok: false, code: "invalid-email" });
  });

  test("an unknown address has no account", async () => {
    expect(await identity.getUserByEmail(freshEmail())).toMatchObject({ ok: false, code: "user-not-found" });
  });

  test("a deleted account is gone, and can't be deleted twice", async () => {
    const { uid, email } = await provider.createUser();
    expect(await identity.deleteUser(uid)).toEqual({ ok: true, value: undefined });
    expect(await identity.getUserByEmail(email)).toMatchObject({ code: "user-not-found" });
    expect(await identity.deleteUser(uid)).toMatchObject({ code: "user-not-found" });
  });

  test("claims are those of now, and gone with the account", async () => {
    const { uid } = await provider.createUser({ claims: { kind: "agency", admin: true } });
    expect(requireValue(await identity.getClaims(uid))).toEqual({ kind: "agency", admin: true });
    await provider.setClaims(uid, {});
    expect(requireValue(await identity.getClaims(uid))).toEqual({});
    await provider.disable(uid);
    expect(await identity.getClaims(uid)).toMatchObject({ code: "user-disabled" });
    await identity.deleteUser(uid);
    expect(await identity.getClaims(uid)).toMatchObject({ code: "user-not-found" });
  });

  test("projects in one emulator share no accounts", async () => {
    const other = createTestIdentity();
    const { email, uid } = await provider.createUser();
    expect(await other.identity.getUserByEmail(email)).toMatchObject({ code: "user-not-found" });
    const token = await provider.signIn(uid);
    expect(await other.identity.verifyIdToken(token)).toMatchObject({ code: "invalid-credential" });
    await other.close();
  });
});

describe("custom tokens", () => {
  test("its claims arrive in the ID token and in the session cookie, beside the account's own", async () => {
    const user = await provider.createUser({ claims: { kind: "agency", admin: true } });
    const idToken = await provider.signIn(user.uid, { sid: "s1" });
    const verified = requireValue(await identity.verifyIdToken(idToken));
    expect(verified).toEqual({
      uid: user.uid,
      email: user.email,
      authTime: expect.any(Number),
      claims: { sid: "s1", kind: "agency", admin: true },
    });
    const cookie = requireValue(await identity.createSessionCookie(idToken, day));
    expect(requireValue(await identity.verifySessionCookie(cookie))).toEqual(verified);
  });

  test("it is reusable: whoever needs one use keeps a record", async () => {
    const { uid } = await provider.createUser();
    const customToken = requireValue(await identity.createCustomToken(uid, {}));
    expect((await identity.exchangeCustomToken(customToken)).ok).toBe(true);
    expect((await identity.exchangeCustomToken(customToken)).ok).toBe(true);
  });

  test.each([
    ["garbage", "garbage"],
    ["the emulator's fake JSON token", '{"uid":"somebody"}'],
    ["nothing", ""],
  ])("%s is exchanged for nothing", async (_, customToken) => {
    expect(await identity.exchangeCustomToken(customToken)).toMatchObject({ code: "invalid-credential" });
  });

  test("a disabled account's token opens nothing", async () => {
    const { uid } = await provider.createUser();
    const customToken = requireValue(await identity.createCustomToken(uid, {}));
    await provider.disable(uid);
    expect(await identity.exchangeCustomToken(customToken)).toMatchObject({ code: "user-disabled" });
  });

  test("a claim that the protocol owns is our mistake, not the person's", async () => {
    const { uid } = await provider.createUser();
    expect(await identity.createCustomToken(uid, { aud: "x" })).toMatchObject({ code: "internal-error" });
  });
});

describe("e-mail links", () => {
  test("a link signs its owner in and proves the address", async () => {
    const { uid, email } = await provider.createUser();
    const { actionCode } = requireValue(await identity.createEmailLinkCode(email));
    const signedIn = requireValue(await identity.signInWithEmailLink(email, actionCode));
    expect(signedIn.uid).toBe(uid);
    expect(requireValue(await identity.verifyIdToken(signedIn.idToken))).toMatchObject({ uid, email });
    expect(requireValue(await identity.getUserByEmail(email)).emailVerified).toBe(true);
  });

  test("a second use is refused", async () => {
    const { email } = await provider.createUser();
    const { actionCode } = requireValue(await identity.createEmailLinkCode(email));
    requireValue(await identity.signInWithEmailLink(email, actionCode));
    expect(await identity.signInWithEmailLink(email, actionCode)).toMatchObject({ code: "link-invalid" });
  });

  test("a wrong address is refused without using the link up", async () => {
    const { email } = await provider.createUser();
    const { actionCode } = requireValue(await identity.createEmailLinkCode(email));
    const wrong = await identity.signInWithEmailLink(freshEmail(), actionCode);
    expect(wrong).toMatchObject({ code: "invalid-email" });
    expect((await identity.signInWithEmailLink(email, actionCode)).ok).toBe(true);
  });

  test("an older link works after a newer one was made", async () => {
    const { email } = await provider.createUser();
    const older = requireValue(await identity.createEmailLinkCode(email));
    const newer = requireValue(await identity.createEmailLinkCode(email));
    expect(newer.actionCode).not.toBe(older.actionCode);
    expect((await identity.signInWithEmailLink(email, older.actionCode)).ok).toBe(true);
  });

  test("a code that nobody made is refused", async () => {
    const { email } = await provider.createUser();
    expect(await identity.signInWithEmailLink(email, "made-up")).toMatchObject({ code: "link-invalid" });
  });

  test("a disabled account gets a link, but the link doesn't sign it in", async () => {
    const { uid, email } = await provider.createUser();
    await provider.disable(uid);
    const { actionCode } = requireValue(await identity.createEmailLinkCode(email));
    expect(await identity.signInWithEmailLink(email, actionCode)).toMatchObject({ code: "user-disabled" });
  });

  test("the provider makes an account for an unknown address: callers must ask first", async () => {
    const email = freshEmail();
    const { actionCode } = requireValue(await identity.createEmailLinkCode(email));
    const { uid } = requireValue(await identity.signInWithEmailLink(email, actionCode));
    expect(requireValue(await identity.getUserByEmail(email)).uid).toBe(uid);
  });

  test("what is no address gets no link", async () => {
    expect(await identity.createEmailLinkCode("nobody")).toMatchObject({ code: "invalid-email" });
  });
});

describe("session cookies", () => {
  test("a cookie says who it belongs to", async () => {
    const { uid, email, cookie } = await openSession({ attempt: "a1" });
    expect(requireValue(await identity.verifySessionCookie(cookie))).toMatchObject({
      uid,
      email,
      claims: { attempt: "a1" },
    });
  });

  test("a revoked session has ended", async () => {
    const { uid, cookie } = await openSession();
    await provider.revoke(uid);
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "user-token-expired" });
  });

  test("a disabled account's session says so", async () => {
    const { uid, cookie } = await openSession();
    await provider.disable(uid);
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "user-disabled" });
  });

  test("a deleted account's session has ended", async () => {
    const { uid, cookie } = await openSession();
    requireValue(await identity.deleteUser(uid));
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "user-token-expired" });
  });

  test("an ID token is no session cookie, and a cookie is no ID token", async () => {
    const { uid, cookie } = await openSession();
    const idToken = await provider.signIn(uid);
    expect(await identity.verifySessionCookie(idToken)).toMatchObject({ code: "invalid-credential" });
    expect(await identity.verifyIdToken(cookie)).toMatchObject({ code: "invalid-credential" });
  });

  test("a session can't be opened from garbage", async () => {
    expect(await identity.createSessionCookie("garbage", day)).toMatchObject({ code: "invalid-credential" });
  });

  test.each([
    ["four minutes", 4 * 60_000],
    ["fifteen days", 15 * day],
  ])("a life of %s is refused as our mistake", async (_, lifetimeMs) => {
    const idToken = await provider.signIn((await provider.createUser()).uid);
    expect(await identity.createSessionCookie(idToken, lifetimeMs)).toMatchObject({ code: "internal-error" });
  });
});

describe("readiness and start", () => {
  test("ping answers when the provider does", async () => {
    expect(await identity.ping()).toEqual({ ok: true, value: undefined });
  });

  test("an adapter for another emulator than the SDK's refuses to start", () => {
    const start = () =>
      createFirebaseIdentity({ projectId: "demo-x", apiKey: "k", emulatorHost: "127.0.0.1:1" });
    expect(start).toThrow(`FIREBASE_AUTH_EMULATOR_HOST must be "127.0.0.1:1"`);
  });

  test("an adapter for production refuses to start where the SDK sees an emulator", () => {
    const start = () => createFirebaseIdentity({ projectId: "p", apiKey: "k" });
    expect(start).toThrow("FIREBASE_AUTH_EMULATOR_HOST must be unset");
  });
});
