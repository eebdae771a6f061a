import { describe, expect, it } from "vitest";
import { isWithin } from "~/values/bound";
import { isDay } from "~/values/day";
import { dayOf, daysAfter, daysBetween, daysSince, earliestToday, isAhead } from "~/values/days";

it.each([
  ["2027-03-01", 1, "2027-03-02"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-12-31", 1, "2028-01-01"],
  ["2027-03-27", 2, "2027-03-29"],
  ["2027-03-01", -1, "2027-02-28"],
  ["2027-03-01", 0, "2027-03-01"],
])("%s and %i days is %s, and back again", (from, days, to) => {
  expect(daysAfter(from, days)).toBe(to);
  expect(daysBetween(from, to) === days).toBe(true);
});

it("a moment belongs to its day in UTC, and the next day begins at midnight", () => {
  expect(dayOf(new Date("2027-03-01T23:59:59.999Z"))).toBe("2027-03-01");
  const last = "2027-03-01T23:59:59.999Z";
  expect(daysSince(last, new Date("2027-03-01T23:59:59.999Z"))).toBe(0);
  expect(daysSince(last, new Date("2027-03-02T00:00:00.000Z"))).toBe(1);
});

it("today lasts as long as it is today somewhere: noon in UTC ends the day before", () => {
  expect(earliestToday(new Date("2027-03-02T11:59:59.999Z"))).toBe("2027-03-01");
  expect(earliestToday(new Date("2027-03-02T12:00:00.000Z"))).toBe("2027-03-02");
});

it.each([
  ["2027-03-01", false],
  ["2027-03-02", true],
  ["2032-03-05", true],
  ["2032-03-06", false],
])("%s is ahead on 2 March 2027: %s", (day, ahead) => {
  expect(isAhead(day, new Date("2027-03-02T12:00:00Z"))).toBe(ahead);
});

it.each(["2027-02-28", "2028-02-29", "0001-01-01"])("%s is a day", (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  "2027-02-29",
  "2027-13-01",
  "2027-1-01",
  "2027-01-01T00:00:00Z",
  "a 2027-01-01",
  "27-01-01",
  "2027-01-01 ",
  "",
])("%j is none", (text) => {
  expect(isDay(text)).toBe(false);
});

describe("a window of ten seconds", () => {
  const now = new Date("2027-03-01T12:00:00.000Z");
  const at = (ms: number) => isWithin(10_000, new Date(now.getTime() + ms), now);

  it("holds what was in it until it is over", () => {
    expect([at(0), at(-9_999), at(-10_000)]).toEqual([true, true, false]);
  });

  it("holds nothing that lies more than a minute in the future: the clock was wrong", () => {
    expect([at(60_000), at(60_001)]).toEqual([true, false]);
  });
});
