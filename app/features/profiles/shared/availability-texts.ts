import { type AvailabilityState, availabilityStates } from "~/domain/profile";
import { formatDay } from "~/shell/format/price";
import type { FoundMemberFragment } from "~/shell/operations/operations.generated";
import { labelOf } from "~/values/choices";
import { daysSince } from "~/values/days";
import * as words from "~/words/profiles.generated";

/** What a member says of their availability, in one line. */
export function availabilityText(availability: AvailabilityState, from: string | null): string {
  return availability === "FROM" && from
    ? words.availableFrom({ day: formatDay(from) })
    : labelOf(availabilityStates, availability);
}

/** When it was confirmed: "confirmed 2 days ago", or "said 12 days ago" where that is too long. */
export function saidWhen(
  {
    availabilityFresh: fresh,
    availabilityConfirmedAt: at,
  }: Pick<FoundMemberFragment["profile"], "availabilityFresh" | "availabilityConfirmedAt">,
  now: Date,
): string {
  if (at === null) return words.notConfirmed();
  const days = Math.max(0, daysSince(at, now));
  return fresh ? words.confirmedAgo({ days }) : words.saidAgo({ days });
}
