import { onTestFinished } from "vitest";
import { moveStore } from "~/operations/migrate-store/move-store";
import { unbounded } from "~/operations/migrate-store/pace";
import type { Store } from "~/platform/ports/store";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { createTestClock } from "../support/clock";

/** An engine's own store in memory, which goes with the test. */
export function openStore(): Store {
  const store = createSqliteStore({ file: ":memory:", indexes });
  onTestFinished(() => store.close());
  return store;
}

/** Two empty stores, and what copies the one to the other. */
export function createWorld() {
  const [from, to, clock] = [openStore(), openStore(), createTestClock()];
  const search = createSqliteSearches({ directory: null });
  onTestFinished(() => search.close());
  const said: string[] = [];
  return {
    from,
    to,
    search,
    clock,
    said,
    move: (ends: { from?: Store; to?: Store } = {}) =>
      moveStore({
        ...{ from, to, search, clock, pace: unbounded, toName: "the other one", reason: "We’re moving." },
        ...ends,
        say: (line) => void said.push(line),
      }),
  };
}

/** Some documents of different kinds: more than a page, large ones, several versions, one that is only ever added. */
export async function fill(store: Store): Promise<void> {
  await store.transact(async (tx) => {
    for (let at = 0; at < 250; at += 1) tx.set("feeds", `feed-${at}`, { changedAt: `${at}`, z: 1, a: [at] });
    for (let at = 0; at < 30; at += 1) tx.set("audit", `entry-${at}`, { act: "grant", at });
    tx.set("messages", "漢字 👩🏽‍💻", {
      text: "Zoë \u2028 </script>",
      deep: { b: null, a: [{ d: 0.1, c: 1e21 }] },
    });
    for (let at = 0; at < 3; at += 1) tx.set("briefs", `large-${at}`, { text: "x".repeat(1_000_000) });
  });
  for (let write = 0; write < 3; write += 1)
    await store.transact(async (tx) => tx.set("profiles", "ann", { headline: `${write}` }));
}
