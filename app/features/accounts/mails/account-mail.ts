import { timesIn } from "~/domain/times";
import { type Account, accountsCollection, wordsOf } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { accountMailType } from "~/features/notifications/model/notification";
import { paths } from "~/paths";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import * as words from "~/words/accountsMails.generated";
import { accountNotifications } from "./account-notifications";
import { languageFor } from "./mail-language";

/** Tells a member about their account itself, at least once and always with the same Message-ID. */
export const accountMail = job({
  ...accountMailType,
  async run(parts: MailParts, { id, payload: { uid, to, type, deletesAt, at, language } }) {
    // Planned by a newer release.
    if (!Object.hasOwn(accountNotifications, type)) return ok();
    const entry = accountNotifications[type];
    const { path = paths.app, reason } = entry;
    // Read here and not carried along, so that it is kept in one place alone.
    const account = (await parts.store.get<Account>(accountsCollection, uid))?.data;
    const why = account && reason && wordsOf(account, reason, at);
    return sendMail(parts, {
      ...{ to, language: languageFor(account, language), key: id, path },
      texts: () => ({
        subject: entry.subject(),
        heading: entry.subject(),
        lead: entry.lead(deletesAt, timesIn(account ? settingsOf(account).timeZone : null)),
        button: entry.button(),
        ...(why && { excerpt: why }),
        notes: [words.why()],
      }),
    });
  },
});
