import { declineReasons, filledText } from "~/domain/proposal";
import { toLine } from "~/features/notifications/mails/mail-layout";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mailsBriefs.generated";
import { type BriefScene, quotedFrom } from "./entry";

/** Why a proposal was not accepted, as a sentence. */
export function reasonOf({ brief, proposal }: Pick<BriefScene, "brief" | "proposal">): string {
  const reason = proposal?.declineReason ?? null;
  const said = declineReasons.find(([value]) => value === reason)?.[1];
  const note = proposal?.note;
  if (said && note)
    return words.declinedReasonAndNote({ reason: said(), note: isolate(toLine(quotedFrom(note))) });
  if (said) return words.declinedReason({ reason: said() });
  return sayEnd(reason ?? brief.closeReason);
}

/** How a brief ended, as a sentence. */
export function endOf({ status, closeReason }: BriefScene["brief"]): string {
  return sayEnd(status === "FILLED" ? "FILLED" : closeReason);
}

function sayEnd(reason: string | null): string {
  return reason === "FILLED" ? filledText() : words.briefEnded({ reason: reason ?? "" });
}
