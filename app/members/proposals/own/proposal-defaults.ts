import { currencies } from "~/contract/currencies";
import type { WholeBrief } from "~/members/words/next-step";
import type { PriceFieldsFragment } from "~/web/operations/operations.generated";
import type { Answer } from "./align-answers";
import { answerFields } from "./proposal-fields";

/** What the form begins with: the draft, or else the rate of one's profile; without either the budget's currency and unit. */
export function defaultsOf(
  { ownProposal: draft, budget }: WholeBrief,
  answers: (Answer | null)[],
  ownRate: PriceFieldsFragment | null,
) {
  const major = (minor: number) => String(minor / 100);
  const rate = draft ? draft.rate : ownRate;
  const defaults: Record<string, string> = {
    pitch: draft?.pitch ?? "",
    rateMin: rate ? major(rate.min) : "",
    rateMax: rate && rate.max !== rate.min ? major(rate.max) : "",
    currency: rate?.currency ?? budget?.currency ?? currencies[0][0],
    unit: (rate?.unit ?? budget?.unit) === "HOUR" ? "HOUR" : "DAY",
    startOn: draft?.startOn ?? "",
    links: draft?.links.join("\n") ?? "",
  };
  for (const [index, answer] of answers.entries()) {
    const names = answerFields[index];
    if (!names || !answer) continue;
    if (typeof answer.met === "boolean") defaults[names.met] = answer.met ? "yes" : "no";
    defaults[names.evidence] = answer.evidence ?? "";
  }
  return defaults;
}
