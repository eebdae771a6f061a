import * as words from "~/words/contentTimes.generated";
import { formatterOf } from "~/words/formats";
import { timeZones } from "./time-zones.generated";
import { spellingsOfZone } from "./zone-spellings";
import { siteZone, toTimeZone } from "./zoned-days";

const options = formatterOf((): readonly (readonly [zone: string, label: string])[] => [
  [siteZone, siteZone],
  ...timeZones.map(([zone, city, winter, summer]): [string, string] => [
    zone,
    summer ? words.zoneWithSummer({ city, winter, summer }) : words.zone({ city, offset: winter }),
  ]),
]);
const labels = formatterOf(() => new Map(options()));

/** The time zones to choose from, in the reader's language, and the one that is kept. */
export function zoneOptions(kept: string | null = null): readonly (readonly [zone: string, label: string])[] {
  return kept === null || listedZone(kept) ? options() : [[kept, kept], ...options()];
}

/**
 * The display name of a zone, as "Berlin (UTC+1, in summer UTC+2)"; an unlisted zone stays as it
 * is.
 */
export function zoneName(zone: string): string {
  return labels().get(listedZone(zone) ?? zone) ?? zone;
}

/**
 * A zone as it is among those to choose from: another of its names is another spelling. Null for
 * one that isn't there.
 */
export function listedZone(name: string): string | null {
  const names = [name, toTimeZone(name)].flatMap((one) => (one === null ? [] : spellingsOfZone(one)));
  return names.find(isZone) ?? null;
}

/** Whether a zone is among those to choose from. */
export function isZone(zone: string): boolean {
  return labels().has(zone);
}
