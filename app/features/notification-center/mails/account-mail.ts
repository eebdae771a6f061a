import { timesIn } from "~/domain/times";
import { accountNotifications } from "~/features/accounts/mails/account-notifications";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection, wordsOf } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { type AccountNotificationKind, accountMailType } from "~/features/notifications/model/notification";
import { quotePast } from "~/features/references/reads/asked";
import { paths } from "~/paths";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import * as words from "~/words/accountsMails.generated";

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
    // Taken back or taken down by then, it isn't quoted.
    const told = type === "asked-reference-shown" && at ? await quotePast(parts.store, uid, at) : null;
    return sendMail(parts, {
      ...{ to, language: languageFor(account, language), key: id, path },
      texts: () =>
        accountTexts(type, {
          deletesAt,
          zone: account ? settingsOf(account).timeZone : null,
          excerpt: told ? withoutLinks(excerptOf(told)) : why || null,
        }),
    });
  },
});

/** `excerpt`: an administrator’s words, or those of a reference. Plain text. */
export function accountTexts(
  type: AccountNotificationKind,
  { deletesAt, zone, excerpt }: { deletesAt: string | null; zone: string | null; excerpt: string | null },
): MailTexts {
  const { subject, lead, button } = accountNotifications[type];
  return {
    subject: subject(),
    heading: subject(),
    lead: lead(deletesAt, timesIn(zone)),
    button: button(),
    ...(excerpt && { excerpt }),
    notes: [words.why()],
  };
}
