import type { TimeState } from "~/domain/time-sheet";
import { type Agreement, agreementsCollection, getVersion } from "~/features/agreements/model/agreement";
import { proposalId } from "~/features/proposals/model/proposal";
import {
  agreedTimeOf,
  isNearCap,
  standingOfWeek,
  type TimeLedger,
  timeLedgers,
  usedOf,
} from "~/features/time-sheets/model/time-sheet";
import type { StoreReads } from "~/platform/ports/store";

/** What a notification about time is about. */
interface About {
  notification: { briefId: string; applicantUid: string | null; week?: string };
}

/** Whether its week still waits for an answer. */
export const waitsForApproval = (reads: StoreReads, about: About) => stands(reads, about, "SUBMITTED");

/** Whether its week was returned, and isn’t submitted again. */
export const isReturnedTime = (reads: StoreReads, about: About) => stands(reads, about, "RETURNED");

/** Whether the cap that holds is nearly used: a change may have raised it since. */
export async function isTimeNearCap(reads: StoreReads, about: About): Promise<boolean> {
  const { id, ledger } = await readAbout(reads, about);
  const agreement = (await reads.get<Agreement>(agreementsCollection, id))?.data;
  const agreed = agreedTimeOf(await getVersion(reads, id, agreement?.inForce?.n), agreement ?? {});
  return agreed !== null && isNearCap(usedOf(ledger, agreed), agreed);
}

async function stands(reads: StoreReads, about: About, state: TimeState): Promise<boolean> {
  const { ledger } = await readAbout(reads, about);
  return standingOfWeek(ledger, about.notification.week ?? "")?.state === state;
}

async function readAbout(reads: StoreReads, { notification: { briefId, applicantUid } }: About) {
  const id = proposalId(briefId, applicantUid ?? "");
  return { id, ledger: (await reads.get<TimeLedger>(timeLedgers.name, id))?.data ?? null };
}
