import type { DocumentSnapshot } from "@google-cloud/firestore";
import { isDocumentId } from "~/platform/store/document-limits.server";
import type { PendingWrite } from "~/platform/store/pending-writes.server";
import type { Client } from "./client.server";
import { versionField } from "./documents.server";

/** A listener that Firestore ended is restarted after this many ms, twice as long each time. */
const AGAIN_FIRST = 1_000;
const AGAIN_LAST = 60_000;
/** A write up to this many ms before the start of watching counts as later. */
const MARGIN = 1_000;

/** What is known of a document. `createdAt` is null if unknown. */
interface Known {
  version: number | null;
  createdAt: string | null;
}

interface Watched {
  listeners: Set<() => void>;
  known: Known | undefined;
  stop(): void;
}

/**
 * The watches: one Firestore listener for each document, however many watch it here. A commit of
 * this process is reported at once; the later snapshot has a known version.
 */
export function createWatches(connect: () => Promise<Client>, onTrouble: (error: unknown) => void) {
  const watched = new Map<string, Watched>();
  let closed = false;

  function listen(collection: string, id: string): Watched {
    const begunAt = performance.now() - MARGIN;
    let stopListening = () => {};
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;
    let pause = AGAIN_FIRST;

    const entry: Watched = {
      listeners: new Set(),
      known: undefined,
      stop() {
        stopped = true;
        clearTimeout(timer);
        stopListening();
      },
    };

    function again(error: unknown) {
      onTrouble(error);
      if (stopped) return;
      timer = setTimeout(begin, pause).unref();
      pause = Math.min(pause * 2, AGAIN_LAST);
    }

    function begin() {
      connect().then(({ firestore }) => {
        if (stopped) return;
        stopListening = firestore
          .collection(collection)
          .doc(id)
          .onSnapshot((snapshot) => {
            pause = AGAIN_FIRST;
            const { isNews, known } = compare(entry.known, snapshot, performance.now() - begunAt);
            entry.known = known;
            if (isNews) tell(entry);
          }, again);
      }, again);
    }

    // An impossible id has no document to listen to.
    if (isDocumentId(id)) begin();
    return entry;
  }

  return {
    watch(collection: string, id: string, onChange: () => void): () => void {
      if (closed) return () => {};
      const key = `${collection}/${id}`;
      const entry = watched.get(key) ?? listen(collection, id);
      watched.set(key, entry);
      // A new function, so that the same callback given twice is called twice.
      const listener = () => onChange();
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0 || watched.get(key) !== entry) return;
        watched.delete(key);
        entry.stop();
      };
    },
    /**
     * Reports commits of this process. `versionOf`: the version that a document was written as;
     * null if it was deleted.
     */
    note(written: readonly PendingWrite[], versionOf: (write: PendingWrite) => number | null): void {
      if (watched.size === 0) return;
      for (const write of written) {
        const entry = watched.get(`${write.collection}/${write.id}`);
        if (!entry) continue;
        const version = versionOf(write);
        // The snapshot arrived before the commit's answer.
        if (entry.known && entry.known.version === version) continue;
        const isSuccessor = version !== null && version > 1;
        entry.known = { version, createdAt: isSuccessor ? (entry.known?.createdAt ?? null) : null };
        tell(entry);
      }
    },
    close(): void {
      closed = true;
      for (const entry of watched.values()) entry.stop();
      watched.clear();
    },
  };
}

function tell({ listeners }: Watched): void {
  for (const listener of listeners) listener();
}

/**
 * Whether a snapshot shows a commit that wasn't reported. If that is uncertain, it counts as one.
 */
function compare(
  known: Known | undefined,
  snapshot: DocumentSnapshot,
  watchedFor: number,
): { isNews: boolean; known: Known } {
  if (!snapshot.exists) {
    // It can't be seen whether it was deleted before the watching began.
    return { isNews: known?.version !== null, known: { version: null, createdAt: null } };
  }
  const version = Number(snapshot.get(versionField) ?? 1);
  const createdAt = snapshot.createTime?.valueOf() ?? null;
  const found = { version, createdAt };
  // Compares Firestore's clock with itself only.
  const age = snapshot.readTime.toMillis() - (snapshot.updateTime?.toMillis() ?? 0);
  if (!known) return { isNews: age <= watchedFor, known: found };
  if (known.version === null || (known.createdAt !== null && known.createdAt !== createdAt))
    return { isNews: true, known: found };
  // Either a late snapshot of a version before our own write, or the document was created again.
  if (version < known.version) return { isNews: known.createdAt === null, known };
  return { isNews: version > known.version, known: found };
}
