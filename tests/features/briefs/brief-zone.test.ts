import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { momentsOf, takesProposals } from "~/features/briefs/model/brief";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { saveSettings } from "~/features/profiles/writes/save-settings";

const hour = 3_600_000;
const daily = { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" } as const;

/** A brief that is published from a browser in one zone by a hirer whose account names another, or none. */
async function publishIn({ browser, account }: { browser: string | null; account: string | null }) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  succeeded(await saveSettings(market, hirer, { notify: daily, timeZone: account }));
  const id = randomUUID();
  succeeded(await saveBrief(market, hirer, { id, revision: null, content: market.aBrief() }));
  const published = succeeded(await publishBrief(market, hirer, id, 1, browser));
  return { ...market, hirer, id, published };
}

const endOf = (date: string | null, offset: string) => {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);
  return `${next}T00:00:00.000${offset}`;
};

describe("a brief’s dates", () => {
  it.each([
    ["Asia/Kolkata", null, "+05:30"],
    ["Asia/Kolkata", "Asia/Tokyo", "+09:00"],
    [null, "Asia/Tokyo", "+09:00"],
    [null, null, "+00:00"],
  ])("published from %s by an account in %s are days at %s", async (browser, account, offset) => {
    const { published, clock } = await publishIn({ browser, account });
    const { closesOn, decideOn } = published.data;
    const until = endOf(closesOn, offset);
    expect(momentsOf(published.data)).toEqual({ closesAt: until, decideBy: endOf(decideOn, offset) });
    clock.advance(Date.parse(until) - clock.now().getTime() - 1);
    expect(takesProposals(published.data, clock.now())).toBe(true);
    clock.advance(1);
    expect(takesProposals(published.data, clock.now())).toBe(false);
  });

  it("close and end it by its jobs at those moments, and stay when its hirer moves elsewhere", async () => {
    const market = await publishIn({ browser: null, account: "Asia/Tokyo" });
    const { id, hirer, clock, pass, readBrief, propose } = market;
    await propose(id);
    succeeded(await saveSettings(market, hirer, { notify: daily, timeZone: "America/Los_Angeles" }));
    const { closesAt, decideBy } = momentsOf(await readBrief(id));
    const statusAt = async (moment: number) => {
      await pass(moment - clock.now().getTime());
      return (await readBrief(id)).status;
    };
    expect(await statusAt(Date.parse(closesAt ?? "") - 1)).toBe("OPEN");
    expect(await statusAt(Date.parse(closesAt ?? ""))).toBe("SHORTLISTING");
    expect(await statusAt(Date.parse(decideBy ?? "") - 1)).toBe("SHORTLISTING");
    expect(await statusAt(Date.parse(decideBy ?? ""))).toBe("CLOSED");
  });

  it("can’t be over already where the hirer is, though the day isn’t over everywhere", async () => {
    const market = createMarket();
    const { clock } = market;
    const hirer = await market.join("HIRER");
    // In Kiritimati, 14 hours ahead, the day of UTC is over.
    const noon = Date.parse(`${clock.now().toISOString().slice(0, 10)}T12:00:00Z`) + day;
    clock.advance(noon - clock.now().getTime());
    const today = clock.now().toISOString().slice(0, 10);
    const id = randomUUID();
    const content = { ...market.aBrief(), closesOn: today };
    succeeded(await saveBrief(market, hirer, { id, revision: null, content }));
    const inKiritimati = await publishBrief(market, hirer, id, 1, "Pacific/Kiritimati");
    expect(inKiritimati).toMatchObject({
      ok: false,
      code: "INVALID",
      problems: [{ field: "closesOn" }],
    });
    clock.advance(hour);
    expect(await publishBrief(market, hirer, id, 1, "Europe/Berlin")).toMatchObject({ ok: true });
  });
});
