import type { Brief } from "~/features/briefs/model/brief";
import { daysAfter } from "~/values/days";
import { timeOfKey } from "~/values/sort-key";
import { endOfDayIn } from "~/values/zoned-days";
import type { Proposal } from "./proposal";

const workdaysAWeek = 5;

type Dated = Pick<Proposal, "startOn" | "events" | "updatedAt" | "agreed">;

/**
 * When the work of an accepted proposal ends by what both agreed on, ISO 8601: once the last day of
 * their agreement is over. Until they have one, so many weeks after its start, or after the
 * acceptance where no later start is named. Null where neither the brief names weeks nor the
 * proposal days: then one of the two says that it has ended.
 */
export function plannedEnd(
  { days, ...proposal }: Dated & Pick<Proposal, "days">,
  brief: Pick<Brief, "weeks" | "startOn">,
): string | null {
  if (proposal.agreed) return endOfDayIn(proposal.agreed.endOn, null);
  const weeks = brief.weeks ?? (days === null ? null : Math.ceil(days / workdaysAWeek));
  if (weeks === null) return null;
  return `${daysAfter(startOfWork(proposal, brief), 7 * weeks)}T00:00:00.000Z`;
}

/**
 * The day on which the work of an accepted proposal starts (YYYY-MM-DD): that of the agreement;
 * else the one that the proposal or the brief names, or that of the acceptance where it is later.
 */
export function startOfWork(
  { startOn, events, updatedAt, agreed }: Dated,
  brief: Pick<Brief, "startOn">,
): string {
  if (agreed) return agreed.startOn;
  const acceptedOn = acceptedAt({ events, updatedAt }).slice(0, 10);
  const named = startOn ?? brief.startOn;
  return named !== null && named > acceptedOn ? named : acceptedOn;
}

/** When a proposal was accepted, ISO 8601 UTC; of one without that line, its last change. */
export function acceptedAt({ events, updatedAt }: Pick<Proposal, "events" | "updatedAt">): string {
  return events.findLast(({ event }) => event === "ACCEPT")?.at ?? timeOfKey(updatedAt);
}
