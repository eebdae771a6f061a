import { migrations } from "~/operations/migrations/migrations";
import { versionedTransaction } from "~/operations/migrations/versioned-store";
import type { StoreTransaction } from "~/platform/ports/store";
import { toDocumentText } from "~/platform/store/document-limits.server";

/** Documents of each collection as the file holds them: id and JSON. */
export type Rows = [collection: string, rows: [id: string, text: string][]][];

/** The documents of each collection, by id, with this release's version. */
export function toRows(written: Iterable<readonly [string, ReadonlyMap<string, object>]>): Rows {
  return Array.from(written, ([collection, documents]) => {
    const rows: [string, string][] = [];
    const tx: Pick<StoreTransaction, "set"> = {
      set: (_, id, data) => void rows.push([id, toDocumentText(id, data)]),
    };
    const versioned = versionedTransaction(tx as StoreTransaction, migrations);
    for (const [id, data] of documents) versioned.set(collection, id, data);
    return [collection, rows];
  });
}
