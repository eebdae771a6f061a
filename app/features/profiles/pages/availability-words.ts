import { type AvailabilityState, availabilityStates } from "~/content/profile";
import { labelOf } from "~/platform/values/choices";
import { formatDay } from "~/shell/format/price";

/** What a member says of their availability, in one line. */
export function availabilityWords(availability: AvailabilityState, from: string | null): string {
  return availability === "FROM" && from
    ? `Available from ${formatDay(from)}`
    : labelOf(availabilityStates, availability);
}
