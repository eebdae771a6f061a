import type { StoreReads } from "~/platform/ports/store";
import { listOfStatuses } from "./list-waiting";
import type { Untold } from "./tell-later";

/** Every untold yes of a brief, the first given first. */
export async function listUntoldYeses(reads: StoreReads, briefId: string): Promise<Untold[]> {
  const accepted = await listOfStatuses(reads, briefId, ["ACCEPTED"]);
  const untold = accepted.flatMap(({ data: { uid, formerStatus, declineVisibleAt } }) =>
    formerStatus !== null && declineVisibleAt !== null
      ? [{ briefId, applicantUid: uid, declineVisibleAt }]
      : [],
  );
  return untold.sort((a, b) => a.declineVisibleAt.localeCompare(b.declineVisibleAt));
}

/**
 * When the last untold yes of a brief is told, as ISO 8601 UTC; null where there is none. The brief
 * doesn’t end before: ending would tell it at once, with both addresses and without a chance to
 * undo it. In the past where its job is late.
 */
export async function lastYesTellsAt(reads: StoreReads, briefId: string): Promise<string | null> {
  return (await listUntoldYeses(reads, briefId)).at(-1)?.declineVisibleAt ?? null;
}

/**
 * When to run again after that moment: in a minute where the yes is already due, and its job is
 * about to run.
 */
export function laterRun(tellsAt: string, now: Date): Date {
  return new Date(Math.max(Date.parse(tellsAt), now.getTime() + 60_000));
}
