import { otherSide, type RemovableText, type WorkSide } from "~/domain/reference";
import { isBlocked } from "~/features/accounts/model/block";
import { isActive } from "~/features/accounts/model/member";
import type { Brief } from "~/features/briefs/model/brief";
import { type Proposal, proposalId } from "~/features/proposals/model/proposal";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import {
  goesOnBy,
  isShown,
  removalOf,
  uidOf,
  type Work,
  worksCollection,
  writtenBy,
} from "~/features/references/model/work";
import { endOf, hasEnded, stateOf } from "~/features/references/model/work-end";
import type { WorkScene } from "~/features/references/model/work-scene";
import type { StoreReads } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";
import { toReference } from "./read-reference";

/** What a notification about a reference is about. */
interface About {
  brief: Brief;
  proposal: Proposal | null;
  notification: { uid: string; briefId: string; applicantUid: string | null };
}

async function readAbout(reads: StoreReads, { notification, brief }: About) {
  const { uid, briefId, applicantUid } = notification;
  const id = applicantUid === null ? null : proposalId(briefId, applicantUid);
  const work = id === null ? null : ((await reads.get<Work>(worksCollection, id))?.data ?? null);
  return { work, side: uid === brief.hirerUid ? "HIRER" : "TALENT" } as const;
}

/**
 * Whether its member has still to write, and may. Once one of the two is shown it is too late, also
 * for who has removed their own.
 */
export async function mayStillWrite(reads: StoreReads, about: About, now: Date): Promise<boolean> {
  const { work, side } = await readAbout(reads, about);
  const { hirerUid } = about.brief;
  const { applicantUid, uid } = about.notification;
  if (applicantUid === null || writtenBy(work, side) || isShown(work, now)) return false;
  const otherUid = uid === hirerUid ? applicantUid : hirerUid;
  return (await isActive(reads, otherUid)) && !(await isBlocked(reads, hirerUid, applicantUid));
}

/** Whether its member is still asked whether the work has ended, and may say it. */
export async function isAskedAboutEnd(reads: StoreReads, about: About, now: Date): Promise<boolean> {
  const scene = await readScene(reads, about);
  return scene !== null && stateOf(scene, now) === "ASKED" && (await hindranceBetween(reads, scene)) === null;
}

/** Whether the other side's word holds that the work still runs. */
export async function goesOnStill(reads: StoreReads, about: About, now: Date): Promise<boolean> {
  const scene = await readScene(reads, about);
  return scene !== null && !hasEnded(scene, now) && goesOnBy(scene.work, otherSide(scene.side)) !== null;
}

/** When the work ends without another word, ISO 8601 UTC. */
export async function quoteEnd(reads: StoreReads, about: About): Promise<string | null> {
  const scene = await readScene(reads, about);
  return scene && endOf(scene);
}

async function readScene(reads: StoreReads, about: About): Promise<WorkScene | null> {
  const { proposal, brief } = about;
  if (proposal?.status !== "ACCEPTED") return null;
  const id = proposalId(proposal.briefId, proposal.uid);
  return { id, proposal, brief, ...(await readAbout(reads, about)) };
}

/** The last moment at which both can still be shown at once, ISO 8601 UTC. */
export async function quoteLastMoment(reads: StoreReads, about: About): Promise<string | null> {
  const { work } = await readAbout(reads, about);
  return work?.showsAt ? timeOfKey(work.showsAt) : null;
}

/** Whether the reference about its member stands. */
export async function readsAbout(reads: StoreReads, about: About): Promise<boolean> {
  const { work, side } = await readAbout(reads, about);
  const { applicantUid, uid } = about.notification;
  const otherUid = uid === about.brief.hirerUid ? (applicantUid ?? "") : about.brief.hirerUid;
  return writtenBy(work, otherSide(side)) !== null && isActive(reads, otherUid);
}

/** How its author describes the work, where its member reads that on a page. */
export async function quoteAbout(reads: StoreReads, about: About, now: Date): Promise<string | null> {
  const { work, side } = await readAbout(reads, about);
  const read = work && (await readOf(reads, about, work, otherSide(side), now));
  return read?.experience ?? null;
}

/** The reply to that of its member. */
export async function quoteReply(reads: StoreReads, about: About, now: Date): Promise<string | null> {
  const { work, side } = await readAbout(reads, about);
  if (!work || !(await isActive(reads, uidOf(work, otherSide(side))))) return null;
  return (await readOf(reads, about, work, side, now))?.reply ?? null;
}

function readOf(reads: StoreReads, { notification }: About, work: Work, author: WorkSide, now: Date) {
  const id = proposalId(work.briefId, work.uid);
  return toReference(reads, { id, data: work }, author, notification.uid, now);
}

/** Whether that of its member stands. */
export async function readsOwn(reads: StoreReads, about: About): Promise<boolean> {
  const { work, side } = await readAbout(reads, about);
  return writtenBy(work, side) !== null;
}

/** Why an administrator took its member's reference, or reply, down; null where none did. */
export async function quoteRemoval(
  reads: StoreReads,
  about: About,
  what: RemovableText,
): Promise<string | null> {
  const { work, side } = await readAbout(reads, about);
  return removalOf(work, side, what)?.words ?? null;
}

/** Whether the reply to it stands. */
export async function readsReply(reads: StoreReads, about: About): Promise<boolean> {
  const { work, side } = await readAbout(reads, about);
  return (writtenBy(work, side)?.reply ?? null) !== null;
}
