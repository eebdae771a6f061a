import { closeReasons } from "~/domain/brief";
import { declineReasons, type EndReason } from "~/domain/proposal";
import { labelOf } from "~/values/choices";
import * as words from "~/words/conversations.generated";
import { isolate } from "~/words/isolate";

type Texts = Readonly<Record<string, () => string>>;

const hirerTexts: Texts = {
  INVITE: words.hirerInvited,
  DECLINE_INVITATION: words.hirerInvitationDeclined,
  WITHDRAW_INVITATION: words.hirerWithdrewInvitation,
  SEND: words.hirerGotProposal,
  QUEUE: words.hirerGotWaitlisted,
  PROMOTE: words.hirerProposalMovedUp,
  SHORTLIST: words.hirerShortlisted,
  ACCEPT: words.hirerAccepted,
  DECLINE: words.hirerDeclined,
  TAKE_BACK: words.hirerUndid,
  WITHDRAW: words.hirerProposalWithdrawn,
  END: words.briefEnded,
};

const talentTexts: Texts = {
  INVITE: words.talentInvited,
  DECLINE_INVITATION: words.talentDeclinedInvitation,
  WITHDRAW_INVITATION: words.talentInvitationWithdrawn,
  SEND: words.talentSentProposal,
  QUEUE: words.talentWaitlisted,
  PROMOTE: words.talentMovedUp,
  SHORTLIST: words.talentShortlisted,
  ACCEPT: words.talentAccepted,
  DECLINE: words.talentDeclined,
  WITHDRAW: words.talentWithdrewProposal,
  END: words.briefEnded,
};

interface Happened {
  event: string;
  own: boolean;
  /** How the milestone is called that it is about. */
  about?: string | null;
}

/**
 * What happened to a proposal, as one of the two sides reads it: "Declined: Other proposals showed
 * closer experience". The reason of a closed brief says that it ended, too. What the two did with
 * their agreement is said alike for both.
 */
export function describeEvent(
  { event, own, about }: Happened,
  isHirer: boolean,
  reason: EndReason | null = null,
): string {
  const by = own ? "YOU" : "OTHER";
  if (event.startsWith("AGREEMENT_")) return words.agreementEvent({ event, by });
  if (event.startsWith("MILESTONE_"))
    return words.milestoneEvent({ event, by, title: about ? isolate(about) : words.milestoneUnnamed() });
  if (event === "TAKE_BACK" && isHirer && !own) return words.undoneByItself();
  if (reason === null || (event !== "DECLINE" && event !== "END"))
    return (isHirer ? hirerTexts : talentTexts)[event]?.() ?? event;
  if (closeReasons.some(([value]) => value === reason)) return words.briefClosed({ reason });
  const because = reason === "FILLED" ? words.othersChosen() : labelOf<EndReason>(declineReasons, reason);
  if (event === "END") return words.briefEndedBecause({ reason: because });
  return isHirer
    ? words.hirerDeclinedBecause({ reason: because })
    : words.talentDeclinedBecause({ reason: because });
}
