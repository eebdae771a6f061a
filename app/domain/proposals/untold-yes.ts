import type { StoreReads } from "~/ports/store";
import { listOfStatuses } from "./list-waiting";

/**
 * When the last untold yes of a brief is told, as ISO 8601 UTC; null where there is none. Its brief doesn’t end before:
 * that would tell it at once, with both addresses, and nothing could be undone.
 */
export async function lastYesTellsAt(reads: StoreReads, briefId: string): Promise<string | null> {
  const accepted = await listOfStatuses(reads, briefId, ["ACCEPTED"]);
  const untold = accepted.filter(({ data }) => data.formerStatus !== null);
  const times = untold.flatMap(({ data }) => data.declineVisibleAt ?? []);
  return times.sort().at(-1) ?? null;
}

/** When to come back to what waits for that: in a minute where the yes is due, and its job comes in this moment. */
export function laterRun(tellsAt: string, now: Date): Date {
  return new Date(Math.max(Date.parse(tellsAt), now.getTime() + 60_000));
}
