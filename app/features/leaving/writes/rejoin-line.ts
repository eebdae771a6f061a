import type { MarketParts } from "~/features/accounts/model/member";
import { memberBackType } from "~/features/accounts/writes/change-account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { tellUntold } from "~/features/conversations/writes/tell-untold";
import { listOwnProposals } from "~/features/proposals/reads/list-proposals";
import { givePlaces, nextInLine } from "~/features/proposals/writes/waiting-list";
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

/** Whether any place was given: then there may be more. */
function fillPlaces({ store, clock }: MarketParts, briefId: string): Promise<boolean> {
  return store.transact(async (tx) => {
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    if (!brief) return false;
    const filled = givePlaces(tx, clock, brief, await nextInLine(tx, briefId, brief, 0));
    if (filled !== brief) setBrief(tx, clock.now(), briefId, brief, filled);
    return filled !== brief;
  });
}
