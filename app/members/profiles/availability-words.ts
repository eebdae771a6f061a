import { formatDay } from "~/web/format/price";
import type { Availability } from "~/web/operations/operations.generated";

/** What a member says of their availability, in one line. */
export function availabilityWords(availability: Availability, from: string | null): string {
  switch (availability) {
    case "AVAILABLE":
      return "Available now";
    case "FROM":
      return from ? `Available from ${formatDay(from)}` : "Available from a date";
    case "BUSY":
      return "Not available";
  }
}
