import { type CaseContent, caseFields } from "~/content/fields/case-fields";
import { pickContent } from "~/content/fields/content";
import { type Case, getCases, listCases } from "~/features/cases/rules/case";
import type { StoreReads, Versioned } from "~/platform/ports/store";

/** A case as its readers get it: all who may read its member's profile. */
export interface ShownCase extends CaseContent {
  id: string;
  revision: number;
}

/** A member's cases in their order, for a reader who may read the profile. */
export async function readCases(reads: StoreReads, uid: string): Promise<ShownCase[]> {
  return (await listCases(reads, uid)).map(toShown);
}

/** Those of them that were named to the reader, such as in a proposal. */
export async function readNamedCases(
  reads: StoreReads,
  uid: string,
  ids: readonly string[],
): Promise<ShownCase[]> {
  return (await getCases(reads, uid, ids)).map(toShown);
}

export function toShown({ id, data }: Versioned<Case>): ShownCase {
  return { id, revision: data.revision, ...pickContent(caseFields, data) };
}
