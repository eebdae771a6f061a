import type { AgreementVersionStatus } from "~/domain/agreement";
import type { WorkSide } from "~/domain/reference";
import { type Agreement, agreementsCollection, getVersion } from "~/features/agreements/model/agreement";
import type { Brief } from "~/features/briefs/model/brief";
import { proposalId } from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";
import { OFFER_STANDS } from "~/values/durations";
import { endOfDayIn } from "~/values/zoned-days";

/** What a notification about an agreement is about. */
interface About {
  brief: Brief;
  notification: { uid: string; briefId: string; applicantUid: string | null };
}

async function readAbout(reads: StoreReads, { brief, notification }: About) {
  const { uid, briefId, applicantUid } = notification;
  const id = proposalId(briefId, applicantUid ?? "");
  const side: WorkSide = uid === brief.hirerUid ? "HIRER" : "TALENT";
  return { id, side, agreement: (await reads.get<Agreement>(agreementsCollection, id))?.data ?? null };
}

/** Whether the other side's offer still waits for its member's answer. */
export async function waitsForAnswer(reads: StoreReads, about: About): Promise<boolean> {
  const { side, agreement } = await readAbout(reads, about);
  return !!agreement?.offered && agreement.offered.by !== side;
}

/** Whether its member’s own offer still waits for the other side’s answer. */
export async function isUnanswered(reads: StoreReads, about: About): Promise<boolean> {
  const { side, agreement } = await readAbout(reads, about);
  return agreement?.offered?.by === side;
}

/** When what is offered lapses, ISO 8601 UTC; null where nothing is. */
export async function quoteLapse(reads: StoreReads, about: About): Promise<string | null> {
  const { offered = null } = (await readAbout(reads, about)).agreement ?? {};
  return offered && new Date(Date.parse(offered.at) + OFFER_STANDS).toISOString();
}

/** Whether a side ended it early. */
export async function hasEndedEarly(reads: StoreReads, about: About): Promise<boolean> {
  return (await readAbout(reads, about)).agreement?.ended !== undefined;
}

/** The end of the last day of what a side ended early; null where none did. */
export async function quoteLastDay(reads: StoreReads, about: About): Promise<string | null> {
  const { ended } = (await readAbout(reads, about)).agreement ?? {};
  return ended ? endOfDayIn(ended.lastOn, null) : null;
}

/** Whether a version holds that both confirmed. */
export async function isAgreed(reads: StoreReads, about: About): Promise<boolean> {
  return (await readAbout(reads, about)).agreement?.inForce != null;
}

/** Whether its member's last version was returned, and neither has offered another since. */
export function waitsForAnother(reads: StoreReads, about: About): Promise<boolean> {
  return endedAs(reads, about, "RETURNED");
}

/** Whether its member's last version lapsed, and neither has offered another since. */
export function hasLapsed(reads: StoreReads, about: About): Promise<boolean> {
  return endedAs(reads, about, "LAPSED");
}

async function endedAs(reads: StoreReads, about: About, status: AgreementVersionStatus): Promise<boolean> {
  const { id, side, agreement } = await readAbout(reads, about);
  const last = await getVersion(reads, id, agreement?.versions);
  return last?.status === status && last.by === side;
}
