import { createTestClock, testNow } from "#tests/support/clock";
import { jobNamed } from "#tests/support/jobs";
import { laneOf } from "~/config/job-list";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { enqueue, type JobDocument, jobsCollection, type NewJob } from "~/platform/jobs/queue.server";
import { createWorker, type WorkerOptions } from "~/platform/jobs/worker.server";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

export const start = testNow;
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** A store, a clock that only the test turns, and a log that can be read. */
export function createWorkshop(
  store: Store = createVersionedStore(createSqliteStore({ file: ":memory:", indexes })),
) {
  const clock = createTestClock();
  const lines: { level: string; fields: object; message: string }[] = [];
  const write = (level: string) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
  };
  const log = { info: write("info"), warn: write("warn"), error: write("error") };
  return {
    store,
    clock,
    log,
    lines,
    /** Turns the clock forward, in ms. */
    pass: clock.advance,
    worker: (options: Partial<WorkerOptions> & Pick<WorkerOptions, "handlers">) =>
      createWorker({ store, clock, log, laneOf, ...options }),
    add: ({ type = "mail", ...job }: Partial<Omit<NewJob<unknown>, "type">> & { type?: string } = {}) =>
      store.transact(async (tx) =>
        enqueue(tx, { type: jobNamed(type), payload: { to: "zoe@example.com" }, ...job }, clock.now()),
      ),
    job: async (id: string) => (await store.get<JobDocument>(jobsCollection, id))?.data ?? null,
  };
}

/** When a job is due, in ms after the start. */
export function dueIn(job: JobDocument | null): number {
  return Date.parse(job?.dueAt.split("_")[0] ?? "") - start.getTime();
}

/** A promise that the test settles. */
export function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
