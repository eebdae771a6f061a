import type { Account } from "~/features/accounts/rules/account";
import type { Notification } from "~/features/notifications/rules/notification";
import { briefPath, paths, proposalPath, proposalsPath } from "~/paths";

/** The page that a notice is about, where its member sees what came of it and does what it asks for. */
export function pathOf({ type, briefId, applicantUid }: Notification): string {
  switch (type) {
    case "proposal-received":
    case "proposal-accept-undone":
      return proposalsPath(briefId, applicantUid ?? undefined);
    case "proposal-promoted":
    case "proposal-shortlisted":
    case "proposal-accepted":
    case "proposal-declined":
    case "brief-dates-moved":
    case "brief-hidden":
    case "brief-shown":
      return proposalPath(briefId);
    case "brief-shortlisting":
    case "brief-reminder":
      return proposalsPath(briefId);
    case "brief-expired":
      return briefPath(briefId);
    case "brief-clarified":
    case "question-asked":
    case "question-answered":
    case "question-removed":
      return `${briefPath(briefId)}#questions`;
  }
}

/** The page that shows all that several notices may be about. */
export function pathOfAll({ kind }: Account): string {
  return kind === "HIRER" ? paths.briefs : paths.ownProposals;
}
