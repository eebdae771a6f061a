import { type InvitationStatus, invitationStates } from "~/domain/invitation";
import { LookChip } from "~/features/market/shared/state-chip";
import { invitationLooks } from "~/features/market/shared/state-looks";
import { labelOf } from "~/values/choices";

/** The state of an invitation, as its hirer calls it. */
export function InvitationChip({ status }: { status: InvitationStatus }) {
  return <LookChip look={invitationLooks[status]}>{labelOf(invitationStates, status)}</LookChip>;
}
