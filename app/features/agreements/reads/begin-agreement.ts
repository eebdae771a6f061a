import { alignAnswers } from "~/domain/align-answers";
import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { emptyContent } from "~/domain/fields/content";
import { hoursOfDay } from "~/domain/hours-of-day";
import type { ProposalAnswer } from "~/domain/proposal";
import { getProfile } from "~/features/profiles/model/profile";
import { plannedEnd, startOfWork } from "~/features/proposals/model/planned-end";
import type { SharedWork } from "~/features/proposals/model/shared-work";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";

const defaults = { reviewDays: 14, paymentDays: 30 };

/** The first draft: what brief and proposal say already, and no words beside that. */
export async function beginAgreement(
  reads: StoreReads,
  { brief, proposal }: Pick<SharedWork, "brief" | "proposal">,
): Promise<AgreementContent> {
  const { rate, days } = proposal;
  const unit = rate?.unit ?? "PROJECT";
  const { brought, left } = promisesOf(brief.mustHaves, proposal.answers);
  return {
    ...emptyContent(agreementFields),
    ...defaults,
    hirerParty: await nameOf(reads, proposal.hirerUid),
    talentParty: await nameOf(reads, proposal.uid),
    scope: within(limits.agreementScope, [brief.desiredOutcome, brought]),
    notInScope: within(limits.agreementText, [left]),
    // Of a range its top: what is agreed on is one amount.
    price: rate && { amount: rate.max, currency: rate.currency },
    unit,
    atMost: days === null || unit === "PROJECT" ? null : unit === "DAY" ? days : days * hoursOfDay,
    startOn: startOfWork(proposal, brief),
    endOn: plannedEnd(proposal, brief)?.slice(0, 10) ?? null,
  };
}

/** The must-haves that were answered with yes, and those with no, as lines. */
function promisesOf(mustHaves: readonly string[], given: readonly ProposalAnswer[]) {
  const { answers } = alignAnswers(mustHaves, given);
  const linesOf = (met: boolean) =>
    mustHaves
      .filter((_, at) => answers[at]?.met === met)
      .map((mustHave) => `– ${mustHave}`)
      .join("\n");
  return { brought: linesOf(true), left: linesOf(false) };
}

/** The parts below each other, as far as there is room for whole ones. */
function within(most: number, parts: readonly (string | null)[]): string | null {
  let text = "";
  for (const part of parts) {
    const longer = [text, part].filter(Boolean).join("\n\n");
    if (longer.length <= most) text = longer;
  }
  return text || null;
}

async function nameOf(reads: StoreReads, uid: string): Promise<string | null> {
  const profile = (await getProfile(reads, uid))?.data;
  return profile?.organisation || profile?.displayName || null;
}
