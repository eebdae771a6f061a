import { describe, expect, it, test } from "vitest";
import type { AccountKind, AccountStatus } from "~/contract/account";
import type { TalentKind } from "~/contract/brief";
import type { ProposalStatus } from "~/contract/proposal";
import { type Account, accountsCollection } from "~/domain/accounts/account";
import { fitOf } from "~/domain/briefs/fit";
import { listBriefsFor } from "~/domain/briefs/list-briefs";
import { getTalent, nextBriefMoves, readBrief } from "~/domain/briefs/read-brief";
import { listProposalsOf } from "~/domain/proposals/list-proposals";
import { briefOf, proposalMovesNow, readProposal } from "~/domain/proposals/read-proposal";
import { saveProposal, sendProposal } from "~/domain/proposals/write-proposal";
import { createMarket, refusalOf, succeeded } from "./market";

describe("a brief that is open to agencies alone", () => {
  it.each([
    ["agency", "active", ["save", "propose"]],
    ["freelancer", "active", ["save"]],
    ["agency", "pending", ["save"]],
    ["agency", "suspended", []],
    ["agency", "deleting", []],
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

describe("who may only read", () => {
  it.each(["suspended", "deleting"] as const)(
    "and is %s is offered nothing that is refused",
    async (status) => {
      const market = createMarket();
      const hirer = await market.join("hirer");
      const briefId = await market.open(hirer);
      const sent = await market.propose(briefId);
      const drafting = await market.join("freelancer");
      succeeded(await saveProposal(market, drafting, briefId, market.aProposal()));
      const offered = async () => {
        const brief = await readBrief(market.store, hirer, briefId);
        const moves: (readonly string[] | null)[] = [brief && nextBriefMoves(brief, market.clock.now())];
        for (const [reader, applicantUid] of [
          [hirer, sent],
          [sent, sent],
          [drafting, drafting],
        ] as const) {
          const read = await readProposal(market.store, reader, { briefId, applicantUid });
          if (!read) throw new Error("Nothing to read");
          const around = await briefOf(market.store, read);
          moves.push(nextBriefMoves(around, market.clock.now()));
          moves.push(await proposalMovesNow(market.store, read, market.clock.now()));
        }
        return moves;
      };
      for (const moves of await offered()) expect(moves).not.toEqual([]);
      for (const uid of [hirer, sent, drafting])
        await market.store.transact(async (tx) => {
          const account = await tx.get<Account>(accountsCollection, uid);
          if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, status });
        });
      for (const moves of await offered()) expect(moves).toEqual([]);
    },
  );
});

describe("a list", () => {
  const page = { first: 50, after: null };
  const all = { keyword: null, skill: null, workplace: null, budget: null };

  it("of open briefs is read by talent alone, and of the other kind's by confirmed talent", async () => {
    const market = createMarket();
    await market.open(await market.join("hirer"));
    const listed = async (kind: AccountKind, status: AccountStatus, asked: TalentKind | null = null) => {
      const reader = await getTalent(market.store, await market.join(kind, { status }));
      return (await listBriefsFor(market.store, reader, { ...all, kind: asked }, page)).items.length;
    };
    expect(await listed("freelancer", "active")).toBe(1);
    expect(await listed("freelancer", "pending")).toBe(1);
    expect(await listed("freelancer", "active", "agency")).toBe(1);
    expect(await listed("freelancer", "pending", "agency")).toBe(0);
    expect(await listed("hirer", "active", "agency")).toBe(0);
  });

  it("of a brief's proposals is its owner's, and never of drafts and the line", async () => {
    const market = createMarket();
    const hirer = await market.join("hirer");
    const briefId = await market.open(hirer);
    const applicant = await market.propose(briefId);
    const listed = async (uid: string, status: ProposalStatus) => {
      const brief = await readBrief(market.store, uid, briefId);
      return brief && (await listProposalsOf(market.store, brief, status, page));
    };
    expect((await listed(hirer, "sent"))?.items).toHaveLength(1);
    expect(await listed(applicant, "sent")).toBeNull();
    for (const status of ["draft", "waitlisted"] as const) expect(await listed(hirer, status)).toBeNull();
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
