import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { indexBriefs, indexMembers } from "~/features/search/writes/search-jobs";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import {
  BookmarksDocument,
  BriefDocument,
  DashboardDocument,
  OpenBriefsDocument,
  OwnBriefsDocument,
  OwnProposalsDocument,
  ProposalCardsDocument,
  SetBookmarkDocument,
  ViewerDocument,
} from "~/shell/operations/operations.generated";
import indexes from "../../firestore.indexes.json";
import { inProcess } from "./ask";

/** The store, which notes each question that it is asked. */
function noteReads(store: Store): Store & { reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    get: (collection, id) => {
      reads.push(`get ${collection}`);
      return store.get(collection, id);
    },
    getMany: (collection, ids) => {
      reads.push(`getMany ${collection}`);
      return store.getMany(collection, ids);
    },
    query: (query) => {
      reads.push(`query ${query.collection}`);
      return store.query(query);
    },
    transact: (work) => store.transact(work),
    marks: (documents) => {
      reads.push("marks");
      return store.marks(documents);
    },
    watch: (collection, id, onChange) => store.watch(collection, id, onChange),
    close: () => store.close(),
  };
}

/** A market whose lists are all this long: each brief by a hirer of its own, but for those of one hirer. */
async function createMarketOf(size: number) {
  const store = noteReads(createVersionedStore(createSqliteStore({ file: ":memory:", indexes })));
  const market = createMarket({ store });
  const hirer = await market.join("HIRER");
  const talent = await market.join("FREELANCER");
  const newcomer = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  const brief = await market.open(hirer, { cap: 100 });
  succeeded(await sendProposal(market, talent, brief, { revision: null, content: market.aProposal() }));
  succeeded(await setBookmark(market, talent, brief, true));

  // The rest are copies of what the rules have written, with other owners: 200 of each would take minutes.
  const kept = await Promise.all([
    store.get<Account>(accountsCollection, hirer),
    store.get<Profile>(profilesCollection, hirer),
    store.get<Account>(accountsCollection, talent),
    store.get<Profile>(profilesCollection, talent),
    store.get<Brief>(briefsCollection, brief),
    store.get<Proposal>(proposalsCollection, proposalId(brief, talent)),
  ]);
  const [hirerAccount, hirerProfile, talentAccount, talentProfile, theBrief, theProposal] = kept.map(
    (found) => found?.data,
  ) as [Account, Profile, Account, Profile, Brief, Proposal];
  const place = (at: number) => String(at).padStart(4, "0");
  for (let at = 1; at < size; at += 1) {
    const key = `_${place(at)}`;
    const others = `hirer${key}`;
    await store.transact(async (tx) => {
      tx.set(accountsCollection, others, hirerAccount);
      tx.set(profilesCollection, others, hirerProfile);
      const sortKeys = {
        createdAt: `2026-01-01T00:00:00.000Z${key}`,
        publishedAt: `2026-01-01T00:00:00.000Z${key}`,
      };
      tx.set(briefsCollection, `own${key}`, { ...theBrief, ...sortKeys });
      tx.set(briefsCollection, `open${key}`, { ...theBrief, ...sortKeys, hirerUid: others });
      tx.set(proposalsCollection, proposalId(`open${key}`, talent), {
        ...theProposal,
        briefId: `open${key}`,
        hirerUid: others,
        updatedAt: `2026-01-01T00:00:00.000Z${key}`,
        // Some wait in line.
        status: at % 3 === 0 ? "WAITLISTED" : "SENT",
      });
      tx.set("savedBriefs", `${talent}_open${key}`, {
        uid: talent,
        briefId: `open${key}`,
        savedAt: `2026-01-01T00:00:00.000Z${key}`,
      });
      tx.set(accountsCollection, `talent${key}`, talentAccount);
      tx.set(profilesCollection, `talent${key}`, talentProfile);
      tx.set(proposalsCollection, proposalId(brief, `talent${key}`), {
        ...theProposal,
        uid: `talent${key}`,
        sentAt: `2026-01-01T00:00:00.000Z${key}`,
      });
    });
  }
  for (let from = 1; from < size; from += 100) {
    const ids = Array.from({ length: Math.min(100, size - from) }, (_, at) => `open_${place(from + at)}`);
    await indexBriefs(market.app, ids);
  }
  await indexMembers(market.app, [newcomer]);
  const { api } = market.app;
  const talentsSession = await openSession(market.app, talent);
  const ask = {
    hirer: inProcess(api, await openSession(market.app, hirer)),
    talent: inProcess(api, talentsSession),
    newcomer: inProcess(api, await openSession(market.app, newcomer)),
  };
  return {
    brief,
    /** What it was asked for talent's frame and dashboard: in one request, with a mutation between them or without. */
    async readsOfDashboard(between?: { document: string; variables: object }) {
      const together = inProcess(api, talentsSession, api.openReads());
      store.reads.length = 0;
      expect((await together(String(ViewerDocument))).errors).toBeUndefined();
      if (between) expect((await together(between.document, between.variables)).errors).toBeUndefined();
      expect((await together(String(DashboardDocument))).errors).toBeUndefined();
      return [...store.reads];
    },
    /** What the store was asked for an operation. */
    async readsOf(reader: keyof typeof ask, document: string, variables: object) {
      store.reads.length = 0;
      const { data, errors } = await ask[reader](document, variables);
      expect(errors).toBeUndefined();
      return { data, reads: [...store.reads].sort() };
    },
  };
}

const open = (filter: object) =>
  [OpenBriefsDocument, "talent", { sort: "MATCH", counted: true, ...filter }] as const;
const lists: [
  name: string,
  document: { toString(): string },
  reader: "hirer" | "talent",
  variables: object,
][] = [
  ["ownBriefs", OwnBriefsDocument, "hirer", { status: "OPEN" }],
  ["openBriefs", ...open({})],
  ["openBriefs, the last days first", ...open({ sort: "CLOSING" })],
  ["openBriefs by skill", ...open({ skill: "sql" })],
  ["openBriefs by workplace", ...open({ workplace: "REMOTE" })],
  ["openBriefs by budget", ...open({ budget: "MEDIUM" })],
  ["openBriefs by all three", ...open({ skill: "sql", workplace: "REMOTE", budget: "MEDIUM" })],
  ["openBriefs by keyword", ...open({ keyword: "shop" })],
  ["bookmarks", BookmarksDocument, "talent", {}],
  ["ownProposals", OwnProposalsDocument, "talent", {}],
  ["proposalCards", ProposalCardsDocument, "hirer", { status: "SENT" }],
  ["brief, of its owner", BriefDocument, "hirer", {}],
  ["brief, of its applicant", BriefDocument, "talent", {}],
  ["brief, of its applicant, with its questions", BriefDocument, "talent", { withQuestions: true }],
];

/** Rows of the list, wherever it stands in the answer. */
function rowsOf(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  if ("nodes" in data) return (data.nodes as unknown[]).length;
  return Object.values(data).reduce((sum: number, value) => sum + rowsOf(value), 0);
}

describe("a page of the market asks the store a fixed number of questions, however much there is", () => {
  it("at 5 entries, at 20 and at 200", async () => {
    const markets = [await createMarketOf(5), await createMarketOf(20), await createMarketOf(200)];
    for (const [name, document, reader, variables] of lists) {
      const answers = [];
      for (const market of markets)
        answers.push(await market.readsOf(reader, String(document), { id: market.brief, ...variables }));
      const [few, some, many] = answers;
      if (!name.startsWith("brief,")) {
        expect(rowsOf(few?.data), name).toBe(5);
        expect(rowsOf(many?.data), name).toBe(name === "proposalCards" ? 10 : 20);
      }
      expect(some?.reads, name).toEqual(few?.reads);
      expect(many?.reads, name).toEqual(few?.reads);
      // An applicant's has whether they may write to the hirer: blocks, and the conversation.
      const most = "withQuestions" in variables ? 19 : name.startsWith("brief,") ? 16 : 10;
      expect(many?.reads.length, `${name}: ${many?.reads.join(", ")}`).toBeLessThanOrEqual(most);
    }
  });
});

it("the operations of one request share what they read, until one of them writes", async () => {
  const { brief, readsOfDashboard } = await createMarketOf(5);
  const timesOf = (reads: string[], one: string) => reads.filter((read) => read === one).length;
  const shared = await readsOfDashboard();
  expect(timesOf(shared, "query threads"), shared.join(", ")).toBe(1);
  const document = String(SetBookmarkDocument);
  const apart = await readsOfDashboard({ document, variables: { brief, bookmarked: false } });
  expect(timesOf(apart, "query threads"), apart.join(", ")).toBe(2);
});

describe("a dashboard asks the store a fixed number of questions, however much there is", () => {
  it("the first time, and fewer while what fits is remembered", async () => {
    const markets = [await createMarketOf(20), await createMarketOf(200)];
    for (const [reader, shows, most, mostAgain] of [
      ["talent", '"waiting":100', 10, 9],
      ["newcomer", '"state":"NEARLY"', 13, 12],
      ["hirer", '"members":[{', 18, 14],
    ] as const) {
      const answers = [];
      for (const { readsOf } of markets) {
        const first = await readsOf(reader, String(DashboardDocument), {});
        const again = await readsOf(reader, String(DashboardDocument), {});
        answers.push({ shown: JSON.stringify(first.data), first: first.reads, again: again.reads });
      }
      const [some, many] = answers;
      expect(many?.shown).toContain(shows);
      expect(many?.first, reader).toEqual(some?.first);
      expect(many?.again, reader).toEqual(some?.again);
      expect(many?.first.length, many?.first.join(", ")).toBeLessThanOrEqual(most);
      expect(many?.again.length, many?.again.join(", ")).toBeLessThanOrEqual(mostAgain);
    }
  });
});
