import type { DatabaseSync } from "node:sqlite";
import type { SearchEntry, SearchMade, SearchWrite } from "~/platform/ports/search";
import { firstPositionOf, isPositionOf, soonestKey } from "./positions";
import { type IndexedText, termsWithWords, toIndexedText } from "./terms";

interface Row {
  position: number;
  id: string;
  soonest: string;
  main: string;
  rest: string;
  facets: string;
}

/** The content of the index. Synchronous, throws SQLite's errors. */
export function createEntries(db: DatabaseSync) {
  const find = db.prepare("SELECT position, id, soonest, main, rest, facets FROM entries WHERE id = ?");
  const isTaken = db.prepare("SELECT 1 FROM entries WHERE position = ?");
  const older = db.prepare("SELECT position, id, soonest, main, rest, facets FROM entries WHERE walk < ?");
  const add = db.prepare(
    "INSERT INTO entries (position, id, soonest, walk, main, rest, facets) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const meet = db.prepare("UPDATE entries SET walk = ? WHERE position = ?");
  const remove = db.prepare("DELETE FROM entries WHERE position = ?");
  const addPosting = db.prepare("INSERT OR IGNORE INTO postings (term, position) VALUES (?, ?)");
  const removePosting = db.prepare("DELETE FROM postings WHERE term = ? AND position = ?");
  const readMade = db.prepare("SELECT walks, cursor FROM made");
  const writeMade = db.prepare("UPDATE made SET walks = ?, cursor = ?");

  function made(): SearchMade {
    const { walks, cursor } = readMade.get() as unknown as SearchMade;
    return { walks, cursor };
  }

  /** What `keep` has yet to list: the positions of each list. */
  let unlisted = new Map<string, number[]>();

  /**
   * Lists them in the order of the table, so that each of its pages is changed once, however many
   * entries have a list.
   */
  function list(): void {
    const terms = [...unlisted.keys()].sort();
    for (const term of terms)
      for (const position of unlisted.get(term)?.sort((a, b) => a - b) ?? []) addPosting.run(term, position);
    unlisted = new Map();
  }

  function takeOut(row: Row): void {
    // The same entry may have been written before by the same work.
    list();
    for (const term of termsWithWords(textOf(row))) removePosting.run(term, row.position);
    remove.run(row.position);
  }

  function put(id: string, entry: SearchEntry | null, walk: number): void {
    const existing = find.get(id) as Row | undefined;
    if (!entry) {
      if (existing) takeOut(existing);
      return;
    }
    const keeps = existing !== undefined && isPositionOf(existing.position, entry.newest);
    const position = keeps ? existing.position : freePosition(entry.newest);
    const text = toIndexedText(entry);
    const row = {
      position,
      id,
      soonest: soonestKey(entry.soonest, position),
      main: text.main,
      rest: text.rest,
      facets: JSON.stringify(text.facets),
    };
    if (existing && isSame(existing, row)) {
      meet.run(walk, position);
      return;
    }
    if (existing) takeOut(existing);
    add.run(position, id, row.soonest, walk, row.main, row.rest, row.facets);
    for (const term of termsWithWords(text)) {
      const positions = unlisted.get(term);
      if (positions) positions.push(position);
      else unlisted.set(term, [position]);
    }
  }

  function freePosition(newest: string): number {
    let position = firstPositionOf(newest);
    while (isTaken.get(position)) position += 1;
    return position;
  }

  return {
    made,
    /** Stores the result of `work`. Inside a transaction. */
    keep({ entries, made: next }: SearchWrite): void {
      const { walks, cursor } = made();
      // Odd while a walk is under way, from its first page on.
      const walk = walks * 2 + (next || cursor !== null ? 1 : 0);
      // An earlier work may have failed among its entries.
      unlisted = new Map();
      for (const { id, entry } of entries) put(id, entry, walk);
      list();
      if (!next) return;
      writeMade.run(next.walks, next.cursor);
      if (next.walks > walks) for (const row of older.all(walk)) takeOut(row as unknown as Row);
    },
  };
}

function textOf({ main, rest, facets }: Row): IndexedText {
  return { main, rest, facets: JSON.parse(facets) as string[] };
}

function isSame(a: Row, b: Row): boolean {
  return (["position", "soonest", "main", "rest", "facets"] as const).every(
    (column) => a[column] === b[column],
  );
}
