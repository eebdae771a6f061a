import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import {
  answers,
  createSigningKey,
  dropsConnection,
  hangs,
  jwt,
  refuses,
  startStubProvider,
} from "#tests/support/stub-provider";
import {
  createFirebaseIdentity,
  type FirebaseIdentity,
} from "~/platform/identity/firebase/firebase-identity.server";

// The SDK in its production mode against a local server: real signatures, real key fetching, no network.
const projectId = "guildhall-production";
const key = createSigningKey("current");
const strangersKey = createSigningKey("current");
const keyRoutes = { session: "relyingparty/publicKeys", id: "metadata/x509" } as const;
const lookup = "accounts:lookup";

let stub: Awaited<ReturnType<typeof startStubProvider>>;
let identity: FirebaseIdentity;
let getAccessToken: () => Promise<{ access_token: string; expires_in: number }>;
const now = Math.floor(Date.now() / 1000);
const liveUser = { localId: "u1", email: "a@example.com", validSince: String(now - 3600), disabled: false };

beforeAll(() => {
  // This file has a server of its own; msw would stand before it.
  graphqlServer.close();
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "");
});
afterAll(() => {
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  const keys = answers(200, { [key.kid]: key.publicPem }, { "cache-control": "public, max-age=3600" });
  stub = await startStubProvider({
    [keyRoutes.session]: keys,
    [keyRoutes.id]: keys,
    [lookup]: answers(200, { users: [liveUser] }),
  });
  getAccessToken = async () => ({ access_token: "access", expires_in: 3600 });
  identity = createFirebaseIdentity({
    projectId,
    apiKey: "key",
    credential: { getAccessToken: () => getAccessToken() },
    httpAgent: stub.agent,
    fetch: stub.fetch,
  });
});
afterEach(async () => {
  await identity.close();
  await stub.close();
});

const header = { alg: "RS256", kid: key.kid, typ: "JWT" };
const issuers = {
  session: `https://session.firebase.google.com/${projectId}`,
  id: `https://securetoken.google.com/${projectId}`,
};
const claims = {
  iss: issuers.session,
  aud: projectId,
  sub: "u1",
  user_id: "u1",
  iat: now - 60,
  exp: now + 3600,
  auth_time: now - 60,
  email: "A@example.com",
  email_verified: true,
  firebase: { identities: {}, sign_in_provider: "custom" },
  sid: "s1",
};
const cookie = jwt(header, claims, key);
const idToken = jwt(header, { ...claims, iss: issuers.id }, key);

describe("good tokens", () => {
  test("a signed cookie of a live account is good", async () => {
    expect(await identity.verifySessionCookie(cookie)).toEqual({
      ok: true,
      value: { uid: "u1", email: "a@example.com", authTime: now - 60, claims: { sid: "s1" } },
    });
    expect(stub.asked).toContainEqual(expect.stringContaining(lookup));
  });

  test("a signed ID token is good, without a question about its account", async () => {
    expect(await identity.verifyIdToken(idToken)).toMatchObject({ ok: true, value: { uid: "u1" } });
    expect(stub.asked).not.toContainEqual(expect.stringContaining(lookup));
  });
});

describe("definite refusals", () => {
  const wrong: [string, string][] = [
    ["a stranger's signature", jwt(header, claims, strangersKey)],
    ["an unknown key", jwt({ ...header, kid: "unknown" }, claims, key)],
    ["no key id", jwt({ alg: "RS256", typ: "JWT" }, claims, key)],
    ["another audience", jwt(header, { ...claims, aud: "elsewhere" }, key)],
    ["another issuer", jwt(header, { ...claims, iss: issuers.id }, key)],
    ["no subject", jwt(header, { ...claims, sub: undefined }, key)],
    ["an empty subject", jwt(header, { ...claims, sub: "" }, key)],
    ["a subject of 129 characters", jwt(header, { ...claims, sub: "u".repeat(129) }, key)],
  ];
  test.each(wrong)("a cookie with %s is refused as a wrong credential", async (_, token) => {
    expect(await identity.verifySessionCookie(token)).toMatchObject({
      ok: false,
      code: "invalid-credential",
    });
  });

  const wrongShapes: [string, string][] = [
    ["garbage", "garbage"],
    ["nothing", ""],
    ["two parts", "e30.e30"],
    ["parts that are not JSON", "abc.def.ghi"],
    ["a JSON array for a header", `${Buffer.from("[]").toString("base64url")}.e30.x`],
    ["no signature", jwt(header, claims)],
    ["alg none, as the emulator signs", jwt({ alg: "none", typ: "JWT" }, claims)],
    ["alg none with a signature", jwt({ alg: "none", kid: key.kid }, claims, key)],
    ["HS256", jwt({ ...header, alg: "HS256" }, claims, key)],
    ["ES256", jwt({ ...header, alg: "ES256" }, claims, key)],
    ["100 KB", jwt(header, { ...claims, more: "x".repeat(100_000) }, key)],
  ];
  test.each(wrongShapes)("%s is refused before the SDK or the provider sees it", async (_, token) => {
    for (const verify of [identity.verifySessionCookie, identity.verifyIdToken]) {
      expect(await verify(token)).toMatchObject({ ok: false, code: "invalid-credential" });
    }
    expect(await identity.createSessionCookie(token, 3_600_000)).toMatchObject({
      code: "invalid-credential",
    });
    expect(stub.asked).toEqual([]);
  });

  test("an unsigned cookie is refused even if the SDK comes to believe in an emulator", async () => {
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", stub.host);
    const unsigned = jwt({ alg: "none", typ: "JWT" }, claims);
    expect(await identity.verifySessionCookie(unsigned)).toMatchObject({ code: "invalid-credential" });
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "");
  });

  test("an expired cookie has ended", async () => {
    const expired = jwt(header, { ...claims, exp: now - 10 }, key);
    expect(await identity.verifySessionCookie(expired)).toMatchObject({ code: "user-token-expired" });
  });

  test("an expired ID token has ended", async () => {
    const expired = jwt(header, { ...claims, iss: issuers.id, exp: now - 10 }, key);
    expect(await identity.verifyIdToken(expired)).toMatchObject({ code: "user-token-expired" });
  });

  test("a revoked session has ended", async () => {
    stub.routes[lookup] = answers(200, { users: [{ ...liveUser, validSince: String(now) }] });
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "user-token-expired" });
  });

  test("a disabled account is told apart", async () => {
    stub.routes[lookup] = answers(200, { users: [{ ...liveUser, disabled: true }] });
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "user-disabled" });
  });

  test("a deleted account's session has ended", async () => {
    stub.routes[lookup] = answers(200, {});
    stub.routes["v1/projects?"] = answers(200, { projectId: "1" });
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "user-token-expired" });
  });

  test.each([{}, [], 5])(
    "%j from something that isn't the provider is no deleted account",
    async (garbage) => {
      stub.routes["/"] = answers(200, garbage);
      delete stub.routes[lookup];
      expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "network-request-failed" });
      expect(await identity.getUserByEmail("a@example.com")).not.toMatchObject({ code: "user-not-found" });
      expect(await identity.getClaims("u1")).not.toMatchObject({ code: "user-not-found" });
    },
  );
});

describe("trouble is never a verdict", () => {
  const troubles = {
    "drops the connection": dropsConnection,
    hangs: hangs,
    "answers 500": answers(500, "broken"),
    "answers 403 with a gateway's page": answers(403, "<h1>Blocked</h1>"),
    "answers a page instead of JSON": answers(200, "<h1>Welcome to the hotel</h1>"),
    "answers an error object": answers(200, { error: "unavailable", error_description: "try later" }),
  };

  for (const [what, answer] of Object.entries(troubles)) {
    test(`a key server that ${what} is trouble for a cookie and for an ID token`, async () => {
      stub.routes[keyRoutes.session] = answer;
      stub.routes[keyRoutes.id] = answer;
      const options = { deadlineMs: 300 };
      expect(await identity.verifySessionCookie(cookie, options)).toMatchObject({
        code: "network-request-failed",
      });
      expect(await identity.verifyIdToken(idToken, options)).toMatchObject({
        code: "network-request-failed",
      });
    });
  }

  for (const [what, answer] of Object.entries({ ...troubles, "answers 503": refuses(503, "UNAVAILABLE") })) {
    if (what === "answers an error object") continue;
    test(`an account server that ${what} is trouble`, async () => {
      stub.routes[lookup] = answer;
      const verdict = await identity.verifySessionCookie(cookie, { deadlineMs: 300 });
      expect(verdict).toMatchObject({ ok: false, code: "network-request-failed" });
    });
  }

  test("an access token that can't be fetched is trouble", async () => {
    getAccessToken = () => Promise.reject(new Error("getaddrinfo ENOTFOUND oauth2.googleapis.com"));
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "network-request-failed" });
  });

  test("an access token that never comes is trouble", async () => {
    getAccessToken = () => new Promise(() => {});
    const verdict = await identity.verifySessionCookie(cookie, { deadlineMs: 50 });
    expect(verdict).toMatchObject({ ok: false, code: "network-request-failed" });
  });

  test("a service account that the provider refuses is our mistake, and signs nobody out", async () => {
    getAccessToken = () => Promise.reject(new Error("invalid_grant: Invalid JWT Signature."));
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "internal-error" });
  });

  test("too many questions are said to be that", async () => {
    stub.routes[lookup] = refuses(400, "TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.");
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ code: "too-many-requests" });
  });
});

test("a custom token is signed with the service account and needs no provider", async () => {
  const withAccount = createFirebaseIdentity({
    projectId,
    apiKey: "key",
    serviceAccount: {
      project_id: projectId,
      client_email: `server@${projectId}.iam.gserviceaccount.com`,
      private_key: createSigningKey("account").privatePem,
    },
    httpAgent: stub.agent,
  });
  const token = await withAccount.createCustomToken("u1", { attempt: "a1" });
  expect(token).toMatchObject({ ok: true, value: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{100,}$/) });
  expect(stub.asked).toEqual([]);
  await withAccount.close();
});
