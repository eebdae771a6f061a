import { describe, expect, it } from "vitest";
import { createWorkshop, hour, start } from "#tests/support/workshop";
import {
  countTroubledJobs,
  endJob,
  listTroubledJobs,
  reportTroubledJobs,
  retryJob,
  toTroubledJob,
} from "~/platform/jobs/troubled-jobs.server";
import { ok, refuse } from "~/values/result";

/** A shop in which one job was refused for good, one keeps failing, one failed once and one waits. */
const nothingBeside = async () => () => undefined;

async function troubledShop() {
  const shop = createWorkshop();
  let works = false;
  const worker = shop.worker({
    handlers: {
      mail: async ({ id }) => {
        if (works) return ok();
        return refuse(id === "refused" ? "permanent" : "unreachable");
      },
    },
  });
  for (const id of ["refused", "failing"]) await shop.add({ id });
  for (let tries = 0; tries <= 10; tries += 1) {
    await worker.runDue();
    shop.pass(4 * hour);
  }
  await shop.add({ id: "once" });
  await worker.runDue();
  await shop.add({ id: "waiting", dueAt: new Date(start.getTime() + 1_000 * hour) });
  return { ...shop, worker, mend: () => (works = true) };
}

const idsIn = async ({ store }: Awaited<ReturnType<typeof troubledShop>>) =>
  (await listTroubledJobs(store, { limit: 10 })).items.map(({ id }) => id);

describe("troubled jobs", () => {
  it("are those that keep failing and those that were refused for good, listed without their payload", async () => {
    const shop = await troubledShop();
    const { items } = await listTroubledJobs(shop.store, { limit: 10 });
    const listed = items.map(({ id, data }) => toTroubledJob(id, data));
    expect(listed).toMatchObject([
      { id: "refused", type: "mail", state: "REFUSED", attempts: 1, lastError: "permanent", nextTryAt: null },
      { id: "failing", type: "mail", state: "FAILING", attempts: 12, lastError: "unreachable" },
    ]);
    const nextTryIn = Date.parse(listed[1]?.nextTryAt ?? "") - shop.clock.now().getTime();
    expect(nextTryIn).toBeGreaterThanOrEqual(0);
    expect(nextTryIn).toBeLessThan(5 * hour);
    expect(JSON.stringify(listed)).not.toContain("zoe");
  });

  it("are counted for whoever watches, in the log as well", async () => {
    const shop = await troubledShop();
    expect(await countTroubledJobs(shop.store)).toBe(2);
    await reportTroubledJobs(shop.store, shop.log);
    expect(shop.lines.at(-1)).toMatchObject({ level: "warn", fields: { jobs: 2 } });
    expect(await retryJob(shop, "refused", nothingBeside)).toBe(true);
    expect(await endJob(shop, "failing", nothingBeside)).toBe(true);
    const before = shop.lines.length;
    await reportTroubledJobs(shop.store, shop.log);
    expect(shop.lines).toHaveLength(before);
  });

  it("run at once when they are retried, as new", async () => {
    const shop = await troubledShop();
    expect(await retryJob(shop, "refused", nothingBeside)).toBe(true);
    expect(await shop.job("refused")).toMatchObject({ state: "waiting", troubled: false, attempts: 0 });
    expect(await idsIn(shop)).toEqual(["failing"]);
    shop.mend();
    await shop.worker.runDue();
    expect(await shop.job("refused")).toBeNull();
  });

  it("are gone when they are ended", async () => {
    const shop = await troubledShop();
    expect(await endJob(shop, "failing", nothingBeside)).toBe(true);
    expect(await shop.job("failing")).toBeNull();
    expect(await endJob(shop, "failing", nothingBeside)).toBe(false);
  });

  it("are the only ones that can be retried or ended", async () => {
    const shop = await troubledShop();
    const before = await shop.job("once");
    for (const id of ["once", "waiting", "nobody"]) {
      expect(await retryJob(shop, id, nothingBeside)).toBe(false);
      expect(await endJob(shop, id, nothingBeside)).toBe(false);
    }
    expect(await shop.job("once")).toEqual(before);
    expect(await shop.job("waiting")).not.toBeNull();
  });
});
