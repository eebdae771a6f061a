import { describe, expect, it, test } from "vitest";
import { fitOf } from "~/domain/briefs/fit";
import { nextBriefMoves, readBrief } from "~/domain/briefs/read-brief";
import { saveProposal, sendProposal } from "~/domain/proposals/write-proposal";
import { createMarket, refusalOf, succeeded } from "./market";

describe("a brief that is open to agencies alone", () => {
  it.each([
    ["agency", "active", ["save", "propose"]],
    ["freelancer", "active", ["save"]],
    ["agency", "pending", ["save"]],
    ["freelancer", "pending", null],
    ["hirer", "active", null],
  ] as const)("offers %s, %s: %o", async (kind, status, moves) => {
    const market = createMarket();
    const id = await market.open(await market.join("hirer"), { openTo: "agency" });
    const read = await readBrief(market.store, await market.join(kind, { status }), id);
    expect(read && nextBriefMoves(read, market.clock.now())).toEqual(moves);
  });

  it("is refused to a freelancer who answers it all the same", async () => {
    const market = createMarket();
    const id = await market.open(await market.join("hirer"), { openTo: "agency" });
    const uid = await market.join("freelancer");
    expect(refusalOf(await sendProposal(market, uid, id, market.aProposal()))).toBe("wrong-kind");
  });
});

describe("the answers of a draft", () => {
  const answer = (mustHave: string, met: boolean | null = null) => ({
    mustHave,
    met,
    evidence: "Two shops.",
  });

  it("may be left open, and can't be sent like that", async () => {
    const market = createMarket();
    const id = await market.open(await market.join("hirer"));
    const uid = await market.join("freelancer");
    const content = market.aProposal({ answers: [answer("Has made a slow shop fast")] });
    succeeded(await saveProposal(market, uid, id, content));
    expect((await market.readProposal(id, uid)).answers).toMatchObject([
      { met: null, evidence: "Two shops." },
    ]);
    expect(refusalOf(await sendProposal(market, uid, id, content))).toBe("invalid");
  });

  it("to a must-have that has changed are stale, saved or sent", async () => {
    const market = createMarket();
    const id = await market.open(await market.join("hirer"));
    const uid = await market.join("freelancer");
    const content = market.aProposal({ answers: [answer("Has a van", true)] });
    expect(refusalOf(await saveProposal(market, uid, id, content))).toBe("stale");
    expect(refusalOf(await sendProposal(market, uid, id, content))).toBe("stale");
  });

  test.each([
    ["all yes", [true, true], "met"],
    ["one open", [true, null], "unknown"],
    ["a no beside an open one", [false, null], "not-met"],
  ] as const)("with %s fit as %o: %s", (_what, [first, second], state) => {
    const { aBrief, aProposal, clock } = createMarket();
    const brief = aBrief({ mustHaves: ["A", "B"] });
    // In the order in which they once stood.
    const proposal = aProposal({ answers: [answer("B", second), answer("A", first)] });
    const [, mustHaves] = fitOf(brief, null, proposal, clock.now());
    expect(mustHaves?.state).toBe(state);
  });
});
