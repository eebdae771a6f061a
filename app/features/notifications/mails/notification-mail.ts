import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { settingsOf } from "~/features/accounts/rules/settings";
import { type BriefNotification, notificationMailType } from "~/features/notifications/rules/notification";
import { job } from "~/platform/jobs/job";
import { ok } from "~/platform/values/result";
import { briefNotifications, wordsOf } from "./brief-notifications";
import { addToDigest } from "./digest-mail";
import { takeMail } from "./mail-limits.server";
import { withNames } from "./names-in-mails";
import { readNotification } from "./read-notification";
import { type MemberMailParts, sendMail, stopWords } from "./send-mail";

/**
 * Tells a notification as its member has chosen: by a mail now, in the mail of the day, or by none; within what
 * a mailbox may be sent. The notification itself stands in any case. A mail is sent at least once and always with
 * the same Message-ID. The words are read when it is sent: one whose cause is gone sends nothing.
 */
export const notificationMail = job({
  ...notificationMailType,
  async run(parts: MemberMailParts, { id, payload: { notification } }) {
    const { store } = parts;
    const found = await readNotification(parts, notification);
    if (!found) return ok();
    const { uid, type } = found.notification;
    const { topic, path } = briefNotifications[type];
    const account = await store.get<Account>(accountsCollection, uid);
    if (account?.data.status !== "ACTIVE") return ok();
    const { notify, timeZone } = settingsOf(account.data);
    if (notify[topic] === "OFF") return ok();
    const { email } = account.data;
    const way = await wayOf(parts, found.notification, { id, email, daily: notify[topic] === "DAILY" });
    if (way === "gather") await addToDigest(parts, uid, timeZone, { notification });
    if (way !== "mail") return ok();
    const said = wordsOf(withNames(found, parts.letterhead.brand));
    const words = { ...said, heading: said.subject, notes: [], stops: stopWords([topic]) };
    const stopPath = parts.stopLinks.pathOf({ uid, topics: [topic] });
    return sendMail(parts, { to: email, key: id, path: path(found.notification), words, stopPath });
  },
});

/**
 * How a notification goes out. Of one thing that happens again and again, one mail a day tells; what a mailbox
 * can't be sent any more today waits for the mail of the day. What can't wait for that is mailed all the same.
 */
async function wayOf(
  { store, clock }: MemberMailParts,
  notification: BriefNotification,
  { id, email, daily }: { id: string; email: string; daily: boolean },
): Promise<"mail" | "gather" | "none"> {
  const { urgent, limit } = briefNotifications[notification.type];
  if (daily && !urgent) return "gather";
  return store.transact(async (tx) => {
    const take = { now: clock.now(), job: id };
    const about = limit?.(notification);
    const told = about ? await takeMail(tx, "told", about, take) : null;
    const news = await takeMail(tx, "news", email, take);
    if (told && !told.ok) return "none";
    // Not told yet: by then it may have been withdrawn and sent anew.
    if (!news.ok && !urgent) return "gather";
    told?.write();
    if (news.ok) news.write();
    return "mail";
  });
}
