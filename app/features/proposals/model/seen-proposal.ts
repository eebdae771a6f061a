import { isRunning } from "~/domain/brief";
import type { EndReason, ProposalStatus } from "~/domain/proposal";
import { type Brief, freePlaces, isFilling } from "~/features/briefs/model/brief";
import { isAnswering } from "~/features/briefs/model/versions";
import type { EventLine } from "~/features/market/model/event-line";
import { TELL_DELAY } from "~/values/durations";
import { timeOfKey } from "~/values/sort-key";
import { decisionOf, isHeld, stageOf, statusBefore } from "./decision";
import { answersEarlier, isWaiting, type Proposal } from "./proposal";

type Reader = "applicant" | "hirer";

interface SeenState {
  status: ProposalStatus;
  reason: EndReason | null;
  note: string | null;
  /** ISO 8601 UTC: until when the hirer may undo it; null for the applicant, and after. */
  tellsAt: string | null;
}

/** A proposal as one reader may know it. */
export interface SeenProposal extends SeenState {
  /** Whether the applicant knows it as this reader does. */
  told: boolean;
  /** In the waiting list, 1 for the first; null where none is told, and for the hirer. */
  placeInLine: number | null;
  /** The lines of its history. */
  readonly events: EventLine[];
}

/** A proposal as its reader sees it at this moment. What shows one to a member asks here. */
export function seenBy(reader: Reader, proposal: Proposal, brief: Brief, now: Date): SeenProposal {
  return {
    ...seenState(proposal, brief, reader, now),
    told: reader === "applicant" || !isSecret(proposal, brief, now),
    placeInLine: reader === "applicant" ? placeInLine(proposal, brief) : null,
    // Most ask for the state alone.
    get events() {
      return seenEvents(proposal, brief, reader, now);
    },
  };
}

/**
 * From the end of a brief every waiting proposal reads as declined, with the reason of that end,
 * for both readers. For its applicant an untold reply or shortlisting reads as the former state
 * (domain.md), unless the end of the brief has made it final.
 */
function seenState(proposal: Proposal, brief: Brief, reader: Reader, now: Date): SeenState {
  const ended = endReasonOf(brief);
  const untold = isSecret(proposal, brief, now);
  const own = { reason: proposal.declineReason, note: proposal.note };
  if (untold && reader === "hirer")
    return {
      status: proposal.status,
      ...own,
      tellsAt: stageOf(proposal, now) === "UNTOLD" ? (decisionOf(proposal)?.tellsAt ?? null) : null,
    };
  const status = untold ? statusBefore(proposal) : proposal.status;
  const waits = status === "SENT" || status === "SHORTLISTED" || status === "WAITLISTED";
  if (ended && waits) return { status: "DECLINED", reason: ended, note: null, tellsAt: null };
  return untold ? { status, reason: null, note: null, tellsAt: null } : { status, ...own, tellsAt: null };
}

/**
 * The event lines that a reader may know: the hirer knows all that they did. To the applicant a
 * decision shows once it is told, with the moment of that, and an undone one never does.
 */
function seenEvents(proposal: Proposal, brief: Brief, reader: Reader, now: Date): EventLine[] {
  if (reader === "hirer") return proposal.events.filter(wasDone);
  const seen: EventLine[] = [];
  const isHeld = proposal.status === "WAITLISTED" && isSecret(proposal, brief, now);
  for (const [at, line] of proposal.events.entries()) {
    // The history of a withdrawn proposal must not show whether it was held.
    if (line.event === "QUEUE" && (isHeld || proposal.events[at + 1]?.event === "WITHDRAW")) {
      seen.push({ ...line, event: "SEND" });
      continue;
    }
    if (line.event === "TAKE_BACK") {
      seen.pop();
      continue;
    }
    const last = seen.at(-1);
    // A told yes or no rules out withdrawing, so this reply was never told.
    if (line.event === "WITHDRAW" && isReply(last?.event)) seen.pop();
    if (last?.event === "SHORTLIST" && cameBeforeTold(last, line, brief)) seen.pop();
    seen.push(line);
  }
  const last = seen.at(-1)?.event;
  if (isDecision(last) && isSecret(proposal, brief, now)) seen.pop();
  return seen.map((line, index) =>
    isDecision(line.event)
      ? { ...line, at: toldAt(line, brief, index === seen.length - 1 ? proposal : null) }
      : line,
  );
}

/**
 * When a decision was told to its applicant, ISO 8601 UTC: what was written before then mustn't
 * stand below it. Its job may have been late, which the last change that an applicant may know of
 * (`last`, for the last decision) shows; the end of the brief tells everything.
 */
function toldAt({ at }: EventLine, { status, endedAt }: Brief, last: Proposal | null): string {
  const due = new Date(Date.parse(at) + TELL_DELAY).toISOString();
  const changed = last ? timeOfKey(last.updatedAt) : due;
  const told = changed > due ? changed : due;
  const isOver = endedAt !== null && !isRunning({ status });
  return isOver && endedAt < told ? endedAt : told;
}

/**
 * Whether a member did what a line says. Deciding anew undoes an untold shortlisting first, and
 * undoing that restores it: the machine's line has the moment of the act that it goes with.
 */
function wasDone({ event, at }: EventLine, index: number, events: readonly EventLine[]): boolean {
  const [before, after] = [events[index - 1], events[index + 1]];
  if (event === "TAKE_BACK") return after?.at !== at || !isReply(after.event);
  return event !== "SHORTLIST" || before?.event !== "TAKE_BACK" || before.at !== at;
}

function isDecision(event: string | undefined): boolean {
  return event === "SHORTLIST" || isReply(event);
}

function isReply(event: string | undefined): boolean {
  return event === "DECLINE" || event === "ACCEPT";
}

/** Whether the applicant withdrew, or the brief ended, before the shortlisting was told. */
function cameBeforeTold(shortlist: EventLine, { event, at }: EventLine, brief: Brief): boolean {
  const until = event === "END" ? (brief.endedAt ?? at) : at;
  return Date.parse(until) - Date.parse(shortlist.at) < TELL_DELAY;
}

/**
 * Whether a decision is kept from its applicant. Once the brief is over it never is: nothing can be
 * undone, and a proposal that seemed to wait would read as declined for the end of the brief, which
 * isn't the reason. Before that, a decision that can be undone is kept until its job has told it,
 * however late: a yes, the noes that depend on it, and a shortlisting. Any other no is final after
 * ten minutes. A proposal that waits in line only because the last seat is given is kept secret
 * until that is told.
 */
function isSecret(proposal: Proposal, brief: Brief, now: Date): boolean {
  if (endReasonOf(brief) !== null) return false;
  if (isHeld(proposal)) return isFilling(brief);
  const decision = decisionOf(proposal);
  if (decision === null) return false;
  const isFinal = decision.to === "DECLINED" && decision.tellsAt !== brief.fillsAt;
  return !isFinal || stageOf(proposal, now) === "UNTOLD";
}

/**
 * The place of a proposal in the waiting list; null for one that doesn't wait, or isn't told.
 * Proposals that wait only while the last seat is given aren’t counted.
 */
function placeInLine(proposal: Proposal, brief: Brief): number | null {
  const { waiting = [] } = brief;
  const index = proposal.status === "WAITLISTED" ? waiting.indexOf(proposal.uid) : -1;
  if (index < 0 || (isFilling(brief) && isHeld(proposal))) return null;
  return isFilling(brief) ? Math.max(1, index + 1 - freePlaces(brief)) : index + 1;
}

/** Whether a proposal answers its brief as it stands, as far as a reader knows it to wait. */
export type VersionState = "CURRENT" | "ASKED" | "EARLIER";

/**
 * ASKED while its author has time to change it, EARLIER from then on: it stays as it is, unless it
 * is confirmed or withdrawn.
 */
export function versionStateOf(
  proposal: Proposal,
  { status }: Pick<SeenState, "status">,
  brief: Brief,
  now: Date,
): VersionState {
  if (!isWaiting({ status }) || !answersEarlier(proposal, brief)) return "CURRENT";
  return isAnswering(brief, now) ? "ASKED" : "EARLIER";
}

/** The reason for a brief's end; null for one that hasn't ended. */
export function endReasonOf({ status, closeReason }: Brief): EndReason | null {
  if (status === "FILLED") return "FILLED";
  return status === "CLOSED" ? (closeReason ?? "CANCELLED") : null;
}
