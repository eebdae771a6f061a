import { expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { searchResolvers } from "~/features/search/api/resolvers";
import { limits } from "~/values/limits";
import { breakable } from "../support/breakable";
import { inProcess } from "./ask";

it("a fit has its reason as a code with what that was filled in with, each once, and in words", () => {
  const { FitLine } = searchResolvers;
  const how = { days: 13, hours: null, rates: "2026-11-25" };
  const price = { min: 600_000, max: 650_000, currency: "EUR", unit: "PROJECT" } as const;
  const verdict = { verdict: "WITHIN", low: -20, high: -10 } as const;
  const line = {
    ...({ aspect: "RATE", state: "MET" } as const),
    reason: { code: "convertedPriceFit", ...verdict, price, how } as const,
  };
  expect(FitLine.code(line)).toBe("convertedPriceFit");
  expect(FitLine.parameters(line).map(({ name, value }) => `${name} ${value}`)).toEqual([
    ...["verdict WITHIN", "low -20", "high -10", "min 600000", "max 650000", "currency EUR"],
    ...["unit PROJECT", "days 13", "rates 2026-11-25"],
  ]);
  expect(breakable(FitLine.detail(line))).toMatch(
    /^Within the budget: about €6,000 – €6,500 for the whole project, from/,
  );
  const lacking = { code: "someSkills", found: 1, all: 3, missing: ["Go", "C, C++"] } as const;
  const skills = { aspect: "SKILLS", state: "NOT_MET", reason: lacking, found: 1, all: 3 } as const;
  expect(FitLine.parameters(skills).slice(2)).toEqual([
    { name: "missing", value: "Go" },
    { name: "missing", value: "C, C++" },
  ]);
});

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
