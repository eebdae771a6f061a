import { expect, it } from "vitest";
import { timeZones } from "~/platform/values/time-zones.generated";

it.each([
  ["UTC", "UTC"],
  ["Europe/Berlin", "Berlin (UTC+1, in summer UTC+2)"],
  ["Australia/Sydney", "Sydney (UTC+10, in summer UTC+11)"],
  ["America/St_Johns", "St Johns (UTC−3:30, in summer UTC−2:30)"],
  ["America/Argentina/Salta", "Salta, Argentina (UTC−3)"],
  ["Asia/Calcutta", "Kolkata (UTC+5:30)"],
])("%s reads %s", (zone, label) => {
  expect(new Map(timeZones).get(zone)).toBe(label);
});

it("zones are told apart by what people read", () => {
  expect(new Set(timeZones.map(([, label]) => label)).size).toBe(timeZones.length);
});
