import { expect, it } from "vitest";
import { zoneName, zoneOptions } from "~/platform/values/time-zone.server";

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

it("zones are told apart by what people read", () => {
  const labels = zoneOptions().map(([, label]) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
