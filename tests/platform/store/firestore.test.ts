import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreUnavailableError } from "~/platform/ports/store";
import { createFirestoreStore } from "~/platform/store/firestore/store.server";
import { answerWithin } from "~/values/deadline.server";
import { put } from "./contract/write";
import { contractIndexes } from "./contract-indexes";

const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;

describe.skipIf(!emulatorHost)("Firestore", () => {
  /** Two processes on one database. */
  function openTwo() {
    const options = { projectId: `demo-${randomUUID()}`, emulatorHost, indexes: contractIndexes };
    const stores = [createFirestoreStore(options), createFirestoreStore(options)] as const;
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    return stores;
  }

  it("another process's commits are told to who watches, and a document made anew as well", async () => {
    const [here, elsewhere] = openTwo();
    let told = 0;
    here.watch("feeds", "ann", () => {
      told += 1;
    });
    const commits = [
      () => put(elsewhere, "feeds", "ann", {}),
      () => put(elsewhere, "feeds", "ann", {}),
      () => elsewhere.transact(async (tx) => tx.delete("feeds", "ann")),
      () => put(elsewhere, "feeds", "ann", {}),
    ];
    for (const commit of commits) {
      const before = told;
      await commit();
      await expect.poll(() => told).toBeGreaterThan(before);
    }
  });

  it("of 40 pairs of rivals for a last seat, who write elsewhere as well, one wins each", async () => {
    const stores = openTwo();
    for (let seat = 0; seat < 40; seat += 1) await put(stores[0], "seats", `${seat}`, { taken: 0 });
    const take = (seat: number, rival: number) =>
      (stores[rival] as (typeof stores)[0]).transact(async (tx) => {
        const found = await tx.get<{ taken: number }>("seats", `${seat}`);
        if (found?.data.taken !== 0) return false;
        tx.set("seats", `${seat}`, { taken: 1 });
        tx.set("winners", `${seat}-${rival}`, { rival });
        return true;
      });
    for (let seat = 0; seat < 40; seat += 1) {
      const won = await Promise.all([take(seat, 0), take(seat, 1)]);
      expect(won.filter(Boolean)).toHaveLength(1);
    }
    expect((await stores[0].query({ collection: "winners", limit: 100 })).items).toHaveLength(40);
  });

  it("gives whoever waits no more than the time they have left", async () => {
    const [store] = openTwo();
    await expect(answerWithin(0, () => store.get("briefs", "a"))).rejects.toThrow(StoreUnavailableError);
  });
});
