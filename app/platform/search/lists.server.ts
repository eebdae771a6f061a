import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type CloseHit, mergeNewest } from "./find-close";
import type { Hit, Key, Step, Wanted } from "./find-page";
import type { SearchedWord } from "./terms";

/** Rows that one step looks at: some 2 ms. */
const stepLength = 2_000;
/** List A counts as rarer than list B if its row of this number is older than B's. */
const sample = 200;
/** Lists up to this many rows are sorted at once. */
const sortedAtOnce = 2_000;
/**
 * Of many words, only the rarest are looked up in their lists, because each adds to SQLite's
 * planning time.
 */
const listsAsked = 8;

/**
 * The lists of the index. A step follows the rarest of the wanted lists and checks for each entry
 * whether the others contain it, too: a frequent combination is found within a few rows, and a rare
 * one has few rows. Synchronous, throws SQLite's errors.
 */
export function createLists(db: DatabaseSync) {
  // The only statement that is kept: the others differ with each combination of words.
  let nthPosition: StatementSync | undefined;
  function nth(term: string, from: number, skip: number): number | undefined {
    nthPosition ??= db.prepare(
      "SELECT position FROM postings WHERE term = ? AND position < ? ORDER BY position DESC LIMIT 1 OFFSET ?",
    );
    return nthPosition.get(term, from, skip)?.position as number | undefined;
  }

  /** The rarest first. */
  function inOrder(terms: string[], from: number): string[] {
    const depth = new Map(terms.map((term) => [term, nth(term, from, sample) ?? -1]));
    return [...depth].sort(([, a], [, b]) => a - b).map(([term]) => term);
  }

  function stepNewest(wanted: Wanted, from: number, limit: number): Step {
    const [rarest = "", ...others] = inOrder(termsOf(wanted), from);
    if (nth(rarest, from, 0) === undefined) return nothing;
    const until = nth(rarest, from, stepLength - 1) ?? null;
    const { where, bound, readsTexts } = conditions(wanted, others, "x.position");
    // Reading an entry costs more than looking it up in the other lists.
    const hits =
      wanted.isCounted && !readsTexts
        ? "'' AS id, x.position AS key FROM postings AS x"
        : "e.id, x.position AS key FROM postings AS x CROSS JOIN entries AS e ON e.position = x.position";
    const rows = db
      .prepare(
        `SELECT ${hits} WHERE x.term = ? AND x.position < ? AND x.position >= ?${where}
         ORDER BY x.position DESC LIMIT ?`,
      )
      .all(rarest, from, until ?? 0, ...bound, limit);
    return toStep(rows, until, limit);
  }

  function stepSoonest(wanted: Wanted, from: string, limit: number): Step {
    const [rarest = "", ...others] = inOrder(termsOf(wanted), Number.MAX_SAFE_INTEGER);
    if (nth(rarest, Number.MAX_SAFE_INTEGER, 0) === undefined) return nothing;
    const isShort = nth(rarest, Number.MAX_SAFE_INTEGER, sortedAtOnce) === undefined;
    const until = isShort
      ? null
      : ((db
          .prepare("SELECT soonest FROM entries WHERE soonest > ? ORDER BY soonest LIMIT 1 OFFSET ?")
          .get(from, stepLength - 1)?.soonest as string | undefined) ?? null);
    const { where, bound } = isShort
      ? conditions(wanted, others, "x.position")
      : conditions(wanted, [rarest, ...others], "e.position");
    const rows = isShort
      ? db
          .prepare(
            `SELECT e.id, e.soonest AS key FROM postings AS x CROSS JOIN entries AS e ON e.position = x.position
           WHERE x.term = ? AND e.soonest > ?${where} ORDER BY e.soonest LIMIT ?`,
          )
          .all(rarest, from, ...bound, limit)
      : db
          .prepare(
            `SELECT e.id, e.soonest AS key FROM entries AS e
           WHERE e.soonest > ? AND e.soonest <= ?${where} ORDER BY e.soonest LIMIT ?`,
          )
          .all(from, until ?? "~", ...bound, limit);
    return toStep(rows, until, limit);
  }

  let someNewest: StatementSync | undefined;
  function positionsIn(term: string, before: number, limit: number): number[] {
    someNewest ??= db.prepare(
      "SELECT position FROM postings WHERE term = ? AND position < ? ORDER BY position DESC LIMIT ?",
    );
    return someNewest.all(term, before, limit).map(({ position }) => position as number);
  }

  let entryAt: StatementSync | undefined;
  let wholeEntryAt: StatementSync | undefined;
  function newestOf(lists: readonly string[], wanted: Wanted, from: Key, limit: number): CloseHit[] {
    wholeEntryAt ??= db.prepare("SELECT id, main, rest, facets FROM entries WHERE position = ?");
    entryAt ??= db.prepare("SELECT id, '' AS main, '' AS rest, facets FROM entries WHERE position = ?");
    const read = wanted.all.length > 0 ? wholeEntryAt : entryAt;
    const hits: CloseHit[] = [];
    let looked = 0;
    for (const position of mergeNewest(lists, positionsIn, Number(from))) {
      const row = read.get(position) as { id: string; main: string; rest: string; facets: string };
      const facets = JSON.parse(row.facets) as string[];
      if (meets(row, facets, wanted))
        hits.push({ id: row.id, key: position, facets: facets.filter(isSkill) });
      looked += 1;
      if (hits.length === limit || looked === stepLength) break;
    }
    return hits;
  }

  let newestTexts: StatementSync | undefined;

  return {
    newestOf,
    /** Texts of the newest entries of these lists, five of each and a hundred at most. */
    textsIn(terms: string[]): string[] {
      newestTexts ??= db.prepare(
        `SELECT e.main || e.rest AS text FROM postings AS x CROSS JOIN entries AS e ON e.position = x.position
       WHERE x.term = ? ORDER BY x.position DESC LIMIT 5`,
      );
      const texts: string[] = [];
      for (const term of terms) {
        for (const { text } of newestTexts.all(term)) texts.push(text as string);
        if (texts.length >= 100) break;
      }
      return texts;
    },
    /** Up to `limit` hits after a position, which is itself excluded. */
    step: (wanted: Wanted, from: Key, limit: number): Step =>
      wanted.by === "soonest"
        ? stepSoonest(wanted, String(from), limit)
        : stepNewest(wanted, Number(from), limit),
  };
}

function termsOf({ terms, main, all }: Wanted): string[] {
  return [...new Set([...terms, ...main.map((word) => word.main), ...all.map((word) => word.all)])];
}

/**
 * Further conditions on an entry, whose row is `e`: first those on its lists, which are met at a
 * `position`, then those that read its texts. `lists` come rarest first.
 */
function conditions(
  { terms, main, all, but, exact }: Wanted,
  lists: string[],
  position: "x.position" | "e.position",
) {
  const parts: string[] = [];
  const bound: string[] = [];
  const add = (sql: string, ...values: string[]) => {
    parts.push(` AND ${sql}`);
    bound.push(...values);
  };
  const asked = new Set(lists.filter((term, at) => at < listsAsked || terms.includes(term)));
  const unasked = new Set(lists.filter((term) => !asked.has(term)));
  for (const term of asked)
    add(`EXISTS (SELECT 1 FROM postings AS p WHERE p.term = ? AND p.position = ${position})`, term);
  const lookedUp = parts.length;
  for (const { stands, isListed, main: list } of main)
    if (!isListed || unasked.has(list)) add("instr(e.main, ?)", stands);
  for (const { stands, isListed, all: list } of all)
    if (!isListed || unasked.has(list)) add("(instr(e.main, ?) OR instr(e.rest, ?))", stands, stands);
  if (but.length > 0)
    add(`NOT (${but.map(() => "instr(e.main, ?)").join(" AND ")})`, ...but.map(({ stands }) => stands));
  if (exact.length > 0)
    add(
      `NOT (${exact.map(() => "(instr(e.main, ?) OR instr(e.rest, ?))").join(" AND ")})`,
      ...exact.flatMap(({ stands }) => [stands, stands]),
    );
  return { where: parts.join(""), bound, readsTexts: parts.length > lookedUp };
}

/** The same for an entry that was read; closeness asks for no more than these. */
function meets({ main, rest }: { main: string; rest: string }, facets: string[], wanted: Wanted): boolean {
  const stands = ({ stands }: SearchedWord) => main.includes(stands) || rest.includes(stands);
  return wanted.terms.every((term) => facets.includes(term)) && wanted.all.every(stands);
}

/** The dimension that closeness is judged by (features/search/reads/facets.ts). */
const isSkill = (facet: string) => facet.startsWith("s:");

const nothing: Step = { hits: [], next: null };

function toStep(rows: unknown[], until: Key | null, limit: number): Step {
  const hits = rows as Hit[];
  const last = hits.at(-1);
  // A step that reached its limit hasn’t looked at the rest of its rows.
  return { hits, next: hits.length === limit && last ? last.key : until };
}
