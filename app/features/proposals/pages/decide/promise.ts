import { describeClose, movedFrom } from "~/features/briefs/parts/brief-texts";
import { countPeople, describeWaiting } from "~/features/proposals/parts/waiting-texts";
import { dayOf } from "~/platform/values/days";
import { describeDaysTo, isSoon } from "~/shell/format/days-left";
import { formatClock, formatDay } from "~/shell/format/price";
import type { DecisionBriefQuery } from "~/shell/operations/operations.generated";

type Brief = Pick<
  NonNullable<DecisionBriefQuery["brief"]>,
  "status" | "closeReason" | "closesOn" | "decideOn" | "firstDates" | "endedAt" | "counts"
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
 */
export function describePromise(brief: Brief, now: Date): Promised | null {
  const { status, decideOn, counts } = brief;
  if (status === "DRAFT" || decideOn === null) return null;
  if (status === "FILLED" || status === "CLOSED") return { ...describeEnd(brief), urgent: false };
  if (brief.fillsAt && brief.fillsAt <= now.toISOString())
    return {
      title: "Filled in a moment",
      text: "Everyone who hasn’t heard your reply is being told now.",
      urgent: false,
    };
  if (brief.fillsAt)
    return {
      title: `Filled at ${formatClock(brief.fillsAt)}`,
      text: "Everyone who hasn’t heard your reply hears it then. Until then you can undo your yes.",
      urgent: false,
    };
  const today = dayOf(now);
  const near = describeDaysTo(decideOn, today);
  const day = `${formatDay(decideOn)} (UTC)${near ? `, ${near}` : ""}`;
  const title = `Reply to everyone by ${day}${movedFrom(brief, "decideOn")}`;
  const passed = near ? "" : " The date has passed: the brief closes by itself at any moment.";
  const waiting = describeWaiting(counts);
  if (!waiting) return { title, text: `No one is waiting at the moment.${passed}`, urgent: false };
  return { title, text: `${waiting}.${passed}`, urgent: isSoon(decideOn, today) };
}

function describeEnd({ status, closeReason, endedAt, counts }: Brief) {
  const on = endedAt ? ` on ${formatDay(endedAt)}` : "";
  const title = status === "FILLED" ? `Filled${on}` : `Closed${on}`;
  const how = status === "FILLED" || !closeReason ? "" : `${describeClose(closeReason)} `;
  if (counts.total === 0) return { title, text: `${how}No one had sent a proposal.` };
  const rest =
    counts.accepted === 0
      ? "Everyone is told no, with the reason."
      : `${countPeople(counts.accepted, "was accepted", "were accepted")}; everyone else is told no, with the reason.`;
  return { title, text: how + rest };
}
