import { labelOf } from "./choices";
import { timeZones } from "./time-zones.generated";

/** What people read for a zone, as "Berlin (UTC+1, in summer UTC+2)"; what is none of the list stays as it is. */
export function zoneName(zone: string): string {
  return timeZones.some(([one]) => one === zone) ? labelOf(timeZones, zone) : zone;
}
