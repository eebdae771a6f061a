import type { Times } from "~/content/times";
import { describeClose, describeDate } from "~/features/briefs/parts/brief-texts";
import { countPeople, describeWaiting } from "~/features/proposals/parts/waiting-texts";
import type { DecisionBriefQuery } from "~/shell/operations/operations.generated";

type Brief = Pick<
  NonNullable<DecisionBriefQuery["brief"]>,
  "status" | "closeReason" | "closesAt" | "decideBy" | "firstDates" | "endedAt" | "counts"
> &
  Partial<Pick<NonNullable<DecisionBriefQuery["brief"]>, "fillsAt">>;

/** The present text of the decide-by promise. `urgent`: it is about to be broken. */
export interface Promised {
  title: string;
  text: string;
  urgent: boolean;
}

/**
 * The decide-by promise as its hirer reads it (domain.md): the reply date, the number of proposals
 * that wait for a reply, and the time left; once the brief has ended, the outcome of the rest.
 * `now`: the moment of the page, ISO 8601 UTC.
 */
export function describePromise(brief: Brief, times: Times, now: string): Promised | null {
  const { status, decideBy, counts } = brief;
  if (status === "DRAFT" || decideBy === null) return null;
  if (status === "FILLED" || status === "CLOSED") return { ...describeEnd(brief, times), urgent: false };
  if (brief.fillsAt && brief.fillsAt <= now)
    return {
      title: "Filled in a moment",
      text: "Everyone who hasn’t heard your reply is being told now.",
      urgent: false,
    };
  if (brief.fillsAt)
    return {
      title: `Filled at ${times.clock(brief.fillsAt)}`,
      text: "Everyone who hasn’t heard your reply hears it then. Until then you can undo your yes.",
      urgent: false,
    };
  const near = times.daysTo(decideBy, now);
  const title = `Reply to everyone by ${describeDate(brief, "decideBy", times)}${near ? `, ${near}` : ""}`;
  const passed = near ? "" : " The date has passed: the brief closes by itself at any moment.";
  const waiting = describeWaiting(counts);
  if (!waiting) return { title, text: `No one is waiting at the moment.${passed}`, urgent: false };
  return { title, text: `${waiting}.${passed}`, urgent: times.isSoon(decideBy, now) };
}

function describeEnd({ status, closeReason, endedAt, counts }: Brief, times: Times) {
  const on = endedAt ? ` on ${times.day(endedAt)}` : "";
  const title = status === "FILLED" ? `Filled${on}` : `Closed${on}`;
  const how = status === "FILLED" || !closeReason ? "" : `${describeClose(closeReason)} `;
  if (counts.total === 0) return { title, text: `${how}No one had sent a proposal.` };
  const rest =
    counts.accepted === 0
      ? "Everyone is told no, with the reason."
      : `${countPeople(counts.accepted, "was accepted", "were accepted")}; everyone else is told no, with the reason.`;
  return { title, text: how + rest };
}
