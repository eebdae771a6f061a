import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import { wholeExport } from "#tests/support/whole-export";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { readMember } from "~/features/profiles/reads/read-member";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { deleteProposalDraft, saveProposal } from "~/features/proposals/writes/write-proposal";
import { reviewAccount } from "~/features/sign-up/writes/review-account";

describe("that something is there", () => {
  it("is not told by a mark that one takes off, nor by saving over it", async () => {
    const market = createMarket();
    const [owner, other] = [await market.join("HIRER"), await market.join("HIRER", { status: "PENDING" })];
    const talent = await market.join("FREELANCER");
    const draft = randomUUID();
    succeeded(await saveBrief(market, owner, { id: draft, revision: null, content: market.aBrief() }));
    for (const bookmarked of [true, false])
      expect(refusalOf(await setBookmark(market, talent, draft, bookmarked))).toBe(
        refusalOf(await setBookmark(market, talent, "a-brief-of-nobody", bookmarked)),
      );
    const open = await market.open(owner);
    for (const id of [draft, open, `first-${owner}`]) {
      const content = market.aBrief();
      expect(refusalOf(await saveBrief(market, other, { id, revision: 1, content }))).toBe("NOT_FOUND");
    }
  });
});

describe("a hidden profile", () => {
  it.each(["withdraws", "is there when it ends"])(
    "is not the hirer's to read who was only ever in line behind their brief, and %s",
    async (end) => {
      const market = createMarket();
      const hirer = await market.join("HIRER");
      const briefId = await market.open(hirer, { cap: 5 });
      for (let place = 0; place < 5; place += 1) await market.propose(briefId);
      const uid = await market.propose(briefId);
      await market.store.transact(async (tx) => {
        const profile = await tx.get<object>("profiles", uid);
        tx.set("profiles", uid, { ...profile?.data, visibility: "HIDDEN" });
      });
      const read = () => readMember(market.store, hirer, uid, { briefId });
      expect(await read()).toBeNull();
      if (end === "withdraws") succeeded(await withdrawProposal(market, uid, briefId));
      else succeeded(await closeBrief(market, hirer, briefId, "CANCELLED"));
      expect(await read()).toBeNull();
      await market.worker.runDue();
      expect(await read()).toBeNull();
    },
  );
});

describe("who waits in line", () => {
  it("is not the hirer's to read in the file of everything, nor how a brief is found", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { cap: 5 });
    const people: string[] = [];
    for (let place = 0; place < 6; place += 1) people.push(await market.propose(briefId));
    expect((await market.readBrief(briefId)).waiting).toEqual(people.slice(5));
    const text = JSON.stringify(await wholeExport(market.store, hirer, market.clock.now()));
    expect(text).toContain(briefId);
    for (const uid of people) expect(text).not.toContain(uid);
    expect(text).not.toMatch(/waiting"|facets|words/);
  });
});

describe("a decline that was not told", () => {
  it("stands in nothing that its applicant reads: proposal, list, brief, file of everything, mails", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const uid = await market.propose(briefId);
    const ask = inProcess(market.app.api, await openSession(market.app, uid));
    const fields = "status reason note tellsAt told updatedAt placeInLine moves events { at event by }";
    const query = `query ($id: ID!, $uid: ID!) {
      proposal(brief: $id, applicant: $uid) { ${fields} fit { state } brief { updatedAt status revision } }
      brief(id: $id) { updatedAt moves ownProposal { ${fields} } counts { places waitlisted declined sent total } }
      viewer { proposals { nodes { ${fields} } } }
    }`;
    const everything = async () => [
      (await ask(query, { id: briefId, uid })).data,
      await wholeExport(market.store, uid, market.clock.now()),
      await market.mailsTo(uid),
    ];
    const before = await everything();
    const key = { briefId, applicantUid: uid };
    succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: "A word that shows." }));
    market.clock.advance(9 * 60_000);
    expect(await everything()).toEqual(before);
  });
});

describe("a member who may only read", () => {
  it.each(["SUSPENDED", "DELETING"] as const)("and is %s erases no draft of a proposal", async (status) => {
    const market = createMarket();
    const briefId = await market.open(await market.join("HIRER"));
    const uid = await market.join("FREELANCER");
    succeeded(await saveProposal(market, uid, briefId, { revision: null, content: market.aProposal() }));
    await market.store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, status });
    });
    expect(refusalOf(await deleteProposalDraft(market, uid, briefId))).toBe("NOT_ACTIVE");
    expect(await market.store.get(proposalsCollection, proposalId(briefId, uid))).not.toBeNull();
  });
});

describe("a member who starts fresh", () => {
  it("keeps no draft and no setting of whoever filled in the account before", async () => {
    const market = createMarket();
    const uid = await market.join("HIRER");
    const off = { messages: "OFF", proposals: "OFF", briefs: "OFF" } as const;
    succeeded(await saveSettings(market, uid, { notify: off, timeZone: "Europe/Paris" }));
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids)
      succeeded(await saveBrief(market, uid, { id, revision: null, content: market.aBrief() }));
    await market.store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, review: true });
    });
    expect(await reviewAccount(market, uid, "START_FRESH")).toEqual({ ok: true });
    const account = (await market.store.get<Account>(accountsCollection, uid))?.data;
    expect(account).toMatchObject({ kind: null, review: false });
    expect(account).not.toHaveProperty("settings");
    expect(await market.store.getMany("briefs", ids)).toEqual([null, null]);
    expect((await getHirerRecord(market.store, uid)).briefs.draft).toBe(0);
  });
});

describe("a list", () => {
  const lists = [
    ["openBriefs(first: $first, after: $after) { nodes { id } }", "FREELANCER"],
    ["viewer { briefs(status: OPEN, first: $first, after: $after) { nodes { id } } }", "HIRER"],
    ["viewer { proposals(first: $first, after: $after) { nodes { status } } }", "FREELANCER"],
    ["viewer { bookmarks(first: $first, after: $after) { nodes { id } } }", "FREELANCER"],
  ] as const;

  it.each(lists)(
    "%s refuses a length and a place that it doesn't have, and logs no error",
    async (list, kind) => {
      const market = createMarket();
      for (let at = 0; at < 3; at += 1) await market.open(await market.join("HIRER"));
      const talent = await market.join("AGENCY");
      const asTalent = inProcess(market.app.api, await openSession(market.app, talent));
      const other = await asTalent("{ openBriefs(first: 1, kind: AGENCY) { pageInfo { endCursor } } }");
      const { endCursor } = other.data.openBriefs.pageInfo;
      const ask = inProcess(market.app.api, await openSession(market.app, await market.join(kind)));
      const query = `query ($first: Int!, $after: String) { ${list} }`;
      for (const first of [0, -1, 51, 2_147_483_647])
        expect((await ask(query, { first })).errors?.[0]?.extensions, `${first}`).toMatchObject({
          code: "BAD_USER_INPUT",
        });
      for (const after of [endCursor, "made up", "", "e30", "x".repeat(10_000), "\u0000"])
        expect((await ask(query, { first: 5, after })).errors?.[0]?.extensions, after).toMatchObject({
          code: "BAD_USER_INPUT",
        });
      expect(market.app.logged.filter(({ level }) => level >= 50)).toEqual([]);
    },
  );
});
