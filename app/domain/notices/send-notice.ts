import { ok, refuse } from "~/contract/result";
import type { JobHandler } from "~/jobs/worker.server";
import { layOutMail } from "~/mails/mail-layout";
import { briefPath } from "~/paths";
import type { Mailer } from "~/ports/mailer";
import { type Account, accountsCollection } from "../accounts/account";
import { type Brief, briefsCollection } from "../briefs/brief";
import type { MarketParts } from "../members/member";
import { type Proposal, proposalId, proposalsCollection } from "../proposals/proposal";
import { wordsOf } from "./notice-words";
import { type Notification, notificationsCollection } from "./notification";

/** What a mail of the market needs besides. */
export interface MailParts extends MarketParts {
  mailer: Mailer;
  letterhead: { brand: string; origin: string; contact: string };
}

/**
 * Sends the mail of a notice, at least once and always with the same Message-ID, unless its member
 * wants none. The words are read when it is sent: a notice whose cause is gone sends nothing.
 */
export function sendNotice({ store, clock, mailer, letterhead }: MailParts): JobHandler {
  return async ({ id, payload }) => {
    const { notification } = payload as { notification: string };
    const notice = await store.get<Notification>(notificationsCollection, notification);
    if (!notice) return ok();
    const { uid, type, briefId, applicantUid } = notice.data;
    const account = await store.get<Account>(accountsCollection, uid);
    const brief = await store.get<Brief>(briefsCollection, briefId);
    if (!account || !brief || account.data.status !== "active") return ok();
    const proposal = applicantUid
      ? await store.get<Proposal>(proposalsCollection, proposalId(briefId, applicantUid))
      : null;
    const { subject, lead, button } = wordsOf(type, brief.data, proposal?.data ?? null);
    const mail = layOutMail(
      { ...letterhead, url: `${letterhead.origin}${briefPath(briefId)}`, sentAt: clock.now() },
      {
        subject,
        heading: subject,
        lead,
        button,
        notes: ["You get this because you have an account. Choose in your profile which mails you want."],
      },
    );
    const sent = await mailer.send({ ...mail, to: account.data.email, messageKey: id });
    return sent.ok ? ok() : refuse(sent.code === "rejected" ? "permanent" : sent.code);
  };
}
