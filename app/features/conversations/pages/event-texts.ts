import type { EndReason } from "~/content/proposal";
import { describeReason } from "~/features/proposals/parts/reason-texts";

type Texts = Readonly<Record<string, string>>;

const hirerTexts: Texts = {
  INVITE: "You invited them",
  DECLINE_INVITATION: "Declined your invitation",
  WITHDRAW_INVITATION: "You withdrew the invitation",
  SEND: "Sent a proposal",
  QUEUE: "Sent a proposal, which went on the waiting list",
  PROMOTE: "Their proposal left the waiting list",
  SHORTLIST: "You shortlisted the proposal",
  ACCEPT: "You accepted the proposal",
  DECLINE: "You declined the proposal",
  TAKE_BACK: "You undid that",
  WITHDRAW: "Withdrew the proposal",
  END: "The brief ended",
};

const talentTexts: Texts = {
  INVITE: "Invited you to send a proposal",
  DECLINE_INVITATION: "You declined the invitation",
  WITHDRAW_INVITATION: "Withdrew the invitation",
  SEND: "You sent your proposal",
  QUEUE: "You sent your proposal. It went on the waiting list",
  PROMOTE: "Your proposal left the waiting list",
  SHORTLIST: "Shortlisted: the hirer put you on the shortlist",
  ACCEPT: "Accepted: the hirer said yes",
  DECLINE: "Declined",
  WITHDRAW: "You withdrew your proposal",
  END: "The brief ended",
};

/**
 * What happened to a proposal, as one of the two sides reads it: "Declined: Other proposals showed
 * closer experience". The reason of a closed brief says that it ended, too.
 */
export function describeEvent(event: string, isHirer: boolean, reason: EndReason | null = null): string {
  const text = (isHirer ? hirerTexts : talentTexts)[event] ?? event;
  if (reason === null || (event !== "DECLINE" && event !== "END")) return text;
  const because = describeReason(reason).replace(/\.$/, "");
  return because.startsWith("The brief closed") ? because : `${text}: ${because}`;
}
