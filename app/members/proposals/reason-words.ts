import { closeReasons } from "~/contract/brief";
import { declineReasons } from "~/contract/proposal";
import type { EndReason } from "~/web/operations/operations.generated";

const chosen: Partial<Record<string, string>> = Object.fromEntries(
  declineReasons.map(([value, words]) => [toName(value), words]),
);
const ended: Partial<Record<string, string>> = Object.fromEntries(
  closeReasons.map(([value, words]) => [toName(value), words]),
);

/** Why somebody got a no, in a sentence that both sides read: what the hirer chose, or how the brief ended. */
export function describeReason(reason: EndReason): string {
  if (reason === "FILLED") return "All places were given to others.";
  const end = ended[reason];
  return end ? `The brief closed: ${end.toLowerCase()}.` : `${chosen[reason] ?? "Another reason"}.`;
}

/** The reasons that a hirer may give, as the API calls them. */
export const reasonOptions = declineReasons.map(([value, words]) => [toName(value), words] as const);

function toName(value: string): string {
  return value.toUpperCase().replaceAll("-", "_");
}
