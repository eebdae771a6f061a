import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection, withoutKept } from "~/features/briefs/model/brief";
import { freePlaceType } from "~/features/briefs/writes/plan-to-free-place";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { givePlaces, nextInLine } from "~/features/proposals/writes/waiting-list";
import { job } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

/** Gives up the place that was kept for an invited member who didn’t send a proposal in time. */
export const freeKeptPlace = job({
  ...freePlaceType,
  async run({ store, clock }: MarketParts, { payload: { brief: briefId, uid, keptUntil } }) {
    if (clock.now().toISOString() < keptUntil) return ok();
    await store.transact(async (tx) => {
      const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
      // The proposal came while the last seat was given: its place stays until that is told or
      // undone.
      if (!brief?.keptFor?.includes(uid) || brief.waiting.includes(uid)) return;
      (await readFreedPlace(tx, briefId, brief, uid))(clock);
    });
    return ok();
  },
});

/**
 * Gives the place that is kept for a member to the next in line. Reads; the answered function
 * writes, the brief included.
 */
export async function readFreedPlace(tx: StoreTransaction, briefId: string, brief: Brief, uid: string) {
  const freed = withoutKept(brief, uid);
  const line = freed === brief ? null : await nextInLine(tx, briefId, freed, 0);
  return (clock: Clock) => {
    if (line) setBrief(tx, clock.now(), briefId, brief, givePlaces(tx, clock, freed, line));
  };
}
