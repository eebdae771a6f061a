import type { ProposalStatus } from "~/web/operations/operations.generated";

interface Standing {
  status: ProposalStatus;
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

/** What the state means, and what happens next. The reason of a no is `ToldAnswer`. */
export function describeStanding({ status, placeInLine }: Standing): string {
  switch (status) {
    case "DRAFT":
      return "Only you see it. It isn’t sent yet.";
    case "SENT":
      return "The hirer has it, and hasn’t decided yet.";
    case "SHORTLISTED":
      return "You are on the hirer’s shortlist.";
    case "WAITLISTED":
      return placeInLine
        ? `All places are taken. You are number ${placeInLine} in line, and move up as places are freed.`
        : "All places are taken. You wait in line, and move up as places are freed.";
    case "ACCEPTED":
      return "The hirer said yes.";
    case "DECLINED":
      return "It is a no this time.";
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
