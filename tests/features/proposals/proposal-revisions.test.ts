import { describe, expect, it, test } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { deleteProposalDraft, saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";

const ours = "I would measure first, then take the ten slowest queries out of the page, one by one.";
const theirs = "I would ask your customers first which of your pages they leave, and begin with those.";

/** A brief that is open, and somebody who writes to it in more than one tab. */
async function createTabs() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const uid = await market.join("FREELANCER");
  const writing = (revision: number | null, pitch: string, more: Partial<ProposalContent> = {}) => ({
    revision,
    content: market.aProposal({ pitch, ...more }),
  });
  return {
    ...market,
    hirer,
    briefId,
    save: (...given: Parameters<typeof writing>) => saveProposal(market, uid, briefId, writing(...given)),
    send: (...given: Parameters<typeof writing>) => sendProposal(market, uid, briefId, writing(...given)),
    withdraw: async () => succeeded(await withdrawProposal(market, uid, briefId)),
    remove: async () => succeeded(await deleteProposalDraft(market, uid, briefId)),
    existing: () => market.readProposal(briefId, uid),
  };
}

describe("the revision of a proposal", () => {
  it("is 1 at first, and goes up with each save or send that changes a word", async () => {
    const tab = await createTabs();
    const revisionOf = async (written: ReturnType<typeof tab.save>) => succeeded(await written).data.revision;
    expect(await revisionOf(tab.save(null, "Begun."))).toBe(1);
    expect(await revisionOf(tab.save(1, ours))).toBe(2);
    expect(await revisionOf(tab.save(2, ours))).toBe(2);
    expect(await revisionOf(tab.send(2, theirs))).toBe(3);
    expect((await tab.existing()).status).toBe("SENT");
  });

  it("is 1 of what was sent without a save before", async () => {
    const tab = await createTabs();
    expect(succeeded(await tab.send(null, ours)).data).toMatchObject({ status: "SENT", revision: 1 });
  });
});

describe("of two tabs", () => {
  test.each(["save", "send"] as const)("the one that is behind can’t %s over the other", async (does) => {
    const tab = await createTabs();
    succeeded(await tab.save(null, "Begun."));
    succeeded(await tab.save(1, ours));
    const before = await tab.existing();
    tab.clock.advance(1);
    for (const revision of [null, 1, 3]) expect(refusalOf(await tab[does](revision, theirs))).toBe("STALE");
    expect(await tab.existing()).toEqual(before);
    // Its author has seen both, and knows what it replaces.
    expect(succeeded(await tab[does](2, theirs)).data).toMatchObject({ pitch: theirs, revision: 3 });
  });

  it("that save at once, one does", async () => {
    const tab = await createTabs();
    succeeded(await tab.save(null, "Begun."));
    const both = await Promise.all([tab.save(1, ours), tab.save(1, theirs)]);
    const { pitch, revision } = await tab.existing();
    const said = both.map((one) => (one.ok ? one.value.data.pitch : one.code));
    expect(said.sort()).toEqual([pitch, "STALE"].sort());
    expect(revision).toBe(2);
  });

  it("that begin at once, one does", async () => {
    const tab = await createTabs();
    const both = await Promise.all([tab.save(null, ours), tab.save(null, theirs)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await tab.existing()).revision).toBe(1);
  });
});

describe("a button pressed twice", () => {
  it("saves once", async () => {
    const tab = await createTabs();
    succeeded(await tab.save(null, ours));
    const saved = await tab.existing();
    tab.clock.advance(1);
    succeeded(await tab.save(null, ours));
    expect(await tab.existing()).toEqual(saved);
  });

  it("sends once", async () => {
    const tab = await createTabs();
    succeeded(await tab.save(null, "Begun."));
    succeeded(await tab.send(1, ours));
    const sent = await tab.existing();
    tab.clock.advance(1);
    succeeded(await tab.send(1, ours));
    expect(await tab.existing()).toEqual(sent);
    expect(refusalOf(await tab.send(1, theirs))).toBe("ALREADY_SENT");
  });

  it("sends what another tab has saved in the same words", async () => {
    const tab = await createTabs();
    succeeded(await tab.save(null, ours));
    expect(succeeded(await tab.send(null, ours)).data).toMatchObject({ status: "SENT", revision: 1 });
  });
});

describe("a draft that was deleted meanwhile", () => {
  test.each(["save", "send"] as const)("isn’t brought back by a tab that can %s it", async (does) => {
    const tab = await createTabs();
    succeeded(await tab.save(null, ours));
    await tab.remove();
    for (const words of [ours, theirs]) expect(refusalOf(await tab[does](1, words))).toBe("STALE");
    await expect(tab.existing()).rejects.toThrow("No proposal");
    // Its author was told, and wants it.
    expect(succeeded(await tab[does](null, theirs)).data).toMatchObject({ pitch: theirs, revision: 1 });
  });
});

describe("a proposal that was withdrawn", () => {
  it("is rewritten and sent again by the same rule", async () => {
    const tab = await createTabs();
    succeeded(await tab.send(null, ours));
    await tab.withdraw();
    succeeded(await tab.save(1, "Begun again."));
    for (const revision of [null, 1]) {
      expect(refusalOf(await tab.save(revision, theirs))).toBe("STALE");
      expect(refusalOf(await tab.send(revision, theirs))).toBe("STALE");
    }
    expect(await tab.existing()).toMatchObject({ status: "WITHDRAWN", pitch: "Begun again.", revision: 2 });
    expect(succeeded(await tab.send(2, theirs)).data).toMatchObject({ status: "SENT", revision: 3 });
  });
});

describe("what is wrong with a save or send is said in order", () => {
  const changed = { answers: [{ mustHave: "Has a van", met: true, evidence: "Since 2009." }] };
  const tooLong = "a".repeat(10_000);

  test.each(["save", "send"] as const)(
    "%s: its state, its revision, the must-haves, the rules",
    async (does) => {
      const tab = await createTabs();
      succeeded(await tab.save(null, ours));
      expect(refusalOf(await tab[does](1, tooLong))).toBe("INVALID");
      expect(refusalOf(await tab[does](1, tooLong, changed))).toBe("BRIEF_CHANGED");
      expect(refusalOf(await tab[does](9, tooLong, changed))).toBe("STALE");
      succeeded(await tab.send(1, ours));
      expect(refusalOf(await tab[does](9, tooLong, changed))).toBe("ALREADY_SENT");
      await tab.withdraw();
      succeeded(await closeBrief(tab, tab.hirer, tab.briefId, "BUDGET"));
      expect(refusalOf(await tab[does](9, tooLong, changed))).toBe("BRIEF_CLOSED");
    },
  );
});
