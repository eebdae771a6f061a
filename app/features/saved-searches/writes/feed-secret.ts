import { randomBytes } from "node:crypto";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { getSavedSearch } from "~/features/saved-searches/reads/saved-search";
import { collection } from "~/platform/ports/collection";
import type { StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { hashed } from "~/values/hash.server";
import { ok, type Result, refuse } from "~/values/result";
import { timeOfKey } from "~/values/sort-key";

/** `feedSecrets/{hash of the secret}`: what its feed is of. The secret itself is not stored. */
export interface FeedSecret {
  uid: string;
  /** A saved search; null for the member's dates. */
  search: string | null;
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
}

export const feedSecrets = collection<FeedSecret>()({
  name: "feedSecrets",
  ofMember: {
    field: "uid",
    sortedBy: "createdAt",
    exported: ({ search, createdAt }) => ({ of: search ?? "dates", createdAt: timeOfKey(createdAt) }),
  },
  indexes: [["uid", "search"]],
});

const bytes = 18;
const shape = /^[\w-]{24}$/;

async function findFeeds(
  reads: StoreReads,
  uid: string,
  search: string | null,
): Promise<Versioned<FeedSecret>[]> {
  const { items } = await reads.query<FeedSecret>({
    collection: feedSecrets.name,
    where: { uid, search },
    limit: 10,
  });
  return items;
}

export async function hasFeed(reads: StoreReads, uid: string, search: string | null): Promise<boolean> {
  return (await findFeeds(reads, uid, search)).length > 0;
}

/** Makes a feed's secret, which can be read this once; the former one opens nothing any more. */
export function renewFeed(
  { store, clock }: MarketParts,
  uid: string,
  search: string | null,
): Promise<Result<{ secret: string }>> {
  const secret = randomBytes(bytes).toString("base64url");
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    if (search !== null && !(await getSavedSearch(tx, uid, search))) return refuse("NOT_FOUND");
    const deleteFormer = await deleteFeedOf(tx, uid, search);
    takeTurn(tx, member.value);
    deleteFormer();
    const id = hashed("feed", secret);
    const createdAt = `${clock.now().toISOString()}_${id}`;
    tx.set<FeedSecret>(feedSecrets.name, id, { uid, search, createdAt });
    return ok({ secret });
  });
}

/** Reads at once, and answers the writer. */
export async function deleteFeedOf(
  tx: StoreTransaction,
  uid: string,
  search: string | null,
): Promise<() => void> {
  const former = await findFeeds(tx, uid, search);
  return () => {
    for (const { id } of former) tx.delete(feedSecrets.name, id);
  };
}

export interface FoundFeed extends FeedSecret {
  id: string;
  /** Its owner's. */
  account: Account;
}

/** What a secret opens, by one read; null for a wrong one, and where its member is not active. */
export async function findFeed(reads: StoreReads, secret: string): Promise<FoundFeed | null> {
  if (!shape.test(secret)) return null;
  const id = hashed("feed", secret);
  const found = await reads.get<FeedSecret>(feedSecrets.name, id);
  if (!found) return null;
  const account = await reads.get<Account>(accountsCollection, found.data.uid);
  return account?.data.status === "ACTIVE" && !account.data.review
    ? { ...found.data, id, account: account.data }
    : null;
}
