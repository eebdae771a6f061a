import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStore } from "#tests/operations/read-only/stores";
import { createTestClock } from "#tests/support/clock";
import { copiedCollections } from "~/collections";
import { dumpStore } from "~/operations/dump/dump-store.server";
import { loadStore } from "~/operations/dump/load-store.server";
import type { Page, Store } from "~/platform/ports/store";
import { createSqliteSearches } from "~/platform/search/search.server";

/** Two empty stores, a directory for a dump of the one, and what loads it into the other. */
export function createWorld(clock = createTestClock()) {
  const [from, to] = [openStore(), openStore()];
  const root = mkdtempSync(join(tmpdir(), "dump-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const search = createSqliteSearches({ directory: null });
  onTestFinished(() => search.close());
  const said: string[] = [];
  const parts = { clock, say: (line: string) => void said.push(line) };
  const directory = join(root, "the dump");
  return {
    ...{ from, to, search, clock, said, root, directory },
    dump: (store = from, to = directory) =>
      dumpStore({ ...parts, store, to, release: "test", reason: "We’re moving." }),
    load: (store = to, from = directory) => loadStore({ ...parts, store, search, from }),
  };
}

/** Some documents of different kinds: more than a page, large ones, several versions, one that is only ever added. */
export async function fill(store: Store, { large = 1_000 } = {}): Promise<void> {
  await store.transact(async (tx) => {
    for (let at = 0; at < 250; at += 1) tx.set("feeds", `feed-${at}`, { changedAt: `${at}`, z: 1, a: [at] });
    for (let at = 0; at < 30; at += 1) tx.set("audit", `entry-${at}`, { act: "grant", at });
    // By their bytes the fourth comes after the third, by JavaScript's units before it.
    for (const id of ["漢字 👩🏽‍💻", 'a\u2028b\n"\\', "\uff5e", "👩", "e\u0301", "é"])
      tx.set("messages", id, {
        text: "Zoë \u2028\u2029\u0000\n\r </script> e\u0301 é \ufeff",
        deep: { b: null, a: [{ d: 0.1, c: 1e21 }], "👩": -1.5e-300, proto: true },
      });
    for (let at = 0; at < 3; at += 1) tx.set("briefs", `large-${at}`, { text: "x".repeat(large) });
  });
  for (let write = 0; write < 3; write += 1)
    await store.transact(async (tx) => tx.set("profiles", "ann", { headline: `${write}` }));
}

/** Every document of a store that is dumped, by collection and id. */
export async function readAll(store: Store) {
  const all: Record<string, unknown> = {};
  for (const collection of copiedCollections)
    for (let after: string | null = null; ; ) {
      const page: Page<object> = await store.query({ collection, after, limit: 100 });
      for (const { id, ...found } of page.items) all[`${collection}/${id}`] = found;
      after = page.next;
      if (after === null) break;
    }
  return all;
}
