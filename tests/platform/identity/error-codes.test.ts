import { describe, expect, test } from "vitest";
import { adminCodes, restCodes } from "~/platform/identity/firebase/error-codes.server";
import { fromThrown, refusal } from "~/platform/identity/firebase/failures.server";
import { fromVerification } from "~/platform/identity/firebase/token-verdict.server";
import { identityCodes } from "~/values/identity-codes";

/** As firebase-admin's errors are: an Error with a `code`. */
function adminError(code: string, message = "something") {
  return Object.assign(new Error(message), { code });
}

test.each(Object.entries(adminCodes))("%s is %s", (vendorCode, code) => {
  expect(fromThrown(adminError(vendorCode))).toMatchObject({ code, known: true });
  expect(identityCodes).toContain(code);
});

test("a code that firebase-admin has no name for is found in the answer that it hands on", () => {
  for (const [raw, code] of Object.entries(restCodes)) {
    const answer = { error: { code: 400, message: `${raw} : "more" detail`, status: "INVALID_ARGUMENT" } };
    expect(fromThrown(unnamed(400, answer)), raw).toMatchObject({ code, known: true });
  }
});

describe("what is neither", () => {
  test.each([
    ["a fault of the provider's server", 503, { error: { message: "BACKEND" } }, "network-request-failed"],
    ["a code that nobody knows", 400, { error: { message: "NEW" } }, "internal-error"],
    ["a gateway's page", 502, "<html>", "network-request-failed"],
    ["an answer without an error", 400, {}, "network-request-failed"],
  ])("%s", (_, status, data, code) => {
    expect(fromThrown(unnamed(status, data)).code).toBe(code);
  });

  test.each([
    [
      "a gateway's page in place of a signature",
      "auth/internal-error",
      "Error returned from server: <html>. Additionally, an internal error occurred",
      "network-request-failed",
    ],
    [
      "an access token that can't be fetched",
      "app/invalid-credential",
      'failed to fetch: "Error while making request: getaddrinfo ENOTFOUND"',
      "network-request-failed",
    ],
    ["a revoked service account", "app/invalid-credential", 'error: "invalid_grant"', "internal-error"],
    ["a name that every object has", "auth/constructor", "?", "internal-error"],
    ["a code that nobody knows", "auth/brand-new", "?", "internal-error"],
  ])("%s", (_, vendorCode, message, code) => {
    expect(fromThrown(adminError(vendorCode, message)).code).toBe(code);
  });

  test.each([
    ["a failure judged before", refusal("link-expired", "?"), "link-expired", true],
    ["a failed fetch", new TypeError("fetch failed"), "network-request-failed", true],
    ["a refused connection", new Error("connect ECONNREFUSED 127.0.0.1:1"), "network-request-failed", true],
    ["a bug", new TypeError("x is not a function"), "internal-error", false],
    ["no error at all", "text", "internal-error", false],
    ["nothing", undefined, "internal-error", false],
  ])("%s", (_, thrown, code, known) => {
    expect(fromThrown(thrown)).toMatchObject({ code, known });
  });

  test("logs get no addresses and no long texts", () => {
    const { detail } = fromThrown(new Error(`person@example.com ${"x".repeat(1000)}`));
    expect(detail).not.toContain("person@");
    expect(detail.length).toBeLessThanOrEqual(300);
  });
});

test.each([
  ["Firebase session cookie has invalid signature. See …", "invalid-credential"],
  [
    'Firebase ID token has "kid" claim which does not correspond to a known public key. …',
    "invalid-credential",
  ],
  ["verifyIdToken() expects an ID token, but was given a custom token. …", "invalid-credential"],
  ["Error fetching public keys for Google certs: unavailable", "network-request-failed"],
  ["Error while making request: connect ECONNREFUSED. Error code: ECONNREFUSED", "network-request-failed"],
  ["A sentence of a later version of the SDK.", "network-request-failed"],
])("an argument error on a token, “%s”, is %s", (message, code) => {
  expect(fromVerification(adminError("auth/argument-error", message)).code).toBe(code);
});

/** As firebase-admin reports an answer of the provider's that it has no code for. */
function unnamed(status: number, data: unknown) {
  return Object.assign(adminError("auth/internal-error"), { httpResponse: { status, headers: {}, data } });
}
