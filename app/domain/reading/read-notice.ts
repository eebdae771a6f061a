import type { NotifyTopic } from "~/contract/account";
import { isSuspended, type MarketParts } from "../accounts/member";
import { type Brief, briefsCollection, isRunning, owesAnswers } from "../briefs/brief";
import { type NoticeType, type Notification, notificationsCollection } from "../notices/notification";
import { getProfile } from "../profiles/profile";
import { hasReachedHirer, type Proposal, proposalId, proposalsCollection } from "../proposals/proposal";
import { listOf } from "../questions/list-questions";

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

/** A notice that still has something to tell; null when its cause is gone. */
export async function readNotice(
  { store }: Pick<MarketParts, "store">,
  id: string,
): Promise<ReadNotice | null> {
  const found = await store.get<Notification>(notificationsCollection, id);
  if (!found) return null;
  const { type, briefId, applicantUid } = found.data;
  const brief = await store.get<Brief>(briefsCollection, briefId);
  if (!brief) return null;
  // What it reminds of is done, or too late.
  if (type === "brief-reminder" && !owesAnswers(brief.data)) return null;
  if (isForWhoWaits(type) && !isRunning(brief.data)) return null;
  if (isForWhoWaits(type) && type !== "brief-dates-moved") {
    const hidden = await isSuspended(store, brief.data.hirerUid);
    if (hidden !== (type === "brief-hidden")) return null;
  }
  // Answered, removed, or the brief is over.
  if (type === "question-asked" && !(await isAnyOpen(store, briefId))) return null;
  if (type.startsWith("question-") && (await isSuspended(store, brief.data.hirerUid))) return null;
  const proposal = applicantUid
    ? await store.get<Proposal>(proposalsCollection, proposalId(briefId, applicantUid))
    : null;
  // Taken back meanwhile, and at most in line again: there is nothing to read.
  if (type === "proposal-received" && !(proposal && hasReachedHirer(proposal.data))) return null;
  return {
    notice: found.data,
    topic: topicOf(type),
    brief: brief.data,
    proposal: proposal?.data ?? null,
    names: {
      hirer: await nameOf(store, brief.data.hirerUid),
      applicant: applicantUid && (await nameOf(store, applicantUid)),
    },
  };
}

/** Each may know the other's: a hirer's stands on the brief, and who sends a proposal sends a name. */
async function nameOf(store: MarketParts["store"], uid: string): Promise<string | null> {
  const profile = (await getProfile(store, uid))?.data;
  return profile ? (profile.organisation ?? profile.displayName) : null;
}

async function isAnyOpen(store: MarketParts["store"], briefId: string): Promise<boolean> {
  return (await listOf(store, briefId, "OPEN", { first: 1, after: null })).items.length > 0;
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
