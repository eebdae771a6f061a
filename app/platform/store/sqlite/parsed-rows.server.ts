import { StoreDamagedError, type Versioned } from "~/platform/ports/store";
import { deepFreeze } from "~/platform/values/deep-freeze";
import type { Row } from "./documents.server";

/** Characters of the JSON that is kept parsed: some four times as many bytes of memory. */
const MOST_KEPT = 4_000_000;

/** A number for a state of the file: another after each commit of another connection. */
export type FileState = number;

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
  // By name. When the newer half is full, what wasn't read since goes with the older one.
  let newer = new Map<string, Parsed>();
  let older = new Map<string, Parsed>();
  let kept = 0;

  function keep(name: string, parsed: Parsed): Parsed {
    if (kept + parsed.text.length > mostKept / 2) {
      older = newer;
      newer = new Map();
      kept = 0;
    }
    kept += parsed.text.length - lengthOf(newer.get(name));
    newer.set(name, parsed);
    return parsed;
  }

  function find(name: string): Parsed | undefined {
    const found = newer.get(name);
    if (found) return found;
    const former = older.get(name);
    return former && keep(name, former);
  }

  return {
    /** The document whose row was read in this state of the file, unless it was forgotten since. */
    standing<T>(collection: string, id: string, state: FileState): Versioned<T> | undefined {
      const found = find(nameOf(collection, id));
      return found && found.state === state ? (found.document as Versioned<T>) : undefined;
    },
    /**
     * `state`: in which the row was read; null if that isn't known. Throws `StoreDamagedError` for
     * a row that isn't JSON any more.
     */
    toVersioned<T>(collection: string, row: Row, state: FileState | null = null): Versioned<T> {
      const name = nameOf(collection, row.id);
      const found = find(name);
      const parsed = found && isOf(row, found) ? found : keep(name, parse(row));
      if (state !== null) parsed.state = state;
      return parsed.document as Versioned<T>;
    },
    /** A document that this connection is about to write. */
    forget(collection: string, id: string): void {
      const name = nameOf(collection, id);
      kept -= lengthOf(newer.get(name));
      newer.delete(name);
      older.delete(name);
    },
  };
}

const lengthOf = (parsed: Parsed | undefined) => parsed?.text.length ?? 0;

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
