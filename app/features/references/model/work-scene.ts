import { readSharedWork, type SharedWork } from "~/features/proposals/model/shared-work";
import type { StoreReads } from "~/platform/ports/store";
import { type Work, worksCollection } from "./work";

/** The work of an accepted proposal, as one of its two sides has to do with it. */
export interface WorkScene extends SharedWork {
  /** Null until one of the two said something of it. */
  work: Work | null;
}

/**
 * The work for one of its two sides; null for all others, and until the applicant was told that
 * they are accepted.
 */
export async function readWorkScene(
  reads: StoreReads,
  uid: string,
  id: string,
  now: Date,
): Promise<WorkScene | null> {
  const shared = await readSharedWork(reads, uid, id, now);
  if (!shared) return null;
  return { ...shared, work: (await reads.get<Work>(worksCollection, id))?.data ?? null };
}
