import { beginningsOf, wordsIn } from "~/contract/name-words";
import type { Store, StoreReads, Versioned } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";
import type { MarketParts } from "../accounts/member";
import { namesOf } from "../profiles/found-by";
import { type Profile, profilesCollection } from "../profiles/profile";
import { type Administrator, requireAdministrator } from "./administrator";
import { openTrail } from "./audit-trail";

/** So many are shown: whoever is not among them is found by another word. */
const SHOWN = 10;
/** So many are looked at for each kind of index. */
const LOOKED_AT = 50;

/**
 * Uids of members whose name has words that begin like all of these, or whose address has all of them; ten at most,
 * and a line in the trail that somebody looked. None for others than administrators, and for words shorter than two letters.
 */
export async function findMembers(
  { store, clock }: Pick<MarketParts, "store" | "clock">,
  who: Administrator,
  text: string,
): Promise<string[]> {
  const administrator = await requireAdministrator(store, who);
  const words = wordsIn(text);
  if (!administrator.ok || words.length === 0) return [];
  const [named, addressed] = await Promise.all([byName(store, words), byAddress(store, words)]);
  const uids = [...new Set([...named, ...addressed])].slice(0, SHOWN);
  await store.transact(async (tx) => {
    const trail = await openTrail(tx, clock);
    trail({ by: who.uid, act: "FIND_MEMBERS", about: String(uids.length), reason: null });
  });
  return uids;
}

async function byName(reads: StoreReads, words: readonly string[]): Promise<string[]> {
  const { items } = await reads.query<Profile>({
    collection: profilesCollection,
    contains: { field: "namedBy", value: beginningsOf([longestOf(words)]).at(-1) ?? "" },
    orderBy: { field: "updatedAt", direction: "desc" },
    limit: LOOKED_AT,
  });
  const has = ({ data }: Versioned<Profile>) => {
    const own = wordsIn(namesOf(data).join(" "));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  return items.filter(has).map(({ id }) => id);
}

async function byAddress(reads: Pick<Store, "query">, words: readonly string[]): Promise<string[]> {
  const { items } = await reads.query<Account>({
    collection: accountsCollection,
    contains: { field: "addressWords", value: longestOf(words) },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: LOOKED_AT,
  });
  return items
    .filter(({ data }) => words.every((word) => data.addressWords?.includes(word)))
    .map(({ id }) => id);
}

/** The one that the fewest have, most likely. */
function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
