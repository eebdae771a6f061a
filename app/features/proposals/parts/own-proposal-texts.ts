import { proposalStates } from "~/content/proposal";
import { labelOf } from "~/platform/values/choices";
import type { ProposalStatus } from "~/shell/operations/operations.generated";

interface Standing {
  status: ProposalStatus;
  placeInLine?: number | null;
}

/** "Your proposal: sent". */
export function proposalName(status: ProposalStatus): string {
  return `Your proposal: ${labelOf(proposalStates, status).toLowerCase()}`;
}

/** The beginning of a decline. */
export const notThisTime = "Not this time.";

const saidYes = "The hirer said yes.";

/** What the state means, and what happens next. `DeclineMessage` has the reason of a decline. */
export function describeStanding({ status, placeInLine }: Standing): string {
  switch (status) {
    case "DRAFT":
      return "Only you see it. It isn’t sent yet.";
    case "SENT":
      return "The hirer has it, and hasn’t decided yet.";
    case "SHORTLISTED":
      return "You are on the hirer’s shortlist.";
    case "WAITLISTED":
      return `You are ${placeInLine ? `number ${placeInLine} ` : ""}on the waiting list, and move up as places are freed.`;
    case "ACCEPTED":
      return saidYes;
    case "DECLINED":
      return notThisTime;
    case "WITHDRAWN":
      return "You withdrew it. No one reads it.";
  }
}

/** The lines of a proposal's history, as its author reads them. */
export const eventTexts: Readonly<Record<string, string>> = {
  SEND: "You sent it.",
  QUEUE: "You sent it. It went on the waiting list.",
  PROMOTE: "A place was freed: the hirer reads it now.",
  SHORTLIST: "The hirer put you on the shortlist.",
  ACCEPT: saidYes,
  DECLINE: "The hirer said no.",
  WITHDRAW: "You withdrew it.",
  END: "The brief ended, and everyone who waited was told.",
};
