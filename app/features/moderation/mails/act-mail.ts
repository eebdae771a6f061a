import { describeMailMove } from "~/domain/mail-moves";
import { timesIn } from "~/domain/times";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { type AuditEntry, actMailType } from "~/features/audit/model/audit-trail";
import { nameMember } from "~/features/moderation/writes/read-managed-member";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import { paths } from "~/paths";
import { job } from "~/platform/jobs/job";
import { auditCollection } from "~/values/append-only";
import { ok } from "~/values/result";
import * as words from "~/words/accountsActs.generated";
import { isolate } from "~/words/isolate";

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

/** The texts of the mail about an act. Plain text. */
export function actTexts(
  { act, about, at }: Pick<AuditEntry, "act" | "about" | "at">,
  { who, isOwn, zone }: { who: string; isOwn: boolean; zone: string | null },
): MailTexts {
  return {
    subject: isOwn ? words.ownAct({ act }) : words.actSubject({ act }),
    heading: isOwn ? words.ownAct({ act }) : words.actOf({ act, who: isolate(who) }),
    lead: isOwn ? words.ownLead() : words.lead(),
    facts: [
      [words.by(), isOwn ? words.you() : who],
      [words.about({ act }), act === "STEER_MAILS" ? describeMailMove(about) : about],
      [words.at(), timesIn(zone).named(at)],
    ],
    button: words.goToAccount(),
    notes: [words.why()],
  };
}
