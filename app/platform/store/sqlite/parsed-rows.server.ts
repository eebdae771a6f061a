import { type Page, StoreDamagedError, type Versioned } from "~/platform/ports/store";
import { deepFreeze } from "~/platform/values/deep-freeze";
import type { Row } from "./documents.server";

/** Characters of the JSON that is kept parsed: some four times as many bytes of memory. */
const MOST_KEPT = 4_000_000;

interface Parsed {
  text: string;
  document: Versioned<unknown>;
}

/**
 * Documents of rows, each parsed once while its row stands: the same object, frozen, for all who
 * read it.
 */
export function createParsedRows(mostKept = MOST_KEPT) {
  // By mark. When the newer half is full, what wasn't read since goes with the older one.
  let newer = new Map<number, Parsed>();
  let older = new Map<number, Parsed>();
  let kept = 0;

  function keep(mark: number, parsed: Parsed): Parsed {
    if (kept + parsed.text.length > mostKept / 2) {
      older = newer;
      newer = new Map();
      kept = 0;
    }
    newer.set(mark, parsed);
    kept += parsed.text.length;
    return parsed;
  }

  /** Throws `StoreDamagedError` for a row that isn't JSON any more. */
  function toVersioned<T>(row: Row): Versioned<T> {
    let parsed = newer.get(row.mark);
    if (!parsed || !isOf(row, parsed)) {
      const former = older.get(row.mark);
      parsed = keep(row.mark, former && isOf(row, former) ? former : parse(row));
    }
    return parsed.document as Versioned<T>;
  }

  return {
    toVersioned,
    toPage: <T>({ rows, next }: { rows: Row[]; next: string | null }): Page<T> => ({
      items: rows.map((row) => toVersioned<T>(row)),
      next,
    }),
  };
}

/** By its text, too: a mark doesn't tell what was changed past this engine. */
function isOf({ id, version, data }: Row, { text, document }: Parsed): boolean {
  return document.id === id && document.version === version && text === data;
}

function parse({ id, version, data }: Row): Parsed {
  try {
    return { text: data, document: deepFreeze({ id, version, data: JSON.parse(data) }) };
  } catch {
    // Without the parser's message, which quotes stored content.
    throw new StoreDamagedError("a document is not JSON");
  }
}
