import type { AttachedFile } from "~/domain/attached-file";
import { type CaseContent, caseFields } from "~/domain/fields/case-fields";
import { pickContent } from "~/domain/fields/content";
import { type Case, getCases, listCases } from "~/features/cases/model/case";
import { listFilesOfCases } from "~/features/files/model/attached";
import type { StoreReads, Versioned } from "~/platform/ports/store";

/** A case as its readers get it: all who may read its member's profile. */
export interface ShownCase extends CaseContent {
  id: string;
  revision: number;
  files: AttachedFile[];
}

/** A member's cases in their order, for a reader who may read the profile. */
export async function readCases(reads: StoreReads, uid: string): Promise<ShownCase[]> {
  return withFiles(reads, uid, await listCases(reads, uid));
}

/** Those of them that were named to the reader, such as in a proposal. */
export async function readNamedCases(
  reads: StoreReads,
  uid: string,
  ids: readonly string[],
): Promise<ShownCase[]> {
  return withFiles(reads, uid, await getCases(reads, uid, ids));
}

async function withFiles(reads: StoreReads, uid: string, found: Versioned<Case>[]): Promise<ShownCase[]> {
  if (found.length === 0) return [];
  const files = await listFilesOfCases(reads, uid);
  return found.map(({ id, data }) => ({
    id,
    revision: data.revision,
    ...pickContent(caseFields, data),
    files: files.get(id) ?? [],
  }));
}
