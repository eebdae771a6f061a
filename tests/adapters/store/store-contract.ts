import { afterEach, beforeEach, describe } from "vitest";
import type { Store } from "~/ports/store";
import { describeDocuments } from "./contract/documents";
import { describeQueries } from "./contract/queries";
import { describeTransactions } from "./contract/transactions";

/** An empty store, and how to end it. */
export interface OpenedStore {
  store: Store;
  release(): Promise<void>;
}

/** The store of the running test. */
export type StoreOfTest = () => Store;

/** What every engine of the port must keep. `open` gives a store without a document. */
export function describeStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} keeps the store's contract`, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.release());
    const storeOfTest: StoreOfTest = () => opened.store;

    describeDocuments(storeOfTest);
    describeQueries(storeOfTest);
    describeTransactions(storeOfTest);
  });
}
