import { expect, it } from "vitest";
import { timesIn } from "~/domain/times";
import { sayEnd } from "~/features/references/shared/say-end";

it("says the day that was promised, also west of UTC", () => {
  const zones = ["America/Los_Angeles", "UTC", "Asia/Tokyo"];
  const said = zones.map((zone) => sayEnd("2027-06-01T00:00:00.000Z", timesIn(zone)));
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain("1 June 2027");
});

it("says a moment by the reader’s time zone", () => {
  expect(sayEnd("2027-06-01T01:00:00.000Z", timesIn("America/Los_Angeles"))).toContain("31 May");
});
