import { expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { marketJobs } from "~/config/job-list";
import { briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, type BriefCounts, briefsCollection } from "~/features/briefs/model/brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { findSessions } from "~/features/sign-in/auth/own-sessions.server";
import { reviewAccount } from "~/features/sign-up/writes/review-account";
import { handlersOf, type Job } from "~/platform/jobs/job";
import type { Page, Store, StoreTransaction } from "~/platform/ports/store";

// More documents than a transaction may write: 500, on every engine.

const many = 620;
const most = 500;

/** A store that fails a transaction of more writes than it may have, and the one after `left` others, as a kill would. */
function bounded(store: Store, left = Number.POSITIVE_INFINITY): Store {
  let transactions = 0;
  return {
    ...store,
    async transact(work) {
      transactions += 1;
      if (transactions > left) throw new Error("killed");
      return store.transact(async (tx) => {
        const written = new Set<string>();
        const note = (collection: string, id: string) => {
          written.add(`${collection}/${id}`);
          if (written.size > most) throw new RangeError(`more than ${most} writes`);
        };
        const counted: StoreTransaction = {
          ...tx,
          set(collection, id, data) {
            note(collection, id);
            tx.set(collection, id, data);
          },
          delete(collection, id) {
            note(collection, id);
            tx.delete(collection, id);
          },
        };
        return work(counted);
      });
    },
  };
}

/** Writes documents, a hundred at a time; the n-th is `make(n)`. */
async function fill(
  store: Store,
  collection: string,
  make: (n: number) => [id: string, data: object],
  count = many,
) {
  for (let from = 0; from < count; from += 100)
    await store.transact(async (tx) => {
      for (let n = from; n < Math.min(count, from + 100); n += 1) tx.set(collection, ...make(n));
    });
}

async function countOf(store: Store, collection: string, fits: (data: never) => boolean = () => true) {
  let count = 0;
  for (let after: string | null = null; ; ) {
    const page: Page<never> = await store.query<never>({ collection, limit: 100, after });
    count += page.items.filter(({ data }) => fits(data)).length;
    after = page.next;
    if (after === null) return count;
  }
}

/** Has time for so many steps. */
function timeFor(steps: number): () => boolean {
  let left = steps;
  return () => left-- > 0;
}

/** Runs a job that is killed in the middle, and then in runs of a few steps each; answers how many those were. */
async function runInPieces(market: ReturnType<typeof createMarket>, type: string, payload: object) {
  const jobs = (store: Store) => handlersOf(marketJobs, { store, clock: market.clock })[type];
  const job: Job = { id: `${type}-job`, payload, attempts: 1 };
  await expect(jobs(bounded(market.store, 7))?.(job)).rejects.toThrow("killed");
  let rest: unknown = payload;
  for (let runs = 1; ; runs += 1) {
    const done = await jobs(bounded(market.store))?.({ ...job, payload: rest, hasTime: timeFor(5) });
    if (!done?.ok) throw new Error("refused");
    if (!done.value) return runs;
    rest = done.value.goOn;
  }
}

/** A brief with many who wait in line, `free` places that nobody has, and accounts of those in line. */
async function createLine({ free = 0, accounts = false } = {}) {
  const market = createMarket();
  const { store } = market;
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 100 });
  const first = await market.propose(briefId);
  const proposal = await market.readProposal(briefId, first);
  const account = (await store.get<Account>(accountsCollection, first))?.data;
  const at = market.clock.now().toISOString();
  const sentAt = (n: number) => `${at}_${String(n).padStart(6, "0")}`;
  await fill(store, proposalsCollection, (n) => {
    const uid = `waiting-${n}`;
    const events = [{ at, event: "QUEUE", by: "applicant" }] as const;
    const waiting = {
      uid,
      status: "WAITLISTED",
      sentAt: sentAt(n),
      updatedAt: sentAt(n),
      events: [...events],
    };
    return [proposalId(briefId, uid), { ...proposal, ...waiting } as Proposal];
  });
  if (accounts) await fill(store, accountsCollection, (n) => [`waiting-${n}`, { ...account }]);
  const brief = await market.readBrief(briefId);
  const counts: BriefCounts = { ...brief.counts, waitlisted: many, total: many + 1, places: 100 - free };
  await store.transact(async (tx) => tx.set<Brief>(briefsCollection, briefId, { ...brief, counts }));
  return { market, hirer, briefId, first };
}

it("everybody who waited hears once how a brief ended, whoever is killed on the way", async () => {
  const { market, hirer, briefId } = await createLine();
  const question = { briefId, hirerUid: hirer, askerUid: "asker", status: "OPEN", changesBrief: false };
  await fill(market.store, "questions", (n) => [
    `question-${n}`,
    { ...question, sortAt: `${n}`, askedAt: `${n}` },
  ]);
  succeeded(await closeBrief({ ...market, store: bounded(market.store) }, hirer, briefId, "CANCELLED"));
  expect(await runInPieces(market, "brief-ended", { brief: briefId })).toBeGreaterThan(10);
  const { store } = market;
  const isEnded = ({ status }: Proposal) => status === "DECLINED";
  expect(await countOf(store, proposalsCollection, isEnded)).toBe(many + 1);
  const isTold = ({ type }: { type: string }) => type === "proposal-declined";
  expect(await countOf(store, notificationsCollection, isTold)).toBe(many + 1);
  expect(await countOf(store, "questions", ({ status }: { status: string }) => status === "LAPSED")).toBe(
    many,
  );
  expect((await market.readBrief(briefId)).counts).toMatchObject({ waitlisted: 0, declined: many + 1 });
});

it("everybody who waits is told of moved dates once, in several runs that each go on", async () => {
  const { market, briefId } = await createLine();
  const telling = { brief: briefId, notice: "brief-dates-moved", at: market.clock.now().toISOString() };
  expect(await runInPieces(market, "tell-waiting", telling)).toBeGreaterThan(5);
  const isTold = ({ type }: { type: string }) => type === "brief-dates-moved";
  expect(await countOf(market.store, notificationsCollection, isTold)).toBe(many + 1);
});

it("everybody who waits is told of a change once, in several runs that each go on", async () => {
  const { market, briefId } = await createLine();
  const { revision, hirerUid, ...brief } = await market.readBrief(briefId);
  const content = { ...pickContent(briefFields, brief), title: "A shop that answers at once" };
  succeeded(await saveBrief(market, hirerUid, { id: briefId, revision, content }));
  const tellsAt = (await market.readBrief(briefId)).edits?.[0]?.tellsAt ?? "";
  expect(await runInPieces(market, "tell-edit", { brief: briefId, tellsAt })).toBeGreaterThan(5);
  const isTold = ({ type }: { type: string }) => type === "brief-changed";
  expect(await countOf(market.store, notificationsCollection, isTold)).toBe(many + 1);
});

it("a hundred places that came free go to those in line, some at a time", async () => {
  const { market, briefId } = await createLine({ free: 99, accounts: true });
  const jobs = handlersOf(marketJobs, { store: bounded(market.store), clock: market.clock });
  const payload = { uid: "waiting-5" };
  expect(await jobs["member-back"]?.({ id: "back", payload, attempts: 1 })).toMatchObject({ ok: true });
  const { counts } = await market.readBrief(briefId);
  expect(counts).toMatchObject({ places: 100, waitlisted: many - 99 });
});

it("a member with many things is removed by several who are killed on the way", async () => {
  const market = createMarket();
  const { store, clock } = market;
  const uid = await market.join("FREELANCER");
  const conversationId = "talk";
  const at = clock.now().toISOString();
  await fill(store, notificationsCollection, (n) => [
    `n${n}`,
    { uid, createdAt: `${at}_${n}`, unread: true },
  ]);
  await fill(store, "savedBriefs", (n) => [`s${n}`, { uid, briefId: `${n}`, savedAt: `${at}_${n}` }]);
  await fill(store, "reports", (n) => [
    `r${n}`,
    { by: uid, people: [uid], texts: [], createdAt: `${at}_${n}` },
  ]);
  await fill(store, "messages", (n) => {
    const by = n % 2 ? uid : "other";
    return [`m${n}`, { conversationId, by, text: "Hello", words: [`${uid} hello`], place: `talk~${n}` }];
  });
  const thread = { conversationId, kind: "DEFAULT", archived: false, sortAt: at, last: null };
  await store.transact(async (tx) => {
    tx.set("threads", `${conversationId}~${uid}`, { ...thread, uid, otherUid: "other" });
    tx.set("threads", `${conversationId}~other`, { ...thread, uid: "other", otherUid: uid });
  });
  const remove = (left?: number, hasTime?: () => boolean) =>
    removeBelongings({ store: bounded(store, left), clock }, uid, hasTime);
  await expect(remove(9)).rejects.toThrow("killed");
  expect(await remove(undefined, timeFor(12))).toBe(false);
  await expect(remove(30)).rejects.toThrow("killed");
  expect(await remove()).toBe(true);
  for (const collection of [notificationsCollection, "savedBriefs"])
    expect(await countOf(store, collection), collection).toBe(0);
  expect(await countOf(store, "reports", ({ people }: { people: string[] }) => people.length > 0)).toBe(0);
  expect(await countOf(store, "messages", ({ text }: { text: string | null }) => text !== null)).toBe(
    many / 2,
  );
  expect(await countOf(store, "threads")).toBe(1);
});

it("many sessions, and many bookmarks of somebody else’s, end in the transaction and by a job", async () => {
  const market = createMarket();
  const { store, clock } = market;
  const uid = await market.join("FREELANCER");
  const at = (n: number) => new Date(clock.now().getTime() + n).toISOString();
  await fill(store, "sessions", (n) => [`s${n}`, { uid, createdAt: at(n), expiresAt: at(86_400_000) }]);
  await fill(store, "savedBriefs", (n) => [`b${n}`, { uid, briefId: `${n}`, savedAt: `${at(n)}_${n}` }]);
  await bounded(store).transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
    const end = await findSessions(tx, uid);
    end(clock);
    tx.set<Account>(accountsCollection, uid, { ...account, review: true });
  });
  succeeded((await reviewAccount({ store: bounded(store), clock }, uid, "START_FRESH")) as never);
  // What came meanwhile stays.
  await store.transact(async (tx) => {
    tx.set("sessions", "later", { uid, createdAt: at(many), expiresAt: at(86_400_000) });
    tx.set("savedBriefs", "later", { uid, briefId: "later", savedAt: `${at(many)}_later` });
  });
  expect([await countOf(store, "sessions"), await countOf(store, "savedBriefs")]).toEqual([421, 421]);
  await market.worker.runDue();
  expect([await countOf(store, "sessions"), await countOf(store, "savedBriefs")]).toEqual([1, 1]);
});
