import type { AvailabilityState } from "~/contract/profile";
import { formatDay } from "~/web/format/price";

/** What a member says of their availability, in one line. */
export function availabilityWords(availability: AvailabilityState, from: string | null): string {
  switch (availability) {
    case "available":
      return "Available now";
    case "from":
      return from ? `Available from ${formatDay(from)}` : "Available from a date";
    case "busy":
      return "Not available";
  }
}
