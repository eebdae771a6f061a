import { labelOf } from "~/contract/choices";
import { type AvailabilityState, availabilityStates } from "~/contract/profile";
import { formatDay } from "~/web/format/price";

/** What a member says of their availability, in one line. */
export function availabilityWords(availability: AvailabilityState, from: string | null): string {
  return availability === "FROM" && from
    ? `Available from ${formatDay(from)}`
    : labelOf(availabilityStates, availability);
}
