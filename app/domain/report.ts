import * as labels from "~/words/labels.generated";

/** The reasons of reports and of suspensions, as [value, label]. */
export const reportReasons = [
  ["SCAM", labels.reportScam],
  ["ABUSE", labels.reportAbuse],
  ["FALSE", labels.reportFalse],
  ["PRIVATE", labels.reportPrivate],
  ["SPAM", labels.reportSpam],
  ["OTHER", labels.reportOther],
] as const;
export type ReportReason = (typeof reportReasons)[number][0];

/** The possible subjects of a report, as [value, label]. */
export const reportSubjects = [
  ["BRIEF", labels.subjectBrief],
  ["MEMBER", labels.subjectMember],
  ["PROPOSAL", labels.subjectProposal],
  ["MESSAGE", labels.subjectMessage],
  ["QUESTION", labels.subjectQuestion],
  ["REFERENCE", labels.subjectReference],
  ["WORK", labels.subjectWork],
] as const;
export type ReportAbout = (typeof reportSubjects)[number][0];

/** The possible results of a report. */
export const reportDecisions = [
  ["DISMISSED", labels.decisionDismissed],
  ["WARNED", labels.decisionWarned],
  ["SUSPENDED", labels.decisionSuspended],
  ["REMOVED", labels.decisionRemoved],
] as const;
export type ReportDecision = (typeof reportDecisions)[number][0];

/** The error of a report, or a decision, without a reason. */
export { noReasonToReport as noReason, noWords } from "~/words/problems.generated";
