import { labelOf } from "./choices";
import { timeZones } from "./time-zones.generated";

/**
 * The display name of a zone, as "Berlin (UTC+1, in summer UTC+2)"; an unlisted zone stays as it
 * is.
 */
export function zoneName(zone: string): string {
  return timeZones.some(([one]) => one === zone) ? labelOf(timeZones, zone) : zone;
}
