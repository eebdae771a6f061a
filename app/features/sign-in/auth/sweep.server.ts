import { expiringCollections } from "~/collections";
import { type Pause, removeFound } from "~/platform/jobs/sweep.server";
import type { Clock } from "~/platform/ports/clock";
import type { Query, Store } from "~/platform/ports/store";

/** Removes expired records of these collections. Answers how many. */
export async function sweepExpired(
  { store, clock }: { store: Store; clock: Clock },
  pause: Pause,
): Promise<number> {
  const atMost = clock.now().toISOString();
  const orderBy: Query["orderBy"] = { field: "expiresAt", direction: "asc" };
  let gone = 0;
  for (const collection of expiringCollections)
    gone += await removeFound(store, { collection, orderBy, atMost, limit: 100 }, pause);
  return gone;
}
