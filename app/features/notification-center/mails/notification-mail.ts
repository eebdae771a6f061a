import type { DailyRoot } from "~/domain/record/daily-root";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import type { Answer } from "~/features/notifications/mails/answer-links.server";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { type SayEnd, sayEndIn } from "~/features/notifications/mails/say-end";
import { type MemberMailParts, sendMail, stopText } from "~/features/notifications/mails/send-mail";
import { type BriefNotification, notificationMailType } from "~/features/notifications/model/notification";
import { addToDigest } from "~/features/notifications/writes/add-to-digest";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import * as mailWords from "~/words/mails.generated";
import { briefNotifications, textsOf, waysOf } from "./brief-notifications";
import type { NamedScene } from "./brief-notifications/entry";
import { authorOf } from "./notification-author";
import { readNotification, withNames } from "./read-notification";
import { rootFor, sayRoot } from "./root-in-mail";

/**
 * Mails a notification as its member has chosen: now, in the mail of the day, or not at all; within
 * the mailbox's limits. The notification itself is stored in any case. A mail is sent at least once
 * and always with the same Message-ID. The texts are made when it is sent: without its cause
 * nothing is sent.
 */
export const notificationMail = job({
  ...notificationMailType,
  async run(parts: MemberMailParts, { id, payload: { notification } }) {
    const { store } = parts;
    const found = await readNotification(parts, notification);
    if (!found) return ok();
    const { uid, type } = found.notification;
    const { topic, path, fromStranger } = briefNotifications[type];
    const account = await store.get<Account>(accountsCollection, uid);
    if (account?.data.status !== "ACTIVE") return ok();
    const { notify, timeZone } = settingsOf(account.data);
    if (notify[topic] === "OFF") return ok();
    const { email } = account.data;
    const way = await wayOf(parts, found.notification, { id, email, daily: notify[topic] === "DAILY" });
    if (way === "gather") await addToDigest(parts, uid, timeZone, { notification });
    if (way !== "mail") return ok();
    const named = withNames(found, parts.letterhead.brand);
    const language = languageFor(account.data);
    const now = parts.clock.now();
    const pathOf = (answer: Answer) => parts.answerLinks.pathOf(answer, now);
    const root = await rootFor(store, [type]);
    const texts = () => noticeTexts(named, sayEndIn(timeZone, now), pathOf, root);
    const stopPath = parts.stopLinks.pathOf({ uid, topics: [topic] });
    const by = await authorOf(store, named);
    return sendMail(parts, {
      ...{ to: email, language, key: id, path: path(found.notification), texts, stopPath },
      // No picture of a stranger's stands in a mail of ours.
      author: by && fromStranger ? { ...by, face: null } : by,
    });
  },
});

/** The texts of its own mail, with the daily root that it says. Plain text. */
export function noticeTexts(
  scene: NamedScene,
  sayEnd: SayEnd,
  pathOf: (answer: Answer) => string,
  root: DailyRoot | null,
): MailTexts {
  const said = textsOf(scene, sayEnd);
  const { topic } = briefNotifications[scene.notification.type];
  const ways = waysOf(scene, pathOf);
  const notes = ways.length > 0 ? [mailWords.waysNote()] : [];
  return { ...said, heading: said.subject, ways, notes, stops: stopText([topic]), foot: sayRoot(root) };
}

/**
 * How a notification is mailed. A repeated event gets one mail a day; beyond the mailbox's daily
 * limit a notification waits for the mail of the day. Urgent ones are mailed all the same.
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
    const about = await limit?.(notification, tx);
    const told = about ? await takeMail(tx, "told", about, take) : null;
    const news = await takeMail(tx, "news", email, take);
    if (told && !told.ok) return "none";
    // Not noted as told yet: before the mail of the day the proposal may be withdrawn and sent
    // again.
    if (!news.ok && !urgent) return "gather";
    told?.write();
    if (news.ok) news.write();
    return "mail";
  });
}
