import { describe, expect, it, test } from "vitest";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import type { AccountKind, AccountStatus } from "~/domain/account";
import type { TalentKind } from "~/domain/brief";
import type { ProposalStatus } from "~/domain/proposal";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getTalent, nextBriefMoves, readBrief } from "~/features/briefs/reads/read-brief";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { readContact } from "~/features/conversations/reads/read-contact";
import { hideBriefs } from "~/features/moderation/writes/hide-briefs";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { readMember } from "~/features/profiles/reads/read-member";
import { listProposalsOf } from "~/features/proposals/reads/list-proposals";
import {
  applicantOf,
  briefOf,
  proposalMovesNow,
  readProposal,
} from "~/features/proposals/reads/read-proposal";
import { acceptProposal } from "~/features/proposals/writes/decide-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { fitOf } from "~/features/search/model/fit";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import type { JobDocument } from "~/platform/jobs/queue.server";

const anything = {
  keyword: null,
  skill: null,
  workplace: null,
  budget: null,
  kind: null,
  sort: "MATCH",
} as const;

const findIn = ({ store, clock, app }: ReturnType<typeof createMarket>) => ({
  reads: store,
  search: app.search.briefs,
  now: clock.now(),
});

describe("a brief that is open to agencies alone", () => {
  it.each([
    ["AGENCY", "ACTIVE", ["BOOKMARK", "PROPOSE", "ASK"]],
    ["FREELANCER", "ACTIVE", ["BOOKMARK"]],
    ["AGENCY", "PENDING", ["BOOKMARK"]],
    ["AGENCY", "SUSPENDED", null],
    ["AGENCY", "DELETING", []],
    ["FREELANCER", "PENDING", null],
    ["HIRER", "ACTIVE", null],
  ] as const)("offers %s, %s: %o", async (kind, status, moves) => {
    const market = createMarket();
    const id = await market.open(await market.join("HIRER"), { openTo: "AGENCY" });
    const read = await readBrief(market.store, await market.join(kind, { status }), id);
    expect(read && nextBriefMoves(read, market.clock.now())).toEqual(moves);
  });

  it("is refused to a freelancer who answers it all the same", async () => {
    const market = createMarket();
    const id = await market.open(await market.join("HIRER"), { openTo: "AGENCY" });
    const uid = await market.join("FREELANCER");
    expect(
      refusalOf(await sendProposal(market, uid, id, { revision: null, content: market.aProposal() })),
    ).toBe("WRONG_KIND");
  });
});

describe("who may only read", () => {
  it.each(["SUSPENDED", "DELETING"] as const)(
    "and is %s is offered nothing that is refused",
    async (status) => {
      const market = createMarket();
      const hirer = await market.join("HIRER");
      const briefId = await market.open(hirer);
      const sent = await market.propose(briefId);
      const drafting = await market.join("FREELANCER");
      succeeded(
        await saveProposal(market, drafting, briefId, { revision: null, content: market.aProposal() }),
      );
      const offered = async () => {
        const brief = await readBrief(market.store, hirer, briefId);
        const moves: (readonly string[] | null)[] = [brief && nextBriefMoves(brief, market.clock.now())];
        for (const [reader, applicantUid] of [
          [hirer, sent],
          [sent, sent],
          [drafting, drafting],
        ] as const) {
          const read = await readProposal(market.store, reader, { briefId, applicantUid });
          // A suspended hirer reads no proposals at all.
          if (!read) {
            expect([reader, status]).toEqual([hirer, "SUSPENDED"]);
            continue;
          }
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

describe("a suspended hirer’s brief", () => {
  const suspended = async () => {
    const market = createMarket();
    const admin = { uid: await market.join("HIRER"), admin: true };
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const sent = await market.propose(briefId);
    const drafting = await market.join("FREELANCER");
    succeeded(await saveProposal(market, drafting, briefId, { revision: null, content: market.aProposal() }));
    const stranger = await market.join("FREELANCER");
    succeeded(await setBookmark(market, stranger, briefId, true));
    const found = async (filter = {}) => {
      const reader = await getTalent(market.store, stranger);
      const all = { ...anything, ...filter };
      return (await findBriefsFor(findIn(market), reader, all, { first: 50, after: null })).items.length;
    };
    const reads = async (uid: string) => (await readBrief(market.store, uid, briefId)) !== null;
    expect([await found(), await found({ keyword: "shop" }), await reads(stranger)]).toEqual([1, 1, true]);
    succeeded(await suspendMember(market, admin, hirer, aCause));
    return { market, admin, hirer, briefId, sent, drafting, stranger, found, reads };
  };

  it("is read at once by those alone who have begun to answer it, and found by nobody", async () => {
    const { market, admin, hirer, briefId, sent, drafting, stranger, found, reads } = await suspended();
    // Before any job has run.
    expect([await reads(stranger), await reads(sent), await reads(drafting), await reads(hirer)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(await readMember(market.store, sent, hirer, { briefId })).toBeNull();
    await market.worker.runDue();
    expect([await found(), await found({ keyword: "shop" })]).toEqual([0, 0]);
    succeeded(await reinstateMember(market, admin, hirer, aCause));
    expect(await reads(stranger)).toBe(true);
    await market.worker.runDue();
    expect([await found(), await found({ keyword: "shop" })]).toEqual([1, 1]);
  });

  it("takes nothing: no proposal, no draft, and nobody saves it", async () => {
    const { market, admin, hirer, briefId, sent, drafting, stranger } = await suspended();
    const content = market.aProposal();
    const moves = async (uid: string) => {
      const read = await readProposal(market.store, uid, { briefId, applicantUid: uid });
      if (!read) throw new Error("Nothing to read");
      const brief = await briefOf(market.store, read);
      expect(nextBriefMoves(brief, market.clock.now())).toEqual(
        brief.hidden ? ["BOOKMARK"] : ["BOOKMARK", "PROPOSE", "ASK"],
      );
      return proposalMovesNow(market.store, read, market.clock.now());
    };
    expect(refusalOf(await sendProposal(market, stranger, briefId, { revision: null, content }))).toBe(
      "NOT_FOUND",
    );
    expect(refusalOf(await saveProposal(market, stranger, briefId, { revision: null, content }))).toBe(
      "NOT_FOUND",
    );
    expect(refusalOf(await setBookmark(market, await market.join("AGENCY"), briefId, true))).toBe(
      "NOT_FOUND",
    );
    expect(refusalOf(await sendProposal(market, drafting, briefId, { revision: null, content }))).toBe(
      "BRIEF_CLOSED",
    );
    expect(refusalOf(await saveProposal(market, drafting, briefId, { revision: null, content }))).toBe(
      "BRIEF_CLOSED",
    );
    expect([await moves(sent), await moves(drafting)]).toEqual([["WITHDRAW"], ["DELETE"]]);
    succeeded(await reinstateMember(market, admin, hirer, aCause));
    expect(await moves(drafting)).toEqual(["SAVE", "SEND", "DELETE"]);
    succeeded(await sendProposal(market, drafting, briefId, { revision: null, content }));
  });

  it("goes on by its dates, and whoever waits hears of each turn once", async () => {
    const { market, admin, hirer, briefId, sent, drafting } = await suspended();
    const jobs = await market.store.query<JobDocument>({
      collection: "jobs",
      where: { state: "waiting" },
      orderBy: { field: "dueAt", direction: "asc" },
      limit: 50,
    });
    const job = jobs.items.find(({ data }) => data.type === "hide-briefs");
    expect((await market.mailsTo(sent)).at(-1)).toBe("“A shop that answers in a second” is on hold");
    // Killed after its work, it runs again.
    if (!job) throw new Error("Nothing hides the briefs");
    await hideBriefs.handler(market)({ id: job.id, ...job.data, attempts: 1 });
    expect(await market.mailsTo(sent)).toHaveLength(1);
    await market.pass(11 * day);
    expect((await market.readBrief(briefId)).status).toBe("SHORTLISTING");
    succeeded(await reinstateMember(market, admin, hirer, aCause));
    expect((await market.mailsTo(sent)).at(-1)).toBe(
      "“A shop that answers in a second” is no longer on hold",
    );
    succeeded(await suspendMember(market, admin, hirer, aCause));
    await market.worker.runDue();
    await market.pass(11 * day);
    expect(await market.readBrief(briefId)).toMatchObject({ status: "CLOSED", closeReason: "EXPIRED" });
    const told = await market.mailsTo(sent);
    expect(told).toHaveLength(4);
    expect(told.at(-1)).toContain("replied to your proposal");
    expect(await market.mailsTo(drafting)).toEqual([]);
  });
});

describe("a suspended member reads nothing of others", () => {
  it("a hirer no proposal, no applicant and no address, and their counts all the same", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { seats: 2 });
    const applicantUid = await market.propose(briefId);
    const accepted = await market.propose(briefId);
    succeeded(await acceptProposal(market, hirer, { briefId, applicantUid: accepted }));
    await market.pass(600_000);
    const seen = async () => {
      const brief = await readBrief(market.store, hirer, briefId);
      const list = brief && (await listProposalsOf(market.store, brief, "SENT", { first: 50, after: null }));
      const read = await readProposal(market.store, hirer, { briefId, applicantUid });
      const yes = await readProposal(market.store, hirer, { briefId, applicantUid: accepted });
      return [
        list?.items.length ?? null,
        read && (await applicantOf(market.store, read))?.uid,
        yes && (await readContact(market.store, yes, market.clock.now())),
        await readMember(market.store, hirer, applicantUid, { briefId }).then(
          (member) => member?.uid ?? null,
        ),
        brief?.data.counts.sent,
      ];
    };
    expect(await seen()).toEqual([1, applicantUid, `${accepted}@example.com`, applicantUid, 1]);
    const admin = { uid: await market.join("HIRER"), admin: true };
    succeeded(await suspendMember(market, admin, hirer, aCause));
    expect(await seen()).toEqual([null, null, null, null, 1]);
  });

  it("talent no brief that they haven't answered, and no address of who accepted them", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const [answered, other] = [await market.open(hirer), await market.open(hirer)];
    const uid = await market.propose(answered);
    succeeded(await acceptProposal(market, hirer, { briefId: answered, applicantUid: uid }));
    await market.pass(600_000);
    const seen = async () => {
      const own = await readProposal(market.store, uid, { briefId: answered, applicantUid: uid });
      const reader = await getTalent(market.store, uid);
      const all = anything;
      return [
        own && (await readContact(market.store, own, market.clock.now())),
        (await readBrief(market.store, uid, answered)) !== null,
        (await readBrief(market.store, uid, other)) !== null,
        (await findBriefsFor(findIn(market), reader, all, { first: 50, after: null })).items.length,
      ];
    };
    expect(await seen()).toEqual([`${hirer}@example.com`, true, true, 1]);
    const admin = { uid: await market.join("HIRER"), admin: true };
    succeeded(await suspendMember(market, admin, uid, aCause));
    expect(await seen()).toEqual([null, true, false, 0]);
  });
});

describe("a list", () => {
  const page = { first: 50, after: null };
  const all = anything;

  it("of open briefs is read by talent alone, and of the other kind's by confirmed talent", async () => {
    const market = createMarket();
    await market.open(await market.join("HIRER"));
    const listed = async (kind: AccountKind, status: AccountStatus, asked: TalentKind | null = null) => {
      const reader = await getTalent(market.store, await market.join(kind, { status }));
      return (await findBriefsFor(findIn(market), reader, { ...all, kind: asked }, page)).items.length;
    };
    expect(await listed("FREELANCER", "ACTIVE")).toBe(1);
    expect(await listed("FREELANCER", "PENDING")).toBe(1);
    expect(await listed("FREELANCER", "ACTIVE", "AGENCY")).toBe(1);
    expect(await listed("FREELANCER", "PENDING", "AGENCY")).toBe(0);
    expect(await listed("HIRER", "ACTIVE", "AGENCY")).toBe(0);
  });

  it("of a brief's proposals is its owner's, and never of drafts and the line", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicant = await market.propose(briefId);
    const listed = async (uid: string, status: ProposalStatus) => {
      const brief = await readBrief(market.store, uid, briefId);
      return brief && (await listProposalsOf(market.store, brief, status, page));
    };
    expect((await listed(hirer, "SENT"))?.items).toHaveLength(1);
    expect(await listed(applicant, "SENT")).toBeNull();
    for (const status of ["DRAFT", "WAITLISTED"] as const) expect(await listed(hirer, status)).toBeNull();
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
    const id = await market.open(await market.join("HIRER"));
    const uid = await market.join("FREELANCER");
    const content = market.aProposal({ answers: [answer("Has made a slow shop fast")] });
    succeeded(await saveProposal(market, uid, id, { revision: null, content }));
    expect((await market.readProposal(id, uid)).answers).toMatchObject([
      { met: null, evidence: "Two shops." },
    ]);
    expect(refusalOf(await sendProposal(market, uid, id, { revision: null, content }))).toBe("INVALID");
  });

  it("to a must-have that has changed can be neither saved nor sent", async () => {
    const market = createMarket();
    const id = await market.open(await market.join("HIRER"));
    const uid = await market.join("FREELANCER");
    const content = market.aProposal({ answers: [answer("Has a van", true)] });
    expect(refusalOf(await saveProposal(market, uid, id, { revision: null, content }))).toBe("BRIEF_CHANGED");
    expect(refusalOf(await sendProposal(market, uid, id, { revision: null, content }))).toBe("BRIEF_CHANGED");
  });

  test.each([
    ["all yes", [true, true], "MET"],
    ["one open", [true, null], "UNKNOWN"],
    ["a no beside an open one", [false, null], "NOT_MET"],
  ] as const)("with %s fit as %o: %s", (_what, [first, second], state) => {
    const { aBrief, aProposal, clock } = createMarket();
    const brief = aBrief({ mustHaves: ["A", "B"] });
    // In the order in which they once stood.
    const proposal = aProposal({ answers: [answer("B", second), answer("A", first)] });
    const [, mustHaves] = fitOf(brief, null, proposal, clock.now());
    expect(mustHaves?.state).toBe(state);
  });
});
