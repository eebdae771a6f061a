import type { DatabaseSync, StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { type CloseHit, mergeNewest } from "./find-close";
import type { Hit, Key, Step, Wanted } from "./find-page";
import { type SearchedWord, wordLists } from "./terms";

/** Rows that one step looks at at most: some 2 ms. */
const stepLength = 2_000;
/** Lists that one step looks a row up in, over all its rows. */
const lookUps = 6_000;
/** List A counts as rarer than list B if its row of this number is older than B's. */
const sample = 200;
/** Lists up to this many rows are sorted at once. */
const sortedAtOnce = 2_000;
/**
 * Of many words, only the rarest are looked up in their lists, because each adds to SQLite's
 * planning time.
 */
const listsAsked = 8;
/** The shapes of most searches: they differ in how many words and filters they have. */
const statementsKept = 100;

/**
 * The lists of the index. A step follows the rarest of the wanted lists and checks for each entry
 * whether the others contain it, too: a frequent combination is found within a few rows, and a rare
 * one has few rows. Synchronous, throws SQLite's errors. Limits are part of the statements' text,
 * because SQLite replans one whenever a limit is bound to it.
 */
export function createLists(db: DatabaseSync) {
  const statements = new LRUCache<string, StatementSync>({
    max: statementsKept,
    memoMethod: (sql) => db.prepare(sql),
  });
  const prepare = (sql: string) => statements.memo(sql);

  function nth(term: string, from: number, skip: number): number | undefined {
    const nthPosition = prepare(
      `SELECT position FROM postings WHERE term = ? AND position < ? ORDER BY position DESC LIMIT 1 OFFSET ${skip}`,
    );
    return nthPosition.get(term, from)?.position as number | undefined;
  }

  function firstFrom(text: string): string | undefined {
    const nextTerm = prepare("SELECT term FROM postings WHERE term >= ? ORDER BY term LIMIT 1");
    return nextTerm.get(text)?.term as string | undefined;
  }

  /** Where an entry's position has to stand, and the words that then are left to be read in it. */
  function sourcesOf({ terms, main, all }: Wanted): Source[] {
    const ofWords = (words: readonly SearchedWord[], among: "main" | "all") =>
      words.map((word): Source => {
        const lists = wordLists(word, among, firstFrom);
        return lists ? { lists, word, isRead: false } : { lists: [word[among]], word, isRead: true };
      });
    const ofTerms = terms.map((term): Source => ({ lists: [term], word: null, isRead: false }));
    return [...ofTerms, ...ofWords(main, "main"), ...ofWords(all, "all")];
  }

  /** The rarest first; null where one of them is empty. */
  function inOrder(sources: Source[], from: number): Ordered | null {
    const ranked = sources.map((source) => ({ source, depth: deepest(source, from, sample) }));
    const [first, ...others] = ranked.sort((a, b) => a.depth - b.depth);
    if (!first || deepest(first.source, from, 0) < 0) return null;
    return { rarest: first.source, depth: first.depth, others: others.map(({ source }) => source) };
  }

  /** The row of this number in the longest of these lists; -1 where all are shorter. */
  const deepest = ({ lists }: Source, from: number, skip: number) =>
    Math.max(...lists.map((list) => nth(list, from, skip) ?? -1));

  function stepNewest(wanted: Wanted, from: number, limit: number): Step {
    const ordered = inOrder(sourcesOf(wanted), from);
    if (!ordered) return nothing;
    const { rarest, depth, others } = ordered;
    const { where, bound, readsTexts } = conditions(wanted, rarest, others, "x.position");
    // Reading an entry costs more than looking it up in the other lists.
    const isPlain = wanted.isCounted && !readsTexts;
    const read = (before: number, until: number) =>
      prepare(
        `SELECT ${isPlain ? "'' AS id" : "e.id"}, x.position AS key FROM (${positionsOf(rarest)}) AS x
         ${isPlain ? "" : "CROSS JOIN entries AS e ON e.position = x.position"}
         WHERE TRUE${where} ORDER BY x.position DESC LIMIT ${limit}`,
      ).all(...rarest.lists.flatMap((list) => [list, before, until]), ...bound) as unknown as Hit[];
    // Most pages are full within the rows of the sample.
    const most = rowsOfStep(others);
    const isSampled = depth >= 0 && limit < sample && sample < most;
    const nearest = isSampled ? read(from, depth) : [];
    if (nearest.length === limit) return toStep(nearest, null, limit);
    const end = deepest(rarest, from, most - 1);
    const until = end < 0 ? null : end;
    const further = read(isSampled ? depth : from, until ?? 0);
    return toStep([...nearest, ...further].slice(0, limit), until, limit);
  }

  function nthSoonest(from: string, skip: number): string | null {
    const nthEntry = prepare(
      `SELECT soonest FROM entries WHERE soonest > ? ORDER BY soonest LIMIT 1 OFFSET ${skip}`,
    );
    return (nthEntry.get(from)?.soonest as string | undefined) ?? null;
  }

  function stepSoonest(wanted: Wanted, from: string, limit: number): Step {
    const newest = Number.MAX_SAFE_INTEGER;
    const ordered = inOrder(sourcesOf(wanted), newest);
    if (!ordered) return nothing;
    const { rarest, others } = ordered;
    const isShort = rarest.lists.every((list) => nth(list, newest, sortedAtOnce) === undefined);
    const until = isShort ? null : nthSoonest(from, rowsOfStep([rarest, ...others]) - 1);
    const { where, bound } = isShort
      ? conditions(wanted, rarest, others, "x.position")
      : conditions(wanted, null, [rarest, ...others], "e.position");
    const rows = isShort
      ? prepare(
          `SELECT e.id, e.soonest AS key
           FROM (${positionsOf(rarest)}) AS x CROSS JOIN entries AS e ON e.position = x.position
           WHERE e.soonest > ?${where} ORDER BY e.soonest LIMIT ${limit}`,
        ).all(...rarest.lists.flatMap((list) => [list, newest, 0]), from, ...bound)
      : prepare(
          `SELECT e.id, e.soonest AS key FROM entries AS e
           WHERE e.soonest > ? AND e.soonest <= ?${where} ORDER BY e.soonest LIMIT ${limit}`,
        ).all(from, until ?? "~", ...bound);
    return toStep(rows, until, limit);
  }

  function positionsIn(term: string, before: number, limit: number): number[] {
    const newest = prepare(
      `SELECT position FROM postings WHERE term = ? AND position < ? ORDER BY position DESC LIMIT ${limit}`,
    );
    return newest.all(term, before).map(({ position }) => position as number);
  }

  function newestOf(lists: readonly string[], wanted: Wanted, from: Key, limit: number): CloseHit[] {
    const texts = wanted.all.length > 0 ? "main, rest" : "'' AS main, '' AS rest";
    const read = prepare(`SELECT id, ${texts}, facets FROM entries WHERE position = ?`);
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

  return {
    newestOf,
    /** Texts of the newest entries of these lists, five of each and a hundred at most. */
    textsIn(terms: string[]): string[] {
      const newestTexts = prepare(
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

/** The rows for which a step can ask these sources. */
const rowsOfStep = (asked: readonly Source[]) =>
  Math.min(stepLength, Math.ceil(lookUps / Math.max(asked.length, 1)));

/** Sources by how rare they are. */
interface Ordered {
  rarest: Source;
  /** The position of its row that it is judged by; -1 where it is shorter. */
  depth: number;
  others: Source[];
}

/** An entry has to be in one of these lists. */
interface Source {
  lists: string[];
  /** The searched word, if it is one. */
  word: SearchedWord | null;
  /** Whether the lists hold other words, too, so that the entry's texts decide. */
  isRead: boolean;
}

/**
 * The positions in one of these lists, each once, the newest first. Each list binds its name, the
 * position that all come before and the oldest.
 */
function positionsOf({ lists }: Source): string {
  const one = "SELECT position FROM postings WHERE term = ? AND position < ? AND position >= ?";
  return `${lists.map(() => one).join(" UNION ")}${lists.length > 1 ? " ORDER BY position DESC" : ""}`;
}

/**
 * Further conditions on an entry, whose row is `e`: first those on its lists, which are met at a
 * `position`, then those that read its texts. `others` come rarest first.
 */
function conditions(
  { main, but, exact }: Wanted,
  followed: Source | null,
  others: Source[],
  position: "x.position" | "e.position",
) {
  const parts: string[] = [];
  const bound: string[] = [];
  const add = (sql: string, ...values: string[]) => {
    parts.push(` AND ${sql}`);
    bound.push(...values);
  };
  const isAsked = ({ word }: Source, at: number) => at < listsAsked || word === null;
  const asked = others.filter(isAsked);
  for (const { lists } of asked)
    add(
      `EXISTS (SELECT 1 FROM postings AS p WHERE p.term IN (${lists.map(() => "?")}) AND p.position = ${position})`,
      ...lists,
    );
  const lookedUp = parts.length;
  const unasked = others.filter((source) => !asked.includes(source));
  const known = followed ? [followed, ...asked] : asked;
  for (const { word } of [...known.filter(({ isRead }) => isRead), ...unasked]) {
    if (!word) continue;
    if (main.includes(word)) add("instr(e.main, ?)", word.stands);
    else add("(instr(e.main, ?) OR instr(e.rest, ?))", word.stands, word.stands);
  }
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

/** The dimension that closeness is judged by (features/search/model/facets.ts). */
const isSkill = (facet: string) => facet.startsWith("s:");

const nothing: Step = { hits: [], next: null };

function toStep(rows: unknown[], until: Key | null, limit: number): Step {
  const hits = rows as Hit[];
  const last = hits.at(-1);
  // A step that reached its limit hasn’t looked at the rest of its rows.
  return { hits, next: hits.length === limit && last ? last.key : until };
}
