import { collections } from "~/collections";
import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import type { Page, Query, StoreReads } from "~/platform/ports/store";

/**
 * Collections whose documents of a member follow from their declarations alone: found, shown and
 * removed alike.
 */
export const ownCollections = collections.flatMap(({ name, ofMember }) =>
  ofMember === null || ofMember === "apart" ? [] : [{ name, goesWith: undefined, ...ofMember }],
);

export type OwnCollection = (typeof ownCollections)[number];

/** Null for a collection with one document per member, under the uid. */
export function queryOfOwn(own: OwnCollection, uid: string): Omit<Query, "limit"> | null {
  if ("id" in own) return null;
  const where: Readonly<Record<string, string>> = { [own.field]: uid };
  const field = own.sortedBy.replace("-", "");
  const direction = own.sortedBy === field ? "asc" : "desc";
  return { collection: own.name, where, orderBy: { field, direction } };
}

export async function listOwn(
  reads: StoreReads,
  own: OwnCollection,
  uid: string,
  page: PageArgs,
): Promise<Page<object>> {
  const query = queryOfOwn(own, uid);
  if (query) return reads.query({ ...query, ...toQueryPage(page) });
  const found = await reads.get<object>(own.name, uid);
  return { items: found ? [found] : [], next: null };
}
