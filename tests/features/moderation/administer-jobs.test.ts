import { expect, it } from "vitest";
import { jobNamed } from "#tests/support/jobs";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { administerJob, listJobsFor } from "~/features/moderation/writes/administer-jobs";
import { enqueue, type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";

const page = { first: 10, after: null };

/** A market with an administrator and a job that was refused for good. */
async function troubledMarket() {
  const market = createMarket();
  const admin = { uid: await market.join("HIRER"), admin: true };
  await market.store.transact(async (tx) => {
    enqueue(
      tx,
      { type: jobNamed("notice-mail"), payload: { to: "zoe@example.com" }, id: "refused" },
      market.clock.now(),
    );
  });
  const job = async () => (await market.store.get<JobDocument>(jobsCollection, "refused"))?.data ?? null;
  const waiting = await job();
  await market.store.transact(async (tx) =>
    tx.set(jobsCollection, "refused", { ...waiting, state: "failed", troubled: true, attempts: 3 }),
  );
  return { ...market, admin, job };
}

it("an administrator retries a troubled job, which is then one like others", async () => {
  const market = await troubledMarket();
  succeeded(await administerJob(market, market.admin, "refused", "retry"));
  expect(await market.job()).toMatchObject({ state: "waiting", troubled: false, attempts: 0 });
  expect(refusalOf(await administerJob(market, market.admin, "refused", "retry"))).toBe("NOT_FOUND");
  expect(refusalOf(await administerJob(market, market.admin, "refused", "end"))).toBe("NOT_FOUND");
});

it("an administrator ends a troubled job, which is then gone", async () => {
  const market = await troubledMarket();
  succeeded(await administerJob(market, market.admin, "refused", "end"));
  expect(await market.job()).toBeNull();
});

it("troubled jobs are listed to administrators, without what they carry, and to nobody else", async () => {
  const market = await troubledMarket();
  const { items, next } = await listJobsFor(market.store, market.admin, page);
  expect([items, next]).toMatchObject([[{ id: "refused", data: { state: "REFUSED", attempts: 3 } }], null]);
  expect(JSON.stringify(items)).not.toContain("zoe");
  const none = { items: [], next: null };
  expect(await listJobsFor(market.store, null, page)).toEqual(none);
  expect(await listJobsFor(market.store, { ...market.admin, admin: false }, page)).toEqual(none);
  const before = await market.job();
  const member = { uid: market.admin.uid, admin: false };
  expect(refusalOf(await administerJob(market, member, "refused", "end"))).toBe("NOT_FOUND");
  expect(await market.job()).toEqual(before);
});
