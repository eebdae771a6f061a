import { alignAnswers } from "~/domain/align-answers";
import { emptyContent } from "~/domain/fields/content";
import { readTexts, toTexts } from "~/domain/fields/content.server";
import { answerControls } from "~/domain/fields/controls";
import type { Texts } from "~/domain/fields/kind";
import { proposalFields } from "~/domain/fields/proposal-fields";
import type { ProposalAnswer } from "~/domain/proposal";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import type { PriceFieldsFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/proposalsOwn.generated";
import type { Begun } from "./proposal-form-answer";

/**
 * The form's initial texts: the draft, each answer under its must-have. Without a draft, the
 * profile's rate if its unit is the budget's, or else the budget’s currency and unit. `gone`:
 * answers to must-haves that were removed.
 */
export function beginProposal(
  { ownProposal: draft, budget, mustHaves, invitation }: WholeBrief,
  ownRate: PriceFieldsFragment | null,
): Begun {
  const { answers, gone } = alignAnswers(mustHaves, draft?.answers ?? []);
  const offered = ownRate && (!budget || budget.unit === ownRate.unit) ? ownRate : null;
  const { pitch, rate, days, startOn, links, team } = draft ?? {
    ...emptyContent(proposalFields),
    rate: offered,
    pitch: invitation?.status === "SENT" ? `${words.thanksForInvitation()}\n\n` : null,
  };
  const written = { pitch, answers: answers.map(orOpen), rate, days, startOn, links, team };
  const texts = toTexts(proposalFields, written);
  const isOpen = rate === null && budget !== null;
  return {
    texts: isOpen ? { ...texts, rateCurrency: budget.currency, rateUnit: budget.unit } : texts,
    gone,
    fromProfile: draft === null && offered !== null,
  };
}

/**
 * A stored proposal as its form would post it, with the must-have that each answer was written for.
 */
export function postedBy(
  { mustHaves }: WholeBrief,
  { pitch, answers, rate, days, startOn, links, team }: NonNullable<WholeBrief["ownProposal"]>,
): Texts {
  const asked = answers.map(({ mustHave }, index) => [
    answerControls()[index]?.asked,
    mustHave ?? mustHaves[index] ?? "",
  ]);
  const written = { pitch, answers, rate, days, startOn, links, team };
  return { ...toTexts(proposalFields, written), ...Object.fromEntries(asked) };
}

/** The typed texts, with each answer under its must-have in the brief's present order. */
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
