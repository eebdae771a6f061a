import type { NotifyTopic } from "~/contract/account";
import { type NoticeWords, wordsOf } from "~/mails/words/notice-words";
import type { Mailer } from "~/ports/mailer";
import { isSuspended, type MarketParts } from "../accounts/member";
import { type Brief, briefsCollection, isRunning, owesAnswers } from "../briefs/brief";
import { type NoticeType, type Notification, notificationsCollection } from "../notices/notification";
import { hasReachedHirer, type Proposal, proposalId, proposalsCollection } from "../proposals/proposal";

/** What a mail of the market needs besides. */
export interface MailParts extends MarketParts {
  mailer: Mailer;
  letterhead: { brand: string; origin: string; contact: string };
}

/** A notice with the words that tell it now; null when its cause is gone. */
export async function readNotice(
  { store }: Pick<MarketParts, "store">,
  id: string,
): Promise<{ notice: Notification; topic: NotifyTopic; words: NoticeWords } | null> {
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
  const proposal = applicantUid
    ? await store.get<Proposal>(proposalsCollection, proposalId(briefId, applicantUid))
    : null;
  // Taken back meanwhile, and at most in line again: there is nothing to read.
  if (type === "proposal-received" && !(proposal && hasReachedHirer(proposal.data))) return null;
  return {
    notice: found.data,
    topic: topicOf(type),
    words: wordsOf(type, brief.data, proposal?.data ?? null),
  };
}

/** What whoever waits is told of the brief. Once it has ended they hear how. */
function isForWhoWaits(type: NoticeType): boolean {
  return type === "brief-dates-moved" || type === "brief-hidden" || type === "brief-shown";
}

/** Which setting decides about its mails: the first word of its type says it. */
function topicOf(type: NoticeType): NotifyTopic {
  return type.startsWith("proposal-") ? "proposals" : "briefs";
}
