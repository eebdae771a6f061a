import type { SearchSide } from "~/domain/saved-search";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import {
  codeOfMember,
  isFoundBy,
  type SavedSearch,
  savedSearches,
  type ToldFinds,
  toldFinds,
} from "~/features/saved-searches/reads/saved-search";
import { listsOf, toArrival } from "~/platform/matching/standing-query";
import type { Clock } from "~/platform/ports/clock";
import type { SearchEntry, SearchWrite } from "~/platform/ports/search";
import type { Page, Store, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { addToFindMail } from "./plan-find-mail";
import { forgetList, listName, waitedBy } from "./search-lists";

interface Parts {
  store: Store;
  clock: Clock;
}

/**
 * Tells saved searches of what was just written to the search: each of what it finds now and hasn't
 * been told of. Only searches that wait by a list of the entry are read and compared. Running again
 * tells nothing twice.
 */
export async function tellOfFinds(
  parts: Parts,
  side: SearchSide,
  entries: SearchWrite["entries"],
): Promise<void> {
  for (const { id, entry } of entries) if (entry) await tellOfOne(parts, side, id, entry);
}

async function tellOfOne(parts: Parts, side: SearchSide, id: string, entry: SearchEntry): Promise<void> {
  const arrival = toArrival(entry);
  const names = listsOf(arrival).map((list) => listName(side, list));
  const waiting = await waitedBy(parts.store, side, [...new Set(names)]);
  if (waiting.length === 0) return;
  const ownerUid = side === "MEMBERS" ? id : await hirerOf(parts.store, id);
  for (const list of waiting)
    await eachWaiting(parts, side, list, async (found) => {
      if (found.data.uid !== ownerUid && isFoundBy(found.data, side, arrival))
        await tell(parts, found, id, entry);
    });
}

async function hirerOf(store: Store, id: string): Promise<string | null> {
  return (await store.get<Brief>(briefsCollection, id))?.data.hirerUid ?? null;
}

const readAtOnce = 100;

async function eachWaiting(
  { store }: Parts,
  side: SearchSide,
  list: string,
  work: (search: Versioned<SavedSearch>) => Promise<void>,
): Promise<void> {
  let any = false;
  for (let after: string | null = null; ; ) {
    const page: Page<SavedSearch> = await store.query<SavedSearch>({
      collection: savedSearches.name,
      where: { list },
      after,
      limit: readAtOnce,
    });
    any ||= page.items.length > 0;
    for (const search of page.items) await work(search);
    after = page.next;
    if (after === null) break;
  }
  if (!any) await forgetList(store, side, list);
}

/** Notes a find as told, together with the mail that tells it. */
function tell(
  { store, clock }: Parts,
  { id: searchId }: Versioned<SavedSearch>,
  itemId: string,
  entry: SearchEntry,
): Promise<void> {
  return store.transact(async (tx) => {
    const search = (await tx.get<SavedSearch>(savedSearches.name, searchId))?.data;
    const told = (await tx.get<ToldFinds>(toldFinds.name, searchId))?.data;
    if (!search || !told || search.cadence === "OFF") return;
    const after = withFind(
      told,
      search.side,
      search.side === "BRIEFS" ? entry.newest : codeOfMember(searchId, itemId),
    );
    if (after === null) return;
    const { uid, cadence } = search;
    const add = await addToFindMail(tx, clock.now(), {
      uid,
      cadence,
      finds: [{ search: searchId, item: itemId }],
    });
    tx.set<ToldFinds>(toldFinds.name, searchId, after);
    add();
  });
}

/** What was told with one item more; null where it must not be told. */
function withFind(told: ToldFinds, side: SearchSide, item: string): ToldFinds | null {
  if (told.items.includes(item)) return null;
  const items = [...told.items, item];
  if (items.length <= limits.findsRemembered)
    return side === "BRIEFS" && item <= told.until ? null : { ...told, items };
  // Of people, who have no order, it tells no more: rather nothing than the same again.
  if (side === "MEMBERS" || item <= told.until) return null;
  const [oldest = "", ...rest] = items.sort();
  return { ...told, until: oldest, items: rest };
}
