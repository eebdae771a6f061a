import type { MarketParts } from "~/features/accounts/model/member";
import { memberBackType } from "~/features/accounts/writes/change-account";
import { tellUntold } from "~/features/conversations/writes/tell-untold";
import { listOwnProposals } from "~/features/proposals/reads/list-proposals";
import { fillPlaces } from "~/features/proposals/writes/give-places";
import { job } from "~/platform/jobs/job";
import { allOf } from "~/platform/ports/pages";

/**
 * Gives a returned member the places that were freed while they were away and could not be taken by
 * the waiting list behind them, some in each transaction; then plans the mails that they missed.
 * Idempotent.
 */
export const catchUp = job({
  ...memberBackType,
  async run(parts: MarketParts, job) {
    for await (const { data } of allOf((page) => listOwnProposals(parts.store, job.payload.uid, page)))
      if (data.status === "WAITLISTED") while (await fillPlaces(parts, data.briefId));
    return tellUntold(parts, job);
  },
});
