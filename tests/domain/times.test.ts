import { describe, expect, it } from "vitest";
import { timesIn } from "~/domain/times";
import { dayIn, endOfDay, endOfDayIn, promisedDay } from "~/values/zoned-days";

const at = "2026-03-28T23:30:00.000Z";

describe("a moment", () => {
  it.each([
    ["Europe/Berlin", "29 March 2026, 00:30"],
    ["America/Los_Angeles", "28 March 2026, 16:30"],
    ["Asia/Kolkata", "29 March 2026, 05:00"],
    ["UTC", "28 March 2026, 23:30"],
    [null, "28 March 2026, 23:30 UTC"],
    // A zone that a release of the tables dropped.
    ["Atlantis/Poseidonis", "28 March 2026, 23:30 UTC"],
  ])("is read in %s as %s", (zone, words) => {
    expect(timesIn(zone).time(at)).toBe(words);
  });

  it("is named with its zone in a mail", () => {
    expect(timesIn("Europe/Berlin").named(at)).toBe("29 March 2026, 00:30 CET");
    expect(timesIn("Asia/Kolkata").named(at)).toBe("29 March 2026, 05:00 GMT+5:30");
    expect(timesIn(null).named(at)).toBe("28 March 2026, 23:30 UTC");
  });

  it("names its year where that isn't this one", () => {
    const { shortDay } = timesIn("Pacific/Auckland");
    expect(shortDay("2026-12-30T10:00:00.000Z", "2026-12-01T10:00:00.000Z")).toBe("30 December");
    // New Year's Eve in UTC, and the next year there.
    expect(shortDay("2026-12-31T12:00:00.000Z", "2026-12-01T10:00:00.000Z")).toBe("1 January 2027");
  });
});

describe("until when a promise has time", () => {
  it.each([
    ["Europe/Berlin", "the end of 8 December 2026", "8 December"],
    ["Europe/Lisbon", "23:00 on 8 December 2026", "23:00 on 8 December"],
    ["Asia/Tokyo", "08:00 on 9 December 2026", "08:00 on 9 December"],
    ["UTC", "23:00 on 8 December 2026", "23:00 on 8 December"],
  ])("is read in %s as %s", (zone, words, inList) => {
    const end = endOfDay("2026-12-08", "Europe/Berlin").toISOString();
    expect(timesIn(zone).until(end)).toBe(words);
    expect(timesIn(zone).shortUntil(end, "2026-12-01T10:00:00.000Z")).toBe(inList);
  });

  it.each([
    ["Europe/Berlin", "the end of 8 December 2026"],
    ["Africa/Lagos", "the end of 8 December 2026"],
    ["Europe/Lisbon", "the end of 8 December 2026 (UTC+1)"],
    ["Asia/Tokyo", "the end of 8 December 2026 (UTC+1)"],
    [null, "the end of 8 December 2026 (UTC+1)"],
  ])("is the promised day in %s, too: %s", (zone, words) => {
    const end = endOfDayIn("2026-12-08", "Europe/Berlin");
    expect(timesIn(zone).until(end)).toBe(words);
    expect(timesIn(zone).shortUntil(end, "2026-12-01T10:00:00.000Z")).toBe("8 December");
    expect(timesIn(zone).shortUntil(end, "2025-12-01T10:00:00.000Z")).toBe("8 December 2026");
  });

  it.each([
    "UTC",
    "Europe/Berlin",
    "America/Santiago",
    "America/St_Johns",
    "Asia/Kolkata",
    "Pacific/Kiritimati",
  ])("is one moment and one day however it is written: %s", (zone) => {
    // Santiago's clocks go forward at the midnight that ends 5 September 2026.
    for (const day of ["2026-09-05", "2026-12-31"]) {
      const end = endOfDayIn(day, zone);
      expect(new Date(end)).toEqual(endOfDay(day, zone));
      expect(promisedDay(end)?.day).toBe(day);
    }
  });

  it("counts to the promised day on the reader's calendar, and isn't over before it is", () => {
    const end = endOfDayIn("2026-12-08", "UTC");
    expect(timesIn("Asia/Tokyo").daysTo(end, "2026-12-06T20:00:00.000Z")).toBe("tomorrow");
    // 9 December there, and the promise still has five hours.
    expect(timesIn("Asia/Tokyo").daysTo(end, "2026-12-08T19:00:00.000Z")).toBe("today");
    // Still 8 December there, and it is over.
    expect(timesIn("America/Los_Angeles").daysTo(end, "2026-12-09T01:00:00.000Z")).toBeNull();
  });

  it("names the site's zone to a reader whose own isn't known", () => {
    expect(timesIn(null).until(endOfDay("2026-12-08", null).toISOString())).toBe(
      "the end of 8 December 2026 (UTC)",
    );
  });

  const now = "2026-03-02T10:00:00.000Z";
  it.each([
    ["2026-03-01", null, true],
    ["2026-03-02", "today", true],
    ["2026-03-03", "tomorrow", true],
    ["2026-03-04", "in 2 days", true],
    ["2026-03-22", "in 20 days", false],
  ])("seen from 2 March, the end of %s is %s", (day, words, isSoon) => {
    for (const zone of ["UTC", "Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles"]) {
      const end = endOfDay(day, zone).toISOString();
      expect(timesIn(zone).daysTo(end, now), zone).toBe(words);
      expect(timesIn(zone).isSoon(end, now), zone).toBe(isSoon);
    }
  });

  it("counts the days on the reader's calendar", () => {
    const end = endOfDay("2026-03-03", "Europe/Berlin").toISOString();
    // Midnight has passed in Tokyo, and the promise ends there in the morning after the next.
    expect(timesIn("Asia/Tokyo").daysTo(end, "2026-03-02T16:00:00.000Z")).toBe("tomorrow");
    expect(timesIn("Europe/Berlin").daysTo(end, "2026-03-02T16:00:00.000Z")).toBe("tomorrow");
    expect(timesIn("Europe/Berlin").daysTo(end, "2026-03-02T23:00:00.000Z")).toBe("today");
  });
});

describe("the end of a day", () => {
  it.each([
    ["2026-03-28", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
    ["2026-03-29", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
    ["2026-10-24", "Europe/Berlin", "2026-10-24T22:00:00.000Z"],
    ["2026-10-25", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
    ["2026-12-08", "Asia/Kolkata", "2026-12-08T18:30:00.000Z"],
    ["2026-12-08", "Pacific/Kiritimati", "2026-12-08T10:00:00.000Z"],
    ["2026-12-08", "Etc/GMT+12", "2026-12-09T12:00:00.000Z"],
    // Clocks go from 00:00 to 01:00: the next day has no midnight.
    ["2026-09-05", "America/Santiago", "2026-09-06T04:00:00.000Z"],
    // From 24:00 back to 23:00: the day's last hour comes twice.
    ["2026-04-04", "America/Santiago", "2026-04-05T04:00:00.000Z"],
    // From 01:00 back to 00:00: midnight comes twice, and the day is over at the first.
    ["2026-10-31", "America/Havana", "2026-11-01T04:00:00.000Z"],
    ["2026-12-08", null, "2026-12-09T00:00:00.000Z"],
    ["2026-12-08", "Atlantis/Poseidonis", "2026-12-09T00:00:00.000Z"],
  ])("%s in %s is %s", (day, zone, moment) => {
    expect(endOfDay(day, zone).toISOString()).toBe(moment);
  });

  const zones = [
    "Europe/Berlin",
    "America/New_York",
    "America/Santiago",
    "Australia/Lord_Howe",
    "Africa/Cairo",
  ];
  it.each(zones)("is the first moment of the next one, on every day of a year in %s", (zone) => {
    for (let day = "2026-01-01"; day < "2027-01-01"; ) {
      const end = endOfDay(day, zone);
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      expect(dayIn(end, zone), day).toBe(next);
      expect(dayIn(new Date(end.getTime() - 1), zone), day).toBe(day);
      day = next;
    }
  });
});
