import type { Profile } from "./profile";

/** Availability is asked again after this, in ms (a week). */
const AVAILABILITY_HOLDS = 7 * 86_400_000;

/** Whether the availability was confirmed within the last seven days. */
export function isAvailabilityFresh({ availability, availabilityConfirmedAt }: Profile, now: Date): boolean {
  if (availability === null || availabilityConfirmedAt === null) return false;
  return now.getTime() - Date.parse(availabilityConfirmedAt) < AVAILABILITY_HOLDS;
}
