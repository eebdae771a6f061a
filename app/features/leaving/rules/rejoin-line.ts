import type { MarketParts } from "~/features/accounts/rules/member";
import { type Brief, briefsCollection } from "~/features/briefs/rules/brief";
import { setBrief } from "~/features/briefs/rules/set-brief";
import { allOf } from "~/features/market/rules/pages";
import { listOwnProposals } from "~/features/proposals/reads/list-proposals";
import { givePlaces, nextInLine } from "~/features/proposals/rules/waiting-list";
import type { JobHandler } from "~/platform/jobs/worker.server";
import { ok } from "~/platform/values/result";

/**
 * Gives a member who is back the places that were freed while they were away and that nobody behind
 * them could take, some in a transaction. Runs again without harm.
 */
export function rejoinLine(parts: MarketParts): JobHandler {
  return async ({ payload }) => {
    const { uid } = payload as { uid: string };
    for await (const { data } of allOf((page) => listOwnProposals(parts.store, uid, page)))
      if (data.status === "WAITLISTED") while (await fillPlaces(parts, data.briefId));
    return ok();
  };
}

/** Whether any place was given: then there may be more. */
function fillPlaces({ store, clock }: MarketParts, briefId: string): Promise<boolean> {
  return store.transact(async (tx) => {
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    if (!brief) return false;
    const filled = givePlaces(tx, clock, brief, await nextInLine(tx, briefId, brief, 0));
    if (filled !== brief) setBrief(tx, clock, briefId, brief, filled);
    return filled !== brief;
  });
}
