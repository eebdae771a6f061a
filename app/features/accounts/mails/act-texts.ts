import { describeMailMove } from "~/content/mail-moves";
import { timesIn } from "~/content/times";
import type { AuditEntry } from "~/features/moderation/rules/audit-trail";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import * as words from "~/words/accountsActs.generated";
import { isolate } from "~/words/isolate";

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
