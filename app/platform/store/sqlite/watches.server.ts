import type { DatabaseSync } from "node:sqlite";
import type { Documents } from "./documents.server";

/** How often commits of other processes are looked for while there are watches, in ms. */
const LOOK_EVERY = 50;

interface Watched {
  /** The mark of the last reported write; undefined if it could not be read. */
  mark: number | undefined;
  listeners: Set<() => void>;
}

/**
 * The watches. A commit of this connection is reported at once. Those of others are found by
 * SQLite's `data_version`, which is checked only while there are watches and tells only that there
 * was a commit: then the marks of all watched documents are read, with one statement for each
 * collection. `isShared`: other processes can write the file.
 */
export function createWatches(db: DatabaseSync, documents: Documents, { isShared }: { isShared: boolean }) {
  const watched = new Map<string, Map<string, Watched>>();
  const version = db.prepare("PRAGMA data_version");
  let seen: unknown;
  let timer: NodeJS.Timeout | undefined;

  const readVersion = () => version.get()?.data_version;

  function start(): void {
    if (timer || !isShared) return;
    seen = orUnread(readVersion);
    timer = setInterval(() => orUnread(look), LOOK_EVERY).unref();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function look(): void {
    const now = readVersion();
    if (now === seen) return;
    for (const [collection, entries] of watched) {
      const marks = documents.findMarks(collection, [...entries.keys()]);
      for (const [id, entry] of entries) tellIfNew(entry, marks.get(id) ?? 0);
    }
    // Not before all were read: after a failure they are read again.
    seen = now;
  }

  return {
    watch(collection: string, id: string, onChange: () => void): () => void {
      start();
      const entries = watched.get(collection) ?? new Map<string, Watched>();
      watched.set(collection, entries);
      const entry: Watched = entries.get(id) ?? {
        mark: orUnread(() => documents.find(collection, id)?.mark ?? 0),
        listeners: new Set(),
      };
      entries.set(id, entry);
      // A new function, so that the same callback given twice is called twice.
      const listener = () => onChange();
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0 || entries.get(id) !== entry) return;
        entries.delete(id);
        if (entries.size === 0) watched.delete(collection);
        if (watched.size === 0) stop();
      };
    },
    /** Reports that this connection has committed writes of these documents. */
    note(written: Iterable<{ collection: string; id: string }>): void {
      if (watched.size === 0) return;
      for (const { collection, id } of written) {
        const entry = watched.get(collection)?.get(id);
        if (entry)
          tellIfNew(
            entry,
            orUnread(() => documents.find(collection, id)?.mark ?? 0),
          );
      }
    },
    close(): void {
      stop();
      watched.clear();
    },
  };
}

function tellIfNew(entry: Watched, mark: number | undefined): void {
  if (mark !== undefined && mark === entry.mark) return;
  entry.mark = mark;
  for (const listener of entry.listeners) listener();
}

/**
 * Undefined if SQLite can't answer now: the next look reports the change, and readers meet the same
 * trouble.
 */
function orUnread<R>(read: () => R): R | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
