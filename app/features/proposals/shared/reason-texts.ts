import { closeReasons } from "~/domain/brief";
import { declineReasons, type EndReason, filledText } from "~/domain/proposal";
import { labelOf } from "~/values/choices";
import * as words from "~/words/proposals.generated";

/**
 * Why a proposal was declined, in a sentence that both sides read: the hirer's choice, or how the
 * brief ended.
 */
export function describeReason(reason: EndReason): string {
  if (reason === "FILLED") return filledText();
  if (closeReasons.some(([value]) => value === reason)) return words.briefClosed({ reason });
  return words.reason({ reason: labelOf<EndReason>(declineReasons, reason) });
}
