import type { Times } from "~/domain/times";
import { describeClose, describeDate } from "~/features/briefs/shared/brief-texts";
import { describeWaiting } from "~/features/proposals/shared/waiting-texts";
import type { DecisionBriefQuery } from "~/shell/operations/operations.generated";
import * as words from "~/words/proposalsBoard.generated";

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
      title: words.filledInAMoment(),
      text: words.beingTold(),
      urgent: false,
    };
  if (brief.fillsAt)
    return {
      title: words.filledAt({ time: times.clock(brief.fillsAt) }),
      text: words.toldThen(),
      urgent: false,
    };
  const near = times.daysTo(decideBy, now);
  const end = describeDate(brief, "decideBy", times) ?? "";
  const waiting = describeWaiting(counts);
  const wait = waiting ? words.theyWait({ waiting }) : words.nobodyWaits();
  return {
    title: near ? words.replyBy({ end, near }) : words.replyByPast({ end }),
    text: near ? wait : `${wait} ${words.datePassed()}`,
    urgent: waiting !== null && times.isSoon(decideBy, now),
  };
}

function describeEnd({ status, closeReason, endedAt, counts }: Brief, times: Times) {
  const day = endedAt && times.day(endedAt);
  const filled = day ? words.filledOn({ day }) : words.filled();
  const closed = day ? words.closedOn({ day }) : words.closed();
  const title = status === "FILLED" ? filled : closed;
  const how = status === "FILLED" || !closeReason ? null : describeClose(closeReason);
  return { title, text: [how, describeRest(counts)].filter(Boolean).join(" ") };
}

/** What became of the proposals. */
function describeRest({ total, accepted }: Brief["counts"]): string {
  if (total === 0) return words.nobodySent();
  return accepted === 0 ? words.everyoneDeclined() : words.othersDeclined({ accepted });
}
