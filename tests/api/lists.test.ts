import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { stubIdentity } from "#tests/support/people";
import { expectLines, schema } from "#tests/support/registries";
import { openSession } from "#tests/support/seeded-market";
import { shownWork } from "#tests/support/works";
import { lookOfHandle } from "~/domain/handle";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { openTrail } from "~/features/audit/writes/open-trail";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { setMemberBookmark } from "~/features/directory/writes/member-bookmarks";
import { writeReport } from "~/features/moderation/writes/write-report";
import { type Handle, handles } from "~/features/profiles/model/handle";
import { shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { answerQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { type RecordRoot, recordRoots } from "~/features/records/model/record-root";
import { type ScopeLedger, scopeLedgers } from "~/features/scope/model/scope-ledger";
import { indexMembers } from "~/features/search/writes/search-jobs";
import { type TimeLedger, timeLedgers } from "~/features/time-sheets/model/time-sheet";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { daysAfter } from "~/values/days";
import { ok } from "~/values/result";
import { inProcess } from "./ask";

type Reader = "hirer" | "talent" | "admin";
interface List {
  /** The field of the schema. */
  field: string;
  reader: Reader;
  /** Without `first` and `after`. */
  args: string;
  /** How many items it has, where it isn't seven; null where much of what others do adds to it. */
  count?: number | null;
  /** Around the list, which is called `it`. */
  around: (list: string) => string;
  find: (data: never) => {
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const viewer = {
  around: (list: string) => `viewer { ${list} }`,
  find: ({ viewer: { it } }: { viewer: { it: never } }) => it,
};
const plain = { around: (list: string) => list, find: ({ it }: { it: never }) => it };
const brief = {
  around: (list: string) => `brief(id: $id) { ${list} }`,
  find: ({ brief: { it } }: { brief: { it: never } }) => it,
};
const lists: List[] = [
  // First, for an administrator’s reads are written there.
  { field: "Query.auditTrail", reader: "admin", args: "", ...plain },
  { field: "Query.openBriefs", reader: "talent", args: "", ...plain },
  { field: "Query.openBriefs", reader: "talent", args: 'skill: "sql"', ...plain },
  { field: "Query.openBriefs", reader: "talent", args: "workplace: REMOTE", ...plain },
  { field: "Query.openBriefs", reader: "talent", args: "budget: MEDIUM", ...plain },
  {
    field: "Query.openBriefs",
    reader: "talent",
    args: 'skill: "sql", workplace: REMOTE, budget: MEDIUM',
    ...plain,
  },
  { field: "Query.openBriefs", reader: "talent", args: 'keyword: "shop"', ...plain },
  { field: "Query.openBriefs", reader: "talent", args: "sort: CLOSING", ...plain },
  { field: "Query.openBriefs", reader: "talent", args: "sort: FIT", ...plain },
  { field: "Query.members", reader: "hirer", args: "", count: null, ...plain },
  { field: "Query.members", reader: "hirer", args: "sort: FIT, brief: $id", count: null, ...plain },
  { field: "Query.publicBriefs", reader: "talent", args: "", ...plain },
  { field: "Query.publicBriefs", reader: "talent", args: 'discipline: "engineering"', ...plain },
  { field: "Query.dailyRoots", reader: "talent", args: "", ...plain },
  { field: "Query.publicMembers", reader: "talent", args: "", count: 8, ...plain },
  { field: "Viewer.briefs", reader: "hirer", args: "status: OPEN", ...viewer },
  { field: "Viewer.briefs", reader: "hirer", args: "status: DRAFT", count: 0, ...viewer },
  { field: "Viewer.proposals", reader: "talent", args: "", ...viewer },
  { field: "Viewer.bookmarks", reader: "talent", args: "", ...viewer },
  { field: "Viewer.memberBookmarks", reader: "hirer", args: "", ...viewer },
  { field: "Viewer.notifications", reader: "hirer", args: "", count: null, ...viewer },
  { field: "Viewer.notifications", reader: "hirer", args: "unread: true", count: null, ...viewer },
  { field: "Brief.proposals", reader: "hirer", args: "status: SENT", count: 8, ...brief },
  { field: "Viewer.works", reader: "admin", args: "", ...viewer },
  {
    field: "PublicMember.references",
    reader: "admin",
    args: "",
    around: (list: string) => `publicMember(name: "the-admin") { ${list} }`,
    find: ({ publicMember }: { publicMember: never }) => (publicMember as { it: never }).it,
  },
  {
    field: "Member.references",
    reader: "admin",
    args: "",
    around: (list: string) => `member(uid: $self) { ${list} }`,
    find: ({ member: { it } }: { member: { it: never } }) => it,
  },
  {
    field: "Scope.marked",
    reader: "admin",
    args: "",
    around: (list: string) => `work(id: $work) { scope { ${list} } }`,
    find: ({ work }: { work: { scope: never } }) => (work.scope as { it: never }).it,
  },
  {
    field: "WorkTime.weeks",
    reader: "admin",
    args: "",
    around: (list: string) => `work(id: $work) { agreement { time { ${list} } } }`,
    find: ({ work }: { work: { agreement: { time: never } } }) => (work.agreement.time as { it: never }).it,
  },
  { field: "Viewer.conversations", reader: "talent", args: "", ...viewer },
  { field: "Viewer.conversations", reader: "talent", args: "list: BRIEFS", ...viewer },
  { field: "Viewer.conversations", reader: "hirer", args: "list: WAITING", ...viewer },
  { field: "Viewer.messages", reader: "talent", args: 'words: "hello all"', ...viewer },
  { field: "Brief.proposals", reader: "hirer", args: "status: SHORTLISTED", ...brief },
  { field: "Brief.questions", reader: "talent", args: "", ...brief },
  { field: "Brief.unansweredQuestions", reader: "hirer", args: "", ...brief },
  { field: "Viewer.openQuestions", reader: "hirer", args: "", ...viewer },
  { field: "Query.troubledJobs", reader: "admin", args: "", ...plain },
  { field: "Query.reports", reader: "admin", args: "open: true", ...plain },
  {
    field: "ManagedMember.reports",
    reader: "admin",
    args: "",
    around: (list: string) => `managedMember(search: $member) { ${list} }`,
    find: ({ managedMember: { it } }: { managedMember: { it: never } }) => it,
  },
];

/** What tells two items apart, where it isn’t an id. */
const items: Record<string, string> = {
  proposals: "id: sentAt",
  ownProposals: "id: sentAt",
  auditTrail: "id: place",
  members: "id: uid",
  publicMembers: "id: handle",
  memberBookmarks: "id: uid",
  references: "id: writtenAt",
  weeks: "id: week",
  dailyRoots: "id: day",
};

/** Seven of everything. */
async function createLists() {
  const market = createMarket({
    identity: stubIdentity({ getClaims: async () => ok({ admin: true }) }),
  });
  const hirer = await market.join("HIRER");
  const talent = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  const briefs: string[] = [];
  for (let at = 0; at < 7; at += 1) {
    market.clock.advance(1_000);
    const id = await market.open(hirer, { readers: "EVERYONE", discipline: "engineering" });
    briefs.push(id);
    succeeded(await sendProposal(market, talent, id, { revision: null, content: market.aProposal() }));
    succeeded(await setBookmark(market, talent, id, true));
    const message = { conversationId: `${id}_${talent}`, key: "a-message", text: "Hello to you all" };
    succeeded(await sendMessage(market, talent, message));
  }
  const [first = ""] = briefs;
  const applicants: string[] = [];
  for (let at = 0; at < 14; at += 1) {
    market.clock.advance(1_000);
    const applicantUid = await market.propose(first);
    applicants.push(applicantUid);
    const question = { briefId: first, key: `question-${at}`, text: "Whose is the database of the shop?" };
    const asked = succeeded(await askQuestion(market, applicantUid, question));
    if (at % 2)
      succeeded(await answerQuestion(market, hirer, asked.id, { text: "Ours.", changesBrief: false }));
    if (at % 2) succeeded(await shortlistProposal(market, hirer, { briefId: first, applicantUid }));
  }
  for (let at = 0; at < 7; at += 1) {
    market.clock.advance(1_000);
    const profile = { visibility: "EVERYONE", handle: `member-${at}` } as const;
    const saved = await market.join("FREELANCER", { profile });
    succeeded(await setMemberBookmark(market, hirer, saved, { bookmarked: true }));
  }
  const { app } = market;
  await indexMembers(app, applicants);
  const profile = { visibility: "EVERYONE", handle: "the-admin" } as const;
  const admin = await market.join("HIRER", { profile });
  await market.store.transact(async (tx) => {
    tx.set<Handle>(handles.name, lookOfHandle("the-admin"), { name: "the-admin", uid: admin, since: null });
    for (let at = 0; at < 7; at += 1) {
      const day = `2027-01-0${at + 1}`;
      tx.set<RecordRoot>(recordRoots.name, day, { day, tree: "", root: "", tops: [] });
      const id = `job-${at}`;
      tx.set<JobDocument>(jobsCollection, id, {
        type: "leave-briefs",
        lane: "moves",
        payload: {},
        state: "failed",
        troubled: true,
        dueAt: `${market.clock.now().toISOString()}_${id}`,
        attempts: 11,
        createdAt: market.clock.now().toISOString(),
      });
    }
  });
  for (let at = 0; at < 7; at += 1) {
    market.clock.advance(1_000);
    const sent = { about: "MEMBER", subject: talent, reason: "SPAM", note: null } as const;
    succeeded(await writeReport(market, await market.join("HIRER"), sent));
    await market.store.transact(async (tx) => {
      const trail = await openTrail(tx, market.clock);
      trail({ by: admin, act: "RETRY_JOB", about: `job-${at}`, reason: null });
    });
  }
  const works: Awaited<ReturnType<typeof shownWork>>[] = [];
  for (let at = 0; at < 7; at += 1) {
    market.clock.advance(1_000);
    works.push(await shownWork(market, admin));
  }
  const [{ id: work, briefId, talent: uid } = { id: "", briefId: "", talent: "" }] = works;
  await market.store.transact(async (tx) => {
    const marked = { askedBy: "HIRER", askedAt: market.clock.now().toISOString(), answers: [] } as const;
    tx.set<ScopeLedger>(scopeLedgers.name, work, {
      ...{ briefId, uid, hirerUid: admin, createdAt: `${marked.askedAt}_${work}` },
      items: Array.from({ length: 7 }, (_, at) => ({ ...marked, message: `message-${at}`, answers: [] })),
    });
    const named = { briefId, uid, hirerUid: admin };
    tx.set<Agreement>(agreementsCollection, work, {
      ...{ ...named, versions: 1, offered: null, log: { entries: 0, hash: "" } },
      inForce: { n: 1, hash: "", at: marked.askedAt },
      createdAt: `${marked.askedAt}_${work}`,
    });
    tx.set<TimeLedger>(timeLedgers.name, work, {
      ...{ agreement: work, told: null },
      weeks: [6, 5, 4, 3, 2, 1, 0].map((after) => ({
        ...{ week: daysAfter("2026-01-05", 7 * after), state: "APPROVED", turn: 2, last: "APPROVE" },
        ...{ at: marked.askedAt, amount: 100, before: "OPEN" },
        terms: { n: 1, unit: "DAY", rate: 80_000, currency: "EUR" },
      })),
    });
  });
  const ask = {
    hirer: inProcess(app.api, await openSession(app, hirer)),
    talent: inProcess(app.api, await openSession(app, talent)),
    admin: inProcess(app.api, await openSession(app, admin, { kind: null, admin: true })),
  };
  return async (
    { reader, args, around, find, field }: List,
    page: { first?: number; after?: string | null },
  ) => {
    const item = items[field.slice(field.indexOf(".") + 1)] ?? "id";
    const given = ["first: $first", "after: $after", args].filter(Boolean).join(", ");
    const list = around(
      `it: ${field.split(".")[1]}(${given}) { nodes { ${item} } pageInfo { hasNextPage endCursor } }`,
    );
    const names = "$first: Int!, $after: String".concat(
      list.includes("$id") ? ", $id: ID!" : "",
      list.includes("$member") ? ", $member: ID!" : "",
      list.includes("$self") ? ", $self: ID!" : "",
      list.includes("$work") ? ", $work: ID!" : "",
    );
    const variables = { first: 3, after: null, ...page, id: first, member: talent, self: admin, work };
    const { data, errors } = await ask[reader](`query (${names}) { ${list} }`, variables);
    return {
      found: errors ? null : find(data as never),
      code: errors?.[0]?.extensions?.code ?? null,
      errors,
    };
  };
}

/** The references about a member are one list, for members and for everyone. */
const isAskedAlike = (...lists: List[]) => lists.every(({ field }) => field.endsWith(".references"));

describe("a list", () => {
  it("stands in this table, whichever field of the schema it is", () => {
    const found = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter(({ args }) =>
              ["first", "after"].every((asked) => args.some(({ name }) => name === asked)),
            )
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expectLines(
      "tests/api/lists.test.ts",
      lists.map(({ field }) => field),
      found,
    );
  });

  it("gives each of its items once, page by page", async () => {
    const read = await createLists();
    for (const list of lists) {
      const named = `${list.field}(${list.args})`;
      const seen: string[] = [];
      let after: string | null = null;
      for (let page = 0; page < 20; page += 1) {
        const { found, errors } = await read(list, { after });
        expect(errors, named).toBeUndefined();
        expect(found?.nodes.length, named).toBeLessThanOrEqual(3);
        seen.push(...(found?.nodes.map(({ id }) => id) ?? []));
        after = found?.pageInfo.endCursor ?? null;
        expect(found?.pageInfo.hasNextPage, named).toBe(after !== null);
        if (after === null) break;
      }
      expect(after, named).toBeNull();
      if (list.count === null) expect(seen.length, named).toBeGreaterThan(7);
      else expect(seen, named).toHaveLength(list.count ?? 7);
      expect(new Set(seen).size, named).toBe(seen.length);
      expect(
        (await read(list, { first: 50 })).found?.nodes.map(({ id }) => id),
        named,
      ).toEqual(seen);
    }
  });

  it("takes 1 to 50 at once, and says so", async () => {
    const read = await createLists();
    for (const list of lists) {
      const codeOf = async (first: number) => (await read(list, { first })).code;
      for (const first of [0, -1, 51, 2 ** 31 - 1, -(2 ** 31)])
        expect(await codeOf(first), `${list.field} ${first}`).toBe("BAD_USER_INPUT");
      for (const first of [1, 50]) expect(await codeOf(first), `${list.field} ${first}`).toBeNull();
    }
  });

  it("refuses a cursor that was made up", async () => {
    const read = await createLists();
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const made = [
      "x",
      " ",
      "null",
      forged([]),
      forged(["", "2026", "a"]),
      forged({}),
      "%00",
      "é".repeat(999),
    ];
    for (const list of lists)
      for (const after of made)
        expect((await read(list, { after })).code, `${list.field} ${after}`).toBe("BAD_USER_INPUT");
  });

  it("refuses the cursor of another list, and of the same one asked differently", async () => {
    const read = await createLists();
    const cursors = [];
    for (const list of lists) {
      const { found } = await read(list, {});
      if (found?.pageInfo.endCursor) cursors.push({ list, after: found.pageInfo.endCursor });
    }
    expect(cursors).toHaveLength(lists.length - 1);
    for (const { list: from, after } of cursors)
      for (const list of lists) {
        const { code } = await read(list, { after });
        expect(code, `${from.field}(${from.args}) for ${list.field}(${list.args})`).toBe(
          from === list || isAskedAlike(from, list) ? null : "BAD_USER_INPUT",
        );
      }
  });
});
