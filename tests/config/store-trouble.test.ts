import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { createDisk } from "#tests/operations/backup/files";
import { signInTo } from "#tests/support/sign-in";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { startProduct } from "../fuzz/product";

/** The whole product on a disk that something happens to. */
async function createWorld() {
  const disk = createDisk();
  const product = await startProduct("local", { DATA_DIR: disk.dataDir });
  onTestFinished(product.stop);
  const ask = (path: string, cookie = "") =>
    product.app.fetch(
      new Request(new URL(path, product.origin), { headers: { cookie, host: product.host } }),
    );
  const db = new DatabaseSync(join(disk.dataDir, "store.sqlite"));
  onTestFinished(() => db.close());
  return { ...product, ask, db };
}

it("a document that can't be read is a 500, is logged with what to do, and makes the process unready", async () => {
  const { container, ask, db, lines } = await createWorld();
  const account = { ...createProvenAccount("ann@example.com", new Date(0)), kind: "FREELANCER" as const };
  await container.store.transact(async (tx) => tx.set(accountsCollection, "ann", account));
  const cookie = await signInTo(container, { uid: "ann", email: account.email });
  // Without the indexes and what fills them, which would not take it.
  const ofAccounts = "tbl_name = 'doc:accounts' AND type IN ('index', 'trigger') AND sql IS NOT NULL";
  for (const { type, name } of db.prepare(`SELECT type, name FROM sqlite_schema WHERE ${ofAccounts}`).all())
    db.exec(`DROP ${type} "${name}"`);
  db.exec(`UPDATE "doc:accounts" SET data = '{"email":' WHERE id = 'ann'`);

  expect((await ask("/app/profile", cookie)).status).toBe(500);
  const ready = await ask("/readyz");
  expect([ready.status, (await ready.json()).missing]).toEqual([503, ["store"]]);
  expect(lines.filter(({ msg }) => msg.startsWith("The store is damaged"))).toEqual([
    expect.objectContaining({
      level: 50,
      found: "a document is not JSON",
      msg: expect.stringContaining("restore"),
    }),
  ]);
});

it("a store that takes no writes makes the process unready, whatever can be read", async () => {
  const { container, ask, db } = await createWorld();
  db.exec("BEGIN IMMEDIATE");
  expect(await container.store.get(accountsCollection, "none")).toBeNull();
  const ready = await ask("/readyz");
  expect([ready.status, (await ready.json()).missing]).toEqual([503, ["store"]]);
});
