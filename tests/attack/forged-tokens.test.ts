import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestApp } from "#tests/support/app";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { answers, createSigningKey, jwt, startStubProvider } from "#tests/support/stub-provider";
import type { SessionRecord } from "~/domain/session";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import {
  createFirebaseIdentity,
  type FirebaseIdentity,
} from "~/platform/identity/firebase/firebase-identity.server";
import { hashed } from "~/values/hash.server";
import { forgedTokens } from "./forged-tokens";

// The provider's SDK as production runs it, with real signatures, against a key server of the test's own.
const projectId = "guildhall-production";
const key = createSigningKey("current");
const now = Math.floor(Date.now() / 1_000);
const header = { alg: "RS256", kid: key.kid, typ: "JWT" };
const claims = {
  iss: `https://session.firebase.google.com/${projectId}`,
  aud: projectId,
  sub: "u1",
  user_id: "u1",
  iat: now - 60,
  exp: now + 3_600,
  auth_time: now - 60,
  email: "ann@example.com",
};
const forged = forgedTokens(header, claims, key);

let stub: Awaited<ReturnType<typeof startStubProvider>>;
let identity: FirebaseIdentity;

beforeAll(async () => {
  graphqlServer.close();
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "");
  const keys = answers(200, { [key.kid]: key.publicPem }, { "cache-control": "public, max-age=3600" });
  const user = { localId: "u1", email: "ann@example.com", validSince: String(now - 3_600), disabled: false };
  stub = await startStubProvider({
    publicKeys: keys,
    "metadata/x509": keys,
    "accounts:lookup": answers(200, { users: [user] }),
  });
  identity = createFirebaseIdentity({
    projectId,
    apiKey: "key",
    credential: { getAccessToken: async () => ({ access_token: "access", expires_in: 3_600 }) },
    httpAgent: stub.agent,
    fetch: stub.fetch,
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await identity.close();
  await stub.close();
});

/** A session as its record would be if somebody had got one stored; the provider's last word is two hours old. */
async function plantRecord(app: ReturnType<typeof createTestApp>, cookie: string): Promise<void> {
  const present = app.clock.now().getTime();
  const at = new Date(present - 7_200_000).toISOString();
  const record: SessionRecord = {
    ...{ uid: "u1", email: "ann@example.com", claims: { kind: null, admin: false } },
    ...{ attempt: null, draft: null, device: "Firefox on Linux" },
    ...{ createdAt: at, lastSeenAt: at, verifiedAt: at },
    expiresAt: new Date(present + 86_400_000).toISOString(),
  };
  await app.store.transact(async (tx) => tx.set(sessionsCollection, hashed("session", cookie), record));
}

it(`${forged.length} forged session cookies are all refused by the provider's SDK, for good`, async () => {
  expect(forged.length).toBeGreaterThanOrEqual(900);
  expect((await identity.verifySessionCookie(jwt(header, claims, key))).ok).toBe(true);
  const taken: unknown[] = [];
  for (const [what, cookie] of forged) {
    const answer = await identity.verifySessionCookie(cookie);
    // "Trouble" would keep a forger in for an hour.
    const definite = !answer.ok && ["invalid-credential", "user-token-expired"].includes(answer.code);
    if (!definite) taken.push([what, answer]);
  }
  expect(taken).toEqual([]);
});

it("not even a stored record makes a session of a forged cookie", async () => {
  const app = createTestApp({ identity });
  const good = jwt(header, claims, key);
  await plantRecord(app, good);
  expect((await app.auth.sessions.find(good)).state).toBe("signed-in");
  const taken: unknown[] = [];
  for (const [what, cookie] of forged) {
    await plantRecord(app, cookie);
    const { state } = await app.auth.sessions.find(cookie);
    if (state !== "signed-out") taken.push([what, state]);
  }
  expect(taken).toEqual([]);
});
