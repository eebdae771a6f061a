import { isDocumentId, toDocumentText } from "./document-limits.server";

/**
 * Firestore's limits of one commit (firebase.google.com/docs/firestore/quotas), kept by every
 * engine.
 */
const WRITES_AT_ONCE = 500;
const COMMIT_BYTES = 10_000_000;

/** A pending write of a transaction: JSON, or null to remove the document. */
export interface PendingWrite {
  collection: string;
  id: string;
  text: string | null;
  /** The lowest version that it may get. */
  version?: number;
}

/** The writes of one transaction. Of several for one document, the last one counts. */
export function createPendingWrites() {
  const writes = new Map<string, PendingWrite>();
  let bytes = 0;

  function put(collection: string, id: string, text: string | null, version?: number): void {
    const key = `${collection}/${id}`;
    bytes += sizeOf(text) - sizeOf(writes.get(key)?.text);
    writes.set(key, { collection, id, text, version });
    if (writes.size > WRITES_AT_ONCE)
      throw new RangeError(`A transaction writes at most ${WRITES_AT_ONCE} documents`);
    if (bytes > COMMIT_BYTES) throw new RangeError("A transaction writes at most 10 MB");
  }

  return {
    isEmpty: () => writes.size === 0,
    all: (): PendingWrite[] => [...writes.values()],
    /** Throws TypeError for an impossible id or content, RangeError above a limit. */
    set: (collection: string, id: string, data: object, version?: number) =>
      put(collection, id, toDocumentText(id, data), version),
    delete: (collection: string, id: string) => {
      if (isDocumentId(id)) put(collection, id, null);
    },
  };
}

const sizeOf = (text: string | null | undefined) => (text ? Buffer.byteLength(text) : 0);
