import { expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { accountsCollection, createProvenAccount } from "~/features/accounts/rules/account";
import { limits } from "~/platform/values/limits";
import { inProcess } from "./ask";

it("a problem has its code, what its message was filled in with, and the message", async () => {
  const app = createTestApp({ graphql: "real" });
  const { uid, email, sessionId } = await app.signIn();
  const account = { ...createProvenAccount(email, app.clock.now()), kind: "FREELANCER" as const };
  await app.store.transact(async (tx) => tx.set(accountsCollection, uid, account));
  const ask = inProcess(app.api, sessionId);
  const { data } = await ask(
    `mutation ($profile: ProfileInput!) {
      it: saveProfile(revision: null, profile: $profile) {
        refusal {
          code parameters { name value } message
          problems { field code parameters { name value } message }
        }
      }
    }`,
    { profile: { displayName: "Ada", visibility: "MEMBERS", headline: "x".repeat(limits.headline + 1) } },
  );
  expect(data.it.refusal).toEqual({
    code: "INVALID",
    parameters: [],
    message: "Some answers have to change first.",
    problems: [
      {
        field: "headline",
        code: "tooLong",
        parameters: [
          { name: "what", value: "headline" },
          { name: "most", value: "120" },
        ],
        message: "Keep the headline within 120 characters.",
      },
    ],
  });
});
