import * as words from "~/words/contentTimes.generated";
import { formatterOf } from "~/words/formats";
import { timeZones } from "./time-zones.generated";
import { siteZone } from "./zoned-days";

const options = formatterOf((): readonly (readonly [zone: string, label: string])[] => [
  [siteZone, siteZone],
  ...timeZones.map(([zone, city, winter, summer]): [string, string] => [
    zone,
    summer ? words.zoneWithSummer({ city, winter, summer }) : words.zone({ city, offset: winter }),
  ]),
]);
const labels = formatterOf(() => new Map(options()));

/** The time zones to choose from, in the reader's language. */
export function zoneOptions(): readonly (readonly [zone: string, label: string])[] {
  return options();
}

/**
 * The display name of a zone, as "Berlin (UTC+1, in summer UTC+2)"; an unlisted zone stays as it
 * is.
 */
export function zoneName(zone: string): string {
  return labels().get(zone) ?? zone;
}

/** Whether a zone is among those to choose from. */
export function isZone(zone: string): boolean {
  return labels().has(zone);
}
