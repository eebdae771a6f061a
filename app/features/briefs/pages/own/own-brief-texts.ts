import { ownerCloseReasons } from "~/content/brief";
import type { Times } from "~/content/times";
import { describeClose } from "~/features/briefs/parts/brief-texts";
import { labelOf, valueNamed } from "~/platform/values/choices";
import { isDay } from "~/platform/values/day";
import { formatDay } from "~/shell/format/price";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { BriefCardFragment } from "~/shell/operations/operations.generated";

type Brief = Pick<BriefCardFragment, "status" | "closesAt" | "decideBy" | "closeReason">;

/** Error for a closing without a reason. */
export const noReason = "Choose why it closes: everyone who waits reads it.";

/**
 * What state it is in and what that means: "Takes proposals until the end of 12 March 2026".
 */
export function describeState({ status, closesAt, decideBy, closeReason }: Brief, times: Times): string {
  switch (status) {
    case "DRAFT":
      return "Draft: only you see it";
    case "OPEN":
      return closesAt ? `Takes proposals until ${times.until(closesAt)}` : "Open";
    case "SHORTLISTING":
      return decideBy ? `Decide by ${times.until(decideBy)}` : "In review";
    case "FILLED":
      return "Filled";
    case "CLOSED":
      return closeReason ? `Closed. ${describeClose(closeReason)}` : "Closed";
  }
}

/** State of a brief whose last seat is given, until the applicants are told. */
export function describeFilling(fillsAt: string, times: Times): string {
  return `You said yes: the brief is filled at ${times.clock(fillsAt)}. You can undo it until then.`;
}

/**
 * "12 proposals: 3 to read, 2 shortlisted, 1 accepted"; the waiting list is described beside it.
 */
export function describeProposals({ counts, status }: Pick<BriefCardFragment, "counts" | "status">): string {
  const { total, sent, shortlisted, accepted, declined, waitlisted } = counts;
  const hasEnded = status === "FILLED" || status === "CLOSED";
  if (total === 0) return hasEnded ? "No proposals" : "No proposals yet";
  const parts = [
    [sent, "new"],
    [shortlisted, "shortlisted"],
    [accepted, "accepted"],
    [declined, "declined"],
    [waitlisted, hasEnded ? "left on the waiting list" : "on the waiting list"],
  ]
    .filter(([count]) => count !== 0)
    .map((part) => part.join(" "));
  const all = `${total} ${total === 1 ? "proposal" : "proposals"}`;
  return parts.length > 0 ? `${all}: ${parts.join(", ")}` : all;
}

/** What happened, as its hirer reads it. */
export function describeEvent({ event, by }: { event: string; by: string }): string {
  switch (event) {
    case "PUBLISH":
      return "You published it";
    case "SHORTLIST":
      return by === "system" ? "The last day for proposals ended" : "You stopped taking proposals";
    case "REOPEN":
      return "You took proposals again";
    case "FILL":
      return "You accepted as many people as it needs";
    case "CLOSE":
      return "You closed it";
    case "EXPIRE":
      return "The reply date passed, and it closed by itself";
    default:
      return event;
  }
}

/** The message on the page that a move led to. */
export const doneTexts: Record<string, { title: string; text: string }> = {
  published: {
    title: "Your brief is live",
    text: "Everyone it is open to can now send proposals.",
  },
  changed: { title: "Your changes are saved", text: "Everyone sees the brief like this now." },
  public: {
    title: "Everyone can read your brief",
    text: "Share the link. It works until the brief takes no more proposals.",
  },
  members: { title: "Only members read your brief now", text: "Its page for everyone is gone." },
  shortlisting: {
    title: "No more proposals come in",
    text: "Reply to each one by your reply date.",
  },
  reopened: { title: "Your brief is open again", text: "Proposals come in until the new day ends." },
  closed: { title: "Your brief is closed", text: "Everyone who was waiting is told so, with your reason." },
};

/** What was chosen for a move that isn't possible any more, as names and values. */
export function describeChosen({ intent, lastResult }: PostAnswer): [name: string, value: string][] {
  const { reason, closesOn = "", decideOn = "" } = lastResult.initialValue ?? {};
  const why = intent === "close" ? valueNamed(ownerCloseReasons, reason) : null;
  const chosen: [string, string][] = [
    ["Why it closes", why ? labelOf(ownerCloseReasons, why) : ""],
    ["Last day for proposals", isDay(closesOn) ? formatDay(closesOn) : closesOn],
    ["Reply date", isDay(decideOn) ? formatDay(decideOn) : decideOn],
  ];
  return chosen.filter(([, value]) => value !== "");
}
