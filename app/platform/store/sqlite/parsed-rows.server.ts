import { LRUCache } from "lru-cache";
import { StoreDamagedError, type Versioned } from "~/platform/ports/store";
import { deepFreeze } from "~/values/deep-freeze";
import type { Row } from "./documents.server";
import type { FileState } from "./reading-turn.server";

/** Characters of the JSON that is kept parsed: some four times as many bytes of memory. */
const MOST_KEPT = 4_000_000;
/**
 * Characters of the names under which it is known that nothing stands, and a hundred for each: what
 * is asked for by a visitor may be as long as a request.
 */
const MOST_ABSENT = 2_000_000;

interface Parsed {
  mark: number;
  text: string;
  document: Versioned<unknown>;
  /** In which its row was read; null if that isn't known. */
  state: FileState | null;
}

/**
 * Documents of rows, each parsed once while its row stands: the same object, frozen, for all who
 * read it.
 */
export function createParsedRows(mostKept = MOST_KEPT) {
  // By collection and id.
  const kept = new LRUCache<string, Parsed>({
    maxSize: mostKept,
    sizeCalculation: ({ text }) => text.length,
  });
  const absent = new LRUCache<string, FileState>({
    maxSize: MOST_ABSENT,
    sizeCalculation: (_state, name) => name.length + 100,
  });

  function keep(name: string, parsed: Parsed): Parsed {
    kept.set(name, parsed);
    return parsed;
  }

  return {
    /**
     * The document whose row was read in this state of the file, unless it was forgotten since;
     * null where there was none, undefined where unknown.
     */
    standing<T>(collection: string, id: string, state: FileState): Versioned<T> | null | undefined {
      const name = nameOf(collection, id);
      const found = kept.get(name);
      if (found && found.state === state) return found.document as Versioned<T>;
      return absent.get(name) === state ? null : undefined;
    },
    /** There is no such document in this state of the file. */
    noteAbsent(collection: string, id: string, state: FileState): void {
      absent.set(nameOf(collection, id), state);
    },
    /**
     * `state`: in which the row was read; null if that isn't known. Throws `StoreDamagedError` for
     * a row that isn't JSON any more.
     */
    toVersioned<T>(collection: string, row: Row, state: FileState | null = null): Versioned<T> {
      const name = nameOf(collection, row.id);
      const found = kept.get(name);
      const parsed = found && isOf(row, found) ? found : keep(name, parse(row));
      if (state !== null) parsed.state = state;
      return parsed.document as Versioned<T>;
    },
    /** A document that this connection is about to write. */
    forget(collection: string, id: string): void {
      const name = nameOf(collection, id);
      kept.delete(name);
      absent.delete(name);
    },
  };
}

const nameOf = (collection: string, id: string) => `${collection}/${id}`;

/** By its text, too: a mark doesn't tell what was changed past this engine. */
function isOf({ version, mark, data }: Row, { mark: known, text, document }: Parsed): boolean {
  return document.version === version && known === mark && text === data;
}

function parse({ id, version, mark, data }: Row): Parsed {
  try {
    const document = deepFreeze({ id, version, data: JSON.parse(data) });
    return { mark, text: data, document, state: null };
  } catch {
    // Without the parser's message, which quotes stored content.
    throw new StoreDamagedError("a document is not JSON");
  }
}
