import { ok, refuse } from "~/contract/result";
import type { JobHandler } from "~/jobs/worker.server";
import { layOutMail } from "~/mails/mail-layout";
import { type Account, accountsCollection } from "../accounts/account";
import { settingsOf } from "../accounts/settings";
import { addToDigest } from "./digest";
import { pathOf } from "./notice-path";
import { type MailParts, readNotice } from "./read-notice";

/**
 * Tells a notice as its member has chosen: by a mail now, in the mail of the day, or by none; what can't
 * wait for the mail of the day is mailed now. The notice itself stands in any case. A mail is sent at
 * least once and always with the same Message-ID. The words are read when it is sent: a notice whose
 * cause is gone sends nothing.
 */
export function sendNotice(parts: MailParts): JobHandler {
  const { store, clock, mailer, letterhead } = parts;
  return async ({ id, payload }) => {
    const { notification } = payload as { notification: string };
    const found = await readNotice(parts, notification);
    if (!found) return ok();
    const { notice, topic, words } = found;
    const account = await store.get<Account>(accountsCollection, notice.uid);
    if (account?.data.status !== "active") return ok();
    const { notify, timeZone } = settingsOf(account.data);
    if (notify[topic] === "off") return ok();
    // The mail of the day may come after the brief has closed.
    const isUrgent = notice.type === "brief-reminder";
    if (notify[topic] === "daily" && !isUrgent) {
      await addToDigest(parts, notice.uid, timeZone, notification);
      return ok();
    }
    const { subject, lead, button } = words;
    const mail = layOutMail(
      { ...letterhead, url: `${letterhead.origin}${pathOf(notice)}`, sentAt: clock.now() },
      {
        subject,
        heading: subject,
        lead,
        button,
        notes: ["You get this because you have an account. Choose in its settings which mails you want."],
      },
    );
    const sent = await mailer.send({ ...mail, to: account.data.email, messageKey: id });
    return sent.ok ? ok() : refuse(sent.code === "rejected" ? "permanent" : sent.code);
  };
}
