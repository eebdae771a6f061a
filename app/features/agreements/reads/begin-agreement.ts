import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { emptyContent } from "~/domain/fields/content";
import { hoursOfDay } from "~/domain/hours-of-day";
import { getProfile } from "~/features/profiles/model/profile";
import { plannedEnd, startOfWork } from "~/features/proposals/model/planned-end";
import type { SharedWork } from "~/features/proposals/model/shared-work";
import type { StoreReads } from "~/platform/ports/store";
import { daysAfter } from "~/values/days";

const defaults = { reviewDays: 14, paymentDays: 30 };

/**
 * The first draft: what brief and proposal say already, and no words beside that. Must-haves aren't
 * among it: they say who does the work, with what shows it, and nothing that is done or isn't.
 */
export async function beginAgreement(
  reads: StoreReads,
  { brief, proposal }: Pick<SharedWork, "brief" | "proposal">,
): Promise<AgreementContent> {
  const { rate, days } = proposal;
  const unit = rate?.unit ?? "PROJECT";
  return {
    ...emptyContent(agreementFields),
    ...defaults,
    hirerParty: await nameOf(reads, proposal.hirerUid),
    talentParty: await nameOf(reads, proposal.uid),
    scope: brief.desiredOutcome,
    // Of a range its top: what is agreed on is one amount.
    price: rate && { amount: rate.max, currency: rate.currency },
    unit,
    atMost: days === null || unit === "PROJECT" ? null : unit === "DAY" ? days : days * hoursOfDay,
    startOn: startOfWork(proposal, brief),
    endOn: lastDay(plannedEnd(proposal, brief)),
  };
}

/** The last day before a work ends: four weeks are 28 days. */
const lastDay = (end: string | null) => end && daysAfter(end.slice(0, 10), -1);

async function nameOf(reads: StoreReads, uid: string): Promise<string | null> {
  const profile = (await getProfile(reads, uid))?.data;
  return profile?.organisation || profile?.displayName || null;
}
