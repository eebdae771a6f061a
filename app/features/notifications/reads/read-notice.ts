import type { NotifyTopic } from "~/content/account";
import { isRunning } from "~/content/brief";
import { isSuspended } from "~/features/accounts/rules/member";
import { type Brief, briefsCollection, owesAnswers } from "~/features/briefs/rules/brief";
import { isBlocked } from "~/features/conversations/rules/block";
import {
  type NoticeType,
  type Notification,
  notificationsCollection,
} from "~/features/notifications/rules/notification";
import { nameOf } from "~/features/profiles/reads/name-of";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/rules/proposal";
import { clarifiedAt, listOf } from "~/features/questions/rules/list-questions";
import type { StoreReads } from "~/platform/ports/store";

/** A notice with what it is about, as that stands now. */
export interface ReadNotice {
  notice: Notification;
  /** Which setting decides about its mails. */
  topic: NotifyTopic;
  brief: Brief;
  /** Null where it is about the brief alone. */
  proposal: Proposal | null;
  /** What both sides call themselves; null for who has no profile any more. */
  names: { hirer: string | null; applicant: string | null };
}

/** The same, and whether there is more to it than that it was. */
export interface StandingNotice extends ReadNotice {
  /** Whether it still has something to tell: if not, no mail goes out, and it doesn’t count as unread. */
  tells: boolean;
  /** Whether its member can open what it is about. */
  opens: boolean;
}

/** A notice that still has something to tell; null when its cause is gone. */
export async function readNotice({ store }: { store: StoreReads }, id: string): Promise<ReadNotice | null> {
  const found = await store.get<Notification>(notificationsCollection, id);
  const notice = found && (await toReadNotice(store, found.data));
  return notice?.tells ? notice : null;
}

/** A notice as it stands now; null when its brief is gone. */
export async function toReadNotice(reads: StoreReads, notice: Notification): Promise<StandingNotice | null> {
  const { type, briefId, applicantUid } = notice;
  const [brief, proposal] = await Promise.all([
    reads.get<Brief>(briefsCollection, briefId),
    applicantUid ? reads.get<Proposal>(proposalsCollection, proposalId(briefId, applicantUid)) : null,
  ]);
  if (!brief) return null;
  const about = { notice, topic: topicOf(type), brief: brief.data, proposal: proposal?.data ?? null };
  const [tells, hirer, applicant] = await Promise.all([
    stillTells(reads, about),
    nameOf(reads, brief.data.hirerUid),
    applicantUid && nameOf(reads, applicantUid),
  ]);
  // Withdrawn meanwhile, and at most in line again: there is nothing to read.
  const opens = type !== "proposal-received" || (proposal !== null && hasReachedHirer(proposal.data));
  return { ...about, names: { hirer, applicant }, tells: tells && opens, opens };
}

async function stillTells(
  reads: StoreReads,
  { notice: { type, briefId }, brief, proposal }: Pick<ReadNotice, "notice" | "brief" | "proposal">,
): Promise<boolean> {
  // Who has decided about it has read it, and who withdrew it has it back.
  if (type === "proposal-received")
    return proposal?.status === "SENT" && !(await isBlocked(reads, proposal.uid, proposal.hirerUid));
  // What it reminds of is done, or too late.
  if (type === "brief-reminder") return owesAnswers(brief);
  if (type.startsWith("question-")) {
    // Answered, removed, or the brief is over.
    if (type === "question-asked" && !(await isAnyOpen(reads, briefId))) return false;
    return !(await isSuspended(reads, brief.hirerUid));
  }
  if (!isForWhoWaits(type)) return true;
  if (!isRunning(brief)) return false;
  // Taken back, before anybody was told.
  if (type === "brief-clarified" && (await clarifiedAt(reads, briefId)) === null) return false;
  return (
    type === "brief-dates-moved" || (await isSuspended(reads, brief.hirerUid)) === (type === "brief-hidden")
  );
}

async function isAnyOpen(reads: StoreReads, briefId: string): Promise<boolean> {
  return (await listOf(reads, briefId, "OPEN", { first: 1, after: null })).items.length > 0;
}

/** What whoever waits is told of the brief. Once it has ended they hear how. */
function isForWhoWaits(type: NoticeType): boolean {
  return (
    type === "brief-clarified" ||
    type === "brief-dates-moved" ||
    type === "brief-hidden" ||
    type === "brief-shown"
  );
}

/** Which setting decides about its mails: the first word of its type says it. */
function topicOf(type: NoticeType): NotifyTopic {
  return type.startsWith("proposal-") ? "proposals" : "briefs";
}
