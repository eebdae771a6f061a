import { describe, expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { testNow } from "#tests/support/clock";
import { jobNamed } from "#tests/support/jobs";
import { laneOf } from "~/config/job-list";
import { enqueue, type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { heldAfterRestore, jobAfterRestore, runAs } from "~/platform/jobs/repeats.server";
import type { Store } from "~/platform/ports/store";

const minute = 60_000;
const at = (minutes: number) => new Date(testNow.getTime() + minutes * minute);
/** The disk was lost an hour ago. */
const lostAt = at(-60);

const job = (type: string, dueInMinutes: number, more: Partial<JobDocument> = {}): JobDocument => ({
  type,
  payload: {},
  state: "waiting",
  troubled: false,
  dueAt: `${at(dueInMinutes).toISOString()}_id`,
  attempts: 0,
  createdAt: at(-600).toISOString(),
  ...more,
});

describe("what becomes of a backup's job", () => {
  const expired = { expiresAt: at(-1).toISOString() };
  const lives = { expiresAt: at(1).toISOString() };
  it.each<[string, JobDocument, "held" | "may repeat" | "stays"]>([
    ["a mail that was due by the loss", job("notice-mail", -60), "held"],
    ["a mail of a sign-up that was due by the loss", job("link-mail", -61, lives), "held"],
    ["a mail that was due since", job("notice-mail", -59), "stays"],
    ["a mail of the day that is yet to come", job("digest-mail", 10), "stays"],
    ["a mail that was under way at the backup", job("notice-mail", -59, { attempts: 1 }), "held"],
    ["a mail whose purpose has passed", job("link-mail", -90, expired), "stays"],
    ["a mail that was refused for good", job("notice-mail", -90, { state: "failed" }), "stays"],
    ["a closing that was due by the loss", job("brief-closes", -60), "may repeat"],
    ["a closing that was due since", job("brief-closes", -59), "stays"],
    ["a removal that was under way at the backup", job("remove-account", 30, { attempts: 2 }), "may repeat"],
    ["work of a type that only another release knows", job("of tomorrow", -90), "may repeat"],
  ])("%s: %s", (_, before, fate) => {
    const after = jobAfterRestore("id", before, { lane: laneOf(before.type), lostAt, now: testNow });
    const held = {
      state: "failed",
      troubled: true,
      lastError: heldAfterRestore,
      dueAt: `${testNow.toISOString()}_id`,
    };
    const change = { held, "may repeat": { mayRepeat: true }, stays: {} }[fate];
    expect(after).toEqual({ ...before, ...change });
  });
});

describe("what a job plans", () => {
  async function planned(by: Partial<JobDocument>, type: string, dueAt?: Date) {
    const { store, clock } = createTestApp();
    await runAs(job("brief-closes", 0, by), () =>
      plan(store, { type: jobNamed(type), payload: {}, dueAt, id: "next" }, clock.now()),
    );
    return (await store.get<JobDocument>(jobsCollection, "next"))?.data;
  }
  const plan = (
    store: Store,
    ...[next, now]: [Parameters<typeof enqueue>[1], Parameters<typeof enqueue>[2]]
  ) => store.transact(async (tx) => void enqueue(tx, next, now));

  it.each([
    [
      "a mail, of one that may repeat",
      { mayRepeat: true },
      "notice-mail",
      undefined,
      { state: "failed", troubled: true },
    ],
    [
      "work, of one that may repeat",
      { mayRepeat: true },
      "brief-ended",
      undefined,
      { state: "waiting", mayRepeat: true },
    ],
    [
      "a mail for later, of one that may repeat",
      { mayRepeat: true },
      "digest-mail",
      at(1),
      { state: "waiting" },
    ],
    ["a mail, of any other", {}, "notice-mail", undefined, { state: "waiting", troubled: false }],
  ] as const)("%s", async (_, by, type, dueAt, expected) => {
    const next = await planned(by, type, dueAt);
    expect(next).toMatchObject(expected);
    expect(next?.mayRepeat).toBe("mayRepeat" in expected ? true : undefined);
  });
});
