import { closeReasons } from "~/content/brief";
import { declineReasons, type EndReason, filledText } from "~/content/proposal";
import { labelOf } from "~/platform/values/choices";

/**
 * Why a proposal was declined, in a sentence that both sides read: the hirer's choice, or how the
 * brief ended.
 */
export function describeReason(reason: EndReason): string {
  if (reason === "FILLED") return filledText();
  const end = closeReasons.find(([value]) => value === reason)?.[1];
  return end ? `The brief closed: ${end().toLowerCase()}.` : `${labelOf<EndReason>(declineReasons, reason)}.`;
}
