import { describe, expect, test } from "vitest";
import { identityCodes } from "~/values/identity-codes";
import { identityFailures } from "~/values/identity-failures";

test("only a definite verdict on a session signs out", () => {
  const signingOut = identityCodes.filter((code) => identityFailures[code].signsOut);
  expect(signingOut).toEqual(["invalid-credential", "user-disabled", "user-token-expired"]);
});

test("trouble is answered as unavailable and never signs out", () => {
  expect(identityFailures["network-request-failed"]).toMatchObject({ httpStatus: 503, signsOut: false });
});

describe.each(identityCodes)("%s", (code) => {
  const { message: say, httpStatus, next } = identityFailures[code];

  test("says in a short plain sentence what happened, what is safe and what to do next", () => {
    const message = say();
    expect(message.length).toBeLessThanOrEqual(110);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).toMatch(/Nothing was|is kept|is safe|as it was/);
    expect(message).not.toMatch(/oops|error|invalid|token|provider|firebase/i);
  });

  test("is an error to HTTP, too", () => {
    expect(httpStatus).toBeGreaterThanOrEqual(400);
    expect(next).toMatch(/^(try-again|new-link|sign-in|check-address|contact)$/);
  });
});
