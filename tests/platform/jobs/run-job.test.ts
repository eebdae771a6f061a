import { describe, expect, it, vi } from "vitest";
import { createWorkshop } from "#tests/support/workshop";
import { codeOf } from "~/platform/jobs/run-job.server";
import { ok, refuse } from "~/values/result";
import { Trouble } from "~/values/trouble";
import { languageNow, languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

it("a job runs in the first language, not in that of the request that woke the worker", async () => {
  const shop = createWorkshop();
  await shop.add();
  const heard: string[] = [];
  const mail = async () => {
    heard.push(languageNow());
    return ok();
  };
  await inLanguage("ar", () => shop.worker({ handlers: { mail } }).runDue());
  expect(heard).toEqual([languages[0].code]);
});

describe("what the log is told of a job", () => {
  it("that failed: which one, how often it was tried, and a code", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    await shop
      .worker({ handlers: { mail: async () => refuse("offline", { detail: "zoe@example.com" }) } })
      .runDue();
    const fields = { jobId: id, type: "mail", attempts: 1, code: "offline" };
    expect(shop.lines).toEqual([{ level: "warn", fields, message: "A job failed and is tried again" }]);
  });

  it("whose end the store didn't take: which one it was, and that it runs again", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    const mail = async () => {
      vi.spyOn(shop.store, "transact").mockRejectedValueOnce(new Trouble("The disk is full"));
      return ok();
    };
    await shop.worker({ handlers: { mail } }).runDue();
    const fields = { jobId: id, type: "mail", attempts: 1, code: "Trouble" };
    const message = "A job’s end could not be written; it runs again";
    expect(shop.lines).toEqual([{ level: "warn", fields, message }]);
    expect(await shop.job(id)).toMatchObject({ state: "waiting", attempts: 1 });
  });

  it("whose code is no short one: its beginning", async () => {
    const shop = createWorkshop();
    const id = await shop.add();
    await shop.worker({ handlers: { mail: async () => refuse("x".repeat(61)) } }).runDue();
    expect((await shop.job(id))?.lastError).toBe("x".repeat(60));
  });

  it.each([
    [
      "in a function",
      "TypeError: no\n    at send (/app/mail.ts:3:7)\n    at /app/job.ts:1:1",
      "at send (/app/mail.ts:3:7)",
    ],
    ["outside of one", "TypeError: no\n    at /app/mail.ts:13:17", "at /app/mail.ts:13:17"],
    ["in none that is known", "TypeError: no", undefined],
    ["in what only looks like a place", "TypeError: zoe    at home:1:1", undefined],
  ])("that threw %s", async (_where, stack, at) => {
    const shop = createWorkshop();
    const id = await shop.add();
    const handlers = {
      async mail(): Promise<never> {
        throw Object.assign(new TypeError("no"), { stack });
      },
    };
    await shop.worker({ handlers }).runDue();
    const fields = { jobId: id, type: "mail", attempts: 1, code: "TypeError", at };
    expect(shop.lines[0]).toEqual({ level: "error", fields, message: "A job’s handler threw" });
  });
});

it.each([
  [new RangeError("zoe@example.com"), "RangeError"],
  [Object.assign(new Error("full"), { code: "SQLITE_FULL" }), "SQLITE_FULL"],
  [Object.assign(new Error("full"), { code: 13 }), "Error"],
  ["zoe@example.com", "thrown"],
  [undefined, "thrown"],
])("the code of %s is %s", (error, code) => {
  expect(codeOf(error)).toBe(code);
});
