import { beginningOf, fitOfWords, wholeOf, wordsIn, wordsInAddress } from "~/domain/name-words";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Administrator, requireAdministrator } from "~/features/accounts/model/require-administrator";
import { openTrail } from "~/features/audit/writes/open-trail";
import { namesOf } from "~/features/profiles/model/found-by";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { Page, Store, StoreReads } from "~/platform/ports/store";

/** The number of members shown; the others are found by further words. */
const SHOWN = 10;
/** Pages of a hundred that are read for each word: the rarest word decides. */
const PAGES = 3;
const PAGE = 100;

/** The members found by words. */
export interface FoundByWords {
  /** At most ten: whole-word matches first, and names before addresses. */
  uids: string[];
  /**
   * Whether there are or may be others: each word begins words of more than three hundred members.
   */
  more: boolean;
}

/**
 * Members whose name, or else whose address, has for each given word a different word that begins
 * with it; and a line in the trail about the search. None for non-administrators, and for a text
 * without words (`wordsIn`).
 */
export async function findMembers(
  { store, clock }: Pick<MarketParts, "store" | "clock">,
  who: Administrator,
  text: string,
): Promise<FoundByWords> {
  const administrator = await requireAdministrator(store, who);
  const words = wordsIn(text);
  if (!administrator.ok || words.length === 0) return { uids: [], more: false };
  const [named, addressed] = await Promise.all([byName(store, words), byAddress(store, words)]);
  const best = [...named.fits, ...addressed.fits].toSorted((one, other) => other.fit - one.fit);
  const found = [...new Set(best.map(({ uid }) => uid))];
  const uids = found.slice(0, SHOWN);
  await store.transact(async (tx) => {
    const trail = await openTrail(tx, clock);
    trail({ by: who.uid, act: "FIND_MEMBERS", about: String(uids.length), reason: null });
  });
  return { uids, more: found.length > SHOWN || !named.isWhole || !addressed.isWhole };
}

/** The members that fit, and whether the search covered all of them. */
interface Fits {
  fits: { uid: string; fit: number }[];
  isWhole: boolean;
}

function byName(reads: StoreReads, words: readonly string[]): Promise<Fits> {
  return lookAt<Profile>(
    words,
    (data) => namesOf(data).flatMap(wordsIn),
    (value, after) =>
      reads.query({
        collection: profilesCollection,
        contains: { field: "namedBy", value },
        orderBy: { field: "updatedAt", direction: "desc" },
        limit: PAGE,
        after,
      }),
  );
}

function byAddress(reads: Pick<Store, "query">, words: readonly string[]): Promise<Fits> {
  return lookAt<Account>(
    words,
    ({ email }) => wordsInAddress(email),
    (value, after) =>
      reads.query({
        collection: accountsCollection,
        contains: { field: "addressedBy", value },
        orderBy: { field: "createdAt", direction: "desc" },
        limit: PAGE,
        after,
      }),
  );
}

type ReadPage<Data> = (value: string, after: string | null) => Promise<Page<Data>>;

/** By beginnings; where they match too many, also by the whole words as typed. */
async function lookAt<Data>(
  words: readonly string[],
  wordsOf: (data: Data) => string[],
  readPage: ReadPage<Data>,
): Promise<Fits> {
  const begun = await lookAtEach(words, words.map(beginningOf), wordsOf, readPage);
  if (begun.isWhole) return begun;
  const whole = await lookAtEach(words, words.map(wholeOf), wordsOf, readPage);
  return { fits: [...whole.fits, ...begun.fits], isWhole: false };
}

/**
 * Reads a page of each word in turn, until one word is exhausted: every member with all of the
 * words was among its results. Stops after PAGES of each.
 */
async function lookAtEach<Data>(
  words: readonly string[],
  values: readonly string[],
  wordsOf: (data: Data) => string[],
  readPage: ReadPage<Data>,
): Promise<Fits> {
  const fits = new Map<string, number>();
  let places = values.map((value) => ({ value, after: null as string | null }));
  for (let page = 0; page < PAGES; page += 1) {
    const pages = await Promise.all(places.map(({ value, after }) => readPage(value, after)));
    for (const { id, data } of pages.flatMap(({ items }) => items)) {
      const fit = fitOfWords(words, wordsOf(data));
      if (fit !== null) fits.set(id, fit);
    }
    if (pages.some(({ next }) => next === null)) return { fits: toList(fits), isWhole: true };
    places = places.map(({ value }, at) => ({ value, after: pages[at]?.next ?? null }));
  }
  return { fits: toList(fits), isWhole: false };
}

function toList(fits: ReadonlyMap<string, number>): Fits["fits"] {
  return [...fits].map(([uid, fit]) => ({ uid, fit }));
}
