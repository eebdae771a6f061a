import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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
import { restCodes } from "~/platform/identity/firebase/error-codes.server";
import {
  createFirebaseIdentity,
  type FirebaseIdentity,
} from "~/platform/identity/firebase/firebase-identity.server";

const signIn = "accounts:signInWith";
const customToken = jwt({ alg: "RS256", typ: "JWT" }, { uid: "u1" }, createSigningKey("account"));
const warnings: object[] = [];

let stub: Awaited<ReturnType<typeof startStubProvider>>;
let identity: FirebaseIdentity;

// This file has a server of its own; msw would stand before it.
beforeAll(() => graphqlServer.close());
beforeEach(async () => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "");
  warnings.length = 0;
  stub = await startStubProvider({});
  identity = createFirebaseIdentity({
    projectId: "p",
    apiKey: "the key&more",
    fetch: stub.fetch,
    httpAgent: stub.agent,
    log: { info: () => {}, warn: (fields) => warnings.push(fields), error: () => {} },
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await identity.close();
  await stub.close();
});

test("a token and a link are exchanged at the provider's addresses, with the key", async () => {
  stub.routes[signIn] = answers(200, { idToken: "id", localId: "u1" });
  expect(await identity.exchangeCustomToken(customToken)).toEqual({ ok: true, value: { idToken: "id" } });
  expect(await identity.signInWithEmailLink("a@example.com", "code")).toEqual({
    ok: true,
    value: { idToken: "id", uid: "u1" },
  });
  expect(stub.asked).toEqual([
    "/v1/accounts:signInWithCustomToken?key=the%20key%26more",
    "/v1/accounts:signInWithEmailLink?key=the%20key%26more",
  ]);
});

test.each(Object.entries(restCodes))("the provider's %s is %s", async (raw, code) => {
  for (const message of [raw, `${raw} : with some detail : and more`]) {
    stub.routes[signIn] = refuses(400, message);
    expect(await identity.signInWithEmailLink("a@example.com", "code")).toMatchObject({ ok: false, code });
  }
});

test("a code that no table holds is an internal error, and is reported", async () => {
  stub.routes[signIn] = refuses(400, "SOMETHING_NEW : about person@example.com");
  expect(await identity.exchangeCustomToken(customToken)).toMatchObject({ code: "internal-error" });
  expect(warnings).toEqual([
    { call: "exchangeCustomToken", code: "internal-error", detail: "SOMETHING_NEW : about [address]" },
  ]);
});

test("a second factor, which nobody here can give, is an operation that is not allowed", async () => {
  stub.routes[signIn] = answers(200, { mfaPendingCredential: "x", localId: "u1" });
  expect(await identity.signInWithEmailLink("a@example.com", "code")).toMatchObject({
    code: "operation-not-allowed",
  });
});

describe("trouble", () => {
  test.each([
    ["hangs", hangs],
    ["drops the connection", dropsConnection],
    ["answers 500 with a page", answers(500, "<h1>Error</h1>")],
    ["answers 503 in its own form", refuses(503, "INVALID_OOB_CODE")],
    ["answers 400 with a gateway's page", answers(400, "<h1>Bad request</h1>")],
    ["answers 400 with other JSON", answers(400, { message: "no" })],
    ["answers 200 with a page", answers(200, "<h1>Welcome</h1>")],
    ["answers 200 with half of its JSON", answers(200, '{"localId": "u')],
    ["answers 200 with an empty object", answers(200, {})],
    ["answers 200 with JSON null", answers(200, null)],
    ["answers 200 without a token", answers(200, { kind: "x" })],
    ["redirects", answers(302, "", { location: "https://example.com/" })],
  ])("a provider that %s was not reached", async (_, answer) => {
    stub.routes[signIn] = answer;
    stub.routes.projects = answer;
    const options = { deadlineMs: 300 };
    const expected = { ok: false, code: "network-request-failed" };
    expect(await identity.exchangeCustomToken(customToken, options)).toMatchObject(expected);
    expect(await identity.signInWithEmailLink("a@example.com", "c", options)).toMatchObject(expected);
  });

  test("429 without a code is too many requests", async () => {
    stub.routes[signIn] = answers(429, "slow down");
    expect(await identity.exchangeCustomToken(customToken)).toMatchObject({ code: "too-many-requests" });
  });

  test("readiness says so, and says so in time", async () => {
    stub.routes.projects = hangs;
    expect(await identity.ping({ deadlineMs: 50 })).toMatchObject({ code: "network-request-failed" });
    stub.routes.projects = answers(200, { projectId: "1" });
    expect(await identity.ping()).toEqual({ ok: true, value: undefined });
  });
});

test("every call ends at its deadline when the emulator hangs, although the SDK would go on", async () => {
  const host = stub.host;
  stub.routes["/"] = hangs;
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", host);
  const hung = createFirebaseIdentity({ projectId: "demo-hung", apiKey: "k", emulatorHost: host });
  const now = Math.floor(Date.now() / 1000);
  const claims = { aud: "demo-hung", sub: "u1", auth_time: now, iat: now, exp: now + 600 };
  const unsigned = (issuer: string) =>
    jwt({ alg: "none", typ: "JWT" }, { ...claims, iss: `https://${issuer}/demo-hung` });
  const idToken = unsigned("securetoken.google.com");
  const options = { deadlineMs: 50 };
  const calls = {
    createUser: hung.createUser("a@example.com", options),
    getUserByEmail: hung.getUserByEmail("a@example.com", options),
    getClaims: hung.getClaims("u1", options),
    deleteUser: hung.deleteUser("u1", options),
    exchangeCustomToken: hung.exchangeCustomToken(idToken, options),
    createEmailLinkCode: hung.createEmailLinkCode("a@example.com", options),
    signInWithEmailLink: hung.signInWithEmailLink("a@example.com", "code", options),
    verifyIdToken: hung.verifyIdToken(idToken, options),
    createSessionCookie: hung.createSessionCookie(idToken, 3_600_000, options),
    verifySessionCookie: hung.verifySessionCookie(unsigned("session.firebase.google.com"), options),
    ping: hung.ping(options),
  };
  for (const [call, answer] of Object.entries(calls)) {
    expect(await answer, call).toMatchObject({ ok: false, code: "network-request-failed" });
  }
  await hung.close();
});
