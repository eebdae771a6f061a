import { setImmediate as turn } from "node:timers/promises";
import { placeOf, toCursor } from "~/contract/cursor.server";
import { searchedWordsOf } from "~/contract/search-words";
import type { SearchPage, SearchQuery } from "~/ports/search";
import { InvalidCursorError } from "~/ports/store";
import type { Hit, Key, Lists, Step } from "./lists.server";
import { endOfPositions } from "./positions";
import { facet, type SearchedWord, toSearchedWord } from "./terms";

/**
 * What one walk through the index asks for. `terms` are lists that a brief has to be in; `main` and `all` are words
 * that have to stand there; `but` are words of which one has to be missing from the main ones.
 */
export interface Wanted {
  terms: string[];
  main: SearchedWord[];
  all: SearchedWord[];
  but: SearchedWord[];
  by: "position" | "closing";
}

/** Steps of a walk that finds little are short, and others get their turn in between. After so many it is cut off. */
const stepsAtMost = 100;

/** Lends the lists for one step. */
type Run = <R>(step: (lists: Lists) => R) => Promise<R>;

export async function findPage(run: Run, query: SearchQuery): Promise<SearchPage> {
  const { text, anySkill, after, limit, ...rest } = query;
  const words = text === null ? [] : searchedWordsOf(text).map(toSearchedWord);
  if (text !== null && words.length === 0) return { ids: [], next: null };
  const list = [text, rest, anySkill];
  const place = after === null ? null : readPlace(list, after);
  const walks = wantedOf(query, words);
  const start: Key = query.order === "CLOSING" ? "" : endOf(query);

  if (anySkill) return { ids: await findAny(run, walks, anySkill, start, limit), next: null };
  const found: { walk: number; hit: Hit }[] = [];
  let stopped: { walk: number; key: Key } | null = null;
  for (const [walk, wanted] of walks.entries()) {
    if (place && walk < place.walk) continue;
    const from = place?.walk === walk ? place.key : start;
    const page = await walkThrough(run, wanted, from, limit + 1 - found.length);
    found.push(...page.hits.map((hit) => ({ walk, hit })));
    if (page.stoppedAt !== null) stopped = { walk, key: page.stoppedAt };
    if (stopped || found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const end = found.length > limit && last ? { walk: last.walk, key: last.hit.key } : stopped;
  return { ids: shown.map(({ hit }) => hit.id), next: end && toCursor(list, [end.walk, end.key]) };
}

const endOf = ({ publishedBy }: SearchQuery) =>
  publishedBy === undefined ? Number.MAX_SAFE_INTEGER : endOfPositions(publishedBy);

/** One walk; two where words that stand in the title or the skills go before others. */
function wantedOf({ kind, skill, workplace, budget, order }: SearchQuery, words: SearchedWord[]): Wanted[] {
  const terms = [
    facet.kind(kind),
    ...(skill === null ? [] : [facet.skill(skill)]),
    ...(workplace === null ? [] : [facet.workplace(workplace)]),
    ...(budget === null ? [] : [facet.budget(budget)]),
  ];
  const by = order === "CLOSING" ? "closing" : "position";
  const all = { terms, main: [], all: words, but: [], by } as const;
  if (order !== "MATCH" || words.length === 0) return [{ ...all, main: [], but: [] }];
  return [
    { ...all, main: words, all: [], but: [] },
    { ...all, main: [], but: words },
  ];
}

async function walkThrough(run: Run, wanted: Wanted, from: Key, limit: number) {
  const hits: Hit[] = [];
  let key: Key | null = from;
  for (let step = 0; key !== null && hits.length < limit; step += 1) {
    if (step === stepsAtMost) return { hits, stoppedAt: key };
    if (step > 0) await turn();
    const start: Key = key;
    const page: Step = await run((lists) => lists.step(wanted, start, limit - hits.length));
    hits.push(...page.hits);
    key = page.next;
  }
  return { hits, stoppedAt: null };
}

/** The newest that ask for one of the skills: the newest of each, together. */
async function findAny(run: Run, walks: Wanted[], skills: readonly string[], from: Key, limit: number) {
  const ids = new Map<string, Key>();
  for (const wanted of walks)
    for (const skill of skills) {
      const terms = [...new Set([...wanted.terms, facet.skill(skill)])];
      const { hits } = await walkThrough(run, { ...wanted, terms }, from, limit);
      for (const { id, key } of hits) ids.set(id, key);
    }
  const newestFirst = [...ids].sort(([, a], [, b]) => Number(b) - Number(a));
  return newestFirst.slice(0, limit).map(([id]) => id);
}

function readPlace(list: unknown, after: string): { walk: number; key: Key } {
  const [walk, key] = placeOf(list, after) ?? [];
  if (typeof walk !== "number" || (typeof key !== "number" && typeof key !== "string"))
    throw new InvalidCursorError("The cursor doesn’t belong to this query");
  return { walk, key };
}
