import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { settingsOf } from "~/features/accounts/rules/settings";
import { type AuditEntry, actMailType } from "~/features/moderation/rules/audit-trail";
import { nameMember } from "~/features/moderation/rules/read-managed-member";
import { languageFor } from "~/features/notifications/mails/mail-language";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { paths } from "~/paths";
import { job } from "~/platform/jobs/job";
import { auditCollection } from "~/platform/values/append-only";
import { ok } from "~/platform/values/result";
import * as words from "~/words/accountsActs.generated";
import { actTexts } from "./act-texts";

/**
 * Tells one administrator of an act by another one or by themselves, so that no act is unseen, and
 * an act under a stolen session is noticed at once. It names the subject by id alone: the content
 * is behind the sign-in.
 */
export const actMail = job({
  ...actMailType,
  async run(parts: MailParts, { id, payload: { place, to } }) {
    const { store } = parts;
    const entry = (await store.get<AuditEntry>(auditCollection, place))?.data;
    const account = (await store.get<Account>(accountsCollection, to))?.data;
    if (!entry || account?.status !== "ACTIVE") return ok();
    const by = entry.by === null ? null : await nameMember(store, entry.by);
    const zone = settingsOf(account).timeZone;
    return sendMail(parts, {
      ...{ to: account.email, language: languageFor(account), key: id, path: paths.account },
      texts() {
        const who = by === null ? words.byCommand() : (by.name ?? words.byAdministrator());
        return actTexts(entry, { who, isOwn: entry.by === to, zone });
      },
    });
  },
});
