import { labelOf } from "~/contract/choices";
import { type ReportAbout, reportDecisions, reportSubjects } from "~/contract/report";
import type {
  AuditAct,
  NamedMemberFieldsFragment,
  OutcomeFieldsFragment,
} from "~/web/operations/operations.generated";

/** Who it is; who is gone has no name any more. */
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

/** What an administrator did, before whom or what they did it to. */
export const actWords: Record<AuditAct, string> = {
  READ_REPORT: "Read report",
  READ_MEMBER: "Looked up",
  DISMISS_REPORT: "Dismissed report",
  SUSPEND: "Suspended",
  REINSTATE: "Restored",
  RETRY_JOB: "Retried job",
  END_JOB: "Ended job",
  STEER_MAILS: "Sign-up e-mail:",
  GRANT: "Made an administrator:",
  REVOKE: "No administrator any more:",
};
