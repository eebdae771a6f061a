import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { settingsOf } from "~/features/accounts/rules/settings";
import { readNotice } from "~/features/notifications/reads/read-notice";
import type { Notification } from "~/features/notifications/rules/notification";
import { proposalId } from "~/features/proposals/rules/proposal";
import type { JobHandler } from "~/platform/jobs/worker.server";
import { ok } from "~/platform/values/result";
import { addToDigest } from "./digest-mail";
import { takeMail } from "./mail-limits.server";
import { withNames } from "./names-in-mails";
import { pathOf } from "./notice-path";
import { wordsOf } from "./notice-words";
import { type NoticeMailParts, sendMail } from "./send-mail";
import { stopWords } from "./stop-words";

/**
 * Tells a notice as its member has chosen: by a mail now, in the mail of the day, or by none; within what
 * a mailbox may be sent. The notice itself stands in any case. A mail is sent at
 * least once and always with the same Message-ID. The words are read when it is sent: a notice whose
 * cause is gone sends nothing.
 */
export function sendNotice(parts: NoticeMailParts): JobHandler {
  const { store } = parts;
  return async ({ id, payload }) => {
    const { notification } = payload as { notification: string };
    const found = await readNotice(parts, notification);
    if (!found) return ok();
    const { notice, topic } = found;
    const account = await store.get<Account>(accountsCollection, notice.uid);
    if (account?.data.status !== "ACTIVE") return ok();
    const { notify, timeZone } = settingsOf(account.data);
    if (notify[topic] === "OFF") return ok();
    const { email } = account.data;
    const way = await wayOf(parts, { id, notice, email, daily: notify[topic] === "DAILY" });
    if (way === "gather") await addToDigest(parts, notice.uid, timeZone, { notification });
    if (way !== "mail") return ok();
    const said = wordsOf(withNames(found, parts.letterhead.brand));
    const words = { ...said, heading: said.subject, notes: [], stops: stopWords([topic]) };
    const stopPath = parts.stopLinks.pathOf({ uid: notice.uid, topics: [topic] });
    return sendMail(parts, { to: email, key: id, path: pathOf(notice), words, stopPath });
  };
}

/**
 * How a notice goes out. Of one proposal that is sent again and again, one mail a day tells; what a mailbox
 * can't be sent any more today waits for the mail of the day. What can't wait for that is mailed all the same.
 */
async function wayOf(
  { store, clock }: NoticeMailParts,
  { id, notice, email, daily }: { id: string; notice: Notification; email: string; daily: boolean },
): Promise<"mail" | "gather" | "none"> {
  const { type, briefId, applicantUid } = notice;
  // The mail of the day may come after the brief has closed.
  const isUrgent = type === "brief-reminder";
  if (daily && !isUrgent) return "gather";
  return store.transact(async (tx) => {
    const take = { now: clock.now(), job: id };
    const isSent = type === "proposal-received" && applicantUid !== null;
    const ofProposal = isSent ? await takeMail(tx, "told", proposalId(briefId, applicantUid), take) : null;
    const news = await takeMail(tx, "news", email, take);
    if (ofProposal && !ofProposal.ok) return "none";
    // Not told yet: by then it may have been withdrawn and sent anew.
    if (!news.ok && !isUrgent) return "gather";
    ofProposal?.write();
    if (news.ok) news.write();
    return "mail";
  });
}
