import { timesIn } from "~/content/times";
import { type Account, accountsCollection, wordsOf } from "~/features/accounts/rules/account";
import { settingsOf } from "~/features/accounts/rules/settings";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { accountMailType } from "~/features/notifications/rules/notification";
import { paths } from "~/paths";
import { job } from "~/platform/jobs/job";
import { ok } from "~/platform/values/result";
import { accountNotifications } from "./account-notifications";

/** Tells a member about their account itself, at least once and always with the same Message-ID. */
export const accountMail = job({
  ...accountMailType,
  async run(parts: MailParts, { id, payload: { uid, to, type, deletesAt, at } }) {
    // Planned by a newer release.
    if (!Object.hasOwn(accountNotifications, type)) return ok();
    const { subject, lead, button, path = paths.app, reason } = accountNotifications[type];
    // Read here and not carried along, so that it is kept in one place alone.
    const account = (await parts.store.get<Account>(accountsCollection, uid))?.data;
    const why = account && reason && wordsOf(account, reason, at);
    const texts = {
      subject,
      heading: subject,
      lead: lead(deletesAt, timesIn(account ? settingsOf(account).timeZone : null)),
      button,
      ...(why && { excerpt: why }),
      notes: ["You get this because it is about your account."],
    };
    return sendMail(parts, { to, key: id, path, texts });
  },
});
