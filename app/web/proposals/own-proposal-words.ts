import type { EndReason, ProposalStatus } from "~/web/operations/operations.generated";

interface Standing {
  status: ProposalStatus;
  reason?: EndReason | null;
  placeInLine?: number | null;
}

/** What a proposal's state is called for whoever wrote it. */
export const ownStatusWords: Record<ProposalStatus, string> = {
  DRAFT: "Draft",
  SENT: "Sent",
  SHORTLISTED: "Shortlisted",
  WAITLISTED: "Waiting in line",
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
  WITHDRAWN: "Withdrawn",
};

/** Why a proposal got a no, as a sentence to its author. */
export const endReasonWords: Record<EndReason, string> = {
  EXPERIENCE: "Other proposals showed closer experience.",
  MUST_HAVES: "A must-have is missing.",
  RATE: "The rate doesn’t fit the budget.",
  DATES: "The dates don’t fit.",
  UNCLEAR: "The proposal left too much open.",
  OTHER: "Another reason.",
  FILLED: "The brief is filled: somebody else was chosen.",
  NO_FIT: "The brief closed, because no proposal fitted.",
  BUDGET: "The brief closed, because the budget went away.",
  CANCELLED: "The brief closed, because the work was cancelled.",
  ELSEWHERE: "The brief closed, because somebody was found elsewhere.",
  EXPIRED: "The hirer decided nothing by the date promised, so the brief closed by itself.",
};

/** What the state means, and what happens next. */
export function describeStanding({ status, reason, placeInLine }: Standing): string {
  switch (status) {
    case "DRAFT":
      return "Only you see it. It isn’t sent yet.";
    case "SENT":
      return "The hirer has it and reads it.";
    case "SHORTLISTED":
      return "You are on the hirer’s shortlist.";
    case "WAITLISTED":
      return placeInLine
        ? `All places are taken. You are number ${placeInLine} in line, and move up as places are freed.`
        : "All places are taken. More than a hundred wait before you; you move up as places are freed.";
    case "ACCEPTED":
      return "The hirer said yes.";
    case "DECLINED":
      return reason ? endReasonWords[reason] : "The hirer said no.";
    case "WITHDRAWN":
      return "You took it back. Nobody reads it.";
  }
}

/** The lines of a proposal's history, as its author reads them. */
export const eventWords: Readonly<Record<string, string>> = {
  send: "You sent it.",
  queue: "You sent it. All places were taken, so it waits in line.",
  promote: "A place was freed: the hirer reads it now.",
  shortlist: "The hirer put you on the shortlist.",
  accept: "The hirer said yes.",
  decline: "The hirer said no.",
  withdraw: "You took it back.",
  end: "The brief ended, and everybody who waited was told.",
};
