import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createWorkshop, hour } from "#tests/support/workshop";
import { openStore } from "~/config/engines.server";
import { readStoreConfig } from "~/config/env.server";
import { manageJobs } from "~/config/jobs.server";
import { listTrail } from "~/features/audit/model/audit-trail";
import { NewerDocumentsError } from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { schemas } from "~/operations/own-collections";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { refuse } from "~/values/result";
import indexes from "../../firestore.indexes.json";

/** A store in a file, open in this process as in a server, with one job that was refused and one that keeps failing. */
async function createTroubledStore() {
  const directory = mkdtempSync(join(tmpdir(), "jobs-"));
  const file = join(directory, "store.sqlite");
  const engine = createSqliteStore({ file, indexes });
  onTestFinished(async () => {
    await engine.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const shop = createWorkshop(createVersionedStore(engine));
  const worker = shop.worker({
    handlers: { mail: async ({ id }) => refuse(id === "refused" ? "permanent" : "unreachable") },
  });
  for (const id of ["refused", "failing"]) await shop.add({ id });
  for (let tries = 0; tries <= 10; tries += 1) {
    await worker.runDue();
    shop.pass(5 * hour);
  }
  await shop.add({ id: "waiting" });
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const done = await manageJobs(
      () => createSqliteStore({ file, indexes }),
      args,
      (line) => said.push(line),
    );
    return { done, said };
  };
  return { ...shop, directory, engine, run };
}

describe("npm run jobs", () => {
  it("lists the jobs in trouble, without their payload", async () => {
    const { run } = await createTroubledStore();
    const { done, said } = await run();
    expect(done).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/^refused: mail of \S+Z; 1 tried, the last: permanent; refused for good/),
      expect.stringMatching(/^failing: mail of \S+Z; 1\d tried, the last: unreachable; next \S+Z/),
      "2 in trouble.",
    ]);
    expect(said.join()).not.toContain("zoe");
  });

  it("lets sign-up mails go, holds them, or leaves them to the limit, and says which holds", async () => {
    const { run, store } = await createTroubledStore();
    expect((await run("--sign-up-mails", "hold")).done).toBe(true);
    expect((await run()).said.at(-1)).toMatch(/^No sign-up mail goes out until \S+Z\.$/);
    expect((await run("--sign-up-mails", "let-go")).done).toBe(true);
    expect((await run()).said.at(-1)).toMatch(/^All sign-up mails go out until \S+Z\.$/);
    expect((await run("--sign-up-mails", "by-itself")).done).toBe(true);
    expect((await run()).said.at(-1)).toBe("2 in trouble.");
    for (const wrong of [
      ["--sign-up-mails", "all"],
      ["--sign-up-mails", "hold", "--end", "refused"],
    ])
      expect((await run(...wrong)).done).toBe(false);
    const { items } = await listTrail(store, { first: 10, after: null });
    expect(items.map(({ data }) => [data.act, data.by, data.about])).toEqual([
      ["STEER_MAILS", null, "BY_ITSELF"],
      ["STEER_MAILS", null, "LET_GO"],
      ["STEER_MAILS", null, "HOLD"],
    ]);
  });

  it("lists more than a page of them", async () => {
    const { run, store, job } = await createTroubledStore();
    const failing = await job("failing");
    await store.transact(async (tx) => {
      for (let n = 0; n < 120; n += 1)
        tx.set("jobs", `job-${n}`, { ...failing, dueAt: `2030-01-01T00:00:00.000Z_job-${n}` });
    });
    const { said } = await run();
    expect(said).toHaveLength(123);
    expect(said.at(-1)).toBe("122 in trouble.");
  });

  it("retries one and ends one, beside a running server", async () => {
    const { run, job } = await createTroubledStore();
    expect(await run("--retry", "refused")).toEqual({ done: true, said: ["refused will be tried at once."] });
    expect(await job("refused")).toMatchObject({ state: "waiting", troubled: false, attempts: 0 });
    expect(await run("--end", "failing")).toEqual({ done: true, said: ["failing is removed undone."] });
    expect(await job("failing")).toBeNull();
    expect((await run()).said).toEqual(["No job is in trouble."]);
  });

  it("leaves every other job alone, and says so", async () => {
    const { run, job } = await createTroubledStore();
    const before = await job("waiting");
    for (const option of ["--retry", "--end"]) {
      const { done, said } = await run(option, "waiting");
      expect(done).toBe(false);
      expect(said).toEqual(["No troubled job has the id waiting. It was done meanwhile, or ended."]);
    }
    expect(await job("waiting")).toEqual(before);
  });

  it.each(["--retry", "--retry a --end b", "--all", "refused"])(
    "does nothing for `%s`, and says what it takes",
    async (line) => {
      const args = line.split(" ");
      const { run } = await createTroubledStore();
      const { done, said } = await run(...args);
      expect(done).toBe(false);
      expect(said).toEqual([expect.stringContaining("--retry ID")]);
    },
  );

  it("touches no store of a newer release, and makes none where there is none", async () => {
    const { engine, run, job } = await createTroubledStore();
    const newer = { newest: 99, since: "", whole: 1, cursor: null, begunAt: null };
    await engine.transact(async (tx) => tx.set(schemas.name, "jobs", newer));
    await expect(run("--end", "failing")).rejects.toThrow(NewerDocumentsError);
    expect(await job("failing")).not.toBeNull();
    const none = manageJobs(
      () => openStore(readStoreConfig({ DATA_DIR: "/nowhere" })),
      [],
      () => {},
    );
    await expect(none).rejects.toThrow("There is no store at /nowhere/store.sqlite.");
  });
});
