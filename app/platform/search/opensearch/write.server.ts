import {
  SearchAwayError,
  type SearchEntry,
  type SearchMade,
  type SearchWrite,
} from "~/platform/ports/search";
import { StoreContentionError } from "~/platform/ports/store";
import { toIndexedText } from "~/platform/search/terms";
import { type Cluster, IndexGoneError, LONG_PATIENCE } from "./client.server";

/** The document that says how far the index was built. */
const madeId = "made";
const tries = 8;

type Work = (made: SearchMade) => Promise<SearchWrite>;

/** What was read of a document, and its version; null where there is none. */
interface Existing {
  data: Partial<SearchMade>;
  version: { if_seq_no: number; if_primary_term: number };
}

interface Found {
  found?: boolean;
  error?: { type: string };
  _seq_no: number;
  _primary_term: number;
  _source: Partial<SearchMade>;
}

/** Documents as they are, refreshed or not. */
async function readDocuments(cluster: Cluster, index: string, ids: string[]): Promise<(Existing | null)[]> {
  const { docs } = await cluster.ask((client, options) =>
    client.mget({ index, _source_includes: ["walks", "cursor"], body: { ids } }, options),
  );
  return (docs as unknown as Found[]).map((doc) => {
    if (doc.error) throw toError(doc.error);
    if (!doc.found) return null;
    return { data: doc._source, version: { if_seq_no: doc._seq_no, if_primary_term: doc._primary_term } };
  });
}

/** What an answer says of one document: a shard that hasn't started is no missing index. */
const toError = ({ type }: { type: string }) =>
  type === "index_not_found_exception"
    ? new IndexGoneError()
    : new SearchAwayError(`The search answered ${type}`);

const toMade = (existing: Existing | null | undefined): SearchMade => ({
  walks: existing?.data.walks ?? 0,
  cursor: existing?.data.cursor ?? null,
});

export async function readMade(cluster: Cluster, index: string): Promise<SearchMade> {
  return toMade((await readDocuments(cluster, index, [madeId]))[0]);
}

/** Odd while a walk is under way, from its first page on. */
const walkOf = ({ walks, cursor }: SearchMade, isPage: boolean) =>
  walks * 2 + (isPage || cursor !== null ? 1 : 0);

/**
 * Writes what `work` answers to the index behind an alias. It runs once to learn which entries it
 * is about, and once more after their versions were read: where another writer came in between, all
 * begins again, so that the last to read is the last to write. The cluster stores entry by entry;
 * the place that a walk has reached comes last, so that what was cut off is written again. Answers
 * what it said, and how far the index was built before.
 */
export async function writeEntries(
  cluster: Cluster,
  alias: string,
  work: Work,
): Promise<{ before: SearchMade; write: SearchWrite }> {
  let { entries } = await work(await readMade(cluster, alias));
  for (let tried = 0; tried < tries; tried += 1) {
    const ids = [...new Set(entries.map(({ id }) => id))];
    const [existingMade = null, ...found] = await readDocuments(cluster, alias, [madeId, ...ids]);
    const existing = new Map(ids.map((id, at) => [id, found[at] ?? null]));
    const before = toMade(existingMade);
    const write = await work(before);
    entries = write.entries;
    if (!entries.every(({ id }) => existing.has(id))) continue;
    const walk = walkOf(before, write.made !== undefined);
    const last = new Map(entries.map(({ id, entry }) => [id, entry && toDocument(id, entry, walk)]));
    if (!(await store(cluster, alias, [...last], existing))) continue;
    if (!write.made) return { before, write };
    if (write.made.walks > before.walks) await removeOlder(cluster, alias, walk);
    if (await store(cluster, alias, [[madeId, write.made]], new Map([[madeId, existingMade]])))
      return { before, write };
  }
  throw new StoreContentionError(`What the search writes has changed ${tries} times`);
}

/** False where another writer came in between; some of the documents may be stored then. */
async function store(
  cluster: Cluster,
  index: string,
  documents: readonly [id: string, document: object | null][],
  existing: ReadonlyMap<string, Existing | null>,
): Promise<boolean> {
  const operations = documents.flatMap(([id, document]): object[] => {
    const version = existing.get(id)?.version;
    if (!document) return version ? [{ delete: { _id: id, ...version } }] : [];
    return [version ? { index: { _id: id, ...version } } : { create: { _id: id } }, document];
  });
  if (operations.length === 0) return true;
  // Without the alias, a write would make an index without our mappings.
  const { errors, items } = await cluster.ask((client, options) =>
    client.bulk({ index, require_alias: true, body: operations as object[] }, options),
  );
  if (!errors) return true;
  const failed = (items as unknown as Record<string, { status: number; error?: { type: string } }>[])
    .flatMap((item) => Object.values(item))
    .filter(({ error }) => error !== undefined);
  if (failed.some(({ error }) => error?.type === "index_not_found_exception")) throw new IndexGoneError();
  const other = failed.find(({ status }) => status !== 409);
  if (other) throw new SearchAwayError(`The search answered ${other.status}: ${other.error?.type}`);
  return failed.length === 0;
}

/** Removes what neither a walk nor another write has met since the walk began. */
async function removeOlder(cluster: Cluster, index: string, walk: number): Promise<void> {
  await cluster.ask((client, options) => client.indices.refresh({ index }, options));
  const query = { range: { walk: { lt: walk } } };
  await cluster.ask((client) =>
    client.deleteByQuery(
      { index, conflicts: "proceed", refresh: true, body: { query } },
      { requestTimeout: LONG_PATIENCE },
    ),
  );
}

function toDocument(id: string, entry: SearchEntry, walk: number): object {
  const { main, rest, facets } = toIndexedText(entry);
  const newest = `${entry.newest.slice(0, 24)}_${id}`;
  const day = Number((entry.soonest ?? "9999-12-31").replaceAll("-", ""));
  // Both orders begin with the greatest key. No two entries have the same.
  return { main, all: main + rest, facets, newest, soonest: `${99_999_999 - day}_${newest}`, walk };
}
