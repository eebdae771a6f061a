import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { jobs, mailJobs } from "~/config/job-list";
import { tellWaitingType } from "~/features/briefs/writes/plan-to-tell";
import { systemClock } from "~/platform/clock/system-clock";
import { handlersOf, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

const files = globSync("app/**/*.ts").map((file) => ({ file, text: readFileSync(file, "utf8") }));
const listed = jobs.map(({ name }) => name);

/** What stands first in each call: a name, or a type that was named elsewhere. */
const declared = files.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:= job\(|: JobType<[^=]+> = )\{\s*(\S+ \S+)/g)].map(([, first = ""]) => ({
    file,
    name: first.match(/^name: "([a-z-]+)",$/)?.[1],
    isNamedElsewhere: /^\.\.\.\w+Type,/.test(first),
  })),
);

describe("the list of jobs", () => {
  it("has every job that the code declares, once", () => {
    const unlisted = declared
      .filter(({ name }) => name !== undefined && !listed.includes(name))
      .map(
        ({ file, name }) =>
          `${file}: "${name}" needs its \`job\` in app/config/job-list.ts (docs/adding-a-job.md)`,
      );
    expect(unlisted).toEqual([]);
    expect(listed).toEqual([...new Set(listed)]);
    expect(declared.flatMap(({ name = [] }) => name).sort()).toEqual([...listed].sort());
  });

  it("is checked by names that stand first, as text", () => {
    const nameless = declared
      .filter(({ name, isNamedElsewhere }) => name === undefined && !isNamedElsewhere)
      .map(({ file }) => `${file}: begin the entry with \`name: "…"\`, or with \`...someType\``);
    expect(nameless).toEqual([]);
  });
});

it("a payload that isn’t its job’s doesn’t compile, nor a table that lacks what a job needs", () => {
  const wrong = (tx: StoreTransaction) => {
    // @ts-expect-error: the brief is missing.
    enqueue(tx, { type: tellWaitingType, payload: { notice: "brief-hidden", at: "" } }, systemClock.now());
    // @ts-expect-error: mails need a mailer.
    handlersOf(mailJobs, { store: createTestApp().store, clock: systemClock });
  };
  expect(wrong).toBeTypeOf("function");
});

it("a payload is read as its entry says, whatever release stored it", async () => {
  const seen: unknown[] = [];
  const entry = job({
    name: "pigeon",
    lane: "moves",
    payload: (stored) => ({ letters: 1, ...(stored as { letters?: number }) }),
    run: async (notes: unknown[], { payload }) => ok(void notes.push(payload)),
  });
  const { pigeon } = handlersOf([entry], seen);
  await pigeon?.({ id: "old", payload: {}, attempts: 1 });
  await pigeon?.({ id: "new", payload: { letters: 2 }, attempts: 1 });
  expect(seen).toEqual([{ letters: 1 }, { letters: 2 }]);
});
