import { expect, it } from "vitest";
import { declineReasons } from "~/domain/proposal";
import { beginProposal } from "~/features/proposals/pages/own/proposal-texts.server";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { describeReason } from "~/features/proposals/shared/reason-texts";

const budget = { min: 800_000, max: 900_000, currency: "GBP", unit: "PROJECT" } as const;
const ownRate = { min: 4_500, max: 6_000, currency: "EUR", unit: "HOUR" } as const;
const briefWith = (ownProposal: unknown) =>
  ({ budget, ownProposal, mustHaves: [] as string[] }) as WholeBrief;

const asRate = { rateMin: "45", rateMax: "60", rateCurrency: "EUR", rateUnit: "HOUR" };
const asBudget = { rateMin: "", rateMax: "", rateCurrency: "GBP", rateUnit: "PROJECT" };

it.each([
  ["with the profile’s rate for a budget by the same unit", { ...budget, unit: "HOUR" }, ownRate, asRate],
  ["with the profile’s rate where there is no budget", null, ownRate, asRate],
  ["as the budget is written for one by another unit", budget, ownRate, asBudget],
  ["as the budget is written without a rate in the profile", budget, null, asBudget],
] as const)("a new proposal begins %s", (_how, asked, rate, texts) => {
  const begun = beginProposal({ ...briefWith(null), budget: asked }, rate);
  expect(begun).toMatchObject({ texts, fromProfile: texts === asRate });
});

it("a draft whose rate was taken out stays without one", () => {
  const draft = { pitch: "Begun.", rate: null, days: null, startOn: null, links: [], team: [], answers: [] };
  expect(beginProposal(briefWith(draft), ownRate).texts).toMatchObject({ rateMin: "", pitch: "Begun." });
});

it("a reason is read as it was chosen, and the end of a brief as what it is", () => {
  expect(declineReasons.map(([reason, words]) => describeReason(reason) === `${words()}.`)).not.toContain(
    false,
  );
  expect(describeReason("NO_FIT")).toBe("The brief closed: no proposal fitted.");
  expect(describeReason("FILLED")).toBe("Someone else was chosen.");
});
