import { describeMailMove } from "~/content/mail-moves";
import { timesIn } from "~/content/times";
import type { AuditAct, AuditEntry } from "~/features/moderation/rules/audit-trail";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";

/** An administrator's act, as the words after their name and the words before its object. */
const acts: Record<AuditAct, readonly [did: string, to: string]> = {
  READ_REPORT: ["read a report", "Report"],
  READ_MEMBER: ["looked up a member", "Member"],
  FIND_MEMBERS: ["searched for members", "Found"],
  DISMISS_REPORT: ["dismissed a report", "Report"],
  REMOVE_REPORTED: ["removed what was reported", "Report"],
  WARN: ["warned a member", "Member"],
  SUSPEND: ["suspended a member", "Member"],
  REINSTATE: ["restored a member", "Member"],
  RETRY_JOB: ["retried a job", "Job"],
  END_JOB: ["removed a job undone", "Job"],
  STEER_MAILS: ["steered sign-up e-mail", "What"],
  GRANT: ["made a member an administrator", "Member"],
  REVOKE: ["took a member’s administrator role away", "Member"],
};

/** The texts of the mail about an act. Plain text. */
export function actTexts(
  { act, about, at }: Pick<AuditEntry, "act" | "about" | "at">,
  { who, isOwn, zone }: { who: string; isOwn: boolean; zone: string | null },
): MailTexts {
  const [did, to] = acts[act];
  return {
    subject: isOwn ? `You ${did}` : `An administrator act: ${did}`,
    heading: isOwn ? `You ${did}` : `${who} ${did}`,
    lead: isOwn
      ? "If this wasn’t you, end all other sessions in your account now, and tell the people who run the server."
      : "If nobody should have done this, tell the people who run the server: they can take the role away at once.",
    facts: [
      ["By", isOwn ? "You" : who],
      [to, act === "STEER_MAILS" ? describeMailMove(about) : about],
      ["At", timesIn(zone).named(at)],
    ],
    button: "Go to your account",
    notes: [
      "Every act of an administrator is e-mailed to all administrators. All of them are in the audit trail.",
    ],
  };
}
