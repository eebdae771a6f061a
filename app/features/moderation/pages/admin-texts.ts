import type { RemovableText } from "~/content/reference";
import { type ReportAbout, type ReportDecision, reportDecisions, reportSubjects } from "~/content/report";
import { labelOf } from "~/platform/values/choices";
import type {
  AuditAct,
  NamedMemberFieldsFragment,
  OutcomeFieldsFragment,
} from "~/shell/operations/operations.generated";

/** A member's name; a deleted account has none any more. */
export function nameOf({ name, status, uid }: NamedMemberFieldsFragment): string {
  return name ?? (status === null ? "Former member" : `Member ${uid}`);
}

/** What a report is about, as its title: "Brief of Mara Lind". */
export function describeSubject(about: ReportAbout, of: NamedMemberFieldsFragment): string {
  const what = labelOf(reportSubjects, about);
  return `${what[0]?.toUpperCase()}${what.slice(1)} of ${nameOf(of)}`;
}

export function describeOutcome({ decision, by }: OutcomeFieldsFragment): string {
  return `${labelOf(reportDecisions, decision)} by ${nameOf(by)}`;
}

/** What can be taken down, in the middle of a sentence. */
export const removableTexts: Record<RemovableText, string> = { REFERENCE: "reference", REPLY: "reply" };

/** What a decision did, and to whom it is told. */
export function describeDecision(decision: ReportDecision, name: string): { title: string; text: string } {
  switch (decision) {
    case "DISMISSED":
      return { title: "The report is dismissed", text: "Nobody is told." };
    case "WARNED":
      return { title: `${name} is warned`, text: "They read your words in their account and by e-mail." };
    case "SUSPENDED":
      return { title: `${name} is suspended`, text: "They read your words on every page and by e-mail." };
    case "REMOVED":
      return { title: "It is removed", text: `Both sides are told, and ${name} reads your words.` };
  }
}

/** An administrator's act, as the words before its object. */
export const actTexts: Record<AuditAct, string> = {
  READ_REPORT: "Read report",
  READ_MEMBER: "Looked up",
  FIND_MEMBERS: "Searched for members, found",
  DISMISS_REPORT: "Dismissed report",
  REMOVE_REPORTED: "Removed what was reported in",
  WARN: "Warned",
  SUSPEND: "Suspended",
  REINSTATE: "Restored",
  RETRY_JOB: "Retried job",
  END_JOB: "Ended job",
  STEER_MAILS: "Sign-up e-mail:",
  GRANT: "Made an administrator:",
  REVOKE: "No administrator any more:",
};
