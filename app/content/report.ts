/** The reasons of reports and of suspensions, as [value, label]. */
export const reportReasons = [
  ["SCAM", "It looks like a scam, or asks for money"],
  ["ABUSE", "It is abusive or threatening"],
  ["FALSE", "It is false, or somebody pretends to be another person"],
  ["PRIVATE", "It shows somebody’s private details"],
  ["SPAM", "It is advertising or spam"],
  ["OTHER", "Something else"],
] as const;
export type ReportReason = (typeof reportReasons)[number][0];

/** The possible subjects of a report, as [value, label]. */
export const reportSubjects = [
  ["BRIEF", "brief"],
  ["MEMBER", "profile"],
  ["PROPOSAL", "proposal"],
  ["MESSAGE", "message"],
  ["QUESTION", "question"],
  ["REFERENCE", "reference"],
] as const;
export type ReportAbout = (typeof reportSubjects)[number][0];

/** The possible results of a report. */
export const reportDecisions = [
  ["DISMISSED", "Dismissed"],
  ["WARNED", "Member warned"],
  ["SUSPENDED", "Member suspended"],
  ["REMOVED", "Removed"],
] as const;
export type ReportDecision = (typeof reportDecisions)[number][0];

/** The error of a report, or a decision, without a reason. */
export const noReason = "Choose what is wrong.";
export const noWords = "Write the reason. The member reads it.";
