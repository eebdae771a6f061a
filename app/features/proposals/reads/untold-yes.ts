import { decisionOf } from "~/features/proposals/model/decision";
import type { ProposalKey } from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";
import { listOfStatuses } from "./list-waiting";

export interface UntoldYes extends ProposalKey {
  tellsAt: string;
}

/** Every untold yes of a brief, the first given first. */
export async function listUntoldYeses(reads: StoreReads, briefId: string): Promise<UntoldYes[]> {
  const accepted = await listOfStatuses(reads, briefId, ["ACCEPTED"]);
  const untold = accepted.flatMap(({ data }) => {
    const decision = decisionOf(data);
    return decision ? [{ briefId, applicantUid: data.uid, tellsAt: decision.tellsAt }] : [];
  });
  return untold.sort((a, b) => a.tellsAt.localeCompare(b.tellsAt));
}

/**
 * When the last untold yes of a brief is told, as ISO 8601 UTC; null where there is none. The brief
 * doesn’t end before: ending would tell it at once, with both addresses and without a chance to
 * undo it. In the past where its job is late.
 */
export async function lastYesTellsAt(reads: StoreReads, briefId: string): Promise<string | null> {
  return (await listUntoldYeses(reads, briefId)).at(-1)?.tellsAt ?? null;
}

/**
 * When to run again after that moment: in a minute where the yes is already due, and its job is
 * about to run.
 */
export function laterRun(tellsAt: string, now: Date): Date {
  return new Date(Math.max(Date.parse(tellsAt), now.getTime() + 60_000));
}
