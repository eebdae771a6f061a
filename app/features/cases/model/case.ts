import type { CaseContent } from "~/domain/fields/case-fields";
import { caseFields } from "~/domain/fields/case-fields";
import { pickContent } from "~/domain/fields/content";
import { collection } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/** `cases/{id}`: a piece of work that a freelancer or an agency shows. */
export interface Case extends CaseContent {
  uid: string;
  /** Its position among the member's cases, `placeAt`: the store sorts texts. */
  place: string;
  /** Rises with each save that changes the words: a form made from an older one is stale. */
  revision: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

export const cases = collection<Case>()({
  name: "cases",
  ofMember: {
    field: "uid",
    sortedBy: "place",
    exported: ({ updatedAt, ...shown }) => ({ ...pickContent(caseFields, shown), updatedAt }),
  },
  unindexed: ["problem", "result"],
});

/** The place of the first of a member's cases is that at 0, and so on without gaps. */
export const placeAt = (index: number) => String(index + 1).padStart(2, "0");

/** The member's cases in their order: never more than a page. */
export async function listCases(reads: StoreReads, uid: string): Promise<Versioned<Case>[]> {
  const { items } = await reads.query<Case>({
    collection: cases.name,
    where: { uid },
    orderBy: { field: "place", direction: "asc" },
    limit: limits.cases,
  });
  return items;
}

/** Whether the member shows any work. */
export async function hasCase(reads: StoreReads, uid: string): Promise<boolean> {
  const { items } = await reads.query<Case>({
    collection: cases.name,
    where: { uid },
    orderBy: { field: "place", direction: "asc" },
    limit: 1,
  });
  return items.length > 0;
}

/** One of the member's own; null for others' and unknown ones. */
export async function getCase(reads: StoreReads, uid: string, id: string): Promise<Versioned<Case> | null> {
  const found = await reads.get<Case>(cases.name, id);
  return found?.data.uid === uid ? found : null;
}

/**
 * Those of the member's own among these ids, in the ids' order. An id that another took after
 * it was free again is left out.
 */
export async function getCases(
  reads: StoreReads,
  uid: string,
  ids: readonly string[],
): Promise<Versioned<Case>[]> {
  if (ids.length === 0) return [];
  const found = await reads.getMany<Case>(cases.name, [...new Set(ids)]);
  return found.filter((one) => one !== null && one !== undefined).filter(({ data }) => data.uid === uid);
}
