import { isBlocked } from "~/features/accounts/model/block";
import { isSuspended } from "~/features/accounts/model/member";
import type { Brief } from "~/features/briefs/model/brief";
import { type Invitation, invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import type { StoreReads } from "~/platform/ports/store";
import { readLine } from "./read-invitation";

/** What a notification about an invitation is about. */
interface About {
  brief: Brief;
  notification: { briefId: string; applicantUid: string | null };
}

async function readAbout(reads: StoreReads, { notification }: About): Promise<Invitation | null> {
  const { briefId, applicantUid } = notification;
  if (applicantUid === null) return null;
  const found = await reads.get<Invitation>(invitationsCollection, invitationId(briefId, applicantUid));
  return found?.data ?? null;
}

/** Whether the invited member still has to answer, and may. */
export async function mayBeAnswered(reads: StoreReads, about: About): Promise<boolean> {
  const invitation = await readAbout(reads, about);
  if (invitation?.status !== "SENT" || about.brief.status !== "OPEN") return false;
  const { uid, hirerUid } = invitation;
  return !(await isSuspended(reads, hirerUid)) && !(await isBlocked(reads, uid, hirerUid));
}

/** The hirer's line. */
export async function quoteLine(reads: StoreReads, about: About): Promise<string | null> {
  const invitation = await readAbout(reads, about);
  return invitation && readLine(reads, invitation);
}

/** Why it was declined: one of `invitationReasons`. */
export async function quoteReason(reads: StoreReads, about: About): Promise<string | null> {
  return (await readAbout(reads, about))?.reason ?? null;
}
