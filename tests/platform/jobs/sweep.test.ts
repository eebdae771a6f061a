import { expect, it, onTestFinished, vi } from "vitest";
import { createWorkshop } from "#tests/support/workshop";
import { jobsCollection } from "~/platform/jobs/queue.server";
import { createSweeper, removeFound, type Sweep } from "~/platform/jobs/sweep.server";
import { StoreUnavailableError } from "~/platform/ports/store";

const times = { first: 1, every: 1, pause: 1 };

it("sweeps soon after the start and again, whatever one of them meets", async () => {
  const { log, lines } = createWorkshop();
  const fine = vi.fn<Sweep>(async () => 3);
  const troubled = vi.fn<Sweep>(async () => {
    throw new StoreUnavailableError("locked by zoe@example.com");
  });
  const sweeper = createSweeper({ sweeps: { troubled, fine }, log, ...times });
  onTestFinished(sweeper.stop);
  sweeper.start();
  sweeper.start();
  await vi.waitFor(() => expect(fine.mock.calls.length).toBeGreaterThan(1));
  expect(lines.slice(0, 2)).toEqual([
    {
      level: "error",
      fields: { sweep: "troubled", code: "StoreUnavailableError" },
      message: "A sweep failed and is tried again",
    },
    { level: "info", fields: { sweep: "fine", changed: 3 }, message: "Swept" },
  ]);
});

it("a stop ends a sweep between two batches, without a word of trouble", async () => {
  const { log, lines } = createWorkshop();
  let batches = 0;
  const endless: Sweep = async (pause) => {
    for (;;) {
      batches += 1;
      await pause();
    }
  };
  const sweeper = createSweeper({ sweeps: { endless }, log, ...times });
  sweeper.start();
  await vi.waitFor(() => expect(batches).toBeGreaterThan(2));
  await sweeper.stop();
  const atStop = batches;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(batches).toBe(atStop);
  expect(lines).toEqual([]);
});

it("a sweep that was never started stops", async () => {
  const { log } = createWorkshop();
  await createSweeper({ sweeps: {}, log }).stop();
});

it.each([0, 1, 99, 100, 101, 350])(
  "removes all of %i records, and breathes after each full batch",
  async (records) => {
    const { store, add } = createWorkshop();
    for (let n = 0; n < records; n += 1) await add();
    const breaths: number[] = [];
    const query = { collection: jobsCollection, where: { state: "waiting" }, limit: 100 };
    expect(await removeFound(store, query, async () => void breaths.push(1))).toBe(records);
    expect(breaths).toHaveLength(Math.floor(records / 100));
    expect((await store.query(query)).items).toEqual([]);
  },
);
