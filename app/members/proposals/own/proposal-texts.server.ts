import { alignAnswers } from "~/contract/align-answers";
import { emptyContent } from "~/contract/content/content";
import { readTexts, toTexts } from "~/contract/content/content.server";
import { answerControls } from "~/contract/content/controls";
import type { Texts } from "~/contract/content/kind";
import { type ProposalContent, proposalFields } from "~/contract/content/proposal-fields";
import type { ProposalAnswer } from "~/contract/proposal";
import type { WholeBrief } from "~/members/words/next-step";
import type { PriceFieldsFragment } from "~/web/operations/operations.generated";

/**
 * What the form begins with: the draft, each answer under its must-have; or else the rate of one's profile, and
 * without that the budget's currency and unit. `gone`: what was answered to must-haves that are no more.
 */
export function beginProposal(
  { ownProposal: draft, budget, mustHaves }: WholeBrief,
  ownRate: PriceFieldsFragment | null,
) {
  const { answers, gone } = alignAnswers(mustHaves, draft?.answers ?? []);
  const { pitch, rate, startOn, links } = draft ?? { ...emptyContent(proposalFields), rate: ownRate };
  const texts = toTexts(proposalFields, {
    pitch,
    answers: answers.map(orOpen),
    // A proposal’s rate is by the hour or by the day.
    rate: rate as ProposalContent["rate"],
    startOn,
    links,
  });
  if (rate || !budget) return { texts, gone };
  const unit = budget.unit === "HOUR" ? "HOUR" : "DAY";
  return { texts: { ...texts, rateCurrency: budget.currency, rateUnit: unit }, gone };
}

/** What the form would post of a proposal as it stands, with the must-have that each answer was written for. */
export function postedBy(
  { mustHaves }: WholeBrief,
  { pitch, answers, rate, startOn, links }: NonNullable<WholeBrief["ownProposal"]>,
): Texts {
  const asked = answers.map(({ mustHave }, index) => [
    answerControls()[index]?.asked,
    mustHave ?? mustHaves[index] ?? "",
  ]);
  const written = { pitch, answers, rate: rate as ProposalContent["rate"], startOn, links };
  return { ...toTexts(proposalFields, written), ...Object.fromEntries(asked) };
}

/** What was typed, with each answer under its must-have as the brief has it now. */
export function alignTyped(typed: Record<string, string>, mustHaves: readonly string[]) {
  const { content } = readTexts(proposalFields, typed);
  const { answers, gone } = alignAnswers(mustHaves, content.answers);
  const aboutAnswers = answerControls().flatMap((names) => Object.values(names));
  const others = Object.entries(typed).filter(([name]) => !aboutAnswers.includes(name));
  const aligned = toTexts({ answers: proposalFields.answers }, { answers: answers.map(orOpen) });
  return { typed: { ...Object.fromEntries(others), ...aligned }, gone };
}

function orOpen(answer: ProposalAnswer | null): ProposalAnswer {
  return answer ?? { met: null, evidence: null };
}
