import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { blind } from "#tests/support/blind-store";
import { jobNamed } from "#tests/support/jobs";
import { createMarket, succeeded } from "#tests/support/market";
import { checkTrail } from "~/features/audit/model/audit-trail";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { listReports } from "~/features/moderation/reads/list-reports";
import { dismissReport } from "~/features/moderation/writes/decide-report";
import { writeReport } from "~/features/moderation/writes/write-report";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { announceVersions, NewerDocumentsError } from "~/operations/migrations/schema-record";
import { claimDue, enqueue } from "~/platform/jobs/queue.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

// A rival commits just after the query that decides, on a store that doesn't notice what the query would find by now.

const page = { first: 50, after: null };

it("a member has three questions waiting at most, however many are asked at once", async () => {
  const market = createMarket();
  const briefId = await market.open(await market.join("HIRER"));
  const uid = await market.join("FREELANCER");
  const ask = (store = market.store) =>
    askQuestion({ store, clock: market.clock }, uid, {
      briefId,
      key: randomUUID(),
      text: "Is the shop's database ours to change?",
    });
  for (let asked = 0; asked < 2; asked += 1) succeeded(await ask());
  expect(await ask(blind(market.store, "questions", ask))).toMatchObject({ code: "QUESTIONS_WAIT" });
});

it("a report that is sent twice at once is one", async () => {
  const market = createMarket();
  const [by, subject] = [await market.join("FREELANCER"), await market.join("HIRER")];
  await market.open(subject);
  const sent = { about: "MEMBER", subject, reason: "SCAM", note: null } as const;
  const report = (store = market.store) => writeReport({ store, clock: market.clock }, by, sent);
  succeeded(await report(blind(market.store, "reports", report)));
  expect((await listReports(market.store, { open: true }, page)).items).toHaveLength(1);
});

it("what two administrators do at once stands in the trail one after the other", async () => {
  const market = createMarket();
  const admin = { uid: await market.join("HIRER"), admin: true };
  for (let at = 0; at < 2; at += 1) {
    const subject = await market.join("FREELANCER");
    const sent = { about: "MEMBER", subject, reason: "SCAM", note: null } as const;
    succeeded(await writeReport(market, await market.join("HIRER"), sent));
  }
  const [one, other] = (await listReports(market.store, { open: true }, page)).items;
  const dismiss = (id = "", store = market.store) =>
    dismissReport({ store, clock: market.clock }, admin, id, null);
  succeeded(
    await dismiss(
      one?.id,
      blind(market.store, "audit", () => dismiss(other?.id)),
    ),
  );
  expect(await checkTrail(market.store)).toMatchObject({ entries: 2, brokenAt: null });
});

it("a job is claimed once", async () => {
  const { store, clock } = createMarket();
  await store.transact(async (tx) =>
    enqueue(tx, { type: jobNamed("brief-closes"), payload: {}, id: "one" }, clock.now()),
  );
  const claim = (from = store) =>
    claimDue(from, { lane: "moves", now: clock.now(), leaseMs: 60_000, most: 4 });
  let rivals: unknown[] = [];
  const mine = await claim(
    blind(store, "jobs", async () => {
      rivals = await claim();
    }),
  );
  expect([mine.length, rivals.length]).toEqual([0, 1]);
});

it("of two releases that start at once on a new store the older one doesn’t", async () => {
  const store = createSqliteStore({ file: ":memory:", indexes });
  const { clock } = createMarket();
  const unstamped = () => 1;
  const announce = (steps: number, on = store) =>
    announceVersions({ store: on, clock }, { accounts: { unstamped, steps: Array(steps).fill(Object) } });
  const older = announce(1, { ...store, ...blind(store, "schemas", () => announce(2)) });
  await expect(older).rejects.toThrow(NewerDocumentsError);
});

it("two who talked and leave at once leave nothing", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const talent = await market.propose(await market.open(hirer));
  const threads = await market.store.query<{ conversationId: string }>({ collection: "threads", limit: 1 });
  const conversationId = threads.items[0]?.data.conversationId ?? "";
  succeeded(await sendMessage(market, talent, { conversationId, key: randomUUID(), text: "Hello" }));
  await removeBelongings(
    { clock: market.clock, store: blind(market.store, "messages", () => removeBelongings(market, hirer)) },
    talent,
  );
  for (const collection of ["threads", "messages", "conversations"])
    expect((await market.store.query({ collection, limit: 100 })).items, collection).toEqual([]);
});
