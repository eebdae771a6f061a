import { describe, expect, it } from "vitest";
import {
  distancesOfZone,
  listedZone,
  parseDistance,
  parseZone,
  zoneName,
  zoneOptions,
} from "~/values/time-zone.server";
import zoneCities from "~/values/zone-cities.json";
import { spellingsOfZone, zoneAmong } from "~/values/zone-spellings";
import { toTimeZone } from "~/values/zoned-days";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

it.each([
  ["UTC", "UTC"],
  ["Europe/Berlin", "Berlin (UTC+1, in summer UTC+2)"],
  ["Australia/Sydney", "Sydney (UTC+10, in summer UTC+11)"],
  ["America/St_Johns", "St Johns (UTC−3:30, in summer UTC−2:30)"],
  ["America/Argentina/Salta", "Salta, Argentina (UTC−3)"],
  ["Asia/Calcutta", "Kolkata (UTC+5:30)"],
])("%s reads %s", (zone, label) => {
  expect(zoneName(zone)).toBe(label);
});

it.each([
  ["Asia/Kolkata", "Asia/Calcutta", "Kolkata (UTC+5:30)"],
  ["Europe/Kyiv", "Europe/Kiev", "Kyiv (UTC+2, in summer UTC+3)"],
  ["America/Argentina/Buenos_Aires", "America/Buenos_Aires", "Buenos Aires (UTC−3)"],
  ["America/Nuuk", "America/Godthab", "Nuuk (UTC−2, in summer UTC−1)"],
  ["Asia/Ho_Chi_Minh", "Asia/Saigon", "Ho Chi Minh City (UTC+7)"],
  ["Etc/UTC", "UTC", "UTC"],
  ["US/Pacific", "America/Los_Angeles", "Los Angeles (UTC−8, in summer UTC−7)"],
  ["Etc/Unknown", null, "Etc/Unknown"],
])("%s, as browsers call it, is %s of the list", (name, zone, label) => {
  expect([listedZone(name), zoneName(name)]).toEqual([zone, label]);
});

it("a zone is found by a name that only IANA’s list still has", () => {
  expect(parseZone("US/Pacific")).toBe("America/Los_Angeles");
});

it("a zone that is kept is offered, though it isn’t in the list", () => {
  expect(zoneOptions("Etc/GMT+5")[0]).toEqual(["Etc/GMT+5", "Etc/GMT+5"]);
});

it("each zone that has two names is in the list under one of them", () => {
  const options = zoneOptions();
  for (const [zone] of options)
    for (const name of spellingsOfZone(zone)) {
      expect([name, zoneAmong(options, name)?.[0]]).toEqual([name, zone]);
      expect([name, toTimeZone(name)]).toEqual([name, toTimeZone(zone)]);
    }
});

describe.each(languages)("in $name", ({ code }) => {
  const options = inLanguage(code, zoneOptions);

  it("zones are told apart by what people read", () => {
    expect(new Set(options.map(([, label]) => label)).size).toBe(options.length);
  });

  it("each is found by its label, and by each language’s name for its city", () => {
    for (const { code: another } of languages)
      for (const [zone, label] of inLanguage(another, zoneOptions))
        expect([label, inLanguage(code, () => parseZone(label))]).toEqual([label, zone]);
  });
});

it("cities are named by zones that there are", () => {
  const zones = new Set(zoneOptions().map(([zone]) => zone));
  for (const cities of Object.values(zoneCities))
    expect([...zones]).toEqual(expect.arrayContaining(Object.keys(cities)));
});

it("a language of another script names each city", () => {
  const zones = zoneOptions()
    .map(([zone]) => zone)
    .filter((zone) => zone !== "UTC");
  expect(Object.keys(zoneCities.ar).sort()).toEqual(zones.sort());
});

it.each([
  ["UTC+1", "UTC+1"],
  ["UTC+05:30", "UTC+5:30"],
  ["gmt+0530", "UTC+5:30"],
  ["GMT-3", "UTC−3"],
  ["UTC − 3", "UTC−3"],
  ["−03:00", "UTC−3"],
  ["＋１", "UTC+1"],
  ["\u200fUTC+٥:٣٠", "UTC+5:30"],
  ["UTC-0", "UTC+0"],
  ["UTC±0", "UTC+0"],
  // No zone has it.
  ["UTC+25", null],
  ["UTC+1:20", null],
  // In POSIX, whose names these are, it is five hours behind.
  ["Etc/GMT+5", null],
  ["1", null],
  ["UTC", null],
  ["Berlin", null],
])("%s is the distance %s", (typed, distance) => {
  expect(parseDistance(typed)).toBe(distance);
});

it("a zone has the distances of its label", () => {
  expect(distancesOfZone("Europe/Kyiv")).toEqual(["UTC+2", "UTC+3"]);
  expect(distancesOfZone("UTC")).toEqual(["UTC+0"]);
  expect(distancesOfZone("Etc/Unknown")).toEqual([]);
});
