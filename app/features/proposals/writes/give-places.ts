import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { givePlacesType } from "~/features/briefs/writes/plan-to-free-place";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { job } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import { ok } from "~/values/result";
import { givePlaces, nextInLine } from "./waiting-list";

/** Gives the places that a brief got more of to its waiting list. Idempotent. */
export const giveMorePlaces = job({
  ...givePlacesType,
  async run(parts: MarketParts, { payload, hasTime = always }) {
    while (await fillPlaces(parts, payload.brief)) if (!hasTime()) return ok({ goOn: payload });
    return ok();
  },
});

/**
 * Gives some of the free places to those who wait longest, in one transaction. Whether any was
 * given: then there may be more.
 */
export function fillPlaces({ store, clock }: MarketParts, briefId: string): Promise<boolean> {
  return store.transact(async (tx) => {
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    if (!brief) return false;
    const filled = givePlaces(tx, clock, brief, await nextInLine(tx, briefId, brief, 0));
    if (filled !== brief) setBrief(tx, clock.now(), briefId, brief, filled);
    return filled !== brief;
  });
}
