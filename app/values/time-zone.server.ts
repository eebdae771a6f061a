import * as words from "~/words/contentTimes.generated";
import { formatterOf } from "~/words/formats";
import { foldSkill } from "./fold";
import { spell } from "./spellings";
import { normalize, withoutInvisible } from "./text";
import { timeZones } from "./time-zones.generated";
import zoneCities from "./zone-cities.json" with { type: "json" };
import { spellingsOfZone } from "./zone-spellings";
import { siteZone, toTimeZone } from "./zoned-days";

/** Cities as they are called in other languages than English, from CLDR 48 (Unicode License V3). */
const translated: Readonly<Record<string, Readonly<Record<string, string>>>> = zoneCities;

const options = formatterOf((language): readonly (readonly [zone: string, label: string])[] => {
  const { compare } = new Intl.Collator(language);
  const labelled = timeZones.map(([zone, inEnglish, winter, summer]): [string, string] => {
    const city = translated[language]?.[zone] ?? inEnglish;
    return [
      zone,
      summer ? words.zoneWithSummer({ city, winter, summer }) : words.zone({ city, offset: winter }),
    ];
  });
  return [[siteZone, siteZone], ...labelled.sort(([, a], [, b]) => compare(a, b))];
});
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

const distances: ReadonlyMap<string, readonly string[]> = new Map([
  [siteZone, ["UTC+0"]],
  ...timeZones.map(([zone, , winter, summer]): [string, string[]] => [
    zone,
    summer ? [winter, summer] : [winter],
  ]),
]);
const known = new Set([...distances.values()].flat());

/** How far a zone is from UTC, as its label says it: "UTC+1", and in summer "UTC+2". */
export function distancesOfZone(zone: string): readonly string[] {
  return distances.get(listedZone(zone) ?? zone) ?? [];
}

/** A distance from UTC that some zone has, as labels say it: "UTC+5:30" of "GMT+0530". */
export function parseDistance(text: string): string | null {
  const plain = spell(normalize(withoutInvisible(text), "NFKC")).replaceAll(/\s/g, "");
  const [, sign = "", hours, minutes = "00"] =
    /^(?:utc|gmt)?([+\p{Pd}−±])(\d{1,2}?)(?::?([0-5]\d))?$/iu.exec(plain) ?? [];
  if (hours === undefined) return null;
  const isBehind = /[^+±]/.test(sign) && Number(hours + minutes) > 0;
  const distance = `UTC${isBehind ? "−" : "+"}${Number(hours)}${minutes === "00" ? "" : `:${minutes}`}`;
  return known.has(distance) ? distance : null;
}

let zonesByName: ReadonlyMap<string, string> | undefined;

/** No two zones share a name, whatever the language: the test of this module looks at all. */
function makeZonesByName(): ReadonlyMap<string, string> {
  const ofEach = timeZones.flatMap(([zone, inEnglish]): [string, string][] => {
    const cities = Object.values(translated).flatMap((named) => named[zone] ?? []);
    const former = spellingsOfZone(zone).map((name) => name.split("/").at(-1) ?? name);
    return [...former, ...cities, inEnglish, zone].map((name) => [foldName(name), zone]);
  });
  return new Map([[foldName(siteZone), siteZone], ...ofEach]);
}

/** A zone by its name, by its city in any of our languages, or as it is shown. */
export function parseZone(text: string): string | null {
  zonesByName ??= makeZonesByName();
  const city = text.replace(/ \(.*/s, "");
  return zonesByName.get(foldName(text)) ?? zonesByName.get(foldName(city)) ?? listedZone(text);
}

const foldName = (name: string) => spell(foldSkill(withoutInvisible(name).replaceAll("_", " ")));
