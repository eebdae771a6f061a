import type { ProposalStatus } from "~/shell/operations/operations.generated";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/proposals.generated";

interface Standing {
  status: ProposalStatus;
  placeInLine?: number | null;
}

/** "Your proposal: sent". */
export function proposalName(status: ProposalStatus): string {
  return words.name({ status });
}

/** What the state means, and what happens next. `DeclineMessage` has the reason of a decline. */
export function describeStanding({ status, placeInLine }: Standing): string {
  switch (status) {
    case "DRAFT":
      return words.standingDraft();
    case "SENT":
      return words.standingSent();
    case "SHORTLISTED":
      return words.standingShortlisted();
    case "WAITLISTED":
      return placeInLine
        ? words.standingInLine({ place: formatNumber(placeInLine) })
        : words.standingWaitlisted();
    case "ACCEPTED":
      return words.saidYes();
    case "DECLINED":
      return words.notThisTime();
    case "WITHDRAWN":
      return words.standingWithdrawn();
  }
}
