import { formatDay } from "~/domain/day-texts";
import { availabilityStates } from "~/domain/profile";
import type { Profile } from "~/features/profiles/model/profile";
import { labelOf } from "~/values/choices";
import { availableFrom as fromDay } from "~/words/profiles.generated";

/** "Available now", "Available from 12 May 2027"; nothing where nothing is said. */
export function sayAvailability({
  availability,
  availableFrom,
}: Pick<Profile, "availability" | "availableFrom">): string {
  if (availability === "FROM" && availableFrom) return fromDay({ day: formatDay(availableFrom) });
  return availability ? labelOf(availabilityStates, availability) : "";
}
