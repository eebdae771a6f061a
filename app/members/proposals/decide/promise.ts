import { describeClose, movedFrom } from "~/members/words/brief-words";
import { formatDay } from "~/web/format/price";
import type { DecisionBriefQuery } from "~/web/operations/operations.generated";
import { countPeople } from "./decide-words";

type Brief = Pick<
  NonNullable<DecisionBriefQuery["brief"]>,
  "status" | "closeReason" | "closesOn" | "decideOn" | "firstDates" | "endedAt" | "counts"
>;

/** What the decide-by promise says at this moment. `urgent`: it is about to be broken. */
export interface Promised {
  title: string;
  text: string;
  urgent: boolean;
}

const day = 86_400_000;

/**
 * The decide-by promise as its hirer reads it (domain.md): until when everybody has an answer, who
 * still waits for one, and how long that is; once the brief has ended, what became of the rest.
 */
export function describePromise(brief: Brief, now: Date): Promised | null {
  const { status, decideOn, counts } = brief;
  if (status === "DRAFT" || decideOn === null) return null;
  const waiting = counts.sent + counts.shortlisted + counts.waitlisted;
  if (status === "FILLED" || status === "CLOSED") return { ...describeEnd(brief), urgent: false };
  const title = `Reply to everyone by ${formatDay(decideOn)} (UTC)${movedFrom(brief, "decideOn")}`;
  const left = Math.ceil((Date.parse(`${decideOn}T00:00:00Z`) + day - now.getTime()) / day);
  const time =
    left <= 0
      ? "The date has passed: the brief closes by itself at any moment."
      : left === 1
        ? "Today is the last day."
        : `${left} days are left.`;
  if (waiting === 0) return { title, text: `No one is waiting at the moment. ${time}`, urgent: false };
  const inLine = counts.waitlisted > 0 ? `, ${counts.waitlisted} of them on the waiting list` : "";
  return {
    title,
    text: `${countPeople(waiting, "still waits", "still wait")}${inLine}. ${time}`,
    urgent: left <= 3,
  };
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
