import { expect, it } from "vitest";
import { declineReasons } from "~/contract/proposal";
import { beginProposal } from "~/members/proposals/own/proposal-texts.server";
import { describeReason } from "~/members/proposals/reason-words";
import type { WholeBrief } from "~/members/words/next-step";

const budget = { min: 800_000, max: 900_000, currency: "GBP", unit: "PROJECT" } as const;
const ownRate = { min: 4_500, max: 6_000, currency: "EUR", unit: "HOUR" } as const;
const briefWith = (ownProposal: unknown) =>
  ({ budget, ownProposal, mustHaves: [] as string[] }) as WholeBrief;

it("a new proposal begins with the rate of the profile", () => {
  expect(beginProposal(briefWith(null), ownRate).texts).toMatchObject({
    rateMin: "45",
    rateMax: "60",
    rateCurrency: "EUR",
    rateUnit: "HOUR",
  });
});

it("without a rate in the profile it begins empty, in the budget's currency", () => {
  expect(beginProposal(briefWith(null), null).texts).toMatchObject({
    rateMin: "",
    rateMax: "",
    rateCurrency: "GBP",
  });
});

it("a draft whose rate was taken out stays without one", () => {
  const draft = { pitch: "Begun.", rate: null, startOn: null, links: [], answers: [] };
  expect(beginProposal(briefWith(draft), ownRate).texts).toMatchObject({ rateMin: "", pitch: "Begun." });
});

it("a reason is read as it was chosen, and the end of a brief as what it is", () => {
  expect(declineReasons.map(([reason, words]) => describeReason(reason) === `${words}.`)).not.toContain(
    false,
  );
  expect(describeReason("NO_FIT")).toBe("The brief closed: no proposal fitted.");
  expect(describeReason("FILLED")).toBe("All places were given to others.");
});
